/** How a hat sits on a head whose middle is (100, 94). */
export interface HatRule {
  /** Hair above this hat's brim is hidden. */
  coversTop: boolean
  /** Its edge is above the forehead; of a child's own one, all hair below that is seen. */
  sitsHigh?: boolean
  /** All hair and the ears are hidden. */
  coversAll: boolean
  /** The opening of a hood, in which the hair over the forehead is seen. */
  opening?: string
  /** `turn` is 0 for a face that looks at the viewer, 1 for one that looks to the right. */
  draw(colors: HatColors, back: boolean, turn?: number): string
}

export interface HatColors {
  cloth: string
  accent: string
  /** The color of a child's own hat; without one it is made of the cloth or of what it usually is. */
  dyed?: string | undefined
}
