import { z } from 'zod'
import { digits, UserQuery } from '../payloads.ts'

const seconds = z
  .string('The length of the recording is missing.')
  .regex(/^\d{1,7}(?:\.\d{1,6})?$/, 'The length of the recording is no number of seconds.')
  .transform(Number)
const seen = z
  .string('The mark of the words is missing.')
  .regex(/^[0-9a-z]{1,7}$/, 'This is no mark of words.')
const voice = z.string('Please say whose voice it is, such as Grandma.').max(400)

/** PUT /record/{token}/pages/{paragraphIndex}: `seconds` as the browser counted, `seen` the hash of the words that were read. */
export const LinkRecordingQuery = z.object({ seconds, seen })

/** PUT /api/stories/{id}/pages/{paragraphIndex}/recording. */
export const RecordingQuery = UserQuery.extend({ seconds, seen, voice })

/** DELETE of a recording, and of a whole voice. */
export const VoiceQuery = UserQuery.extend({ voice })

/** POST /app/story/{id}/record/link. */
export const RecordingLinkForm = z.object({ voice: z.string().catch('') })

export const TokenPageParam = z.object({ paragraphIndex: digits.pipe(z.number().int().max(999)) })

/** GET /story/{id}/take-home/{edition}: the family's voice that tells it; the narrator's when absent. */
export const TakeHomeQuery = z.object({ voice: digits.optional() })
