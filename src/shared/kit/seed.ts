/** A new random seed: an unsigned 32-bit number. The same seed gives the same look and the same story. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
