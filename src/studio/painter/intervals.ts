/** A stretch of ground or wall taken up by legs, furniture or a fire. */
export interface Interval {
  x: number
  half: number
}

/** How much of a span others occupy; overlapping ones each count. */
export const overlap = (x: number, half: number, others: readonly Interval[]): number =>
  others.reduce((sum, one) => sum + Math.max(0, one.half + half - Math.abs(one.x - x)), 0)
