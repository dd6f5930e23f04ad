import { describe, expect, test } from 'bun:test'
import { type Ending, BOUGHT_RATE as SAMPLE_RATE, type SpokenChunk } from '../../../src/ports/bought-sound.ts'
import { AGE_GROUP_INFO, type AgeGroup } from '../../../src/shared/stories/age-groups.ts'
import { joinChunks } from '../../../src/studio/sound/mix.ts'
import { wordTimes } from '../../../src/vendors/elevenlabs/word-times.ts'

const WORD = 0.25
const BETWEEN = 0.06

/** Chunks of `words` tones, a sentence every six, a paragraph every twelve; never quite silent in between. */
function told(chunkCount: number, words = 24): SpokenChunk[] {
  return Array.from({ length: chunkCount }, () => {
    const each = WORD + BETWEEN
    const samples = new Int16Array(Math.round(words * each * SAMPLE_RATE))
    for (let at = 0; at < samples.length; at += 1) {
      const inWord = (at / SAMPLE_RATE) % each
      const envelope = inWord < WORD ? Math.min(1, inWord * 200, (WORD - inWord) * 200) : 0
      samples[at] = Math.sin((2 * Math.PI * 220 * at) / SAMPLE_RATE) * 8000 * envelope + (at % 7)
    }
    const ending = (index: number): Ending =>
      (index + 1) % 12 === 0 ? 'paragraph' : (index + 1) % 6 === 0 ? 'sentence' : 'word'
    return {
      sound: new Uint8Array(samples.buffer),
      words: Array.from({ length: words }, (_, index) => ({
        word: `w${index}`,
        ending: ending(index),
        span: { start: index * each, end: index * each + WORD },
      })),
    }
  })
}

describe('chunks of speech that are joined', () => {
  test('are heard where each word says, across rests and chunks', () => {
    const { samples, words } = joinChunks({ chunks: told(3), ageGroup: '6-8' })
    expect(words).toHaveLength(72)
    for (const { start_time_seconds: start, end_time_seconds: end } of words) {
      expect(power(samples, start + 0.02, end - 0.02)).toBeGreaterThan(0.01)
      expect(power(samples, end + 0.02, end + BETWEEN - 0.02)).toBeLessThan(1e-4)
    }
  })

  test('have no click: no two samples are further apart than the voice itself has them', () => {
    const { samples } = joinChunks({ chunks: told(3), ageGroup: '3-5' })
    let loudest = 0
    let widest = 0
    for (let at = 1; at < samples.length; at += 1) {
      loudest = Math.max(loudest, Math.abs(samples[at] ?? 0))
      widest = Math.max(widest, Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)))
    }
    // The slope of a sine of 220 Hz at 24 kHz is at most 2π · 220 / 24,000 of its amplitude.
    expect(widest).toBeLessThan(loudest * 0.075)
  })

  test('go on at once where a long paragraph was parted in the middle of a sentence', () => {
    const { words } = joinChunks({ chunks: told(2, 20), ageGroup: '3-5' })
    const [last, next] = words.slice(19)
    expect((next?.start_time_seconds ?? 9) - (last?.end_time_seconds ?? 0)).toBeLessThan(0.3)
  })

  test('have no gap between chunks beyond the rest of a paragraph', () => {
    const { words } = joinChunks({ chunks: told(3), ageGroup: '9-12' })
    const gaps = words
      .slice(1)
      .map((word, index) => word.start_time_seconds - (words[index]?.end_time_seconds ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(1.7)
    expect(Math.min(...gaps)).toBeGreaterThan(0)
  })

  test.each<AgeGroup>(['3-5', '6-8', '9-12'])('are told at the pace of ages %s', (ageGroup) => {
    const chunks = told(4)
    const { words, samples } = joinChunks({ chunks, ageGroup })
    const perMinute = words.length / (samples.length / SAMPLE_RATE / 60)
    expect(Math.abs(perMinute / AGE_GROUP_INFO[ageGroup].wordsPerMinute - 1)).toBeLessThan(0.1)
  })
})

describe('the times of words', () => {
  const at = (text: string, drop: (index: number) => boolean = () => false) => {
    const characters = [...text]
    const kept = characters.flatMap((character, index) => (drop(index) ? [] : [{ character, index }]))
    return {
      characters: kept.map(({ character }) => character),
      starts: kept.map(({ index }) => index / 10),
      ends: kept.map(({ index }) => (index + 1) / 10),
    }
  }
  const text = 'One two—three, 4,000 “four” Ольга 小明 five.'
  const tokens = text.split(' ')

  test('are those of their own characters, signs left out where there are letters', () => {
    const spans = wordTimes(tokens, at(text), 10)
    expect(spans[0]).toEqual({ start: 0, end: 0.3 })
    expect(spans[3]).toEqual({ start: 2.2, end: 2.6 })
    expect(spans).toHaveLength(tokens.length)
  })

  test('survive characters that are written in another way', () => {
    const spans = wordTimes(['It’s', 'STRASSE', 'x'], at("it's strasse x"), 5)
    expect(spans.map(({ start }) => start)).toEqual([0, 0.5, 1.3])
  })

  test('are one for each token, in order, whatever is missing', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const times = at(text, (index) => Math.imul(index * 2654435761, seed) >>> 31 === 1)
      const spans = wordTimes(tokens, times, 4)
      expect(spans).toHaveLength(tokens.length)
      let last = 0
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(4)
        last = start
      }
    }
  })

  test('divide the whole sound when there is none', () => {
    const spans = wordTimes(['aa', 'bb', 'cccc'], { characters: [], starts: [], ends: [] }, 8)
    expect(spans).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
      { start: 4, end: 8 },
    ])
  })
})

function power(samples: Float32Array, from: number, to: number): number {
  const [first, last] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)]
  let sum = 0
  for (let at = first; at < last; at += 1) sum += (samples[at] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(1, last - first))
}
