import { type Heard, QUIET } from './decode.ts'

export const OTHER_SPEECH = -1

/** The state of each frame, using the most likely pronunciation of each heard word; -1 in other speech. */
export function statesHeard(
  heard: readonly Heard[],
  words: readonly (readonly (readonly number[])[])[],
  { likelihoods, states, quiet }: { likelihoods: Float32Array; states: number; quiet: number },
): Int16Array {
  const found = new Int16Array(likelihoods.length / states).fill(OTHER_SPEECH)
  for (const { word, from, to } of heard) {
    if (word === QUIET) found.fill(quiet, from, to)
    if (word < 0) continue
    const ways = (words[word] ?? []).filter((way) => way.length <= to - from)
    const tried = ways.map((way) => bestPath(way, likelihoods.subarray(from * states, to * states), states))
    const best = tried.toSorted((one, other) => other.score - one.score)[0]
    if (best) found.set(best.path, from)
  }
  return found
}

/** The most likely path through a row of states, each of which lasts at least a frame. */
function bestPath(way: readonly number[], likelihoods: Float32Array, states: number) {
  const frames = likelihoods.length / states
  const size = way.length
  const scores = new Float64Array(size).fill(-Infinity)
  const moved = new Uint8Array(frames * size)
  for (let frame = 0; frame < frames; frame++) {
    for (let at = size - 1; at >= 0; at--) {
      const staying = frame === 0 && at === 0 ? 0 : (scores[at] ?? -Infinity)
      const moving = at > 0 ? (scores[at - 1] ?? -Infinity) : -Infinity
      if (moving > staying) moved[frame * size + at] = 1
      scores[at] = Math.max(staying, moving) + (likelihoods[frame * states + (way[at] ?? 0)] ?? 0)
    }
  }
  const path = new Int16Array(frames)
  let at = size - 1
  for (let frame = frames - 1; frame >= 0; frame--) {
    path[frame] = way[at] ?? 0
    if (moved[frame * size + at]) at--
  }
  return { score: scores[size - 1] ?? -Infinity, path }
}
