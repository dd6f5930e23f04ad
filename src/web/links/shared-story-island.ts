import { z } from 'zod'
import SharedStory from '../../../islands/shared-story.tsx'
import { SharedStorySchema } from '../../shared/links/shared-story-payload.ts'
import { island } from '../kit/island.tsx'

const schema = z.object({ story: SharedStorySchema, href: z.string() })

export const SharedStoryIsland = island({ name: 'shared-story', component: SharedStory, on: 'load', schema })
