import { z } from 'zod'
import MendStory from '../../../islands/mend-story.tsx'
import { StoryPagesSchema } from '../../shared/mending/story-pages-payload.ts'
import { island } from '../kit/island.tsx'

const schema = z.object({ story: StoryPagesSchema, firebaseUid: z.string() })

export const MendStoryIsland = island({ name: 'mend-story', component: MendStory, on: 'load', schema })
