import { beforeAll, describe, expect, test } from 'bun:test'
import type { Narration } from '../../../src/ports/narrator.ts'
import { speakStory } from '../../../src/studio/narrator/index.ts'
import { encodeMp3 } from '../../../src/studio/sound/mp3.ts'
import { atRate, samplesOfMp3 } from '../../../src/studio/sound/mp3-samples.ts'
import { spliceNarration } from '../../../src/studio/sound/splice.ts'

const PAGES = [
  'Mia had a lamp. It was small and yellow.',
  'One night it went out. “Who put you out?” asked Mia.',
  'The moon did. It was tired, and so was Mia.',
]
const ANEW = 'One night the lamp sang a song about the sea, and Mia sang along.'
const WORD_COUNTS = PAGES.map((page) => page.split(' ').length)

let whole: Narration
let page: Narration
let joined: Narration
beforeAll(async () => {
  whole = await speakStory({ paragraphs: PAGES, ageGroup: '3-5' })
  page = await speakStory({ paragraphs: [ANEW], ageGroup: '3-5' })
  joined = await spliceNarration({ whole, wordCounts: WORD_COUNTS, pages: new Map([[1, page]]) })
})

const wordsOf = ({ words }: Narration) => words.map(({ word }) => word)

/** By how many samples a word's position differs from its times: the offset with the best match. */
async function offsetOf(of: { narration: Narration; at: number }, to: { narration: Narration; at: number }) {
  const [one, other] = [await samplesOfMp3(of.narration.bytes), await samplesOfMp3(to.narration.bytes)]
  const begin = (narration: Narration, at: number) =>
    Math.round((narration.words[at]?.start_time_seconds ?? 0) * one.sampleRate)
  const [from, there] = [begin(of.narration, of.at), begin(to.narration, to.at)]
  const length = Math.round(0.25 * one.sampleRate)
  let best = { offset: 0, likeness: Number.NEGATIVE_INFINITY }
  for (let offset = -400; offset <= 400; offset++) {
    let likeness = 0
    for (let at = 0; at < length; at++)
      likeness += (one.samples[from + at] ?? 0) * (other.samples[there + at + offset] ?? 0)
    if (likeness > best.likeness) best = { offset, likeness }
  }
  return best.offset / one.sampleRate
}

describe('a narration with one page read again', () => {
  test('says the new words between those that stay', () => {
    expect(wordsOf(joined)).toEqual([PAGES[0], ANEW, PAGES[2]].flatMap((words) => words?.split(' ') ?? []))
  })

  test('has every word at its time, in all three pages', async () => {
    const first = WORD_COUNTS[0] ?? 0
    const anew = ANEW.split(' ').length
    const pairs = [
      [
        { narration: whole, at: 1 },
        { narration: joined, at: 1 },
      ],
      [
        { narration: page, at: 3 },
        { narration: joined, at: first + 3 },
      ],
      [
        { narration: whole, at: first + (WORD_COUNTS[1] ?? 0) + 4 },
        { narration: joined, at: first + anew + 4 },
      ],
    ] as const
    for (const [one, other] of pairs) expect(Math.abs(await offsetOf(one, other))).toBeLessThan(0.002)
  })

  test('leaves the pages before it where they were, and the quiet between pages as long as it was', () => {
    const first = WORD_COUNTS[0] ?? 0
    expect(joined.words.slice(0, first)).toEqual(whole.words.slice(0, first))
    const quiet = (narration: Narration, after: number) =>
      (narration.words[after]?.start_time_seconds ?? 0) - (narration.words[after - 1]?.end_time_seconds ?? 0)
    expect(quiet(joined, first)).toBeCloseTo(quiet(whole, first), 2)
    expect(quiet(joined, first + ANEW.split(' ').length)).toBeCloseTo(
      quiet(whole, first + (WORD_COUNTS[1] ?? 0)),
      2,
    )
  })

  test('lasts as long as its file', async () => {
    const { samples, sampleRate } = await samplesOfMp3(joined.bytes)
    expect(samples.length / sampleRate).toBeCloseTo(joined.durationSeconds, 4)
  })

  test('can consist of new pages only, where the first telling is unavailable', async () => {
    const pages = new Map([
      [0, page],
      [1, page],
      [2, page],
    ])
    const all = await spliceNarration({ wordCounts: WORD_COUNTS, pages })
    expect(wordsOf(all)).toEqual([ANEW, ANEW, ANEW].flatMap((words) => words.split(' ')))
    const times = all.words.map(({ start_time_seconds }) => start_time_seconds)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(spliceNarration({ wordCounts: WORD_COUNTS, pages: new Map([[0, page]]) })).rejects.toThrow(
      'A page of a story has no voice',
    )
  })

  test('by another voice at another rate keeps its times', async () => {
    const { samples } = await samplesOfMp3(page.bytes)
    const sound = atRate({ samples, sampleRate: 16_000 }, 24_000)
    const bytes = await encodeMp3(sound, { sampleRate: 24_000, kilobitsPerSecond: 48 })
    const mixed = await spliceNarration({
      whole,
      wordCounts: WORD_COUNTS,
      pages: new Map([[1, { bytes, words: page.words }]]),
    })
    expect((await samplesOfMp3(mixed.bytes)).sampleRate).toBe(24_000)
    expect(mixed.words.map(({ start_time_seconds }) => start_time_seconds)).toEqual(
      joined.words.map(({ start_time_seconds }) => expect.closeTo(start_time_seconds, 2)),
    )
  })
})
