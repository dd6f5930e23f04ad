import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { newestStories, type StoryInTheMaking, storiesInTheMaking } from '../../../db/queries/evening.ts'
import { makingOf, makingVersion } from '../../../db/queries/making.ts'
import type { HomeProps } from '../../components/tonight/home.tsx'
import { type Evening, planTonight, type Tonight } from '../../domain/tonight/plan-tonight.ts'
import { dateLabel, dayOf, hourOf, timeZoneOf } from '../../shared/kit/time-labels.ts'
import { choosableLength, defaultLength, storyPriceText } from '../../shared/stories/lengths.ts'
import { TIME_LEFT_EVERY_MS, timeLeftSince } from '../../shared/stories/time-left.ts'
import type { SignedInEnv } from '../kit/require-page.ts'

const ON_SHELF = 6

/** What Home has read already. */
export type Known = Pick<Evening, 'userId' | 'account' | 'characters' | 'profiles' | 'definitions' | 'styles'>

/** What Home shows of a family's evening, for whom the address names (`for`: a profile, `child`: a character). */
export function tonightProps(c: Context<SignedInEnv>, known: Known): HomeProps {
  const { userId, account, profiles: family } = known
  const { db, narrator, now } = c.get('services')
  const timeZone = timeZoneOf(getCookie(c, 'tz'))
  const [profileId, characterId] = [numberIn(c, 'for'), numberIn(c, 'child')]
  const evening = { ...known, db, voices: narrator.voices, now: now(), timeZone }
  const plan = planTonight(evening, { profileId, characterId })
  const open = family.children.filter((child) => child.isOpen && child.characterId !== null)
  const chosen = profileId === family.family.id ? family.family : (plan?.profile ?? family.family)
  const shelfOf = chosen.kind === 'child' ? chosen.id : undefined
  const making = storiesInTheMaking(db, userId).map((story) => withProgress(c, story))
  const mine = making.find(({ characterIds }) => characterIds[0] === plan?.child.id)
  const shelf = newestStories(db, userId, { profileId: shelfOf, atMost: ON_SHELF + 1 })
  const [last] = shelf
  return {
    href: hrefFor({ for: profileId, child: characterId }),
    toldZone: getCookie(c, 'tz') ?? '',
    who:
      open.length === 0
        ? []
        : [...open, { ...family.family, name: 'All of us' }].map(({ id, name }) => ({
            name,
            href: hrefFor({ for: id }),
            isChosen: id === chosen.id,
          })),
    story: plan && proposed(c, plan),
    account,
    making: mine,
    others: making.filter((story) => story !== mine),
    last: last && {
      ...last,
      when: whenOf(last.createdAt, now(), timeZone),
      againPrice: againPrice(known, last.length),
      againHref: flowHref({
        characters: last.characterIds.join('-'),
        theme: last.theme,
        tone: last.tone,
        length: last.length,
        age: last.ageGroup,
      }),
    },
    shelf: shelf.slice(1),
  }
}

/** The price of one more story like the last one: of its length, or of the flow's preselected one instead. */
function againPrice({ definitions, account }: Known, lengthKey: string): string | undefined {
  const length =
    choosableLength(lengthKey, definitions, account) ??
    choosableLength(defaultLength(definitions, account), definitions, account)
  return length && `One more: ${storyPriceText(length, account)}`
}

function withProgress(c: Context<SignedInEnv>, story: StoryInTheMaking) {
  const { db, now } = c.get('services')
  const making = makingOf(db, story)
  return { ...story, making, timeLeft: timeLeftSince(story.createdAt, now(), making.usualSeconds) }
}

function proposed(c: Context<SignedInEnv>, plan: Tonight): NonNullable<HomeProps['story']> {
  const { narrator } = c.get('services')
  const { child, theme, tone, ageGroup, length, authorStyle, next } = plan
  const voice = narrator.voices.find(({ id }) => id === plan.voice) ?? narrator.voices[0]
  return {
    profileId: plan.profile.id,
    child,
    next,
    theme,
    tone,
    ageGroup,
    length,
    authorStyle,
    voice,
    hasVoices: narrator.voices.length > 1,
    requestKey: crypto.randomUUID(),
    changeHref: flowHref({
      characters: String(child.id),
      theme,
      tone,
      ...(length ? { length: length.lengthKey } : {}),
      age: ageGroup,
    }),
    nextHref: next && plan.profile.kind === 'family' ? hrefFor({ child: next.id }) : undefined,
  }
}

/** Last night's, or when it was. */
function whenOf(createdAt: string, now: Date, timeZone: string): string {
  const label = dateLabel(createdAt, now, timeZone)
  if (label === 'Today') return 'Made today'
  return label === 'Yesterday' ? "Last night's story" : label
}

/** Identifies an unchanged evening, in addition to the timeline: the hour, and the progress of stories in the making. */
export const eveningOf = (c: Context<SignedInEnv>, userId: number, timeZone: string): string => {
  const { db, now } = c.get('services')
  const making = makingVersion(db, userId)
  const told = making > 0 ? Math.floor(now().getTime() / TIME_LEFT_EVERY_MS) : 0
  return `${dayOf(now(), timeZone)}-${hourOf(now(), timeZone)}-${making}-${told}`
}

const flowHref = (choices: Record<string, string>) =>
  `/app?${new URLSearchParams({ step: 'theme-selection', mode: 'advanced', ...choices })}`

function hrefFor(picked: { for?: number | undefined; child?: number | undefined }): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(picked)) if (value !== undefined) query.set(name, String(value))
  const text = query.toString()
  return text ? `/app?${text}` : '/app'
}

const numberIn = (c: Context, name: string): number | undefined => {
  const text = c.req.query(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
