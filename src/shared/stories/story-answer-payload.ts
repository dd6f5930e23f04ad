import { z } from 'zod'
import { GENERATION_STATUSES } from './generation-status.ts'

/**
 * The answer of `GET /api/stories/{id}`; content, images, audio, ambientAudio and storyRequest are JSON text
 * (specification, section 3).
 */
export const StoryAnswerSchema = z.object({
  id: z.number(),
  title: z.string(),
  environment: z.string(),
  tone: z.string(),
  length: z.string(),
  ageGroup: z.string(),
  avatarId: z.number().nullable(),
  createdAt: z.string(),
  generationStatus: z.enum(GENERATION_STATUSES),
  retryable: z.boolean(),
  storyRequest: z.string(),
  content: z.string().nullable(),
  images: z.string().nullable(),
  audio: z.string().nullable(),
  ambientAudio: z.string().nullable(),
  favorite: z.boolean(),
  /** Where the family stopped, on any device; null where it did not. */
  place: z.object({ seconds: z.number(), percent: z.number(), at: z.string() }).nullable(),
  /** The small print: the engine of each part, and the reading level; null until there are words. */
  colophon: z.string().nullable().optional(),
  /** The family's voices that can tell it: their titles, and `audio` for each; absent where there are none. */
  voices: z.array(z.object({ id: z.number(), name: z.string(), audio: z.string() })).optional(),
})
