import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../../context.ts'
import type { RecordingRefusal } from '../../domain/recordings/keep-recording.ts'
import { ROW_CAPS } from '../../shared/kit/row-caps.ts'
import { RECORDING_TOO_LONG, VOICES_PER_STORY } from '../../shared/recordings/recording.ts'

const REFUSALS: Record<RecordingRefusal['reason'], [status: ContentfulStatusCode, sentence: string]> = {
  'not-found': [404, 'There is no such page.'],
  'not-complete': [409, 'This story is still being made.'],
  'changed-meanwhile': [
    409,
    'The words of this page were changed meanwhile, so this recording was not kept. Please reload, and read it as it is now.',
  ],
  full: [409, ROW_CAPS.recording.sentence],
  'too-many-voices': [
    409,
    `${VOICES_PER_STORY} people have read this story already, which is as many as we can keep. Please delete one voice first.`,
  ],
  'link-over': [
    410,
    'This link has ended, so this recording was not kept. What you kept before is with the family.',
  ],
  empty: [400, 'Nothing was recorded. Please record the page again.'],
  'other-format': [
    415,
    'This is no recording that we can open. Please record the page here, in a browser such as Chrome, Edge, Firefox or Safari.',
  ],
  'cut-off': [422, 'The recording did not arrive whole. Please send it once more, or record the page again.'],
  'too-long': [413, RECORDING_TOO_LONG],
  silent: [
    422,
    'Nobody can be heard in this recording. Please look whether the microphone is on, and record the page again.',
  ],
}

/** Tells the sender why a recording was not stored. */
export function refuseRecording(c: Context<AppEnv>, { reason }: RecordingRefusal) {
  const [status, sentence] = REFUSALS[reason]
  return c.json({ error: sentence }, status)
}

/** The sound of a request, in its own buffer. */
export const soundOf = async (c: Context<AppEnv>): Promise<Uint8Array> =>
  new Uint8Array(await c.req.arrayBuffer())

/** Allows the microphone on pages where somebody reads aloud. */
export const allowMicrophone = <E extends AppEnv>(c: Context<E>): void =>
  c.header('Permissions-Policy', 'camera=(), microphone=(self), geolocation=(), payment=()')
