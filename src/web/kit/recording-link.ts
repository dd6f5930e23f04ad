import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { type LinkRefusal, type OpenedLink, openStoryLink } from '../../domain/links/story-links.ts'
import type { Result } from '../../shared/kit/result.ts'
import { recordTokenIn } from '../../shared/links/shared-address.ts'

const NOT_KEPT = 'This recording was not kept; what you kept before is with the family.'
const WHY: Record<LinkRefusal, string> = {
  unknown: 'This link leads nowhere. Please follow it once more from the message that it came in.',
  ended: `The family has ended this link. ${NOT_KEPT}`,
  expired: `The seven days of this link are over. ${NOT_KEPT} Please ask them for a new link.`,
  used: `This link has been used, and was for one time only. ${NOT_KEPT} Please ask them for a new link.`,
}

/** The link of a recording request, or why it does not open; undefined for other requests. */
export function recordingLinkOf(c: Context<AppEnv>): Result<OpenedLink, LinkRefusal> | undefined {
  const token = recordTokenIn(c.req.path)
  if (token === undefined) return undefined
  const { db, now } = c.get('services')
  return openStoryLink(db, 'recording', token, now())
}

/** Tells a reader who has just read a page why it was not stored. */
export const refuseByLink = (c: Context<AppEnv>, why: LinkRefusal) =>
  c.json({ error: WHY[why] }, why === 'unknown' ? 404 : 410)
