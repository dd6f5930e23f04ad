import { z } from 'zod'
import { CastSheetSchema, PhotoLookSchema } from './characters/cast-sheet-payload.ts'
import {
  DESCRIPTION_MAX,
  MAX_CHARACTERS_PER_STORY,
  NAME_MAX,
  SEED_MAX,
  SOUNDS_LIKE_MAX,
} from './constants.ts'
import { LABEL_NAME_MAX } from './labels/label.ts'
import { VOICE_NAME_MAX } from './recordings/recording.ts'
import { AGE_GROUPS } from './stories/age-groups.ts'
import { ENVIRONMENTS } from './stories/environments.ts'
import { trimmedSearch } from './stories/story-filters.ts'
import { THEMES, type ThemeId } from './stories/themes.ts'
import { TONE_FILTERS } from './stories/tone-filters.ts'
import { TONE_IDS } from './stories/tones.ts'

/** Counts code points, but not of a text that is far too long anyway. */
const codePoints = (text: string, max: number) => (text.length > 2 * max ? text.length : [...text].length)

/** Trimmed text of 1 to `max` code points, with sentences for a person. */
export const text = (what: string, max: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .refine((value) => value.length > 0, missing)
    .refine((value) => codePoints(value, max) <= max, `${what} can have at most ${max} characters.`)
    .refine((value) => !value.includes('\0'), `${what} has a character that cannot be stored.`)

export const firebaseUid = z.string('firebaseUid is missing.').min(1, 'firebaseUid is missing.').max(128)
const gender = z.enum(['male', 'female'], 'Please select a gender.')

export const UserBody = z.object({ firebaseUid })
export const UserQuery = z.object({ firebaseUid })

/** DELETE /api/characters/{id}; `profile` says what happens to the character's profile. */
export const DeleteCharacterBody = UserBody.extend({
  profile: z.enum(['keep', 'remove'], 'There is no such choice for the profile.').default('keep'),
})

/** A whole number in an address or a form: digits only, neither 0x10 nor 1e3. */
export const digits = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number.')
  .transform(Number)
const id = z.number().int().positive()
const idText = digits.pipe(id)

const lookSeed = z.number().int().min(0).max(0xffffffff)

/**
 * POST /api/characters/upload-reference and PUT /api/characters/{id} (specification, sections 5 and 7). `castSheet` is
 * a look that the parent chose; null follows the description again; absent leaves it unchanged. `lookSeed` is the seed
 * with which the browser showed a new character, `photoLook` what it read in the photo. `photoSharedWith` is the
 * picture service named when the parent agreed to share the photo.
 */
export const CharacterBody = z.object({
  firebaseUid,
  characterName: text('The name', NAME_MAX, 'Please enter a character name.'),
  gender,
  description: text('The description', DESCRIPTION_MAX, 'Please add a character description.'),
  referenceImageUrl: z
    .string()
    .nullish()
    .transform((url) => url || null),
  photoConsent: z.enum(['kept', 'shared'], 'There is no such consent.').optional(),
  photoSharedWith: z.string().max(200, 'There is no such picture service.').optional(),
  soundsLike: z
    .string()
    .trim()
    .refine(
      (value) => codePoints(value, SOUNDS_LIKE_MAX) <= SOUNDS_LIKE_MAX,
      `How the name is said can have at most ${SOUNDS_LIKE_MAX} characters.`,
    )
    .refine((value) => !value.includes('\0'), 'How the name is said has a character that cannot be stored.')
    .nullish()
    .transform((value) => value || null),
  castSheet: CastSheetSchema.nullable().optional(),
  lookSeed: lookSeed.optional(),
  photoLook: PhotoLookSchema.optional(),
})

/** POST /api/look: the look so far, while a parent is still typing. */
export const LookBody = z.object({
  firebaseUid,
  gender,
  description: z.string().max(4 * DESCRIPTION_MAX),
  lookSeed,
  photoLook: PhotoLookSchema.optional(),
})

const theme = z.string().transform((given, context): ThemeId => {
  const found = THEMES.find((t) => t.id === given || t.keywords === given)
  if (found) return found.id
  context.addIssue({ code: 'custom', message: 'There is no such theme.' })
  return z.NEVER
})

/** Made by the browser or the page for one press of a button. */
const requestKey = z.string().regex(/^[\w-]{8,64}$/, 'The request key has 8 to 64 letters, digits, _ or -.')

/** POST /api/generate-story (specification, sections 3 and 7); `theme` holds the theme's keywords, `themeId` its id. */
export const GenerateStoryBody = z
  .object({
    firebaseUid,
    characters: z
      .array(z.object({ id }), 'Please choose at least one character.')
      .min(1, 'Please choose at least one character.')
      .max(MAX_CHARACTERS_PER_STORY, `A story can have at most ${MAX_CHARACTERS_PER_STORY} characters.`)
      .refine(
        (list) => new Set(list.map((c) => c.id)).size === list.length,
        'Each character can be chosen once.',
      ),
    theme: theme.optional(),
    themeId: theme.optional(),
    tone: z.enum(TONE_IDS, 'There is no such tone.'),
    ageGroup: z.enum(AGE_GROUPS, 'There is no such age group.'),
    length: z.string('Please choose a length.').min(1, 'Please choose a length.').max(40),
    authorStyle: z.string('Please choose an author style.').min(1, 'Please choose an author style.').max(80),
    writingStyle: z.enum(['normal', 'plot-twist'], 'There is no such writing style.').default('normal'),
    /** For a press of a button: the parent is asked first while a story of the same wish is being made, unless `again` is set. */
    requestKey: requestKey.optional(),
    again: z.boolean().default(false),
    /** One of the narrator's voices; unknown ones are ignored. */
    voice: z
      .string()
      .max(80)
      .nullish()
      .transform((voice) => voice || undefined),
    customSeed: z
      .string()
      .transform((seed) => seed.replaceAll('\0', '').trim())
      .refine(
        (seed) => codePoints(seed, SEED_MAX) <= SEED_MAX,
        `The plot twist can have at most ${SEED_MAX} characters.`,
      )
      .nullish()
      .transform((seed) => seed || undefined),
  })
  .transform((body, context) => {
    const chosen = body.themeId ?? body.theme
    if (!chosen) {
      context.addIssue({ code: 'custom', path: ['theme'], message: 'Please choose a theme.' })
      return z.NEVER
    }
    return { ...body, theme: chosen }
  })

/** The parent was asked, and wants another one beside the one that is being made. */
const again = z
  .literal('true')
  .optional()
  .transform((said) => said !== undefined)

/** What Tonight's button sends. */
export const TonightForm = z.object({
  profile: idText,
  character: idText,
  theme,
  tone: z.enum(TONE_IDS, 'There is no such tone.'),
  ageGroup: z.enum(AGE_GROUPS, 'There is no such age group.'),
  length: z.string('Please choose a length.').min(1, 'Please choose a length.').max(40),
  authorStyle: z.string('Please choose an author style.').min(1, 'Please choose an author style.').max(80),
  voice: z.string().max(80).optional(),
  requestKey,
  again,
})

/** What the button for the next story of a world sends. */
export const SequelForm = z.object({
  length: z.string('Please choose a length.').min(1, 'Please choose a length.').max(40),
  tone: z.enum(TONE_IDS, 'There is no such tone.'),
  requestKey,
  again,
})

/** A filter value; all when it is absent, empty or `all`. */
const filter = <const Value extends string>(values: readonly Value[], sentence: string) =>
  z
    .literal('')
    .transform((): 'all' => 'all')
    .or(z.enum(['all', ...values], sentence))
    .default('all')

/** GET /api/stories/lightweight. */
export const StoryListQuery = z.object({
  firebaseUid,
  page: digits.pipe(z.number().min(1)).catch(1),
  limit: digits.pipe(z.number().min(1).max(100)).catch(20),
  search: z.string().default('').transform(trimmedSearch),
  environment: filter(ENVIRONMENTS, 'There is no such environment.'),
  tone: filter(TONE_FILTERS, 'There is no such tone filter.'),
  ageGroup: filter(AGE_GROUPS, 'There is no such age group.'),
  length: z
    .string()
    .max(40)
    .default('all')
    .transform((key) => key || 'all'),
  /** A profile's id. */
  child: z
    .string()
    .regex(/^(?:all|\d{1,15})?$/, 'There is no such profile.')
    .default('all')
    .transform((id) => id || 'all'),
  favorites: filter(['only'], 'There is no such filter.'),
})

/** Trimmed; undefined when nothing is left. */
const labelDescription = z
  .string()
  .trim()
  .refine(
    (value) => codePoints(value, DESCRIPTION_MAX) <= DESCRIPTION_MAX,
    `The description can have at most ${DESCRIPTION_MAX} characters.`,
  )
  .nullish()
  .transform((description) => description || undefined)

/** A label's words; in an edit, an absent description means none (specification, section 5). */
export const LabelFields = z.object({
  name: text('The name', LABEL_NAME_MAX, 'Please enter a label name.'),
  description: labelDescription,
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Please choose a color like #6b21d4.')
    .optional(),
})

/** The story date that a label marks: an ISO string. */
export const LabelDate = z.iso
  .datetime({ offset: true, error: 'createdAt must be a date like 2026-11-21T19:30:00.000Z.' })
  .transform((date) => new Date(date).toISOString())

/** POST /api/timeline-labels and PUT /api/timeline-labels/{id}. */
export const NewLabelBody = LabelFields.extend({ firebaseUid, createdAt: LabelDate })
export const LabelBody = LabelFields.extend({ firebaseUid })

/** POST /api/feedback. */
export const FeedbackBody = z.object({
  firebaseUid,
  storyId: z.union([id, idText], 'storyId must be a whole number.'),
  type: z.enum(['STORY_GENERATION'], 'There is no such feedback type.'),
  rating: z.enum(['positive', 'negative'], 'Please choose thumbs-up or thumbs-down.'),
  comment: z
    .string()
    .trim()
    .max(2000, 'The comment can have at most 2000 characters.')
    .refine((comment) => !comment.includes('\0'), 'The comment has a character that cannot be stored.')
    .nullish()
    .transform((comment) => comment || null),
})

/** PUT /api/stories/{id}/favorite, and the heart's form. */
export const FavoriteBody = z.object({ firebaseUid, favorite: z.boolean() })
/** POST /story/{id}/share; fields that are absent keep their value. */
export const ShareForm = z.object({
  withName: z
    .enum(['true', 'false'])
    .catch('false')
    .transform((said) => said === 'true'),
  /** One of the family's voices; empty for the narrator. */
  voice: z
    .string()
    .max(VOICE_NAME_MAX * 2)
    .catch('')
    .transform((voice) => voice || undefined),
})

export const FavoriteForm = z.object({
  favorite: z
    .enum(['true', 'false'])
    .catch('true')
    .transform((said) => said === 'true'),
})

/** PUT /api/stories/{id}/place: where a family stopped; null when the story was played to its end. */
export const PlaceBody = z.object({
  firebaseUid,
  place: z
    .object({
      seconds: z.number().positive().max(86_400),
      percent: z.number().int().min(0).max(100),
    })
    .nullable(),
})

export const IdParam = z.object({ id: idText })
/** POST /story/{id}/share/{linkId}/end. */
export const LinkParam = z.object({ linkId: idText })
/** POST /api/stories/{id}/images/{paragraphIndex}/redraw. */
export const PictureParam = IdParam.extend({ paragraphIndex: digits.pipe(z.number().max(999)) })
