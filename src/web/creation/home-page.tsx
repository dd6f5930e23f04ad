import { Hono } from 'hono'
import { charactersOf } from '../../../db/queries/characters.ts'
import { allAuthorStyles, allStoryDefinitions } from '../../../db/queries/options.ts'
import { trialStatusOf } from '../../../db/queries/trial-status.ts'
import { flowAt, stepAt } from '../../components/creation/flow/address.ts'
import { COMBOS } from '../../components/creation/flow/combos.ts'
import { type Account, type CreationOptions, chosenFrom } from '../../components/creation/flow/options.ts'
import { IconSheet } from '../../components/ui/icon-sheet.tsx'
import type { AppEnv, Services } from '../../context.ts'
import { familyVoice } from '../../domain/voices/family-voice.ts'
import { USER_ROLE } from '../../shared/constants.ts'
import { AGE_GROUP_INFO, AGE_GROUPS } from '../../shared/stories/age-groups.ts'
import { THEMES } from '../../shared/stories/themes.ts'
import { TONES } from '../../shared/stories/tones.ts'
import { requirePage } from '../kit/require-page.ts'
import { StoryCreationIsland } from './story-creation-island.ts'

/** Home: the way to a new story, drawn at the step that the address names. */
export const homePage = new Hono<AppEnv>().get('/app', requirePage, (c) => {
  const { firebaseUid, userId } = c.var.signedIn
  const search = new URL(c.req.url).searchParams
  if (stepAt(search) === 'story') return c.redirect('/app/saved-stories')
  const account = accountOf(c.var.services, userId, c.var.requestId)
  if (!account || isSpent(account)) return c.redirect('/app/subscription')
  const options = optionsFor(c.var.services, userId, account)
  return c.render(
    <>
      <IconSheet icons={ICONS} />
      <noscript>
        <p className="page-width py-4 text-soft">
          Making a story needs JavaScript. My Stories works without it.
        </p>
      </noscript>
      <StoryCreationIsland
        firebaseUid={firebaseUid}
        options={options}
        flow={flowAt(search, options, Math.random())}
      />
    </>,
    { title: 'Create a Story' },
  )
})

/** Undefined when the credit check fails. While the user sync has not succeeded, nothing can be bought or told yet. */
function accountOf({ db, log }: Services, userId: number | null, requestId: string): Account | undefined {
  if (userId === null) return { role: USER_ROLE, activeTrial: true, trialBypass: false, availableCredits: 1 }
  try {
    return trialStatusOf(db, userId)
  } catch (error) {
    log.error('credits.check_failed', error, { requestId })
    return undefined
  }
}

/** What the steps point at. */
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

function optionsFor({ db, narrator }: Services, userId: number | null, account: Account): CreationOptions {
  return {
    themes: THEMES,
    tones: TONES,
    ages: AGE_GROUPS.map((id) => AGE_GROUP_INFO[id]),
    combos: COMBOS,
    characters: userId === null ? [] : charactersOf(db, userId).map(chosenFrom),
    definitions: allStoryDefinitions(db),
    styles: allAuthorStyles(db),
    voices: narrator.voices,
    usualVoice: (userId === null ? undefined : familyVoice(db, userId)) ?? null,
    account,
  }
}
