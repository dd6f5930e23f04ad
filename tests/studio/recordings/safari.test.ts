import { beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { audiobookOf } from '../../../src/editions/audiobook.ts'
import type { Narration } from '../../../src/ports/narrator.ts'
import type { FollowedWords, TakenRecording } from '../../../src/ports/recorder.ts'
import { speakStory } from '../../../src/studio/narrator/index.ts'
import { followWords } from '../../../src/studio/recordings/follow-words.ts'
import { takeRecording } from '../../../src/studio/recordings/take-recording.ts'
import { samplesOfMp3 } from '../../../src/studio/sound/mp3-samples.ts'
import { spliceNarration } from '../../../src/studio/sound/splice.ts'
import { aStoryToBind, whole } from '../../support/a-story-to-bind.ts'

/**
 * As Safari packs it: AAC in two channels of 48 kHz, an MP4 fragment every half second. Wren reads, slightly faster.
 */
const RECORDED = new Uint8Array(
  readFileSync(new URL('../../support/recordings/safari-parts.mp4', import.meta.url)),
)
const SECONDS = 5.08
const PAGE = 'One night the lamp sang a song about the sea, and Mia sang along.'
const WORDS = PAGE.split(' ')
/** Known start of each word, before leading silence is removed. */
const STARTS = [0.611, 0.801, 1.109, 1.18, 1.56, 1.978, 2.025, 2.33, 2.575, 2.641, 3.05, 3.227, 3.409, 3.669]
const BEFORE = 'Mia had a lamp. It was small and yellow.'

let taken: TakenRecording
let found: FollowedWords
let joined: Narration
beforeAll(async () => {
  const taking = await takeRecording({ bytes: RECORDED.slice(), seconds: SECONDS })
  if (!taking.ok) throw new Error(taking.failure)
  taken = taking.value
  found = await followWords({
    bytes: taken.bytes.slice(),
    words: WORDS,
    sentences: [[0, WORDS.length]],
  })
  const words = WORDS.map((word, index) => ({
    word,
    start_time_seconds: found.words[index]?.start ?? 0,
    end_time_seconds: found.words[index]?.end ?? 0,
  }))
  joined = await spliceNarration({
    whole: await speakStory({ paragraphs: [BEFORE, 'The end.'], ageGroup: '3-5' }),
    wordCounts: [BEFORE.split(' ').length, WORDS.length],
    pages: new Map([[1, { bytes: taken.bytes, words, spoken: { from: 0, to: taken.durationSeconds } }]]),
  })
})

describe('a page that was recorded in Safari', () => {
  test('is kept from its first word to its last', () => {
    expect(taken.contentType).toBe('audio/mpeg')
    expect(taken.durationSeconds).toBeGreaterThan(3.6)
    expect(taken.durationSeconds).toBeLessThan(4.6)
  })

  test('leaves nothing behind that holds a decoder’s memory', async () => {
    const listening = () =>
      ['uncaughtException', 'unhandledRejection'].map((event) => process.listenerCount(event))
    const before = listening()
    await takeRecording({ bytes: RECORDED.slice(), seconds: SECONDS })
    expect(listening()).toEqual(before)
  })

  test('has its words found where they are said', () => {
    const off = (found.words[0]?.start ?? 0) - (STARTS[0] ?? 0)
    const errors = found.words.map(({ start }, word) => Math.abs(start - off - (STARTS[word] ?? 0)))
    expect(Math.max(...errors)).toBeLessThan(0.12)
  })

  test('has them lit one by one: the packing’s traces at their ends are no other speech', () => {
    expect(found.sure).toEqual([true])
  })

  test('is joined with what the narrator tells', async () => {
    expect(joined.words.map(({ word }) => word).join(' ')).toBe(`${BEFORE} ${PAGE}`)
    const { samples, sampleRate } = await samplesOfMp3(joined.bytes)
    const first = joined.words[BEFORE.split(' ').length]?.start_time_seconds ?? 0
    const spoken = samples.subarray(Math.round(first * sampleRate), Math.round((first + 3) * sampleRate))
    expect(spoken.some((sample) => Math.abs(sample) > 0.1)).toBe(true)
    expect(samples.length / sampleRate).toBeCloseTo(joined.durationSeconds, 1)
  })

  test('is in the audiobook that the family takes home', async () => {
    const story = await aStoryToBind([BEFORE, PAGE])
    const { bytes, durationSeconds } = joined
    const mp3 = await whole(audiobookOf({ ...story, narration: { bytes: bytes.slice(), durationSeconds } }))
    expect(Buffer.from(mp3).includes(Buffer.from(bytes))).toBe(true)
  })
})
