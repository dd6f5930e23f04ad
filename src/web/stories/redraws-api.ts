import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { wordsOfStory } from '../../domain/gate/typed-words.ts'
import { redrawPicture } from '../../domain/stories/redraw-picture.ts'
import { PictureParam, UserBody } from '../../shared/payloads.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { callerOf } from '../kit/caller.ts'
import { body, params } from '../kit/parse.ts'

const REFUSALS = {
  'not-found': { status: 404, error: 'There is no such picture.' },
  'not-complete': { status: 409, error: 'This story is still being made.' },
  drawing: { status: 409, error: 'This picture is being redrawn right now.' },
  redrawn: { status: 409, error: 'This picture has already been redrawn.' },
} as const

/** Redraws a picture of a finished story, once for each, free of charge. */
export const redrawsApi = new Hono<AppEnv>().post(
  '/api/stories/:id/images/:paragraphIndex/redraw',
  async (c) => {
    const { db, wakeQueue } = c.get('services')
    const { firebaseUid } = await body(c, UserBody)
    const { userId } = callerOf(c, firebaseUid)
    const { id, paragraphIndex } = params(c, PictureParam)
    const admission = await admissionFor(c, wordsOfStory(db, userId, id))
    const redraw = redrawPicture(db, admission, { storyId: id, paragraphIndex })
    if (!redraw.ok) {
      const { status, error } = REFUSALS[redraw.failure]
      return c.json({ error }, status)
    }
    wakeQueue()
    return c.json({ success: true }, 202)
  },
)
