export interface Point {
  x: number
  y: number
}

/** The middle of a face. */
export interface Face extends Point {
  radius: number
}

/** Where something stands: its feet (or its lowest point) in the picture's units; `scale` 1 is a child of middle height about 300 units tall. */
export interface Spot {
  x: number
  y: number
  scale: number
  flip?: boolean
  /** A point of the picture that the figure looks at: a friend's face, the moon. */
  lookAt?: Point
  /** A point of the picture that a hand is laid on, as far as an arm goes. */
  reach?: Point
  /** No room for arms in the air: the hands are before the chest. */
  close?: boolean
  /** In the air or in water: no shadow lies at its feet. */
  aloft?: boolean
}

/** A piece of SVG: gradients and filters go to `defs` once a picture, `svg` is drawn in place. */
export interface Drawing {
  defs: string
  svg: string
}

/** A drawn figure tells where its face is, so that crops and floating light keep clear of it. */
export interface DrawnFigure extends Drawing {
  face: Face
  /** What is painted after the things that cover the figure: a sleeper's arms on the blanket. */
  over?: string
  /** Where the hand is that was to be laid somewhere. */
  hand?: Point
  /** How far full hair reaches to the side of the face's middle, in its radii; 1 where it does not stand out. */
  breadth?: number
}

/** Hands out ids that are unique within one picture. */
export type Ids = (prefix: string) => string

/** The hour's light on a figure: multiplied shadow color and the color of the bright rim. */
export interface FigureLight {
  ambient: string
  /** 0 is full daylight, 1 is deep night. */
  depth: number
  rim: string
}
