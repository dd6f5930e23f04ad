import { describe, expect, test } from 'bun:test'
import { FLITE_RATE } from '../../../src/studio/narrator/flite.ts'
import { speakParagraph, tokensOf } from '../../../src/studio/narrator/index.ts'
import { levelVoice, loudnessOf, withLoudness } from '../../../src/studio/sound/loudness.ts'
import { encodeMp3 } from '../../../src/studio/sound/mp3.ts'

const tone = (seconds: number, { rate = FLITE_RATE, hertz = 997, gain = 1 } = {}) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => gain * Math.sin((2 * Math.PI * hertz * at) / rate))
const peakOf = (samples: Float32Array) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
const CEILING = 10 ** (-2.5 / 20)

describe('loudness', () => {
  test.each([16_000, 32_000, 48_000])(
    'a full-scale tone of 997 hertz is -3 LUFS at %d hertz, as the standard says',
    (rate) => {
      expect(loudnessOf(tone(5, { rate }), rate)).toBeCloseTo(-3.01, 1)
    },
  )

  test('the silence around a sound does not make it quieter', () => {
    const padded = new Float32Array(20 * FLITE_RATE)
    padded.set(tone(5, { gain: 0.1 }), 3 * FLITE_RATE)
    expect(loudnessOf(padded, FLITE_RATE)).toBeCloseTo(-23.01, 0)
  })

  test('silence has none, and stays silence', () => {
    expect(loudnessOf(new Float32Array(FLITE_RATE), FLITE_RATE)).toBe(Number.NEGATIVE_INFINITY)
    expect(peakOf(withLoudness(new Float32Array(FLITE_RATE), FLITE_RATE, -19))).toBe(0)
  })
})

describe('a leveled narration', () => {
  const paragraph =
    'Mia crept up the hill. “Who is there?” she called. It was only the wind, and it went on to the sea.'
  const phrases = speakParagraph({ paragraph, ageGroup: '6-8' }).phrases
  const length = phrases.reduce((sum, { samples }) => sum + samples.length, 0)
  const starts = phrases.map((_, index) =>
    phrases.slice(0, index).reduce((sum, { samples }) => sum + samples.length, 0),
  )
  const leveled = levelVoice(
    phrases.map(({ samples }, index) => ({ samples, start: starts[index] ?? 0 })),
    { length, sampleRate: FLITE_RATE },
  )

  test('is about -19 LUFS and never clips', () => {
    expect(tokensOf(paragraph).length).toBeGreaterThan(10)
    expect(Math.abs(loudnessOf(leveled, FLITE_RATE) + 19)).toBeLessThan(0.7)
    expect(peakOf(leveled)).toBeLessThanOrEqual(CEILING + 1e-6)
  })

  test('brings a whispered phrase and a shouted one together', () => {
    const quiet = Int16Array.from(tone(2, { gain: 2000 }))
    const loud = Int16Array.from(tone(2, { gain: 4000 }))
    const both = levelVoice(
      [
        { samples: quiet, start: 0 },
        { samples: loud, start: 2 * FLITE_RATE },
      ],
      { length: 4 * FLITE_RATE, sampleRate: FLITE_RATE },
    )
    const [first, second] = [both.subarray(0, 2 * FLITE_RATE), both.subarray(2 * FLITE_RATE)].map((part) =>
      loudnessOf(part, FLITE_RATE),
    )
    expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(3.2)
  })

  test('bends single peaks down instead of cutting them', () => {
    const spiky = Int16Array.from(tone(3, { gain: 1500 }))
    spiky[FLITE_RATE] = 32_767
    const whole = levelVoice([{ samples: spiky, start: 0 }], {
      length: spiky.length,
      sampleRate: FLITE_RATE,
    })
    expect(peakOf(whole)).toBeLessThanOrEqual(CEILING + 1e-6)
    expect(whole.filter((sample) => Math.abs(sample) > CEILING - 1e-3).length).toBeLessThan(5)
  })
})

describe('an MP3', () => {
  test.each([
    { sampleRate: 16_000, kilobitsPerSecond: 48, perFrame: 576, offset: 13 },
    { sampleRate: 32_000, kilobitsPerSecond: 64, perFrame: 1152, offset: 21 },
  ] as const)(
    'of $sampleRate hertz tells players exactly which samples are sound',
    async ({ perFrame, offset, ...options }) => {
      const samples = tone(3.3, { rate: options.sampleRate })
      const bytes = await encodeMp3(samples, options)
      const view = new DataView(bytes.buffer, offset)
      const text = (at: number, length: number) =>
        new TextDecoder().decode(bytes.subarray(offset + at, offset + at + length))
      expect([text(0, 4), text(120, 4)]).toEqual(['Info', 'LAME'])
      const frames = view.getUint32(8)
      const delay = (view.getUint8(141) << 4) | (view.getUint8(142) >> 4)
      const padding = ((view.getUint8(142) & 0xf) << 8) | view.getUint8(143)
      expect(frames * perFrame - delay - padding).toBe(samples.length)
      expect(view.getUint32(12)).toBe(bytes.length)

      const frameBytes = ((perFrame / 8) * options.kilobitsPerSecond * 1000) / options.sampleRate
      expect(bytes.length).toBe((frames + 1) * frameBytes)
      for (let at = 0; at < bytes.length; at += frameBytes) expect(bytes[at]).toBe(0xff)
    },
  )
})
