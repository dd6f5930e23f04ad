import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { litPieces } from '../../../src/domain/editions/lit-pieces.ts'
import { readAlong } from '../../../src/shared/stories/alignment.ts'

const PAGES = ['Mia looked up. Leo waved.', 'Good night.']
const WORDS = PAGES.join(' ').split(' ')
const DURATION = 9

/** The pages as an e-book reader highlights them, with the given durations of spoken words in seconds. */
const litOn = (
  page: number,
  times: [start: number, end: number][],
  together: [from: number, to: number][] = [],
) => {
  const entries = times.map(([start_time_seconds, end_time_seconds], at) => ({
    word: WORDS[at] ?? '',
    start_time_seconds,
    end_time_seconds,
  }))
  return litPieces(PAGES[page] ?? '', readAlong(PAGES, entries, together), page, DURATION)
}

const EVENLY: [number, number][] = WORDS.map((_, at) => [at + 0.5, at + 1.2])

describe('a page of an e-book that reads aloud', () => {
  test('keeps a word lit until the next is said, so that no pause is skipped', () => {
    expect(litOn(0, EVENLY)).toEqual([
      { text: 'Mia', start: 0.5, end: 1.5 },
      { text: 'looked', start: 1.5, end: 2.5 },
      { text: 'up.', start: 2.5, end: 3.5 },
      { text: 'Leo', start: 3.5, end: 4.5 },
      { text: 'waved.', start: 4.5, end: 5.5 },
    ])
  })

  test('is lit to the end of the narration on the last page', () => {
    expect(litOn(1, EVENLY).at(-1)).toEqual({ text: 'night.', start: 6.5, end: DURATION })
  })

  test("lights up a whole sentence where its words' times are uncertain", () => {
    expect(litOn(0, EVENLY, [[0, 3]]).map(({ text, end }) => [text, end])).toEqual([
      ['Mia looked up.', 3.5],
      ['Leo', 4.5],
      ['waved.', 5.5],
    ])
  })

  test('lights up words that are said at one moment together, and nothing for no time', () => {
    const times: [number, number][] = EVENLY.map(([start, end], at) =>
      at === 2 || at === 3 ? [2.5, 2.5] : [start, end],
    )
    expect(litOn(0, times).map(({ text }) => text)).toEqual(['Mia', 'looked up.', 'Leo', 'waved.'])
    const atTheEnd = EVENLY.map(([start], at): [number, number] =>
      at < 5 ? [start, start] : [DURATION, DURATION],
    )
    expect(litOn(1, atTheEnd)).toEqual([])
  })

  test('says every word once, piece after piece, whatever the times are', () => {
    const time = fc.oneof(fc.double({ min: 0, max: 12, noNaN: true }), fc.constant(3))
    const times = fc.array(fc.tuple(time, time), { minLength: WORDS.length, maxLength: WORDS.length })
    const together = fc.constantFrom<[number, number][]>(
      [],
      [[0, 3]],
      [
        [3, 5],
        [5, 7],
      ],
    )
    fc.assert(
      fc.property(times, together, (times, together) => {
        for (const page of PAGES.keys()) {
          const lit = litOn(page, times, together)
          if (lit.length > 0) expect(lit.map(({ text }) => text).join(' ')).toBe(PAGES[page] ?? '')
          for (const [at, { start, end }] of lit.entries()) {
            expect(end - start).toBeGreaterThanOrEqual(0.03)
            expect(lit[at + 1]?.start ?? end).toBe(end)
          }
        }
      }),
    )
  })
})
