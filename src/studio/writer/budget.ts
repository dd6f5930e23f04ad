import { lengthOf } from './counts.ts'
import { factsOf, type Moment } from './facts.ts'
import type { Size } from './length.ts'
import type { StoryOutline } from './plan.ts'
import type { SentenceTemplate } from './sentence-template.ts'
import { write } from './template.ts'
import { spared } from './trim.ts'

/** Words that a paragraph may be off its length, as a share of it, at no cost. */
export const LOOSE = 0.06
/** How often a line is written out to learn how short it can be. */
const GUESSES = 3
/** How often a line may be asked to spare a sentence. */
const ROUNDS = 3

/** Words of the lines of a paragraph that must stand, told briefly and in full. */
export const sizeOf = (plan: StoryOutline, lines: SentenceTemplate[]): Size => ({
  least: lengthOfMusts(plan, lines, true),
  full: lengthOfMusts(plan, lines, false),
})

/** About how many words a story has when it says only what it must, briefly. */
export const leastLength = (plan: StoryOutline, outline: SentenceTemplate[][]): number =>
  outline.reduce((sum, lines) => sum + lengthOfMusts(plan, lines, true), 0)

function lengthOfMusts(plan: StoryOutline, lines: SentenceTemplate[], brief: boolean): number {
  return lines.reduce((sum, line) => {
    if (line.want !== undefined) return sum
    const moment: Moment = { part: line.part, time: 'evening', joined: 1, brief }
    const facts = factsOf(plan, moment, plan.random, (_, list) => plan.random.pick(list))
    const lengths = Array.from({ length: brief ? GUESSES : 1 }, () =>
      lengthOf(write(plan.random.pick(line.lines), facts)),
    )
    return sum + Math.min(...lengths)
  }, 0)
}

const lengthOfAll = (texts: string[]) => texts.reduce((sum, text) => sum + lengthOf(text), 0)

/** In the shortest story the lines do without what they can spare, until the paragraph fits. */
export function spareWords(lines: SentenceTemplate[], texts: string[], goal: number) {
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, line] of lines.entries()) {
      if (lengthOfAll(texts) <= goal) return
      if (line.spare && (round === 0 || line.spare === 'speech' || line.spare === 'middle'))
        texts[at] = spared(texts[at] ?? '', line.spare)
    }
}

/** Adds wanted lines, the most wanted first, until the paragraph is long enough; `put` writes one of them. */
export function fill(lines: SentenceTemplate[], texts: string[], put: (at: number) => void, goal: number) {
  const most = goal * (1 + LOOSE) + 2
  const order = lines
    .flatMap((line, at) => (line.want === undefined ? [] : [{ at, want: line.want }]))
    .sort((a, b) => a.want - b.want)
  let length = lengthOfAll(texts)
  for (const { at } of order) {
    if (length >= goal - 4) break
    put(at)
    const added = lengthOf(texts[at] ?? '')
    if (length + added > most) texts[at] = ''
    else length += added
  }
}
