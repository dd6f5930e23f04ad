import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { type OpenedLink, openStoryLink } from '../../domain/links/story-links.ts'
import { recordTokenIn } from '../../shared/links/shared-address.ts'

/** The story that a request's recording link leads to now; undefined where it comes by none, or by one that leads nowhere. */
export function recordingLinkOf(c: Context<AppEnv>): OpenedLink | undefined {
  const token = recordTokenIn(c.req.path)
  if (token === undefined) return undefined
  const { db, now } = c.var.services
  const link = openStoryLink(db, 'recording', token, now())
  return link.ok ? link.value : undefined
}
