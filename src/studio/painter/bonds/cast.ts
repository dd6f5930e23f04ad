import type { Placed } from '../actors.ts'
import type { Face, Spot } from '../figures/drawing.ts'

/** Where the face of an actor is when it stands on a spot. */
export type FaceAt = (index: number, spot: Spot) => Face

/** A thing that somebody is on, in or under, or touches. */
export interface BoundThing {
  words: string
  x: number
  /** Its lowest line. */
  base: number
  scale: number
  /** Broader than high by so much. */
  stretch: number
  /** In which line it is painted: behind who is on it, before who is under it. */
  depth: number
  /** Painted once more before who is in it: from this line down, in that depth. */
  front?: { rim: number; depth: number }
}

export interface BoundCast {
  placed: Placed[]
  things: BoundThing[]
  /** Where somebody is kissed. */
  kisses: { x: number; y: number; radius: number }[]
}

/** The scale of the row that an actor stands in. */
export const rowScale = ({ spot, nearness }: Placed): number => spot.scale / nearness

/** Changes where an actor is. */
export function moved(cast: BoundCast, index: number, changes: Partial<Placed>, spot: Partial<Spot>): void {
  const one = cast.placed[index]
  if (one) cast.placed[index] = { ...one, perch: 0, ...changes, spot: { ...one.spot, ...spot } }
}
