import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../context.ts'
import type { WorkRates } from '../../domain/gate/work.ts'
import { KID_PIN, LEAVE_KID_MODE } from '../../shared/kid-mode/addresses.ts'
import { createRateLimiter, type Rate } from '../../shared/kit/rate.ts'
import { RECORD_PATH, SHARED_PATH } from '../../shared/links/shared-address.ts'
import { isKnownDevice } from '../kit/known-device.ts'
import { tooOften } from '../kit/refused.ts'
import { clientAddress, networksOf } from './client-address.ts'

/** All rate limits; those of work are counted by `domain/gate`. */
export interface RateLimits extends WorkRates {
  /** For one e-mail from one address: slows an attacker down without locking the owner out elsewhere. */
  signIn: Rate
  /** For one e-mail from everywhere, except from devices that have signed in with it before. */
  signInToEmail: Rate
  /** What one network may still try for an e-mail that is over its limit: the owner is in some network too. */
  signInAnyway: Rate
  /** For one address over all e-mails. */
  signInFromAddress: Rate
  /** For one address. */
  signUp: Rate
  /** Letters to one e-mail, from all callers together. */
  letter: Rate
  /** The avatar builder's requests while one user tries looks. */
  look: Rate
  /** What one network may request through links to stories, whether it has one or guesses. */
  shared: Rate
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const RATE_LIMITS: RateLimits = {
  signIn: { max: 10, windowSeconds: MINUTE },
  signInToEmail: { max: 50, windowSeconds: 25 * MINUTE },
  signInAnyway: { max: 3, windowSeconds: DAY },
  signInFromAddress: { max: 100, windowSeconds: MINUTE },
  signUp: { max: 20, windowSeconds: HOUR },
  generate: { max: 30, windowSeconds: HOUR },
  upload: { max: 60, windowSeconds: HOUR },
  letter: { max: 6, windowSeconds: HOUR },
  look: { max: 300, windowSeconds: MINUTE },
  mend: { max: 120, windowSeconds: HOUR },
  voice: { max: 60, windowSeconds: MINUTE },
  export: { max: 12, windowSeconds: HOUR },
  edition: { max: 30, windowSeconds: HOUR },
  share: { max: 30, windowSeconds: HOUR },
  record: { max: 240, windowSeconds: HOUR },
  shared: { max: 600, windowSeconds: MINUTE },
}

/** The limits of design section 7, one line for each route. `addressHeader`: where a trusted proxy puts the caller's address. */
export function rateLimits(limits: RateLimits, addressHeader?: string): Hono<AppEnv> {
  const address = (c: Context<AppEnv>) => clientAddress(c, addressHeader)
  const emailAtAddress = async (c: Context<AppEnv>) => `${await emailOf(c)} ${address(c)}`
  const user = (c: Context<AppEnv>) => c.get('session')?.firebaseUid ?? address(c)

  const signIn = limit(limits.signIn, emailAtAddress)
  const signInToEmail = limitEmail(limits, address)
  const signInFromAddress = limitNetworks(limits.signInFromAddress, address)
  const resetLink = limit(limits.signIn, emailAtAddress)
  const resetLetter = limit(limits.letter, emailOf)
  const confirmation = limit(limits.letter, user)
  const ownPassword = limit(limits.signIn, user)
  const signUp = limitNetworks(limits.signUp, address)
  const look = limit(limits.look, user)
  const shared = limitNetworks(limits.shared, address)
  const formLogin: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (await isSignUpForm(c)) return signUp(c, next)
    let later: Response | undefined
    const refused = await signIn(c, async () => {
      later = (await signInToEmail(c, next)) ?? undefined
    })
    return refused ?? later
  }

  return new Hono<AppEnv>()
    .post('/api/identity/v1/accounts:signInWithPassword', signInFromAddress, signIn, signInToEmail)
    .post('/api/identity/v1/accounts:signUp', signUp)
    .post('/api/identity/v1/accounts:signInWithIdp', signInFromAddress)
    .post('/api/identity/v1/accounts:resetPassword', signInFromAddress)
    .post('/api/auth/token', signInFromAddress)
    .get('/api/auth/google', signInFromAddress)
    .get('/api/auth/google/callback', signInFromAddress)
    .post('/api/identity/v1/token', signInFromAddress)
    .post('/login', signInFromAddress, formLogin)
    .post('/login/forgotten', signInFromAddress, resetLink, resetLetter)
    .post('/reset-password', signInFromAddress)
    .post('/confirm-email', signInFromAddress)
    .post('/app/settings/password', ownPassword)
    .post('/app/settings/email', ownPassword)
    .post('/app/settings/confirmation', confirmation)
    .post(`${LEAVE_KID_MODE}/password`, ownPassword)
    .get(`${LEAVE_KID_MODE}/google`, signInFromAddress)
    .post(KID_PIN, ownPassword)
    .get('/api/figure.svg', look)
    .post('/api/look', look)
    .get(`${SHARED_PATH}/*`, shared)
    .all(`${RECORD_PATH}/*`, shared)
}

function limit(
  rate: Rate,
  keyOf: (c: Context<AppEnv>) => string | Promise<string>,
): MiddlewareHandler<AppEnv> {
  const limiter = createRateLimiter(rate)
  return async (c, next) => {
    const waitSeconds = limiter.take(await keyOf(c), c.get('services').now())
    if (waitSeconds > 0) return tooMany(c, waitSeconds)
    await next()
  }
}

/** A wider network of IPv6 may do as much as a few households in it. */
function limitNetworks(rate: Rate, addressOf: (c: Context<AppEnv>) => string): MiddlewareHandler<AppEnv> {
  const limiters = WIDER.map((times) => createRateLimiter({ ...rate, max: rate.max * times }))
  return async (c, next) => {
    const networks = networksOf(addressOf(c))
    const waits = networks.map((network, at) => limiters[at]?.take(network, c.get('services').now()) ?? 0)
    const waitSeconds = Math.max(...waits)
    if (waitSeconds > 0) return tooMany(c, waitSeconds)
    await next()
  }
}

/** Multiples of one address's limit, for its /64 or whole IPv4 address, its /56, its /48. */
const WIDER = [1, 2, 4]

/**
 * Guesses at one e-mail from a thousand addresses are slowed to one in half a minute. They lock nobody out: a device
 * that signed in before is not counted, and every network has a few tries.
 */
function limitEmail(
  limits: RateLimits,
  addressOf: (c: Context<AppEnv>) => string,
): MiddlewareHandler<AppEnv> {
  const everywhere = createRateLimiter(limits.signInToEmail)
  const anyway = createRateLimiter(limits.signInAnyway)
  return async (c, next) => {
    const email = await emailOf(c)
    if (isKnownDevice(c, email)) return next()
    const now = c.get('services').now()
    const waitSeconds = everywhere.take(email, now)
    const isOneOfFew = anyway.take(`${email} ${networksOf(addressOf(c)).at(-1)}`, now) === 0
    if (waitSeconds > 0 && !isOneOfFew) return tooMany(c, waitSeconds)
    await next()
  }
}

/** Opened by a browser: the answer is a page, not JSON. */
const LOGIN_PAGES = /^\/(?:login|api\/auth\/google)(?:\/|$)/

async function tooMany(c: Context<AppEnv>, waitSeconds: number) {
  c.header('Retry-After', String(waitSeconds))
  if (LOGIN_PAGES.test(c.req.path)) {
    return c.redirect(`/login?error=TOO_MANY_ATTEMPTS_TRY_LATER&mode=${await modeOf(c)}`, 303)
  }
  if (c.req.path.startsWith('/api/identity/'))
    return c.json({ error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }, 429)
  throw new HTTPException(429, {
    message: tooOften(waitSeconds),
  })
}

async function modeOf(c: Context<AppEnv>): Promise<string> {
  if (c.req.path === '/login/forgotten') return 'forgotten'
  return c.req.method === 'POST' && (await isSignUpForm(c)) ? 'sign-up' : 'sign-in'
}

/** The e-mail of a sign-in; an unreadable one counts for the address only, and is refused later. */
async function emailOf(c: Context<AppEnv>): Promise<string> {
  try {
    const isForm = c.req.path.startsWith('/login')
    const given: { email?: unknown } = isForm ? await c.req.parseBody() : await c.req.json()
    return typeof given.email === 'string' ? given.email.trim().toLowerCase().slice(0, 254) : ''
  } catch {
    return ''
  }
}

async function isSignUpForm(c: Context<AppEnv>): Promise<boolean> {
  try {
    return (await c.req.parseBody()).mode === 'sign-up'
  } catch {
    return false
  }
}
