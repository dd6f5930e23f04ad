import type { Random } from '../random.ts'
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

/** Equal ways of saying a thing, chosen afresh each time, so that two tellings of one line differ. */
export const vary = (text: string, random: Random): string =>
  swapped(text, EQUAL_SWAPS, 1, random).replace(NAMED_SPEAKER, (all, quote: string, name: string) =>
    random.next() < 0.35 ? `${quote} ${name} said` : all,
  )

/** The older listener's vocabulary: some plain words give way to longer ones. */
export const enrich = (text: string, random: Random): string => swapped(text, RICHER_SWAPS, 0.85, random)

const swapped = (text: string, { fitting }: Swaps, chance: number, random: Random): string =>
  fitting(text).reduce(
    (line, [pattern, instead]) =>
      line.replace(pattern, (all: string, group: unknown) =>
        random.next() < chance ? (typeof group === 'string' ? group : '') + random.pick(instead) : all,
      ),
    text,
  )
