import type { CastSheet, HairStyle } from './cast-sheet.ts'

/** Styles that cover the hair; their color is the cloth's. */
export const COVERING_STYLES: readonly HairStyle[] = ['hijab', 'headscarf', 'patka']

/** A cloth covers the hair, and no hat goes over it. */
export const isCovered = ({ hairStyle }: Pick<CastSheet, 'hairStyle'>): boolean =>
  COVERING_STYLES.includes(hairStyle)

/** The address of a character's figure as SVG, which holds all that is drawn. */
export const figureUrl = (sheet: CastSheet): string =>
  `/api/figure.svg?${new URLSearchParams(
    Object.entries(sheet).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )}`
