import { isVowel } from './pronunciation.ts'

/**
 * Which word each spoken phone belongs to, given the words' own phones: the cheapest edit from the words' phones to
 * the spoken ones, where a changed vowel costs less than another kind of sound. One entry for each spoken phone: the
 * word's index, or -1 for none.
 */
export function wordOfEachPhone(words: readonly (readonly string[])[], spoken: readonly string[]): number[] {
  const expected = words.flatMap((phones, word) => phones.map((phone) => ({ phone, word })))
  const width = spoken.length + 1
  const cost = new Float32Array((expected.length + 1) * width)
  const costAt = (row: number, column: number) => cost[row * width + column] ?? 0
  const replaced = (row: number, column: number) =>
    costAt(row - 1, column - 1) + difference(expected[row - 1]?.phone ?? '', spoken[column - 1] ?? '')

  for (let row = 0; row <= expected.length; row++) {
    for (let column = 0; column < width; column++) {
      if (row === 0 || column === 0) cost[row * width + column] = row + column
      else
        cost[row * width + column] = Math.min(
          replaced(row, column),
          costAt(row - 1, column) + SKIPPED,
          costAt(row, column - 1) + SKIPPED,
        )
    }
  }

  const owners = new Array<number>(spoken.length).fill(-1)
  let row = expected.length
  let column = spoken.length
  while (row > 0 && column > 0) {
    const here = costAt(row, column)
    if (isSame(here, replaced(row, column))) owners[--column] = expected[--row]?.word ?? -1
    else if (isSame(here, costAt(row, column - 1) + SKIPPED)) column--
    else row--
  }
  return owners
}

const SKIPPED = 1
const OTHER_SOUND_OF_ITS_KIND = 0.6
const OTHER_KIND = 1.4

function difference(expected: string, spoken: string): number {
  if (expected === spoken) return 0
  return isVowel(expected) === isVowel(spoken) ? OTHER_SOUND_OF_ITS_KIND : OTHER_KIND
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-4
