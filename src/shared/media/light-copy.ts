/** Widths of a picture's light copies, in pixels, AVIF: for a row of covers, and for a card across a phone. */
export const LIGHT_WIDTHS = [448, 672] as const
export type LightWidth = (typeof LIGHT_WIDTHS)[number]

export const LIGHT_TYPE = 'image/avif'

/** The address of a picture's light copy; the picture itself answers there until it has one. */
export const lightUrl = (url: string, width: LightWidth): string => `${url}?w=${width}`

/** The width in such an address; undefined for what is no width of a copy. */
export const lightWidthOf = (text: string | undefined): LightWidth | undefined =>
  LIGHT_WIDTHS.find((width) => String(width) === text)
