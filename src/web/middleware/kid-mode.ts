import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, Session } from '../../context.ts'
import { KID_SHELF, LEAVE_KID_MODE } from '../../shared/kid-mode/addresses.ts'
import { mediaHashOf } from '../../shared/media/media-url.ts'
import { isAsset } from '../kit/assets.ts'
import { kidModeCookie } from '../kit/kid-mode-cookie.ts'
import { openKidShelf } from '../kit/kid-shelf.ts'

/** All that is open in kid mode besides static files; everything else, including future routes, is refused. */
const OPEN = new Set([
  `GET ${KID_SHELF}`,
  `GET ${KID_SHELF}/stories`,
  `GET ${LEAVE_KID_MODE}`,
  `POST ${LEAVE_KID_MODE}`,
  `POST ${LEAVE_KID_MODE}/password`,
  `GET ${LEAVE_KID_MODE}/google`,
  // Where a parent comes back to; only this family's parent can sign in here.
  'GET /api/auth/google/callback',
  // The service worker stores it for when there is no network; nothing in it belongs to a family.
  'GET /offline',
])

/** Open only for the stories of this child's shelf, by the story's number. */
const OF_A_STORY = [
  /^GET \/story\/(\d{1,15})$/,
  /^GET \/api\/stories\/(\d{1,15})$/,
  /^PUT \/api\/stories\/(\d{1,15})\/place$/,
]

const CLOSED = { error: 'This is closed while a child has the device.' }
const NOT_HERE = { error: 'There is no such story.' }

/**
 * In kid mode a session opens one shelf, the shelf's stories and the way out, which asks for the PIN. The session on
 * the server enforces it: neither an address nor Back leads anywhere else.
 */
export const kidMode = createMiddleware<AppEnv>(async (c, next) => {
  const session = c.get('session')
  if (session) setKidModeCookie(c, session)
  if (!session?.kid) return next()
  const { method, path } = c.req
  const asked = `${method === 'HEAD' ? 'GET' : method} ${path}`
  if (OPEN.has(asked) || (asked.startsWith('GET ') && isAsset(path))) return next()
  const story = storyIn(asked)
  if (story === undefined && !asked.startsWith('GET /media/')) return refuse(c, 403)
  const shelf = openKidShelf(c)
  const isOnShelf = story === undefined ? shelf?.hasFile(mediaHashOf(path) ?? '') : shelf?.has(story)
  return isOnShelf ? next() : refuse(c, 404)
})

function storyIn(asked: string): number | undefined {
  for (const pattern of OF_A_STORY) {
    const [, id] = pattern.exec(asked) ?? []
    if (id !== undefined) return Number(id)
  }
  return undefined
}

/** Pages redirect to the shelf; calls and script requests get an error. */
function refuse(c: Context<AppEnv>, status: 403 | 404) {
  const isCall = /^\/(?:api|media)\//.test(c.req.path) || c.req.header('x-fragment') !== undefined
  return isCall ? c.json(status === 403 ? CLOSED : NOT_HERE, status) : c.redirect(KID_SHELF, 303)
}

/** Open pages watch this cookie; the session alone decides. */
function setKidModeCookie(c: Context<AppEnv>, { kid }: Session): void {
  const { name, attributes } = kidModeCookie(c.get('services').env.PUBLIC_URL, c.req.url)
  const isSaid = getCookie(c, name) === '1'
  if (kid && !isSaid) setCookie(c, name, '1', attributes)
  if (!kid && isSaid) deleteCookie(c, name, attributes)
}
