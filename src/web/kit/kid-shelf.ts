import type { Context } from 'hono'
import { type KidShelf, kidShelfOf } from '../../../db/queries/kid-shelf.ts'
import type { AppEnv } from '../../context.ts'

/** The shelf that is open in kid mode; undefined outside of it, and when its profile was removed meanwhile. */
export function openKidShelf<E extends AppEnv>(c: Context<E>): KidShelf | undefined {
  const { session, services } = c.var
  const profileId = session?.kid?.profileId ?? null
  const userId = session?.userId ?? null
  return profileId === null || userId === null ? undefined : kidShelfOf(services.db, userId, profileId)
}
