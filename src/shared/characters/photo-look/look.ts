import { type CastSheet, HAIR_COLORS, type HairStyle, SKIN_TONES } from '../cast-sheet.ts'
import { COVERING_STYLES } from '../figure.ts'

/** A child's look according to a photo; what the photo does not show clearly is absent. Colors are from the palettes. */
export interface PhotoLook {
  skin?: (typeof SKIN_TONES)[number] | undefined
  hairColor?: (typeof HAIR_COLORS)[number] | undefined
  hairLength?: HairLength | undefined
  glasses?: boolean | undefined
}

export type HairLength = 'short' | 'long'

export const PHOTO_PARTS = ['skin', 'hairColor', 'hairLength', 'glasses'] as const
export type PhotoPart = (typeof PHOTO_PARTS)[number]

const LONG: readonly HairStyle[] = ['long', 'longcurly', 'ponytail', 'pigtails', 'braids']
const SHORT: readonly HairStyle[] = ['short', 'curly', 'buzz', 'afro', 'bald']

/** Whether a style can have this length; buns, puffs and a bob can have either. */
export const mayBe = (style: HairStyle, length: HairLength) =>
  COVERING_STYLES.includes(style) || !(length === 'long' ? SHORT : LONG).includes(style)

/** The look with everything that the photo shows; the rest stays. */
export function matched(look: CastSheet, seen: PhotoLook): CastSheet {
  const covered = COVERING_STYLES.includes(look.hairStyle)
  const isOfLength = !seen.hairLength || mayBe(look.hairStyle, seen.hairLength)
  return {
    ...look,
    skin: seen.skin ?? look.skin,
    hairColor: (covered ? undefined : seen.hairColor) ?? look.hairColor,
    hairStyle: isOfLength ? look.hairStyle : (seen.hairLength ?? look.hairStyle),
    glasses: seen.glasses ?? look.glasses,
  }
}

/** Where the photo differs from the look, by what a parent would notice, not by shades. */
export function differing(look: CastSheet, seen: PhotoLook): PhotoPart[] {
  const covered = COVERING_STYLES.includes(look.hairStyle)
  const differs: Record<PhotoPart, boolean> = {
    skin: seen.skin !== undefined && apart(SKIN_TONES, look.skin, seen.skin) > 2,
    hairColor:
      !covered && seen.hairColor !== undefined && apart(FROM_DARK, look.hairColor, seen.hairColor) > 1,
    hairLength: seen.hairLength !== undefined && !mayBe(look.hairStyle, seen.hairLength),
    glasses: seen.glasses !== undefined && seen.glasses !== look.glasses,
  }
  return PHOTO_PARTS.filter((part) => differs[part])
}

const [BLACK, , DARK_BROWN, BROWN, RED, HONEY, BLOND] = HAIR_COLORS
const FROM_DARK = [BLACK, DARK_BROWN, BROWN, RED, HONEY, BLOND]

/** Steps between two colors of a scale; many for a color that is not on it. */
function apart(scale: readonly string[], one: string, other: string): number {
  if (one === other) return 0
  const [here, there] = [scale.indexOf(one), scale.indexOf(other)]
  return here < 0 || there < 0 ? scale.length : Math.abs(here - there)
}
