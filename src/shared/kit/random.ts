/** Random numbers from 0 to below 1, the same for the same seed. */
export type Random = () => number

/** A small, fast generator (mulberry32) for stories, pictures and sounds that come out the same on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number from `low` to below `high`. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** An item of the list. */
export const oneOf = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0]
