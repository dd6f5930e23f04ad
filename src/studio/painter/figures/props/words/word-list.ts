/** Words and what they lead to; no word leads to what every object has. */
export const wordList = <T>(words: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(words))
