/** Samples transformed at a time. */
export const SIZE = 512
/** The resulting frequencies, from 0 to half the sample rate. */
export const BINS = SIZE / 2 + 1

const cosines = Float64Array.from({ length: SIZE / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / SIZE))
const sines = Float64Array.from({ length: SIZE / 2 }, (_, at) => Math.sin((2 * Math.PI * at) / SIZE))
const mirrored = Uint16Array.from({ length: SIZE }, (_, at) =>
  Number.parseInt(at.toString(2).padStart(9, '0').split('').reverse().join(''), 2),
)
const real = new Float64Array(SIZE)
const imaginary = new Float64Array(SIZE)

/** Writes the power of each frequency in `samples`, of which there are `SIZE`, into `power`. */
export function powerOf(samples: Float64Array, power: Float64Array): void {
  for (let at = 0; at < SIZE; at++) {
    real[mirrored[at] ?? 0] = samples[at] ?? 0
    imaginary[at] = 0
  }
  for (let half = 1; half < SIZE; half *= 2) butterflies(half)
  for (let at = 0; at < BINS; at++) power[at] = (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2
}

function butterflies(half: number): void {
  const step = SIZE / 2 / half
  for (let block = 0; block < SIZE; block += half * 2) {
    for (let offset = 0; offset < half; offset++) {
      const one = block + offset
      const other = one + half
      const cosine = cosines[offset * step] ?? 0
      const sine = sines[offset * step] ?? 0
      const re = (real[other] ?? 0) * cosine + (imaginary[other] ?? 0) * sine
      const im = (imaginary[other] ?? 0) * cosine - (real[other] ?? 0) * sine
      real[other] = (real[one] ?? 0) - re
      imaginary[other] = (imaginary[one] ?? 0) - im
      real[one] = (real[one] ?? 0) + re
      imaginary[one] = (imaginary[one] ?? 0) + im
    }
  }
}
