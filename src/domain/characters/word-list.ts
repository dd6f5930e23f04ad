/** A Map, so that no word is mistaken for a property of Object. */
export function wordList<T>(words: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(words))
}
