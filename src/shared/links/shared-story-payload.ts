import { z } from 'zod'

/** What a link shows: one story, and nothing else of its family's. JSON texts, as in a story's own answer. */
export const SharedStorySchema = z.object({
  title: z.string(),
  environment: z.string(),
  content: z.string().nullable(),
  images: z.string().nullable(),
  audio: z.string().nullable(),
  /** Whose voice of the family's tells it; null where the narrator does, or where that would say a name. */
  readBy: z.string().nullable(),
  ambientAudio: z.string().nullable(),
  /** Holds the names of its children, or of those who stand in for them. */
  storyRequest: z.string(),
  colophon: z.string().nullable(),
})

export type SharedStory = z.infer<typeof SharedStorySchema>
