import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import type { AppEnv } from '../../context.ts'
import { moodOf } from '../../shared/kit/moods.ts'

const YEAR_SECONDS = 31_536_000

/** Stores the mood for browsers without script, then returns to the page where it was picked. */
export const moodForm = new Hono<AppEnv>().post('/mood', async (c) => {
  const { mood } = await c.req.parseBody()
  setCookie(c, 'mood', moodOf(typeof mood === 'string' ? mood : undefined), {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'Lax',
  })
  return c.redirect(pathOf(c.req.header('referer')), 303)
})

/** Always a path of our own. */
function pathOf(referrer = ''): string {
  try {
    const { pathname, search } = new URL(referrer)
    return pathname.startsWith('//') ? '/' : pathname + search
  } catch {
    return '/'
  }
}
