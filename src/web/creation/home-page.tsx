import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { type CharacterAnswer, charactersOf } from '../../../db/queries/characters.ts'
import { allAuthorStyles, allStoryDefinitions } from '../../../db/queries/options.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { timelineVersion } from '../../../db/queries/story-list.ts'
import { trialStatusOf } from '../../../db/queries/trial-status.ts'
import { stepAt } from '../../components/creation/flow/address.ts'
import { flowAt } from '../../components/creation/flow/flow-at.ts'
import { LISTS } from '../../components/creation/flow/lists.ts'
import { chosenFrom, type SentOptions } from '../../components/creation/flow/options.ts'
import { ConfirmNote } from '../../components/login/confirm-note.tsx'
import { Home, LastStories, LastStory } from '../../components/tonight/home.tsx'
import type { HomeStory } from '../../components/tonight/home-story.ts'
import type { Services } from '../../context.ts'
import { USER_ROLE } from '../../shared/constants.ts'
import { timeZoneOf } from '../../shared/kit/time-labels.ts'
import type { FamilyProfiles } from '../../shared/profiles/profile.ts'
import type { Account } from '../../shared/stories/lengths.ts'
import { mustConfirm } from '../kit/confirmation.ts'
import { IconSheet } from '../kit/icon-sheet.tsx'
import { isUnchanged } from '../kit/not-modified.ts'
import { inOrder, pattern } from '../kit/pattern.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { eveningOf, tonightProps } from '../tonight/tonight-props.ts'
import { StoryCreationIsland } from './story-creation-island.ts'

/** Home: tonight's story, and the flow for a story of the parent's own choosing, at the step in the address. */
export const homePage = new Hono<SignedInEnv>().get('/app', requirePage, (c) => {
  const { userId } = c.get('signedIn')
  const search = new URL(c.req.url).searchParams
  const step = stepAt(search)
  if (step === 'story') return c.redirect('/app/saved-stories')
  const account = accountOf(c.get('services'), userId, c.get('requestId'))
  if (!account || (isSpent(account) && step !== 'name')) return c.redirect('/app/subscription')
  if (isPartUnchanged(c, account)) return c.body(null, 304)
  return renderHome(c, account, search)
})

/** The part about a story in the making is polled every 2 seconds. */
function isPartUnchanged(c: Context<SignedInEnv>, account: Account): boolean {
  const { userId } = c.get('signedIn')
  if (c.req.header('x-fragment') === undefined || userId === null) return false
  const { db } = c.get('services')
  const { search } = new URL(c.req.url)
  const shown = JSON.stringify([search, account, eveningOf(c, userId, timeZoneOf(getCookie(c, 'tz')))])
  return isUnchanged(c, `${userId}-${timelineVersion(db, userId)}-${Bun.hash(shown).toString(36)}`)
}

function renderHome(c: Context<SignedInEnv>, account: Account, search: URLSearchParams) {
  const { firebaseUid, userId } = c.get('signedIn')
  const profiles = userId === null ? undefined : profilesOf(c.get('services').db, userId)
  const characters = userId === null ? [] : charactersOf(c.get('services').db, userId)
  const options = optionsFor(c.get('services'), account, characters, profiles)
  const flow = flowAt(search, { ...options, ...LISTS }, Math.random())
  const hasHome = userId !== null && profiles !== undefined && characters.length > 0
  const isHome = flow.step === 'name'
  const home = hasHome && isHome ? tonightProps(c, { ...options, userId, characters, profiles }) : undefined
  const tonight = home && <Home {...home} />
  return c.render(
    <div id="home" data-step={flow.step} data-partial={hasHome && !isHome ? '' : undefined}>
      <IconSheet icons={ICONS} />
      {mustConfirm(c.get('services'), userId) && (
        <div className="at-home page-width pt-5">
          <ConfirmNote email={c.get('signedIn').email} isSent={false} />
        </div>
      )}
      {hasHome && (
        <div id="home-tonight" className="at-home">
          {tonight}
        </div>
      )}
      <noscript>
        <p className="page-width py-4 text-soft">
          Choosing everything yourself needs JavaScript. Tonight's story and My Stories work without it.
        </p>
      </noscript>
      <StoryCreationIsland firebaseUid={firebaseUid} options={options} flow={flow} />
      {hasHome && (
        <div id="home-last" className="at-home">
          {home?.last && <LastStories stories={inOrder(home.shelf.map(onShelf)).text} />}
        </div>
      )}
    </div>,
    {
      title: 'Create a Story',
      scripts: ['islands/tonight.ts'],
      ...(tonight ? { fragment: tonight } : {}),
    },
  )
}

const onShelf = ({ id, title, coverUrl }: HomeStory) =>
  storyOnShelf({ hasCover: coverUrl !== null }, { href: `/story/${id}`, title, cover: coverUrl ?? '' })

const storyOnShelf = pattern(
  ({ hasCover }: { hasCover: boolean }, { href, title, cover }) => (
    <LastStory href={href} title={title} coverUrl={hasCover ? cover : null} />
  ),
  ['href', 'title', 'cover'],
)

/** Undefined when the credit check fails. Until the user sync has succeeded, nothing can be bought or made. */
function accountOf({ db, log }: Services, userId: number | null, requestId: string): Account | undefined {
  if (userId === null) return { role: USER_ROLE, activeTrial: true, trialBypass: false, availableCredits: 1 }
  try {
    return trialStatusOf(db, userId)
  } catch (error) {
    log.error('credits.check_failed', error, { requestId })
    return undefined
  }
}

/** Icons used by the steps. */
const ICONS = [
  'back',
  'check',
  'child',
  'clock',
  'credits',
  'edit',
  'forward',
  'play',
  'plus',
  'quill',
  'shuffle',
  'sparkles',
  'stop',
  'wand',
] as const

const isSpent = ({ availableCredits, trialBypass }: Account) => availableCredits === 0 && !trialBypass

const habitsOf = ({ family, children }: FamilyProfiles) =>
  [family, ...children.filter((child) => child.isOpen && child.characterId !== null)].map((profile) => ({
    characterId: profile.characterId,
    ageGroup: profile.ageGroup,
    voiceId: profile.voice,
    authorName: profile.lastChoices?.authorStyle ?? null,
    writingStyle: profile.lastChoices?.writingStyle ?? null,
  }))

function optionsFor(
  { db, narrator }: Services,
  account: Account,
  characters: CharacterAnswer[],
  profiles: FamilyProfiles | undefined,
): SentOptions {
  return {
    characters: characters.map(chosenFrom),
    definitions: allStoryDefinitions(db),
    styles: allAuthorStyles(db),
    voices: narrator.voices,
    habits: profiles ? habitsOf(profiles) : [],
    account,
  }
}
