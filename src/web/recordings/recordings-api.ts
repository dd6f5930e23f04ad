import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../context.ts'
import { typedWords } from '../../domain/gate/typed-words.ts'
import { forgetRecording } from '../../domain/recordings/forget-recordings.ts'
import { keepRecording } from '../../domain/recordings/keep-recording.ts'
import { recordedStory } from '../../domain/recordings/recorded-story.ts'
import { IdParam, PictureParam, UserQuery } from '../../shared/payloads.ts'
import { RecordingQuery, VoiceQuery } from '../../shared/recordings/recording-payloads.ts'
import { voiceName } from '../../shared/recordings/voice-name.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { callerOf } from '../kit/caller.ts'
import { params, query } from '../kit/parse.ts'
import { refuseRecording, soundOf } from './answer-recording.ts'

const NO_RECORDING = { error: 'There is no such recording.' }

/** Family recordings of a finished story, page by page. */
export const recordingsApi = new Hono<AppEnv>()
  .get('/api/stories/:id/recordings', (c) => {
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    return answer(c, userId, params(c, IdParam).id)
  })

  .put('/api/stories/:id/pages/:paragraphIndex/recording', async (c) => {
    const { firebaseUid, seconds, seen, ...typed } = query(c, RecordingQuery)
    const { userId } = callerOf(c, firebaseUid)
    const { id: storyId, paragraphIndex } = params(c, PictureParam)
    const voice = orRefused(voiceName(typed.voice))
    const admission = await admissionFor(c, typedWords({ voiceName: voice }))
    const bytes = await soundOf(c)
    const recording = { storyId, paragraphIndex, voice, bytes, seconds, seen }
    const kept = await keepRecording(c.get('services'), admission, recording)
    if (!kept.ok) return refuseRecording(c, kept.failure)
    c.get('services').wakeQueue()
    return answer(c, userId, storyId)
  })

  .delete('/api/stories/:id/pages/:paragraphIndex/recording', (c) => {
    const { id, paragraphIndex } = params(c, PictureParam)
    return forget(c, id, paragraphIndex)
  })

  .delete('/api/stories/:id/voice', (c) => forget(c, params(c, IdParam).id, undefined))

async function forget(c: Context<AppEnv>, storyId: number, paragraphIndex: number | undefined) {
  const { firebaseUid, voice } = query(c, VoiceQuery)
  const { userId } = callerOf(c, firebaseUid)
  const { db, media, wakeQueue } = c.get('services')
  const admission = await admissionFor(c)
  if (!(await forgetRecording(db, media, admission, { storyId, voice, paragraphIndex })))
    return c.json(NO_RECORDING, 404)
  wakeQueue()
  return answer(c, userId, storyId)
}

function answer(c: Context<AppEnv>, userId: number, storyId: number) {
  const story = recordedStory(c.get('services').db, userId, storyId)
  return story.ok ? c.json(story.value) : refuseRecording(c, story.failure)
}

function orRefused(name: ReturnType<typeof voiceName>): string {
  if (!name.ok) throw new HTTPException(400, { message: name.failure })
  return name.value
}
