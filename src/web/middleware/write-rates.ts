import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'
import { createRateLimiter, type Rate } from '../../shared/kit/rate.ts'
import { Refused } from '../kit/refused.ts'
import { clientAddress } from './client-address.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How often a family may change something, by kind; for callers who are not signed in, by address. */
export const WRITE_RATES = {
  character: { max: 120, windowSeconds: HOUR },
  label: { max: 120, windowSeconds: MINUTE },
  story: { max: 120, windowSeconds: MINUTE },
  feedback: { max: 60, windowSeconds: MINUTE },
  billing: { max: 30, windowSeconds: MINUTE },
  account: { max: 20, windowSeconds: MINUTE },
  session: { max: 400, windowSeconds: MINUTE },
  look: { max: 300, windowSeconds: MINUTE },
  share: { max: 60, windowSeconds: MINUTE },
  recording: { max: 60, windowSeconds: MINUTE },
  /** Through a recording link, by somebody who is not signed in. */
  linked: { max: 60, windowSeconds: MINUTE },
  tester: { max: 60, windowSeconds: MINUTE },
  /** The card provider sends all families' events from a few addresses, and resends refused ones. */
  event: { max: 3000, windowSeconds: MINUTE },
  /** Everything without a line in KINDS. */
  other: { max: 120, windowSeconds: MINUTE },
} as const satisfies Record<string, Rate>

export type WriteKind = keyof typeof WRITE_RATES

/** The kind of each path; the first matching line. */
const KINDS: [RegExp, WriteKind][] = [
  [/^\/api\/stripe\/webhook$/, 'event'],
  [
    /^\/api\/(?:identity|auth)\/|^\/api\/sync-user$|^\/log(?:in|out)|^\/(?:reset-password|confirm-email)$/,
    'session',
  ],
  [/^\/record\//, 'linked'],
  [/\/(?:recording|voice)$/, 'recording'],
  [/label/, 'label'],
  [/^\/api\/characters(?:\/|$)/, 'character'],
  [/^\/api\/look$/, 'look'],
  [/^\/api\/feedback$/, 'feedback'],
  [/^\/api\/(?:generate-story$|stories\/)|^\/app\/(?:saved-stories\/|story\/|tonight$)/, 'story'],
  [/^\/story\//, 'share'],
  [/^\/api\/user\/|^\/api\/cleanup-test-subscriptions$|^\/app\/settings\/tester\//, 'tester'],
  [/subscription|^\/api\/stripe\//, 'billing'],
  [/^\/app\/settings\/|^\/app\/kid-mode$|^\/kid\//, 'account'],
]

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export const writeKindOf = (path: string): WriteKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'

/** Counts every change by family and kind, on every route. */
export function writeRates(rates: Record<WriteKind, Rate> = WRITE_RATES, addressHeader?: string) {
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([kind, rate]) => [kind, createRateLimiter(rate)]),
  )
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!READS.has(c.req.method) && !c.get('isOwn')) {
      const limiter = limiters[writeKindOf(c.req.path)]
      const waitSeconds = limiter?.take(callerKey(c, addressHeader), c.get('services').now()) ?? 0
      if (waitSeconds > 0) throw new Refused({ reason: 'too-often', waitSeconds })
    }
    await next()
  })
}

const callerKey = (c: Context<AppEnv>, addressHeader: string | undefined) =>
  c.get('session')?.firebaseUid ?? clientAddress(c, addressHeader)
