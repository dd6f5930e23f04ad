/** A map, so that no word of a parent's is mistaken for a property of objects. */
export function wordList<T>(words: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(words))
}
