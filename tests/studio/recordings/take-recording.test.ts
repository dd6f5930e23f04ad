import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { RECORDING_MAX_BYTES, RECORDING_MAX_SECONDS } from '../../../src/shared/recordings/recording.ts'
import { takeRecording } from '../../../src/studio/recordings/take-recording.ts'
import { loudnessOf } from '../../../src/studio/sound/loudness.ts'
import { encodeMp3 } from '../../../src/studio/sound/mp3.ts'
import { samplesOfMp3 } from '../../../src/studio/sound/mp3-samples.ts'
import { longOpus } from '../../support/recordings/long-opus.ts'

/** The same sentence of two seconds as packed by each browser, with silence around it. */
const recorded = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../support/recordings/${name}`, import.meta.url)))
const SECONDS = 3.5

const why = async (bytes: Uint8Array, seconds = SECONDS) => {
  const taken = await takeRecording({ bytes, seconds })
  return taken.ok ? 'kept' : taken.failure
}

describe.each(['chrome.webm', 'safari.mp4'])('what %s holds', (name) => {
  test('is kept as MP3, as loud as a narration, without the silence around it', async () => {
    const taken = await takeRecording({ bytes: recorded(name), seconds: SECONDS })
    if (!taken.ok) throw new Error(taken.failure)
    const { bytes, contentType, durationSeconds } = taken.value
    expect(contentType).toBe('audio/mpeg')
    const { samples, sampleRate } = await samplesOfMp3(bytes)
    expect(samples.length / sampleRate).toBeCloseTo(durationSeconds, 2)
    expect(durationSeconds).toBeGreaterThan(1.5)
    expect(durationSeconds).toBeLessThan(2.9)
    expect(Math.abs(loudnessOf(samples, sampleRate) + 19)).toBeLessThan(1)
  })

  test('is the same sentence in every format', async () => {
    const taken = await Promise.all(
      ['chrome.webm', 'safari.mp4'].map((file) => takeRecording({ bytes: recorded(file), seconds: SECONDS })),
    )
    const [one = 0, other = 0] = taken.map((each) => (each.ok ? each.value.durationSeconds : 0))
    expect(Math.abs(one - other)).toBeLessThan(0.15)
  })

  test('is refused where half of it is missing, and where all but its head is', async () => {
    const bytes = recorded(name)
    expect(await why(bytes.slice(0, bytes.length / 2), 20)).toBe('cut-off')
    expect(await why(bytes.slice(0, 40))).toBe('cut-off')
  })

  test('takes no harm from bytes that are turned', async () => {
    for (let at = 100; at < 1600; at += 300) {
      const bytes = recorded(name)
      bytes.fill(at % 251, at, at + 60)
      expect(['kept', 'cut-off', 'silent', 'empty', 'other-format', 'too-long']).toContain(await why(bytes))
    }
  })
})

describe('what is no reading of a page', () => {
  test('is silence', async () => {
    expect(await why(recorded('silence.webm'), 4)).toBe('silent')
  })

  test('is nothing at all', async () => {
    expect(await why(new Uint8Array(), 0)).toBe('empty')
  })

  test.each([
    ['a letter', new TextEncoder().encode('Dear Grandma, how are you?')],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(64).fill(7)])],
  ])('is %s', async (_what, bytes) => {
    expect(await why(bytes)).toBe('other-format')
  })

  test('is a sound of another format', async () => {
    const mp3 = await encodeMp3(new Float32Array(24_000), { sampleRate: 24_000, kilobitsPerSecond: 48 })
    expect(await why(mp3)).toBe('other-format')
  })

  test('is two hours, which are refused without being unpacked', async () => {
    const bytes = longOpus(7200)
    expect(bytes.byteLength).toBeLessThan(RECORDING_MAX_BYTES)
    const before = process.memoryUsage().rss
    expect(await why(bytes, RECORDING_MAX_SECONDS)).toBe('too-long')
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })

  test('is two hours whose file claims no duration', async () => {
    expect(await why(longOpus(7200, { isStill: true }), 10)).toBe('too-long')
  })
})
