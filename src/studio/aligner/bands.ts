import { BINS, powerOf, SIZE } from './fourier.ts'

export const ALIGNER_RATE = 16_000
/** A frame is 25 ms of sound; one begins every 10 ms. */
export const HOP = 160
const WINDOW = 400
export const SECONDS_PER_FRAME = HOP / ALIGNER_RATE

/** Frequency bands in which a frame's loudness is measured. */
export const BANDS = 26
const LOWEST = 80
const HIGHEST = 7600
/** Above this, frequencies no longer scale with the length of the throat. */
const BENT_AT = 6400
const PRE_EMPHASIS = 0.97

const shape = Float64Array.from(
  { length: WINDOW },
  (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (WINDOW - 1)),
)
const melOf = (hertz: number): number => 1127 * Math.log(1 + hertz / 700)
const hertzOf = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1)

/** The bins of each band, with their weights. */
type Bank = { first: number; weights: Float64Array }[]

/** Number of whole frames in this many samples. */
export const framesIn = (samples: number): number => Math.max(0, Math.floor((samples - WINDOW) / HOP) + 1)

/**
 * The power in each band of each frame, frame after frame; one result per throat. A throat of 1.1 raises the sounds by
 * a tenth over the recording, as a shorter one would.
 */
export function bandsOf(samples: Float32Array, throats: readonly number[] = [1]): Float32Array[] {
  const banks = throats.map(bankOf)
  const count = framesIn(samples.length)
  const bands = banks.map(() => new Float32Array(count * BANDS))
  const frame = new Float64Array(SIZE)
  const power = new Float64Array(BINS)
  for (let at = 0; at < count; at++) {
    const from = at * HOP
    for (let index = 0; index < WINDOW; index++) {
      const before = samples[from + index - 1] ?? 0
      frame[index] = ((samples[from + index] ?? 0) - PRE_EMPHASIS * before) * (shape[index] ?? 0)
    }
    powerOf(frame, power)
    for (const [throat, bank] of banks.entries()) fill(bands[throat], at * BANDS, bank, power)
  }
  return bands
}

function fill(bands: Float32Array | undefined, from: number, bank: Bank, power: Float64Array): void {
  if (!bands) return
  for (let band = 0; band < BANDS; band++) {
    const part = bank[band]
    if (!part) continue
    let sum = 0
    for (let index = 0; index < part.weights.length; index++)
      sum += (part.weights[index] ?? 0) * (power[part.first + index] ?? 0)
    bands[from + band] = sum
  }
}

const kept = new Map<number, Bank>()

function bankOf(throat: number): Bank {
  const known = kept.get(throat)
  if (known) return known
  const edges = Array.from({ length: BANDS + 2 }, (_, at) => {
    const mel = melOf(LOWEST) + ((melOf(HIGHEST) - melOf(LOWEST)) * at) / (BANDS + 1)
    return (shortened(hertzOf(mel), throat) * SIZE) / ALIGNER_RATE
  })
  const bank = Array.from({ length: BANDS }, (_, band) => triangle(edges.slice(band, band + 3)))
  kept.set(throat, bank)
  return bank
}

/** The frequency in the recording that corresponds to one of a given throat. */
function shortened(hertz: number, throat: number): number {
  const bent = BENT_AT / Math.max(1, throat)
  if (hertz <= bent) return hertz / throat
  const top = ALIGNER_RATE / 2
  return bent / throat + ((top - bent / throat) * (hertz - bent)) / (top - bent)
}

function triangle([low = 0, middle = 0, high = 0]: number[]): Bank[number] {
  const first = Math.ceil(low)
  const weights: number[] = []
  for (let bin = first; bin < high; bin++)
    weights.push(bin < middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle))
  return { first, weights: Float64Array.from(weights) }
}
