import type { Random } from '../../shared/kit/random.ts'

/** The ambience's sample rate, in hertz, and the rate for sounds without treble. */
export const AMBIENCE_RATE = 32_000
export const LOW_RATE = 8_000
/** Loop length of the ambience. Every generator has this period, so there is no seam. */
export const LOOP_SECONDS = 30
export const LOOP_LENGTH = LOOP_SECONDS * AMBIENCE_RATE
export const LOW_LENGTH = LOOP_SECONDS * LOW_RATE

/** Seconds that a filter runs before the loop begins, so that it settles into the state at the loop's end. */
const SETTLING_SECONDS = 0.5
const SAMPLES_PER_CUTOFF = 64

/** Random samples from -1 to 1. */
export function whiteNoise(random: Random, length = LOOP_LENGTH): Float32Array {
  const noise = new Float32Array(length)
  for (let at = 0; at < length; at++) noise[at] = random() * 2 - 1
  return noise
}

/** A slow wave from 0 to 1 that fits `cycles` times into the loop; `at` is the place in the loop from 0 to 1. */
export const swell = (at: number, cycles: number, phase = 0): number =>
  0.5 + 0.5 * Math.sin(2 * Math.PI * (cycles * at + phase))

/** In place, removes what is above the cutoff in hertz, which may vary over the loop (0 to 1). */
export function lowPass(samples: Float32Array, cutoff: number | ((at: number) => number)): Float32Array {
  return filtered(samples, cutoff, (_sample, low) => low)
}

/** In place, removes what is below the cutoff in hertz. */
export function highPass(samples: Float32Array, cutoff: number): Float32Array {
  return filtered(samples, cutoff, (sample, low) => sample - low)
}

function filtered(
  samples: Float32Array,
  cutoff: number | ((at: number) => number),
  kept: (sample: number, low: number) => number,
): Float32Array {
  const { length } = samples
  const rate = length / LOOP_SECONDS
  let low = 0
  let follow = 0
  for (let index = -Math.round(SETTLING_SECONDS * rate); index < length; index++) {
    const place = index < 0 ? index + length : index
    if (place % SAMPLES_PER_CUTOFF === 0 || follow === 0) {
      follow =
        1 - Math.exp((-2 * Math.PI * (typeof cutoff === 'number' ? cutoff : cutoff(place / length))) / rate)
    }
    const sample = samples[place] ?? 0
    low += follow * (sample - low)
    if (index >= 0) samples[index] = kept(sample, low)
  }
  return samples
}

/** In place, multiplies by a gain that varies over the loop (0 to 1). */
export function shaped(samples: Float32Array, gain: (at: number) => number): Float32Array {
  const { length } = samples
  for (let from = 0; from < length; from += SAMPLES_PER_CUTOFF) {
    const start = gain(from / length)
    const slope = (gain((from + SAMPLES_PER_CUTOFF) / length) - start) / SAMPLES_PER_CUTOFF
    for (let step = 0; step < SAMPLES_PER_CUTOFF && from + step < length; step++) {
      samples[from + step] = (samples[from + step] ?? 0) * (start + slope * step)
    }
  }
  return samples
}

/** Adds a short sound at a second of the loop, wrapping at the end. */
export function place(
  samples: Float32Array,
  { second, seconds }: { second: number; seconds: number },
  sound: (time: number, part: number) => number,
): void {
  const rate = samples.length / LOOP_SECONDS
  const count = Math.round(seconds * rate)
  let at = Math.round((((second % LOOP_SECONDS) + LOOP_SECONDS) % LOOP_SECONDS) * rate) % samples.length
  for (let step = 0; step < count; step++) {
    samples[at] = (samples[at] ?? 0) + sound(step / rate, step / count)
    at = at + 1 === samples.length ? 0 : at + 1
  }
}

/** In place, adds `other` times `gain` to `samples`; an `other` at the low rate is upsampled. */
export function mixIn(samples: Float32Array, other: Float32Array, gain = 1): Float32Array {
  const ratio = samples.length / other.length
  for (let index = 0; index < other.length; index++) {
    const from = other[index] ?? 0
    const slope = ((other[index + 1 === other.length ? 0 : index + 1] ?? 0) - from) / ratio
    for (let step = 0; step < ratio; step++) {
      const at = index * ratio + step
      samples[at] = (samples[at] ?? 0) + (from + slope * step) * gain
    }
  }
  return samples
}

/** In place, scales samples to this root mean square, so that recipes can weigh layers against each other. */
export function withPower(samples: Float32Array, rms = 0.1): Float32Array {
  let sum = 0
  for (let at = 0; at < samples.length; at++) sum += (samples[at] ?? 0) ** 2
  const gain = sum > 0 ? rms / Math.sqrt(sum / samples.length) : 0
  for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) * gain
  return samples
}
