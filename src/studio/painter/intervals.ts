/** A stretch of ground or wall taken up by legs, furniture or a fire. */
export interface Interval {
  x: number
  half: number
}

/** A body on the ground, with its ground line, in front of which a table may be put if it is nearer and low enough. */
export interface Legs extends Interval {
  pose?: 'upright' | 'seated'
  depth?: number
  chin?: number
}

/** How much of a span others occupy; overlapping ones each count. */
export const overlap = (x: number, half: number, others: readonly Interval[]): number =>
  others.reduce((sum, one) => sum + Math.max(0, one.half + half - Math.abs(one.x - x)), 0)
