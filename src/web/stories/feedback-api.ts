import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { giveFeedback, hasFeedback } from '../../domain/feedback/give-feedback.ts'
import { FeedbackBody, IdParam, UserQuery } from '../../shared/payloads.ts'
import { callerOf } from '../kit/caller.ts'
import { body, params, query } from '../kit/parse.ts'

const NOT_FOUND = { error: 'There is no such story.' }

export const feedbackApi = new Hono<AppEnv>()
  .post('/api/feedback', async (c) => {
    const { firebaseUid, ...given } = await body(c, FeedbackBody)
    const { userId } = callerOf(c, firebaseUid)
    return giveFeedback(c.get('services').db, userId, given)
      ? c.json({ success: true })
      : c.json(NOT_FOUND, 404)
  })

  .get('/api/stories/:id/feedback', (c) => {
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    const given = hasFeedback(c.get('services').db, userId, params(c, IdParam).id)
    return given === undefined ? c.json(NOT_FOUND, 404) : c.json({ hasFeedback: given })
  })
