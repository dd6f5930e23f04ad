/** Where a word, silence or other speech began, and which entry it follows: three numbers each, earlier ones first. */
export interface Entries {
  numbers: Int32Array
  count: number
}

const NUMBERS = 3
const FIRST_ENTRIES = 30_000

export const openEntries = (): Entries => ({ numbers: new Int32Array(FIRST_ENTRIES * NUMBERS), count: 0 })

/** Adds an entry and returns its number; there must be room for it. */
export function addEntry(entries: Entries, word: number, frame: number, before: number): number {
  const at = entries.count * NUMBERS
  entries.numbers[at] = word
  entries.numbers[at + 1] = frame
  entries.numbers[at + 2] = before
  return entries.count++
}

/** An entry by its number. */
export function entryAt(
  { numbers }: Entries,
  entry: number,
): { word: number; frame: number; before: number } {
  const [word = 0, frame = 0, before = -1] = numbers.subarray(entry * NUMBERS, (entry + 1) * NUMBERS)
  return { word, frame, before }
}

/**
 * Makes room for this many entries. Most hypotheses are dropped soon after they were entered, and three minutes of
 * speech would keep hundreds of megabytes of them: entries that no record leads back to are dropped, and the records
 * (-1 for none) are renumbered.
 */
export function makeRoom(entries: Entries, more: number, records: readonly Int32Array[]): void {
  const room = () => entries.numbers.length / NUMBERS
  if (entries.count + more <= room()) return
  dropUnused(entries, records)
  if (entries.count + more <= room() / 2) return
  const numbers = new Int32Array(Math.max(2 * room(), 2 * (entries.count + more)) * NUMBERS)
  numbers.set(entries.numbers.subarray(0, entries.count * NUMBERS))
  entries.numbers = numbers
}

function dropUnused(entries: Entries, records: readonly Int32Array[]): void {
  const { numbers, count } = entries
  const renumbered = new Int32Array(count).fill(-1)
  for (const own of records) for (const entry of own) if (entry >= 0) renumbered[entry] = 0
  for (let entry = count - 1; entry >= 0; entry--) {
    const before = numbers[entry * NUMBERS + 2] ?? -1
    if (renumbered[entry] === 0 && before >= 0) renumbered[before] = 0
  }
  entries.count = 0
  for (let entry = 0; entry < count; entry++) {
    if (renumbered[entry] !== 0) continue
    const { word, frame, before } = entryAt(entries, entry)
    renumbered[entry] = addEntry(entries, word, frame, before < 0 ? -1 : (renumbered[before] ?? -1))
  }
  for (const own of records)
    for (const [at, entry] of own.entries()) if (entry >= 0) own[at] = renumbered[entry] ?? -1
}
