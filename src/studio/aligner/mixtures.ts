import { DIMS } from './features.ts'

/** The model of a sound: a few weighted Gaussians. Means and precisions are stored one Gaussian after the other. */
export interface Mixture {
  means: Float64Array
  precisions: Float64Array
  /** The logarithm of weight times norm, per Gaussian. */
  heights: Float64Array
}

const ROUNDS = 4
const FRAMES_PER_GAUSSIAN = 40
const LEAST_VARIANCE = 0.1

/** Fits a mixture of at most this many Gaussians to frames, given by their numbers. */
export function learn(features: Float32Array, frames: readonly number[], most: number): Mixture {
  const size = Math.max(1, Math.min(most, Math.floor(frames.length / FRAMES_PER_GAUSSIAN)))
  const floor = spreadOf(features, frames).map((variance) => Math.max(0.01, variance * LEAST_VARIANCE))
  let mixture = seeded(features, frames, size)
  for (let round = 0; round < ROUNDS; round++) mixture = refined(mixture, features, frames, floor)
  return mixture
}

/** The log likelihood of a frame, by the best Gaussian. */
export function likelihood({ means, precisions, heights }: Mixture, features: Float32Array, frame: number) {
  const from = frame * DIMS
  let best = -Infinity
  for (let gaussian = 0; gaussian < heights.length; gaussian++) {
    const offset = gaussian * DIMS
    let sum = 0
    for (let dim = 0; dim < DIMS; dim++) {
      const apart = (features[from + dim] ?? 0) - (means[offset + dim] ?? 0)
      sum += apart * apart * (precisions[offset + dim] ?? 0)
    }
    const height = (heights[gaussian] ?? 0) - sum / 2
    if (height > best) best = height
  }
  return best
}

/** The mixture's Gaussian that fits a frame best. */
export function nearestGaussian(
  { means, precisions, heights }: Mixture,
  features: Float32Array,
  frame: number,
): number {
  let best = -Infinity
  let found = 0
  for (let gaussian = 0; gaussian < heights.length; gaussian++) {
    const offset = gaussian * DIMS
    let sum = 0
    for (let dim = 0; dim < DIMS; dim++) {
      const apart = (features[frame * DIMS + dim] ?? 0) - (means[offset + dim] ?? 0)
      sum += apart * apart * (precisions[offset + dim] ?? 0)
    }
    const height = (heights[gaussian] ?? 0) - sum / 2
    if (height > best) {
      best = height
      found = gaussian
    }
  }
  return found
}

function spreadOf(features: Float32Array, frames: readonly number[]): number[] {
  return Array.from({ length: DIMS }, (_, dim) => {
    let sum = 0
    let squares = 0
    for (const frame of frames) {
      const value = features[frame * DIMS + dim] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / Math.max(1, frames.length)
    return Math.max(0, squares / Math.max(1, frames.length) - mean * mean)
  })
}

/** Starts from evenly spaced frames. */
function seeded(features: Float32Array, frames: readonly number[], size: number): Mixture {
  const spread = spreadOf(features, frames)
  const means = new Float64Array(size * DIMS)
  const precisions = new Float64Array(size * DIMS)
  for (let gaussian = 0; gaussian < size; gaussian++) {
    const frame = frames[Math.floor(((gaussian + 0.5) * frames.length) / size)] ?? 0
    for (let dim = 0; dim < DIMS; dim++) {
      means[gaussian * DIMS + dim] = features[frame * DIMS + dim] ?? 0
      precisions[gaussian * DIMS + dim] = 1 / Math.max(0.01, spread[dim] ?? 1)
    }
  }
  return { means, precisions, heights: heightsOf(precisions, new Array(size).fill(1 / size)) }
}

function refined(
  mixture: Mixture,
  features: Float32Array,
  frames: readonly number[],
  floor: readonly number[],
) {
  const size = mixture.heights.length
  const counts = new Array<number>(size).fill(0)
  const sums = new Float64Array(size * DIMS)
  const squares = new Float64Array(size * DIMS)
  for (const frame of frames) {
    const gaussian = nearestGaussian(mixture, features, frame)
    counts[gaussian] = (counts[gaussian] ?? 0) + 1
    for (let dim = 0; dim < DIMS; dim++) {
      const value = features[frame * DIMS + dim] ?? 0
      const at = gaussian * DIMS + dim
      sums[at] = (sums[at] ?? 0) + value
      squares[at] = (squares[at] ?? 0) + value * value
    }
  }
  const means = mixture.means.slice()
  const precisions = mixture.precisions.slice()
  for (let gaussian = 0; gaussian < size; gaussian++) {
    const count = counts[gaussian] ?? 0
    if (count < 2) continue
    for (let dim = 0; dim < DIMS; dim++) {
      const at = gaussian * DIMS + dim
      const mean = (sums[at] ?? 0) / count
      means[at] = mean
      precisions[at] = 1 / Math.max(floor[dim] ?? 0.01, (squares[at] ?? 0) / count - mean * mean)
    }
  }
  const weights = counts.map((count) => (count + 0.5) / (frames.length + size / 2))
  return { means, precisions, heights: heightsOf(precisions, weights) }
}

function heightsOf(precisions: Float64Array, weights: readonly number[]): Float64Array {
  return Float64Array.from(weights, (weight, gaussian) => {
    let logs = 0
    for (let dim = 0; dim < DIMS; dim++) logs += Math.log(precisions[gaussian * DIMS + dim] ?? 1)
    return Math.log(weight) + (logs - DIMS * Math.log(2 * Math.PI)) / 2
  })
}
