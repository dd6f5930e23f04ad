import { z } from 'zod'
import RecordByLink from '../../../islands/record-by-link.tsx'
import { LinkedRecordingSchema } from '../../shared/recordings/recorded-story-payload.ts'
import { island } from '../kit/island.tsx'

const schema = z.object({ story: LinkedRecordingSchema, href: z.string() })

export const RecordByLinkIsland = island({
  name: 'record-by-link',
  component: RecordByLink,
  on: 'load',
  schema,
})
