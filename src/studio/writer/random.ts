import { seededRandom } from '../../shared/kit/random.ts'

export interface Dice {
  /** The next number, 0 ≤ n < 1. */
  next(): number
  /** A whole number, 0 ≤ n < below. */
  int(below: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Chance with a writer's choices on top: the same seed gives the same story. */
export function seeded(seed: number): Dice {
  const next = seededRandom(seed)
  const int = (below: number) => Math.floor(next() * below)
  const pick = <T>(list: readonly T[]): T => {
    const [only] = list.length === 1 ? list : list.slice(int(list.length))
    if (only === undefined) throw new Error('nothing to pick from')
    return only
  }
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return { next, int, pick, shuffle }
}

/** A 32-bit hash (FNV-1a) of a text, to make seeds from inputs. */
export function hashOf(text: string, start = 2166136261): number {
  let hash = start
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
