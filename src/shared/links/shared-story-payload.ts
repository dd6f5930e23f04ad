import { z } from 'zod'

/** What a link shows: one story, and nothing else of its family. JSON texts, as in a story's own answer. */
export const SharedStorySchema = z.object({
  title: z.string(),
  environment: z.string(),
  content: z.string().nullable(),
  images: z.string().nullable(),
  audio: z.string().nullable(),
  /** The family's voice that tells it; null for the narrator, and where the voice would say a hidden name. */
  readBy: z.string().nullable(),
  ambientAudio: z.string().nullable(),
  /** Contains the names of its children, or their stand-ins. */
  storyRequest: z.string(),
  colophon: z.string().nullable(),
})

export type SharedStory = z.infer<typeof SharedStorySchema>
