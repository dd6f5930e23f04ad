import { z } from 'zod'
import RecordStory from '../../../islands/record-story.tsx'
import { RecordedStorySchema } from '../../shared/recordings/recorded-story-payload.ts'
import { island } from '../kit/island.tsx'

const schema = z.object({ story: RecordedStorySchema, firebaseUid: z.string() })

export const RecordStoryIsland = island({
  name: 'record-story',
  component: RecordStory,
  on: 'load',
  schema,
})
