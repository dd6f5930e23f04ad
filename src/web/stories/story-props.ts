import { z } from 'zod'
import { GENERATION_STATUSES } from '../../shared/stories/generation-status.ts'

/** What the story page's island gets. */
export const StoryPlayerSchema = z.object({
  story: z.object({
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
    place: z.object({ seconds: z.number(), percent: z.number(), at: z.string() }).nullable(),
    colophon: z.string().nullable().optional(),
  }),
  firebaseUid: z.string(),
  backHref: z.string(),
})
