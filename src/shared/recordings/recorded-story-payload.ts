import { z } from 'zod'

export const RecordablePageSchema = z.object({
  words: z.string(),
  /** Small and wide; null for a page without one. */
  pictureUrl: z.string().nullable(),
})

export const RecordedVoiceSchema = z.object({
  name: z.string(),
  /** Whether the story can be heard in it as it was recorded last; delayed is what is tried again by itself. */
  state: z.enum(['there', 'making', 'delayed', 'failed']),
  /** The pages that it has read: where each is heard. */
  recorded: z.array(z.object({ page: z.number(), url: z.string(), seconds: z.number() })),
})

/** A story as somebody reads it aloud: its pages, and who has read which. */
export const RecordedStorySchema = z.object({
  id: z.number(),
  title: z.string(),
  pages: z.array(RecordablePageSchema),
  voices: z.array(RecordedVoiceSchema),
})

/** What a recording link shows: one story's words and pictures, and which pages its voice has. */
export const LinkedRecordingSchema = z.object({
  title: z.string(),
  voice: z.string(),
  pages: z.array(RecordablePageSchema),
  recorded: z.array(z.number()),
})

export type RecordablePage = z.infer<typeof RecordablePageSchema>
export type RecordedVoice = z.infer<typeof RecordedVoiceSchema>
export type RecordedStory = z.infer<typeof RecordedStorySchema>
export type LinkedRecording = z.infer<typeof LinkedRecordingSchema>
