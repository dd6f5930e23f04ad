export interface Point {
  x: number
  y: number
}

/** The center and radius of a face. */
export interface Face extends Point {
  radius: number
}

/**
 * Where something stands: its feet (or lowest point) in picture units. `scale` 1 is an average child about 300 units
 * tall.
 */
export interface Spot {
  x: number
  y: number
  scale: number
  flip?: boolean
  /** A point of the picture that the figure looks at: a friend's face, the moon. */
  lookAt?: Point
  /** A point of the picture to lay a hand on, as far as the arm reaches. */
  reach?: Point
  /** No room for raised arms: the hands are in front of the chest. */
  close?: boolean
  /** In the air or in water: no shadow at its feet. */
  aloft?: boolean
}

/** A piece of SVG: gradients and filters go into the picture's `defs`, `svg` is drawn in place. */
export interface Drawing {
  defs: string
  svg: string
}

/** A drawn figure with the position of its face, so that crops and lights keep clear of it. */
export interface DrawnFigure extends Drawing {
  face: Face
  /** Painted after the props that cover the figure: a sleeper's arms on the blanket. */
  over?: string
  /** Where a laid hand ended up. */
  hand?: Point
  /** Half width of full hair, in face radii; 1 if it is no wider than the face. */
  breadth?: number
}

/** Returns ids that are unique within one picture. */
export type Ids = (prefix: string) => string

/** The hour's light on a figure: the color multiplied into shadows, and the color of the bright rim. */
export interface FigureLight {
  ambient: string
  /** 0 is full daylight, 1 is deep night. */
  depth: number
  rim: string
}
