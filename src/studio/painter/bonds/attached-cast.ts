import type { Placed } from '../actors.ts'
import type { Face, Spot } from '../figures/drawing.ts'

/** The position of an actor's face if it stood at a spot. */
export type FaceAt = (index: number, spot: Spot) => Face

/** A prop that an actor is on, in, under or touching. */
export interface AttachedProp {
  words: string
  x: number
  /** Its lowest line. */
  base: number
  scale: number
  /** Horizontal scale relative to the vertical one. */
  stretch: number
  /** Its depth: behind actors on it, in front of actors under it. */
  depth: number
  /** Its front is painted again over an actor inside it, from the rim down, at this depth. */
  front?: { rim: number; depth: number }
}

export interface AttachedCast {
  placed: Placed[]
  attachedProps: AttachedProp[]
  /** Where a kiss lands. */
  kisses: { x: number; y: number; radius: number }[]
}

/** The scale of the row an actor stands in. */
export const rowScale = ({ spot, relativeScale }: Placed): number => spot.scale / relativeScale

export function moveActor(
  cast: AttachedCast,
  index: number,
  changes: Partial<Placed>,
  spot: Partial<Spot>,
): void {
  const one = cast.placed[index]
  if (one) cast.placed[index] = { ...one, perch: 0, ...changes, spot: { ...one.spot, ...spot } }
}
