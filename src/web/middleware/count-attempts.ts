import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { recordingLinkOf } from '../kit/recording-link.ts'
import { Refused } from '../kit/refused.ts'
import { WORK_OF_ROUTES } from '../kit/work-of-routes.ts'

/**
 * Counts that a family tries to begin work, before anything is understood of what it sends, by the table of the routes that
 * do, and who comes by a recording link for the family whose story it leads to; throws Refused past the rate. Whoever has no user yet is told so by the route.
 */
export function countAttempts(): Hono<AppEnv> {
  const counting = new Hono<AppEnv>()
  for (const [route, work] of Object.entries(WORK_OF_ROUTES)) {
    const [method = '', path = ''] = route.split(' ')
    counting.on(method, path, async (c, next) => {
      const { attempts, services, session } = c.var
      const link = recordingLinkOf(c)
      const userId = session?.userId ?? (link?.ok ? link.value.userId : undefined)
      if (userId) {
        const counted = attempts.count(userId, work, services.now())
        if (!counted.ok) throw new Refused(counted.failure)
        c.set('attempt', counted.value)
      }
      await next()
    })
  }
  return counting
}
