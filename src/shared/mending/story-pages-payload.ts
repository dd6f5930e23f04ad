import { z } from 'zod'
import { AGE_GROUPS } from '../stories/age-groups.ts'

/** The state of a part of a page: as it is told or shown, being made, or failed. */
export const PART_STATES = ['there', 'making', 'failed'] as const

export const MendablePageSchema = z.object({
  /** The words of the page or, while they wait for their voice, those it will have. */
  words: z.string(),
  voice: z.enum(PART_STATES),
  /** The family's voices that have recorded it: their recordings are deleted when its words change. */
  recordedBy: z.array(z.string()),
  /** How many changes of its words can be undone. */
  wordsChanged: z.number(),
  /** Credits of the next change of its words. */
  wordsPrice: z.number(),
  /** Small and wide; null for a page without one. */
  pictureUrl: z.string().nullable(),
  picture: z.enum(PART_STATES),
  picturesChanged: z.number(),
  picturePrice: z.number(),
  /** The last wish for the picture, while it stands or is being drawn. */
  wish: z.string().nullable(),
})

/** The answer of `GET /api/stories/{id}/pages`: a story for the page where it is mended. */
export const StoryPagesSchema = z.object({
  id: z.number(),
  title: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  availableCredits: z.number(),
  pages: z.array(MendablePageSchema),
})

export type MendablePage = z.infer<typeof MendablePageSchema>
export type StoryPages = z.infer<typeof StoryPagesSchema>
