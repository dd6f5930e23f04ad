import { z } from 'zod'
import { AGE_GROUPS } from '../stories/age-groups.ts'

/** How a part of a page stands: as it is told or shown, being made, or not made although it was tried. */
export const PART_STATES = ['there', 'making', 'failed'] as const

export const MendablePageSchema = z.object({
  /** The words that the page has or, while they wait for their voice, is to have. */
  words: z.string(),
  voice: z.enum(PART_STATES),
  /** Who of the family has read it aloud: their recording of it goes when its words change. */
  recordedBy: z.array(z.string()),
  /** How many changes of its words can be taken back. */
  wordsChanged: z.number(),
  /** Credits of the next change of its words. */
  wordsPrice: z.number(),
  /** Small and wide; null for a page without one. */
  pictureUrl: z.string().nullable(),
  picture: z.enum(PART_STATES),
  picturesChanged: z.number(),
  picturePrice: z.number(),
  /** What the picture was last wished to be, while that stands or is drawn. */
  wish: z.string().nullable(),
})

/** The answer of `GET /api/stories/{id}/pages`: a story as it can be mended. */
export const StoryPagesSchema = z.object({
  id: z.number(),
  title: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  availableCredits: z.number(),
  pages: z.array(MendablePageSchema),
})

export type MendablePage = z.infer<typeof MendablePageSchema>
export type StoryPages = z.infer<typeof StoryPagesSchema>
