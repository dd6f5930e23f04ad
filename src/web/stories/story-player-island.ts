import { z } from 'zod'
import StoryPlayer from '../../../islands/story-player.tsx'
import { StoryAnswerSchema } from '../../shared/stories/story-answer-payload.ts'
import { island } from '../kit/island.tsx'

const schema = z.object({
  story: StoryAnswerSchema,
  waiting: z.object({ sinceSeconds: z.number(), usualSeconds: z.number().nullable() }).nullable(),
  theme: z.string().nullable(),
  firebaseUid: z.string(),
  backHref: z.string(),
  forChild: z.boolean().optional(),
})

export const StoryPlayerIsland = island({ name: 'story-player', component: StoryPlayer, on: 'load', schema })
