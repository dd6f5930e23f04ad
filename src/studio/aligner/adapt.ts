import { DIMS } from './features.ts'
import { learn, type Mixture, nearestGaussian } from './mixtures.ts'
import { solve } from './solve.ts'
import type { Sounds } from './sounds.ts'

/** Features that move together: the sound, its slope, the slope's slope. */
const BLOCK = DIMS / 3
/** Prior weight, in frames, of the assumption that the speaker sounds like the narrator. */
const BELIEF_IN_VOICE = 40
/** Prior weight, in frames, of each Gaussian's mean. */
const BELIEF_IN_MEAN = 12
const LEAST_QUIET = 40
const GAUSSIANS_OF_QUIET = 4

/** Statistics of the speech per Gaussian. */
interface GaussianStats {
  mixture: Mixture
  counts: Float64Array
  sums: Float64Array
}

/**
 * The sounds as this speaker makes them in this room, learned from the recording itself: all means move together, and
 * frequently heard ones also on their own. `states` gives each frame's state.
 */
export function adapted(
  { mixtures, quiet, anything }: Sounds,
  features: Float32Array,
  states: Int16Array,
): Sounds {
  const evidence = mixtures.map((mixture) => mixture && noEvidence(mixture))
  const hushed: number[] = []
  for (const [frame, state] of states.entries()) {
    if (state === quiet) hushed.push(frame)
    if (state < 0 || state === quiet) continue
    for (const heard of [evidence[state], evidence[anything]]) if (heard) count(heard, features, frame)
  }
  const move = movementOf(
    evidence.flatMap((heard, state) => (heard && state !== quiet && state !== anything ? [heard] : [])),
  )
  return {
    mixtures: evidence.map((heard, state) => {
      if (state === quiet)
        return hushed.length >= LEAST_QUIET ? learn(features, hushed, GAUSSIANS_OF_QUIET) : heard?.mixture
      return heard && moved(heard, move)
    }),
    quiet,
    anything,
  }
}

const noEvidence = (mixture: Mixture): GaussianStats => ({
  mixture,
  counts: new Float64Array(mixture.heights.length),
  sums: new Float64Array(mixture.means.length),
})

function count({ mixture, counts, sums }: GaussianStats, features: Float32Array, frame: number): void {
  const gaussian = nearestGaussian(mixture, features, frame)
  counts[gaussian] = (counts[gaussian] ?? 0) + 1
  for (let dim = 0; dim < DIMS; dim++) {
    const at = gaussian * DIMS + dim
    sums[at] = (sums[at] ?? 0) + (features[frame * DIMS + dim] ?? 0)
  }
}

/** For each feature, a linear transform of its block's old means: a constant and a factor for each. */
function movementOf(evidence: readonly GaussianStats[]): Float64Array[] {
  return Array.from({ length: DIMS }, (_, dim) => {
    const block = Math.floor(dim / BLOCK) * BLOCK
    const size = BLOCK + 1
    const matrix = new Float64Array(size * size)
    const right = new Float64Array(size)
    for (let at = 0; at < size; at++) matrix[at * size + at] = BELIEF_IN_VOICE
    right[dim - block + 1] = BELIEF_IN_VOICE
    for (const { mixture, counts, sums } of evidence) {
      for (const [gaussian, times] of counts.entries()) {
        if (times === 0) continue
        const from = gaussian * DIMS
        const weight = Math.min(10, mixture.precisions[from + dim] ?? 1)
        const old = (at: number) => (at === 0 ? 1 : (mixture.means[from + block + at - 1] ?? 0))
        for (let row = 0; row < size; row++) {
          right[row] = (right[row] ?? 0) + weight * (sums[from + dim] ?? 0) * old(row)
          for (let column = 0; column < size; column++) {
            const cell = row * size + column
            matrix[cell] = (matrix[cell] ?? 0) + weight * times * old(row) * old(column)
          }
        }
      }
    }
    return solve(matrix, right)
  })
}

function moved({ mixture, counts, sums }: GaussianStats, move: readonly Float64Array[]): Mixture {
  const means = new Float64Array(mixture.means.length)
  for (let at = 0; at < means.length; at++) {
    const dim = at % DIMS
    const from = at - dim + Math.floor(dim / BLOCK) * BLOCK
    const factors = move[dim]
    let mean = factors?.[0] ?? 0
    for (let other = 0; other < BLOCK; other++)
      mean += (factors?.[other + 1] ?? 0) * (mixture.means[from + other] ?? 0)
    const times = counts[Math.floor(at / DIMS)] ?? 0
    means[at] = (mean * BELIEF_IN_MEAN + (sums[at] ?? 0)) / (BELIEF_IN_MEAN + times)
  }
  return { ...mixture, means }
}
