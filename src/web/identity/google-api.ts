import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { AppEnv, Services } from '../../context.ts'
import {
  ATTEMPT_SECONDS,
  type GoogleSignInAttempt,
  newGoogleAttempt,
  openGoogleAttempt,
  sealGoogleAttempt,
} from '../../domain/identity/google-attempt.ts'
import { beginSession } from '../../domain/identity/sessions.ts'
import { isSameByGoogle } from '../../domain/identity/ways-in.ts'
import { googleAttemptCookie } from '../../shared/identity/session-cookie.ts'
import { ANOTHER_ACCOUNT } from '../../shared/identity/sign-in-texts.ts'
import { LEAVE_KID_MODE } from '../../shared/kid-mode/addresses.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { giveSession } from './session-cookie.ts'
import { synced } from './synced.ts'

const Start = z.object({
  way: z.enum(['popup', 'redirect']).optional().catch(undefined),
  mode: z.enum(['sign-in', 'sign-up']).catch('sign-in'),
})

/** Continue with Google: the OAuth code flow on the server (design, section 2), in a popup or in the page itself. */
export const googleApi = new Hono<AppEnv>()
  .get('/api/auth/google', (c) => {
    const { way = 'page', mode } = Start.parse(c.req.query())
    return beginAtGoogle(c, { way, mode })
  })

  .get('/api/auth/google/callback', async (c) => {
    const { google, log, now, sessionSecret } = c.get('services')
    const { name, attributes } = cookieOf(c)
    const attempt = await openGoogleAttempt(getCookie(c, name) ?? '', sessionSecret, now())
    // Google's answer can be used only once: it must stay unused for somebody who is asked to come back.
    if (attempt) await c.get('mustBeWritable')()
    deleteCookie(c, name, { ...attributes, maxAge: 0 })
    if (!google || !attempt) return finish(c, attempt, 'GOOGLE_TOO_LATE')
    try {
      return finish(c, attempt, await enter(c, google, attempt))
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
      log.error('identity.google_down', error, { requestId: c.get('requestId') })
      return finish(c, attempt, 'GOOGLE_UNREACHABLE')
    }
  })

/** Redirects to Google, which returns to the callback. */
export async function beginAtGoogle<E extends AppEnv>(
  c: Context<E>,
  how: Pick<GoogleSignInAttempt, 'way' | 'mode'>,
) {
  const { google, log, now, sessionSecret } = c.get('services')
  const attempt = newGoogleAttempt(how)
  if (!google) return finish(c, attempt, 'GOOGLE_NOT_CONFIGURED')
  const { name, attributes } = cookieOf(c)
  try {
    const consent = await google.consentUrl(attempt, redirectUri(c))
    const sealed = await sealGoogleAttempt(attempt, sessionSecret, now())
    setCookie(c, name, sealed, { ...attributes, maxAge: ATTEMPT_SECONDS })
    letOpenerStay(c)
    return c.redirect(consent)
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    log.error('identity.google_down', error, { requestId: c.get('requestId') })
    return finish(c, attempt, 'GOOGLE_UNREACHABLE')
  }
}

/**
 * Signs in the person who came back from Google; returns what was wrong, if anything. On a device in kid mode only
 * this family's parent can sign in; the new session is out of kid mode.
 */
async function enter(
  c: Context<AppEnv>,
  google: NonNullable<Services['google']>,
  attempt: GoogleSignInAttempt,
): Promise<string | undefined> {
  const { db, identity, now } = c.get('services')
  const { state, code, error } = c.req.query()
  if (state !== attempt.state) return 'GOOGLE_TOO_LATE'
  if (error) return error === 'access_denied' ? 'GOOGLE_DECLINED' : 'GOOGLE_REFUSED'
  const person = await google.redeem(code ?? '', attempt, redirectUri(c), now())
  if (!person.ok) return 'GOOGLE_REFUSED'
  const holder = c.get('session')?.kid ? c.get('session') : undefined
  // Before an account is created for somebody else, e.g. the child.
  if (holder && !isSameByGoogle(db, person.value, holder)) return ANOTHER_ACCOUNT
  const account = await identity.signInWithGoogle(person.value, now())
  if (!account.ok) return account.failure
  if (holder && account.value.uid !== holder.firebaseUid) return ANOTHER_ACCOUNT
  const begun = await beginSession(db, identity, account.value.idToken, now())
  if (!begun.ok) return 'GOOGLE_REFUSED'
  giveSession(c, begun.value)
  synced(c, begun.value.identity)
  return undefined
}

/** Redirects to the page that notifies the opener, or, for browsers without script, to where the sign-in ends. */
function finish<E extends AppEnv>(
  c: Context<E>,
  attempt: Pick<GoogleSignInAttempt, 'way' | 'mode'> | undefined,
  failure?: string,
) {
  letOpenerStay(c)
  c.header('Cache-Control', 'no-store')
  if (c.get('session')?.kid)
    return c.redirect(failure ? `${LEAVE_KID_MODE}?${new URLSearchParams({ error: failure })}` : '/app')
  if (c.get('session')?.kid)
    return c.redirect(failure ? `${LEAVE_KID_MODE}?${new URLSearchParams({ error: failure })}` : '/app')
  const { way = 'page', mode = 'sign-in' } = attempt ?? {}
  const query = new URLSearchParams({ mode, ...(failure ? { error: failure } : {}) })
  if (way !== 'page') return c.redirect(`/login/google?way=${way}&${query}`)
  return c.redirect(failure ? `/login?${query}` : '/app')
}

/** A stricter policy on the way back would cut the popup off from the login page that opened it. */
const letOpenerStay = <E extends AppEnv>(c: Context<E>) =>
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none')

const redirectUri = <E extends AppEnv>(c: Context<E>) =>
  new URL('/api/auth/google/callback', c.get('services').env.PUBLIC_URL ?? c.req.url).href

const cookieOf = <E extends AppEnv>(c: Context<E>) =>
  googleAttemptCookie(c.get('services').env.PUBLIC_URL, c.req.url)
