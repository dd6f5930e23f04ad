/** How a hat sits on a head centered at (100, 94). */
export interface HatRule {
  /** Hides the hair above the brim. */
  coversTop: boolean
  /** Its edge is above the forehead; all hair below the edge of a child's own hat shows. */
  sitsHigh?: boolean
  /** Hides all hair and the ears. */
  coversAll: boolean
  /** The opening of a hood, in which the hair over the forehead shows. */
  opening?: string
  /** `turn` is 0 for a face toward the viewer, 1 for one looking to the right. */
  draw(colors: HatColors, back: boolean, turn?: number): string
}

export interface HatColors {
  cloth: string
  accent: string
  /** The color of a child's own hat; by default the cloth's color or the hat's usual one. */
  dyed?: string | undefined
}
