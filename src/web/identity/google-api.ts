import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { AppEnv, Services } from '../../context.ts'
import {
  ATTEMPT_SECONDS,
  type Attempt,
  newAttempt,
  openAttempt,
  sealAttempt,
} from '../../domain/identity/google-attempt.ts'
import { beginSession } from '../../domain/identity/sessions.ts'
import { googleAttemptCookie } from '../../shared/identity/session-cookie.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { giveSession } from './session-cookie.ts'
import { synced } from './synced.ts'

const Start = z.object({
  way: z.enum(['popup', 'redirect']).optional().catch(undefined),
  mode: z.enum(['sign-in', 'sign-up']).catch('sign-in'),
})

/** Continue with Google: the OAuth code flow on the server (design, section 2), in a popup or in the page itself. */
export const googleApi = new Hono<AppEnv>()
  .get('/api/auth/google', async (c) => {
    const { google, log, now, sessionSecret } = c.var.services
    const { way = 'page', mode } = Start.parse(c.req.query())
    const attempt = newAttempt({ way, mode })
    if (!google) return finish(c, attempt, 'GOOGLE_NOT_CONFIGURED')
    const { name, attributes } = cookieOf(c)
    try {
      const consent = await google.consentUrl(attempt, redirectUri(c))
      const sealed = await sealAttempt(attempt, sessionSecret, now())
      setCookie(c, name, sealed, { ...attributes, maxAge: ATTEMPT_SECONDS })
      letOpenerStay(c)
      return c.redirect(consent)
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
      log.error('identity.google_down', error, { requestId: c.var.requestId })
      return finish(c, attempt, 'GOOGLE_UNREACHABLE')
    }
  })

  .get('/api/auth/google/callback', async (c) => {
    const { google, log, now, sessionSecret } = c.var.services
    const { name, attributes } = cookieOf(c)
    const attempt = await openAttempt(getCookie(c, name) ?? '', sessionSecret, now())
    deleteCookie(c, name, { ...attributes, maxAge: 0 })
    if (!google || !attempt) return finish(c, attempt, 'GOOGLE_TOO_LATE')
    try {
      return finish(c, attempt, await enter(c, google, attempt))
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
      log.error('identity.google_down', error, { requestId: c.var.requestId })
      return finish(c, attempt, 'GOOGLE_UNREACHABLE')
    }
  })

/** Signs the person in who came back from Google; answers what was wrong, if anything was. */
async function enter(
  c: Context<AppEnv>,
  google: NonNullable<Services['google']>,
  attempt: Attempt,
): Promise<string | undefined> {
  const { db, identity, now } = c.var.services
  const { state, code, error } = c.req.query()
  if (state !== attempt.state) return 'GOOGLE_TOO_LATE'
  if (error) return error === 'access_denied' ? 'GOOGLE_DECLINED' : 'GOOGLE_REFUSED'
  const person = await google.redeem(code ?? '', attempt, redirectUri(c), now())
  if (!person.ok) return 'GOOGLE_REFUSED'
  const account = await identity.signInWithGoogle(person.value, now())
  if (!account.ok) return account.failure
  const begun = await beginSession(db, identity, account.value.idToken, now())
  if (!begun.ok) return 'GOOGLE_REFUSED'
  giveSession(c, begun.value)
  synced(c, begun.value.identity)
  return undefined
}

/** Leads to the page that tells the opener, or, for browsers without script, to where the sign-in ends. */
function finish(c: Context<AppEnv>, attempt: Pick<Attempt, 'way' | 'mode'> | undefined, failure?: string) {
  letOpenerStay(c)
  c.header('Cache-Control', 'no-store')
  const { way = 'page', mode = 'sign-in' } = attempt ?? {}
  const query = new URLSearchParams({ mode, ...(failure ? { error: failure } : {}) })
  if (way !== 'page') return c.redirect(`/login/google?way=${way}&${query}`)
  return c.redirect(failure ? `/login?${query}` : '/app')
}

/** Any stricter policy on the way back cuts the popup off from the login page that opened it. */
const letOpenerStay = (c: Context<AppEnv>) => c.header('Cross-Origin-Opener-Policy', 'unsafe-none')

const redirectUri = (c: Context<AppEnv>) =>
  new URL('/api/auth/google/callback', c.var.services.env.PUBLIC_URL ?? c.req.url).href

const cookieOf = (c: Context<AppEnv>) => googleAttemptCookie(c.var.services.env.PUBLIC_URL, c.req.url)
