import { z } from 'zod'
import { STEPS } from '../../components/creation/flow/flow.ts'
import { CastSheetSchema } from '../../shared/characters/cast-sheet-payload.ts'
import { AGE_GROUPS } from '../../shared/stories/age-groups.ts'
import { ENVIRONMENTS } from '../../shared/stories/environments.ts'
import { THEME_CATEGORIES, THEME_IDS } from '../../shared/stories/themes.ts'
import { TONE_CATEGORIES, TONE_IDS } from '../../shared/stories/tones.ts'

const choice = { title: z.string(), description: z.string() }
const color = z.string()
/** As it is kept, in whatever colors. */
const sheet = CastSheetSchema.extend({
  skin: color,
  hairColor: color,
  eyeColor: color,
  topColor: color,
  bottomColor: color,
  shoeColor: color,
  hatColor: color.optional(),
})
const swatches = z.array(z.object({ color: z.string(), name: z.string() })).readonly()
const gender = z.enum(['male', 'female'])

/** What the creation flow's island gets. */
export const StoryCreationSchema = z.object({
  firebaseUid: z.string(),
  options: z.object({
    themes: z
      .array(
        z.object({
          ...choice,
          id: z.enum(THEME_IDS),
          category: z.enum(THEME_CATEGORIES),
          environment: z.enum(ENVIRONMENTS),
          keywords: z.string(),
        }),
      )
      .readonly(),
    tones: z
      .array(z.object({ ...choice, id: z.enum(TONE_IDS), category: z.enum(TONE_CATEGORIES) }))
      .readonly(),
    ages: z.array(z.object({ ...choice, id: z.enum(AGE_GROUPS) })).readonly(),
    combos: z
      .array(z.object({ ...choice, id: z.string(), themeId: z.enum(THEME_IDS), toneId: z.enum(TONE_IDS) }))
      .readonly(),
    characters: z
      .array(
        z.object({
          id: z.number(),
          name: z.string(),
          gender,
          photoUrl: z.string().nullable(),
          portraitUrl: z.string().nullable(),
        }),
      )
      .readonly(),
    definitions: z
      .array(
        z.object({
          lengthKey: z.string(),
          displayName: z.string(),
          description: z.string(),
          paragraphCount: z.number(),
          creditsRequired: z.number(),
          durationSeconds: z.number(),
          imagesPerStory: z.number(),
        }),
      )
      .readonly(),
    styles: z
      .array(
        z.object({
          name: z.string(),
          displayName: z.string(),
          era: z.string(),
          specialty: z.string(),
          style: z.string(),
          techniques: z.array(z.string()),
        }),
      )
      .readonly(),
    voices: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })).readonly(),
    habits: z
      .array(
        z.object({
          characterId: z.number().nullable(),
          ageGroup: z.enum(AGE_GROUPS).nullable(),
          voiceId: z.string().nullable(),
          authorName: z.string().nullable(),
          writingStyle: z.enum(['normal', 'plot-twist']).nullable(),
        }),
      )
      .readonly(),
    account: z.object({
      role: z.string(),
      activeTrial: z.boolean(),
      trialBypass: z.boolean(),
      availableCredits: z.number(),
    }),
  }),
  flow: z.object({
    step: z.enum(STEPS),
    characterIds: z.array(z.number()).readonly(),
    mode: z.enum(['quick', 'advanced']),
    themeId: z.enum(THEME_IDS).nullable(),
    toneId: z.enum(TONE_IDS).nullable(),
    lengthKey: z.string(),
    ageGroup: z.enum(AGE_GROUPS),
    authorName: z.string().nullable(),
    voiceId: z.string().nullable(),
    authorsShown: z.array(z.string()).readonly(),
    dialog: z.enum(['style', 'seed']).nullable(),
    seed: z.string(),
    writingStyle: z.enum(['normal', 'plot-twist']).nullable(),
    customSeed: z.string().nullable(),
  }),
})

/** What the character screen's island gets. */
export const CharacterFormSchema = z.object({
  firebaseUid: z.string(),
  character: z
    .object({
      id: z.number(),
      name: z.string(),
      gender,
      description: z.string(),
      referenceImageUrl: z.string().nullable(),
      soundsLike: z.string().nullable(),
      castSheetChosen: z.boolean(),
      photoSharedWith: z.string().nullable(),
      hasProfile: z.boolean(),
    })
    .nullable(),
  look: z.object({ seed: z.number(), sheet }),
  swatches: z.object({
    skin: swatches,
    hair: swatches,
    scarf: swatches,
    eyes: swatches,
    top: swatches,
    bottom: swatches,
    shoes: swatches,
    hat: swatches,
  }),
  photoService: z.string().nullable(),
})
