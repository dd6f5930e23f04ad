import type { Dice } from '../random.ts'
import { remembered } from '../remembered.ts'
import { EQUAL } from './equal.ts'
import { RICHER } from './richer.ts'

/** A pattern and what may stand in its place; what the pattern's group holds is kept in front. */
export type Swap = readonly [pattern: RegExp, instead: readonly string[]]

interface Swaps {
  /** Those that find something in the text. */
  fitting: (text: string) => readonly Swap[]
}
const swapsOf = (all: readonly Swap[]): Swaps => ({
  fitting: remembered((text) => all.filter(([pattern]) => text.search(pattern) >= 0), 5_000),
})
const EQUAL_SWAPS = swapsOf(EQUAL)
const RICHER_SWAPS = swapsOf(RICHER)

const NAMED_SPEAKER =
  /([,?!]”) said ((?:Mr\. |Mrs\. |Dr\. |Old |Dame |Sir |Captain |Aunt |Uncle |Lady |Lord |Madame |Miss )?(?!(?:Mr|Mrs|Dr|St)\.)\p{Lu}[\p{L}’'-]+)(?=\.)/gu

/** Equal ways of saying a thing, chosen afresh each time, so that two tellings of one line differ; `names` of places and things stay as they are. */
export const vary = (text: string, random: Dice, names: readonly string[] = []): string =>
  swapped(text, EQUAL_SWAPS, 1, random, names).replace(NAMED_SPEAKER, (all, quote: string, name: string) =>
    random.next() < 0.35 ? `${quote} ${name} said` : all,
  )

/** The older listener's vocabulary: some plain words give way to longer ones, but not within `names`. */
export const enrich = (text: string, random: Dice, names: readonly string[] = []): string =>
  swapped(text, RICHER_SWAPS, 0.85, random, names)

function swapped(
  text: string,
  { fitting }: Swaps,
  chance: number,
  random: Dice,
  names: readonly string[],
): string {
  return fitting(text).reduce((line, [pattern, instead]) => {
    const kept = spansOf(line, names)
    return line.replace(pattern, (all: string, ...found: unknown[]) => {
      const at = Number(found.find((each) => typeof each === 'number'))
      if (kept.some(([from, to]) => at < to && at + all.length > from)) return all
      const [group] = found
      return random.next() < chance ? (typeof group === 'string' ? group : '') + random.pick(instead) : all
    })
  }, text)
}

/** Where the names stand in the text. */
function spansOf(text: string, names: readonly string[]): [from: number, to: number][] {
  const lower = text.toLowerCase()
  return names.flatMap((name) => {
    const spans: [number, number][] = []
    for (let at = lower.indexOf(name.toLowerCase()); at >= 0; at = lower.indexOf(name.toLowerCase(), at + 1))
      spans.push([at, at + name.length])
    return spans
  })
}
