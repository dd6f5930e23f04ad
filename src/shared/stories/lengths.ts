import { TRIAL_CREDITS, USER_ROLE } from '../constants.ts'
import type { StoryDefinition } from './story-request.ts'

/** What decides which lengths a family may choose (specification, section 5). */
export interface Account {
  role: string
  activeTrial: boolean
  trialBypass: boolean
  availableCredits: number
}

const TEST_LENGTH = 'test'
const USUAL_LENGTH = 'medium'

type Lengths = readonly StoryDefinition[]

/**
 * The lengths that are shown, by ascending price; the test length is hidden from families who pay (specification,
 * sections 4 and 5).
 */
export function visibleLengths(definitions: Lengths, account: Account): StoryDefinition[] {
  const testHidden = account.role === USER_ROLE && account.availableCredits > 0 && !account.activeTrial
  return definitions
    .filter((definition) => !(testHidden && definition.lengthKey === TEST_LENGTH))
    .sort((a, b) => a.creditsRequired - b.creditsRequired)
}

/** How many credits are missing for a length; 0 when it can be chosen. With the trial bypass no gate closes (design, section 1). */
export function creditsShort(definition: StoryDefinition, account: Account): number {
  return account.trialBypass ? 0 : Math.max(0, definition.creditsRequired - account.availableCredits)
}

/** The length that is preselected (specification, section 4; design, section 1). */
export function defaultLength(definitions: Lengths, account: Account): string {
  const visible = visibleLengths(definitions, account)
  const affordable = visible.filter((definition) => creditsShort(definition, account) === 0)
  const wanted = account.availableCredits <= 1 ? TEST_LENGTH : USUAL_LENGTH
  const chosen = affordable.find((definition) => definition.lengthKey === wanted) ?? affordable.at(-1)
  return chosen?.lengthKey ?? USUAL_LENGTH
}

/**
 * The length proposed for an evening: the preselected one, if the credits then still cover a story of the cheapest
 * length; else the longest that leaves enough for one, so that a trial, or the end of a month, is not spent on one
 * story. Where none leaves enough, the preselected one. Undefined when none is affordable.
 */
export function sparingLength(definitions: Lengths, account: Account): StoryDefinition | undefined {
  const visible = visibleLengths(definitions, account)
  const first = choosableLength(defaultLength(definitions, account), definitions, account)
  const price = visible[0]?.creditsRequired ?? 0
  const leavesAnEvening = (definition: StoryDefinition) =>
    account.trialBypass || account.availableCredits - definition.creditsRequired >= price
  return first && leavesAnEvening(first) ? first : (visible.findLast(leavesAnEvening) ?? first)
}

/** The definition of a length that is shown and affordable; undefined otherwise. */
export function choosableLength(
  lengthKey: string,
  definitions: Lengths,
  account: Account,
): StoryDefinition | undefined {
  return visibleLengths(definitions, account).find(
    (definition) => definition.lengthKey === lengthKey && creditsShort(definition, account) === 0,
  )
}

/** `2 MORE CREDITS NEEDED`. */
export const creditsNeededText = (short: number) =>
  `${short} MORE ${short === 1 ? 'CREDIT' : 'CREDITS'} NEEDED`

/** `~3 min` (specification, section 3). */
export const durationText = (seconds: number) => `~${Math.round(seconds / 60)} min`

/** `1 credit`, `3 credits`. */
export const creditsText = (credits: number) => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

/** The credits that a story of this length takes from this family: with the trial bypass at most the balance. */
export const creditsTaken = (definition: StoryDefinition, account: Account): number =>
  account.trialBypass
    ? Math.min(definition.creditsRequired, account.availableCredits)
    : definition.creditsRequired

/** A month's credits as stories, by the lengths that a family with a plan may choose: `10 medium or 6 long stories a month`. */
export function monthlyStoriesText(credits: number, definitions: Lengths): string | undefined {
  const counts = definitions
    .filter(({ lengthKey }) => lengthKey !== TEST_LENGTH)
    .map(({ displayName, creditsRequired }) => ({
      name: displayName.toLowerCase(),
      stories: Math.floor(credits / Math.max(1, creditsRequired)),
    }))
    .filter(({ stories }) => stories > 0)
  if (counts.length === 0) return undefined
  const noun = counts.at(-1)?.stories === 1 ? 'story' : 'stories'
  return `${counts.map(({ name, stories }) => `${stories} ${name}`).join(' or ')} ${noun} a month`
}

/** Shown at every button that begins a story: `3 credits · 2 left after`. */
export function storyPriceText(definition: StoryDefinition, account: Account): string {
  const taken = creditsTaken(definition, account)
  return `${creditsText(taken)} · ${account.availableCredits - taken} left after`
}

/** Shown where no length is chosen yet: `From 1 credit · you have 3`; undefined where no gate closes. */
export function storyPricesText(definitions: Lengths, account: Account): string | undefined {
  const [cheapest] = visibleLengths(definitions, account)
  if (!cheapest || account.trialBypass) return undefined
  if (account.availableCredits === 0) return NO_CREDITS_LEFT
  return `From ${creditsText(cheapest.creditsRequired)} · you have ${account.availableCredits}`
}

export const NO_CREDITS_LEFT = 'Your credits are used up. A plan brings new ones every month.'

/** How many more evenings a trial covers after a story of this length, at the cheapest length; undefined outside a trial. */
export function eveningsLeftText(
  definition: StoryDefinition,
  definitions: Lengths,
  account: Account,
): string | undefined {
  const [cheapest] = visibleLengths(definitions, account)
  if (!account.activeTrial || !cheapest || creditsShort(definition, account) > 0) return undefined
  const left = account.availableCredits - creditsTaken(definition, account)
  const evenings = Math.floor(left / Math.max(1, cheapest.creditsRequired))
  if (evenings === 0)
    return account.availableCredits < TRIAL_CREDITS
      ? 'The last evening of your trial'
      : 'Your whole trial in one evening'
  return `Leaves ${evenings} more ${evenings === 1 ? 'evening' : 'evenings'}`
}
