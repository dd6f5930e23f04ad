import { z } from 'zod'
import { type CastSheet, HAIR_COLORS, HAIR_STYLES, HATS, OUTFITS, SKIN_TONES } from './cast-sheet.ts'
import { LOOK_COLORS } from './look-colors.ts'
import type { PhotoLook } from './photo-look/look.ts'

const anyColor = z.string().regex(/^#[0-9a-f]{6}$/)

const color = (what: string, colors: readonly string[]) => z.enum(colors, `There is no such ${what}.`)

const looks = {
  skin: color('skin', LOOK_COLORS.skin),
  hairColor: color('hair color', LOOK_COLORS.hair),
  hairStyle: z.enum(HAIR_STYLES, 'There is no such hair style.'),
  eyeColor: color('eye color', LOOK_COLORS.eyes),
  outfit: z.enum(OUTFITS, 'There is no such outfit.'),
  topColor: color('color', LOOK_COLORS.clothes),
  bottomColor: color('color', LOOK_COLORS.clothes),
  shoeColor: color('color', LOOK_COLORS.clothes),
  hat: z.enum(HATS, 'There is no such hat.').optional(),
  hatColor: color('color', LOOK_COLORS.hat).optional(),
  wheelchairColor: color('color', LOOK_COLORS.clothes).optional(),
}

/** A cast sheet as a browser sends it: every color is one of the palettes. */
export const CastSheetSchema = z.object({
  ...looks,
  glasses: z.boolean(),
  freckles: z.boolean(),
  hearingAid: z.boolean(),
  wheelchair: z.boolean(),
  height: z.union([z.literal(0), z.literal(1), z.literal(2)]),
}) satisfies z.ZodType<CastSheet>

/** What a browser has read in a photo. */
export const PhotoLookSchema = z.object({
  skin: z.enum(SKIN_TONES, 'There is no such skin.').optional(),
  hairColor: z.enum(HAIR_COLORS, 'There is no such hair color.').optional(),
  hairLength: z.enum(['short', 'long'], 'There is no such hair length.').optional(),
  glasses: z.boolean().optional(),
}) satisfies z.ZodType<PhotoLook>

const yesOrNo = z.enum(['true', 'false']).transform((said) => said === 'true')

/** GET /api/figure.svg: a cast sheet as query parameters, in any colors, because it is not stored. */
export const FigureQuery = z.object({
  ...looks,
  skin: anyColor,
  hairColor: anyColor,
  eyeColor: anyColor,
  topColor: anyColor,
  bottomColor: anyColor,
  shoeColor: anyColor,
  hatColor: anyColor.optional(),
  wheelchairColor: anyColor.optional(),
  glasses: yesOrNo,
  freckles: yesOrNo,
  hearingAid: yesOrNo,
  wheelchair: yesOrNo,
  height: z.enum(['0', '1', '2']).transform((said) => (said === '0' ? 0 : said === '1' ? 1 : 2)),
})
