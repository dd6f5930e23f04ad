import type { CastSheet, HairStyle } from '../../shared/characters/cast-sheet.ts'
import { COVERING_STYLES } from '../../shared/characters/figure.ts'
import type { Swatch } from '../../shared/characters/look-colors.ts'

/** The colors that the avatar builder offers. */
export type Swatches = Record<
  'skin' | 'hair' | 'scarf' | 'eyes' | 'top' | 'bottom' | 'shoes' | 'hat',
  readonly Swatch[]
>

/** The colors for the style: those of hair, or those of cloth. */
export const headSwatches = (style: HairStyle, { hair, scarf }: Swatches) =>
  COVERING_STYLES.includes(style) ? scarf : hair

/** The look with another style; a cloth's color is not kept for hair, nor hair's for a cloth. */
export function withHairStyle(look: CastSheet, hairStyle: HairStyle, swatches: Swatches): CastSheet {
  const covers = (style: HairStyle) => COVERING_STYLES.includes(style)
  if (covers(hairStyle) === covers(look.hairStyle)) return { ...look, hairStyle }
  const [first] = headSwatches(hairStyle, swatches)
  return { ...look, hairStyle, hairColor: first?.color ?? look.hairColor }
}

/** The swatches plus the look's own color, which may come from a description. */
export const withOwnColor = (swatches: readonly Swatch[], color: string): readonly Swatch[] =>
  swatches.some((swatch) => swatch.color === color)
    ? swatches
    : [{ color, name: 'As described' }, ...swatches]
