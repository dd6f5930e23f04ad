import { z } from 'zod'
import { NAME_MAX } from '../constants.ts'
import { digits, text } from '../payloads.ts'
import { AGE_GROUPS } from '../stories/age-groups.ts'
import { THEME_IDS } from '../stories/themes.ts'
import { TONE_IDS } from '../stories/tones.ts'

/** A form's field that is left empty for "none". */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .optional()
    .transform((value) => value ?? null)

const list = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.preprocess(
    (given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]),
    z.array(schema),
  )

/** What the form of a child's profile sends. */
export const ProfileForm = z.object({
  name: text('The name', NAME_MAX, 'Please enter a name.'),
  characterId: orNone(digits.pipe(z.number().positive())),
  ageGroup: orNone(z.enum(AGE_GROUPS, 'There is no such age group.')),
  voice: orNone(z.string().max(80)),
  favoriteThemes: list(z.enum(THEME_IDS, 'There is no such theme.')),
  favoriteTones: list(z.enum(TONE_IDS, 'There is no such mood.')),
})

/**
 * What the form of the family's own profile sends, which is not a character. Its age is always sent, even as "none"; a
 * form without one is not ours and would clear the family's favorites.
 */
export const FamilyProfileForm = ProfileForm.omit({ name: true, characterId: true }).extend({
  ageGroup: z.union([z.literal('').transform(() => null), z.enum(AGE_GROUPS)], 'There is no such age group.'),
})

export const MoveForm = z.object({ by: z.enum(['up', 'down']) })
