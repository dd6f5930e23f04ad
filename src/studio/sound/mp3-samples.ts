import { MPEGDecoder } from 'mpg123-decoder'

export interface Sound {
  /** Mono, -1 to 1. */
  samples: Float32Array
  sampleRate: number
}

/**
 * Decodes a mono MP3. The encoder's padding at both ends is removed if the file declares it, as ours do: second 0 of
 * the player is sample 0. Throws if there is no sound.
 */
export async function samplesOfMp3(bytes: Uint8Array): Promise<Sound> {
  const parts: Float32Array[] = []
  const sampleRate = await partsOfMp3(bytes, (part) => void parts.push(part))
  return { samples: oneAfterTheOther(parts), sampleRate }
}

/** The same at another rate, without holding the whole sound at its original rate. */
export async function samplesOfMp3At(bytes: Uint8Array, rate: number): Promise<Float32Array> {
  let resampler: Resampler | undefined
  await partsOfMp3(bytes, (part, sampleRate) => {
    resampler ??= openResampler(sampleRate, rate)
    resampler.add(part)
  })
  return resampler?.finish() ?? new Float32Array()
}

/** Decoded at a time: the decoder holds several copies of its sound. */
const PART_BYTES = 65_536

async function partsOfMp3(
  bytes: Uint8Array,
  onPart: (samples: Float32Array, sampleRate: number) => void,
): Promise<number> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    let found = 0
    for (let from = 0; from < bytes.byteLength; from += PART_BYTES) {
      const { channelData, sampleRate } = decoder.decode(bytes.subarray(from, from + PART_BYTES))
      const [samples] = channelData
      if (!samples || samples.length === 0) continue
      found = sampleRate
      onPart(samples, sampleRate)
      // The buffers of a part are outside the heap, so the garbage collector does not notice them.
      if (from > 0) Bun.gc(true)
    }
    if (found === 0) throw new Error('No sound could be read in a narration')
    return found
  } finally {
    decoder.free()
  }
}

/** Enough of a file for its first frames. */
const HEAD_BYTES = 16_384

/** The rate of an MP3; decodes only a little of it. */
export const rateOfMp3 = async (bytes: Uint8Array): Promise<number> =>
  (await samplesOfMp3(bytes.subarray(0, HEAD_BYTES))).sampleRate

/** Zero crossings of the filter on each side of a sample. */
const REACH = 16

/** The same sound at another rate, band-limited. */
export function atRate({ samples, sampleRate }: Sound, rate: number): Float32Array {
  if (sampleRate === rate) return samples
  const resampler = openResampler(sampleRate, rate)
  resampler.add(samples)
  return resampler.finish()
}

/** Resamples a sound part by part. */
export interface Resampler {
  add(part: Float32Array): void
  /** All of it at the other rate. */
  finish(): Float32Array<ArrayBuffer>
}

/** Converts a sound to another rate, band-limited, part by part. */
export function openResampler(sampleRate: number, rate: number): Resampler {
  const step = sampleRate / rate
  const cutoff = Math.min(1, rate / sampleRate)
  const reach = Math.ceil(REACH / cutoff)
  const kernelOf = kernels(sampleRate, rate, cutoff, reach)
  const made: Float32Array[] = []
  /** The part of the sound still needed, from sample `base` on. */
  let held: Float32Array = new Float32Array()
  let base = 0
  /** Number of output samples so far. */
  let count = 0
  const makeUntil = (end: number) => {
    const from = count
    const out = new Float32Array(Math.max(0, end - from))
    for (; count < end; count++) {
      const kernel = kernelOf(count)
      const first = Math.floor(count * step) - reach - base
      let sum = 0
      for (let tap = 0; tap < kernel.length; tap++) sum += (held[first + tap] ?? 0) * (kernel[tap] ?? 0)
      out[count - from] = sum
    }
    made.push(out)
  }
  return {
    add(part) {
      const needless = Math.min(held.length, Math.max(0, Math.floor(count * step) - reach - base))
      held = oneAfterTheOther([held.subarray(needless), part])
      base += needless
      makeUntil(Math.floor((base + held.length - reach - 2) / step))
    },
    finish() {
      makeUntil(Math.round((base + held.length) / step))
      return oneAfterTheOther(made.splice(0))
    },
  }
}

function oneAfterTheOther(parts: Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts.splice(0)) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The filter for each output sample; two rates have only a few relative positions. */
function kernels(sampleRate: number, rate: number, cutoff: number, reach: number) {
  const places = rate / greatestCommon(sampleRate, rate)
  const known = new Map<number, Float64Array>()
  return (at: number): Float64Array => {
    const place = at % places
    const there = known.get(place)
    if (there) return there
    const center = (place * sampleRate) / rate
    const first = Math.floor(center) - reach
    const kernel = Float64Array.from(
      { length: 2 * reach + 2 },
      (_, tap) => windowedSinc((first + tap - center) * cutoff) * cutoff,
    )
    known.set(place, kernel)
    return kernel
  }
}

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b))

function windowedSinc(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= REACH) return 0
  const angle = Math.PI * x
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / REACH))
}
