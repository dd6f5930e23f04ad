/** Loudness of a narration, in LUFS: the usual level of mono speech. */
const VOICE_LOUDNESS = -19
/** MP3 encoding adds up to two decibels to a peak. */
const CEILING = 10 ** (-4 / 20)
/** Maximum gain change of one phrase toward the others, in decibels. */
const LARGEST_EVENING = 3
const INT16_SCALE = 1 / 32_768

export interface PlacedPhrase {
  samples: Int16Array
  /** The sample at which it begins. */
  start: number
}

/**
 * Places phrases on silence, evens out their loudness, brings the whole to -19 LUFS and keeps every peak below -4 dBFS.
 */
export function levelVoice(
  phrases: readonly PlacedPhrase[],
  { length, sampleRate }: { length: number; sampleRate: number },
): Float32Array {
  const loudnesses = phrases.map(({ samples }) => loudnessOf(samples, sampleRate, INT16_SCALE))
  const middle = medianOf(loudnesses.filter(Number.isFinite))
  const whole = new Float32Array(length)
  for (const [index, { samples, start }] of phrases.entries()) {
    const loudness = loudnesses[index] ?? middle
    const change = Number.isFinite(loudness)
      ? Math.min(LARGEST_EVENING, Math.max(-LARGEST_EVENING, middle - loudness))
      : 0
    const gain = INT16_SCALE * 10 ** (change / 20)
    for (let at = 0; at < samples.length && start + at < length; at++)
      whole[start + at] = (samples[at] ?? 0) * gain
  }
  return limit(withLoudness(whole, sampleRate, VOICE_LOUDNESS), sampleRate)
}

/** Maximum gain for a quiet recording, in decibels: more would amplify the room's noise. */
const LARGEST_LIFT = 30

/** In place, brings a recording to a narration's loudness, with every peak below -4 dBFS. */
export function levelRecording<Samples extends Float32Array>(samples: Samples, sampleRate: number): Samples {
  const loudness = Math.max(loudnessOf(samples, sampleRate), VOICE_LOUDNESS - LARGEST_LIFT)
  const gain = 10 ** ((VOICE_LOUDNESS - loudness) / 20)
  for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) * gain
  limit(samples, sampleRate)
  return samples
}

/** In place, brings samples to this loudness in LUFS; silence stays silence. */
export function withLoudness(samples: Float32Array, sampleRate: number, lufs: number): Float32Array {
  const loudness = loudnessOf(samples, sampleRate)
  if (!Number.isFinite(loudness)) return samples
  const gain = 10 ** ((lufs - loudness) / 20)
  for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) * gain
  return samples
}

/** In place, reduces the gain around peaks above the ceiling: straight lines over blocks of 5 ms. */
export function limit(samples: Float32Array, sampleRate: number): Float32Array {
  const block = Math.round(sampleRate * 0.005)
  const allowed: number[] = []
  for (let from = 0; from < samples.length; from += block) {
    let peak = 0
    for (let at = from; at < from + block; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    allowed.push(Math.min(1, CEILING / Math.max(peak, CEILING)))
  }
  const near = (index: number): number =>
    Math.min(allowed[index - 1] ?? 1, allowed[index] ?? 1, allowed[index + 1] ?? 1)
  const edge = (index: number): number => Math.min(near(index - 1), near(index))
  for (let index = 0; index < allowed.length; index++) {
    const from = edge(index)
    const to = edge(index + 1)
    if (from === 1 && to === 1) continue
    for (let at = 0; at < block && index * block + at < samples.length; at++) {
      const place = index * block + at
      samples[place] = (samples[place] ?? 0) * (from + ((to - from) * at) / block)
    }
  }
  return samples
}

const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/**
 * Gated loudness of mono samples in LUFS (ITU-R BS.1770-4); minus infinity for silence. Samples on another scale than
 * -1 to 1 are multiplied by `scale`.
 */
export function loudnessOf(samples: Float32Array | Int16Array, sampleRate: number, scale = 1): number {
  const powers = blockPowers(samples, sampleRate).map((power) => power * scale * scale)
  const heard = powers.filter((power) => lufs(power) > ABSOLUTE_GATE)
  const gate = lufs(meanOf(heard)) + RELATIVE_GATE
  return lufs(meanOf(heard.filter((power) => lufs(power) > gate)))
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(power)

/**
 * Mean squares of blocks of 400 ms, one every 100 ms, after the filters of BS.1770: a treble shelf, then a high-pass at
 * about 40 Hz. A sound shorter than a block is one block.
 */
function blockPowers(samples: Float32Array | Int16Array, sampleRate: number): number[] {
  const lift = filter(shelf(sampleRate))
  const cut = filter(lowCut(sampleRate))
  const step = Math.round(sampleRate / 10)
  const steps: number[] = []
  for (let from = 0; from + step <= samples.length; from += step) {
    let sum = 0
    for (let at = from; at < from + step; at++) {
      const heard = cut(lift(samples[at] ?? 0))
      sum += heard * heard
    }
    steps.push(sum / step)
  }
  if (steps.length < 4) return steps.length > 0 ? [meanOf(steps)] : []
  return steps.slice(3).map((_power, index) => meanOf(steps.slice(index, index + 4)))
}

interface Biquad {
  b: [number, number, number]
  a: [number, number]
}

function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const scale = 1 + k / q + k * k
  return {
    b: [
      (high + (band * k) / q + k * k) / scale,
      (2 * (k * k - high)) / scale,
      (high - (band * k) / q + k * k) / scale,
    ],
    a: [(2 * (k * k - 1)) / scale, (1 - k / q + k * k) / scale],
  }
}

function lowCut(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const scale = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / scale, (1 - k / q + k * k) / scale] }
}

function filter({ b: [b0, b1, b2], a: [a1, a2] }: Biquad): (x: number) => number {
  let first = 0
  let second = 0
  return (x) => {
    const y = b0 * x + first
    first = b1 * x - a1 * y + second
    second = b2 * x - a2 * y
    return y
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

const meanOf = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
