import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { recordingLinkOf } from '../kit/recording-link.ts'
import { Refused } from '../kit/refused.ts'
import { WORK_OF_ROUTES } from '../kit/work-of-routes.ts'

/**
 * Counts each family's attempts to begin work, before the request is parsed, by the table of routes; requests by a
 * recording link count for the story's family. Throws Refused above the rate. A caller without a user yet is refused
 * by the route itself.
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
