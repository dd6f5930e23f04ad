import { z } from 'zod'

export const RecordablePageSchema = z.object({
  words: z.string(),
  /** Small and wide; null for a page without one. */
  pictureUrl: z.string().nullable(),
})

export const RecordedVoiceSchema = z.object({
  name: z.string(),
  /** Whether the story can be played in this voice with its latest recordings; `delayed` is retried automatically. */
  state: z.enum(['there', 'making', 'delayed', 'failed']),
  /** The pages that it has recorded, with each recording's address. */
  recorded: z.array(z.object({ page: z.number(), url: z.string(), seconds: z.number() })),
})

/** A story for the recording page: its pages, and who has recorded which. */
export const RecordedStorySchema = z.object({
  id: z.number(),
  title: z.string(),
  pages: z.array(RecordablePageSchema),
  voices: z.array(RecordedVoiceSchema),
})

/** What a recording link shows: one story's words and pictures, and which pages its voice has recorded. */
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
