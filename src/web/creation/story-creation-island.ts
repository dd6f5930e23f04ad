import { z } from 'zod'
import StoryCreation from '../../../islands/story-creation.tsx'
import { STEPS } from '../../components/creation/flow/flow.ts'
import { AGE_GROUPS } from '../../shared/stories/age-groups.ts'
import { THEME_IDS } from '../../shared/stories/themes.ts'
import { TONE_IDS } from '../../shared/stories/tones.ts'
import { island } from '../kit/island.tsx'

const gender = z.enum(['male', 'female'])

const schema = z.object({
  firebaseUid: z.string(),
  options: z.object({
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

/** On most evenings a family takes the story above it, and needs none of its script. */
export const StoryCreationIsland = island({
  name: 'story-creation',
  component: StoryCreation,
  on: 'near',
  schema,
})
