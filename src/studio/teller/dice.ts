import { seededRandom } from '../../shared/kit/random.ts'

export interface Dice {
  /** The next number, 0 ≤ n < 1. */
  next(): number
  pick<T>(list: readonly T[]): T
}

/** Random numbers with choices on top: the same seed gives the same ones. */
export function seeded(seed: number): Dice {
  const next = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => {
    const [only] = list.length === 1 ? list : list.slice(Math.floor(next() * list.length))
    if (only === undefined) throw new Error('nothing to pick from')
    return only
  }
  return { next, pick }
}

/** A 32-bit hash (FNV-1a) of a text, to make seeds from inputs. */
export function hashOf(text: string, start = 2166136261): number {
  let hash = start
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
