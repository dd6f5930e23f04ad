import { type CastSheet, COVERING_STYLES, HAIR_COLORS, type HairStyle, SKIN_TONES } from '../cast-sheet.ts'

/** What a photo shows of a child's look; what it does not show plainly is absent. Colors are of the palettes. */
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

/** The styles that can be of a length; buns, puffs and a bob can be of either. */
export const mayBe = (style: HairStyle, length: HairLength) =>
  COVERING_STYLES.includes(style) || !(length === 'long' ? SHORT : LONG).includes(style)

/** The look as the photo shows it: what is seen holds, everything else stays. */
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

/** Where the photo shows another child than the look does: what a parent would see, not each shade. */
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
