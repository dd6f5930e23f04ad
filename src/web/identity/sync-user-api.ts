import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../context.ts'
import { syncUser } from '../../domain/identity/sync-user.ts'
import { sessionOf } from '../kit/caller.ts'
import { body } from '../kit/parse.ts'

const SyncUserBody = z.object({ uid: z.string().max(128), email: z.string().max(254).trim().toLowerCase() })

/** On each sign-in (specification, section 7). */
export const syncUserApi = new Hono<AppEnv>().post('/api/sync-user', async (c) => {
  const session = sessionOf(c)
  const { db, sessionSecret } = c.get('services')
  const { uid, email } = await body(c, SyncUserBody)
  if (uid !== session.firebaseUid) return c.json({ error: 'uid is not the one you are signed in with.' }, 403)
  if (email !== session.email) return c.json({ error: 'email is not the one you are signed in with.' }, 403)
  return c.json({ user: { id: syncUser(db, { uid, email }, sessionSecret) } })
})
