import { Hono } from 'hono'
import { allAuthorStyles, allStoryDefinitions } from '../../../db/queries/options.ts'
import { trialStatusOf } from '../../../db/queries/trial-status.ts'
import type { AppEnv } from '../../context.ts'
import { UserQuery } from '../../shared/payloads.ts'
import { callerOf, sessionOf } from '../kit/caller.ts'
import { query } from '../kit/parse.ts'

export const optionsApi = new Hono<AppEnv>()
  .get('/api/story-definitions', (c) => {
    sessionOf(c)
    return c.json({ definitions: allStoryDefinitions(c.get('services').db) })
  })

  .get('/api/author-styles', (c) => {
    sessionOf(c)
    return c.json({ styles: allAuthorStyles(c.get('services').db) })
  })

  .get('/api/user/trial-status', (c) => {
    const { firebaseUid } = query(c, UserQuery)
    const { userId } = callerOf(c, firebaseUid)
    const status = trialStatusOf(c.get('services').db, userId)
    return status ? c.json(status) : c.json({ error: 'User authentication required' }, 401)
  })
