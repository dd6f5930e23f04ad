import { expect, test } from 'bun:test'
import { atRate, openResampler } from '../../../src/studio/sound/mp3-samples.ts'

const samples = Float32Array.from({ length: 44_100 }, (_, at) => Math.sin(at / 9) * 0.5)

test.each([
  [44_100, 24_000],
  [48_000, 24_000],
  [24_000, 16_000],
  [16_000, 24_000],
])(
  'a sound of %i samples a second that comes in parts is the same at %i as when it comes whole',
  (from, to) => {
    const resampler = openResampler(from, to)
    for (let at = 0; at < samples.length; at += 4097) resampler.add(samples.subarray(at, at + 4097))
    expect(resampler.finish()).toEqual(atRate({ samples, sampleRate: from }, to) as Float32Array<ArrayBuffer>)
  },
)
