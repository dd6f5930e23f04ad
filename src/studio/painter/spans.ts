/** A stretch of the ground or the wall: legs, a piece of furniture, a fire. */
export interface Span {
  x: number
  half: number
}

/** How much of a stretch others take, each counted for itself. */
export const overlap = (x: number, half: number, others: readonly Span[]): number =>
  others.reduce((sum, one) => sum + Math.max(0, one.half + half - Math.abs(one.x - x)), 0)
