import { BANDS } from './bands.ts'

const CEPSTRA = 13
/** The features of a frame: its sound, the slope of that, and the slope's slope. */
export const DIMS = CEPSTRA * 3
/** Frames on each side over which a slope is measured. */
const REACH = 2
/**
 * The lowest level of silence, as a share of the mean: a microphone that turns off between words carries no
 * information.
 */
const FLOOR = 1e-5
/**
 * The level from which a frame counts as speech: a share of the way from silence to loud, and at most this many
 * decibels below loud.
 */
const SPEECH = { part: 0.4, below: 30 }
export const CERTAIN_SPEECH = { part: 0.6, below: 18 }

const cosines = Float64Array.from({ length: CEPSTRA * BANDS }, (_, at) => {
  const order = Math.floor(at / BANDS)
  const lifter = 1 + 11 * Math.sin((Math.PI * order) / 22)
  return (lifter * Math.cos((Math.PI * order * ((at % BANDS) + 0.5)) / BANDS)) / BANDS
})

/** `DIMS` numbers for each frame, as independent of speaker and room as possible: relative to the speech's own mean. */
export function featuresOf(bands: Float32Array): Float32Array {
  const count = bands.length / BANDS
  const features = new Float32Array(count * DIMS)
  const logs = new Float64Array(BANDS)
  const floor = floorOf(bands)
  for (let frame = 0; frame < count; frame++) {
    for (let band = 0; band < BANDS; band++) logs[band] = Math.log((bands[frame * BANDS + band] ?? 0) + floor)
    for (let order = 0; order < CEPSTRA; order++) {
      let sum = 0
      for (let band = 0; band < BANDS; band++) sum += (cosines[order * BANDS + band] ?? 0) * (logs[band] ?? 0)
      features[frame * DIMS + order] = sum
    }
  }
  normalize(features, speechIn(bands))
  addMovement(features, 0)
  addMovement(features, CEPSTRA)
  return features
}

const floorOf = (bands: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < bands.length; at++) sum += bands[at] ?? 0
  return (sum / Math.max(1, bands.length)) * FLOOR + 1e-12
}

/** The loudness of each frame, in decibels. */
export function levelsOf(bands: Float32Array): Float32Array {
  const levels = new Float32Array(bands.length / BANDS)
  const floor = floorOf(bands) * BANDS
  for (let frame = 0; frame < levels.length; frame++) {
    let sum = 0
    for (let band = 0; band < BANDS; band++) sum += bands[frame * BANDS + band] ?? 0
    levels[frame] = 10 * Math.log10(sum + floor)
  }
  return levels
}

/** The level below which this share of the frames stays. */
export function levelAt(levels: Float32Array, part: number): number {
  const sorted = levels.toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** For each frame, whether it is loud enough for speech, or too loud to be breath, rustle or echo. */
export function speechIn(bands: Float32Array, { part, below } = SPEECH): Uint8Array {
  const levels = levelsOf(bands)
  const quiet = levelAt(levels, 0.05)
  const loud = levelAt(levels, 0.95)
  const from = Math.max(quiet + (loud - quiet) * part, loud - below)
  return Uint8Array.from(levels, (level) => (level >= from ? 1 : 0))
}

function normalize(features: Float32Array, speech: Uint8Array): void {
  for (let order = 0; order < CEPSTRA; order++) {
    let count = 0
    let sum = 0
    let squares = 0
    for (let frame = 0; frame < speech.length; frame++) {
      if (!speech[frame]) continue
      const value = features[frame * DIMS + order] ?? 0
      count++
      sum += value
      squares += value * value
    }
    const mean = count > 0 ? sum / count : 0
    const deviation = Math.sqrt(Math.max(1e-6, count > 0 ? squares / count - mean * mean : 1))
    for (let at = order; at < features.length; at += DIMS)
      features[at] = ((features[at] ?? 0) - mean) / deviation
  }
}

/** The slope of the `CEPSTRA` numbers at `from`, stored after them. */
function addMovement(features: Float32Array, from: number): void {
  const last = features.length / DIMS - 1
  for (let frame = 0; frame <= last; frame++) {
    for (let order = from; order < from + CEPSTRA; order++) {
      let slope = 0
      for (let reach = 1; reach <= REACH; reach++) {
        const after = Math.min(last, frame + reach)
        const before = Math.max(0, frame - reach)
        slope += reach * ((features[after * DIMS + order] ?? 0) - (features[before * DIMS + order] ?? 0))
      }
      features[frame * DIMS + order + CEPSTRA] = slope / 10
    }
  }
}
