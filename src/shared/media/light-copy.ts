/** A cover's in a row of several, and on a card across a phone. */
export const COVER_WIDTHS = [448, 672] as const
/** Widths of light copies, in pixels, AVIF: a face's in a corner, and covers'. */
export const LIGHT_WIDTHS = [224, ...COVER_WIDTHS] as const
export type LightWidth = (typeof LIGHT_WIDTHS)[number]

export const LIGHT_TYPE = 'image/avif'

/** The address of a picture's light copy; the picture itself answers there until it has one. */
export const lightUrl = (url: string, width: LightWidth): string => `${url}?w=${width}`

/** The width in such an address; undefined for what is no width of a copy. */
export const lightWidthOf = (text: string | undefined): LightWidth | undefined =>
  LIGHT_WIDTHS.find((width) => String(width) === text)
