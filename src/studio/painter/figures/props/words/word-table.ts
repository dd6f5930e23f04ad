/** A lookup table by word. A map, so that words such as `constructor` find nothing. */
export const wordTable = <T>(words: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(words))
