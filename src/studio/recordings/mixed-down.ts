/** The mean of the channels. */
export function mixedDown([first = new Float32Array(), second]: readonly Float32Array[]): Float32Array {
  if (!second) return first
  return first.map((sample, at) => (sample + (second[at] ?? 0)) / 2)
}
