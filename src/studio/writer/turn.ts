import { ASSIST, ASSIST_BY_TRAIT, NOTE_FOUND, OPENERS } from './lines/index.ts'
import type { Step } from './outline.ts'
import { busyWith, type Part, SHORTEST_STORY, type StoryOutline, TOO_BUSY } from './plan.ts'
import { may, must, type SentenceTemplate } from './sentence-template.ts'
import { MOVED, NOTE_IS_MINE, SAY, SAY_SOON, SOOTHE, SOOTHE_SOON } from './twist/lines.ts'

/** Whether there is room for the plot alone. */
export const isShort = (plan: StoryOutline) => plan.paragraphCount <= SHORTEST_STORY
/** A shortest story with hardly a word to spare. */
export const isFull = (plan: StoryOutline) => isShort(plan) && busyWith(plan.heroes, plan.twist) >= TOO_BUSY

/** What a child does with a trait, and what comes of it. */
export function acts(
  part: Part,
  effect: string | undefined,
  openers?: readonly string[],
): SentenceTemplate[] {
  if (!effect) return []
  return [
    must(part.trait.lead, { part, spare: 'aside', ...(openers ? { openers } : {}) }),
    must([effect], { part, tie: ', and ', spare: 'middle' }),
  ]
}

/** With a plot twist: who sits at the bottom of it, and what they say. */
export function reveals(plan: StoryOutline): SentenceTemplate[] {
  const { twist, trouble } = plan
  if (!twist) return []
  return [
    must([twist.want === 'note' ? NOTE_FOUND : trouble.cause], { spare: 'middle' }),
    must((isShort(plan) ? SAY_SOON : SAY)[twist.want]),
  ]
}

/** The first child turns the story. */
export function solves(plan: StoryOutline, steps: ReadonlySet<Step>): SentenceTemplate[] {
  const { turn, trouble } = plan
  return [
    ...acts(turn, trouble.on[turn.trait.kind], OPENERS.turn[plan.band]),
    ...lendAHand(idle(plan, steps)),
  ]
}

/** Children whose own step is not in a story this short still take part, here. */
function idle(plan: StoryOutline, steps: ReadonlySet<Step>): Part[] {
  const [third, fourth, ...further] = plan.others
  return [
    ...(steps.has('gate') || plan.gatePart.hero === plan.main ? [] : [plan.gatePart]),
    ...(third && !(steps.has('host') && plan.guided) ? [third] : []),
    ...(fourth && !steps.has('rest') ? [fourth] : []),
    ...(steps.has('thanks') ? [] : further),
  ]
}

/** How each of these children lends a hand; no two of them the same way. */
function lendAHand(parts: Part[]): SentenceTemplate[] {
  const told = new Set<string>()
  return parts.map((part) => {
    const ways = [ASSIST_BY_TRAIT[part.trait.id], ASSIST[part.trait.kind], ...Object.values(ASSIST)]
    const way = ways.find((line) => line && !told.has(line)) ?? ASSIST.still
    told.add(way)
    return must([way], { part })
  })
}

/** The first child helps the one at the bottom of it. */
export function solvesTwist(plan: StoryOutline, steps: ReadonlySet<Step>): SentenceTemplate[] {
  const { turn, trouble, twist } = plan
  if (!twist) return []
  const short = isShort(plan)
  if (twist.want === 'note') return [must(short ? NOTE_IS_MINE : SOOTHE.note), ...solves(plan, steps)]
  if (short)
    return [
      ...(plan.heroes.length > 1 ? [] : [may(3, turn.trait.lead, { part: turn, spare: 'aside' })]),
      must(SOOTHE_SOON[twist.want]),
      ...lendAHand(idle(plan, steps)),
      must([trouble.free], { spare: 'middle' }),
    ]
  return [
    must(turn.trait.lead, { part: turn, spare: 'aside' }),
    must(MOVED[turn.trait.kind], { part: turn }),
    must(SOOTHE[twist.want]),
    ...lendAHand(idle(plan, steps)),
    must([trouble.free], { spare: 'middle' }),
  ]
}
