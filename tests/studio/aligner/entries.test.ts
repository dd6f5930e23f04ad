import { expect, test } from 'bun:test'
import { addEntry, entryAt, makeRoom, openEntries } from '../../../src/studio/aligner/entries.ts'

/** The words on the path to an entry, the last one first. */
function wayTo(entries: ReturnType<typeof openEntries>, record: number): number[] {
  const words: number[] = []
  for (let at = record; at >= 0; ) {
    const { word, before } = entryAt(entries, at)
    words.push(word)
    at = before
  }
  return words
}

test('hours of ways that were given up take no room, and the one that is followed stays whole', () => {
  const entries = openEntries()
  const records = Int32Array.of(-1, -1)
  const room = entries.numbers.byteLength
  for (let frame = 0; frame < 400; frame += 1) {
    makeRoom(entries, 5000, [records])
    const before = records[0] ?? -1
    for (let n = 0; n < 4999; n += 1) addEntry(entries, 9999, frame, before)
    records[0] = addEntry(entries, frame, frame, before)
  }
  expect(wayTo(entries, records[0] ?? -1)).toEqual(Array.from({ length: 400 }, (_, n) => 399 - n))
  expect(records[1]).toBe(-1)
  expect(entries.numbers.byteLength).toBe(room)
})

test('there is more room where all ways are followed', () => {
  const entries = openEntries()
  const records = new Int32Array(100_000).fill(-1)
  for (let n = 0; n < records.length; n += 1) {
    makeRoom(entries, 1, [records])
    records[n] = addEntry(entries, n, n, n - 1)
  }
  expect(wayTo(entries, records.at(-1) ?? -1)).toHaveLength(records.length)
})
