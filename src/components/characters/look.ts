import { type CastSheet, COVERING_STYLES, type HairStyle } from '../../shared/characters/cast-sheet.ts'
import type { Swatch } from '../../shared/characters/look-colors.ts'

/** The colors that the avatar builder offers. */
export type Swatches = Record<
  'skin' | 'hair' | 'scarf' | 'eyes' | 'top' | 'bottom' | 'shoes' | 'hat',
  readonly Swatch[]
>

/** The colors that suit what is on the head: those of hair, or those of cloth. */
export const headSwatches = (style: HairStyle, { hair, scarf }: Swatches) =>
  COVERING_STYLES.includes(style) ? scarf : hair

/** The look with another style; hair does not keep the color of a cloth, nor a cloth that of hair. */
export function withHairStyle(look: CastSheet, hairStyle: HairStyle, swatches: Swatches): CastSheet {
  const covers = (style: HairStyle) => COVERING_STYLES.includes(style)
  if (covers(hairStyle) === covers(look.hairStyle)) return { ...look, hairStyle }
  const [first] = headSwatches(hairStyle, swatches)
  return { ...look, hairStyle, hairColor: first?.color ?? look.hairColor }
}

/** The swatches with the color that the look has, should a description have given another one. */
export const withOwnColor = (swatches: readonly Swatch[], color: string): readonly Swatch[] =>
  swatches.some((swatch) => swatch.color === color)
    ? swatches
    : [{ color, name: 'As described' }, ...swatches]
