import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../../context.ts'
import { FailedToFetch } from '../../shared/kit/failed-to-fetch.ts'
import { pressureOf } from '../../shared/kit/pressure.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { TooBusy } from '../../shared/kit/too-busy.ts'
import { needsWriter } from '../../shared/kit/writer-needed.ts'
import { withoutToken } from '../../shared/links/shared-address.ts'
import { answerToRefusal, type RefusalAnswer, Refused } from '../kit/refused.ts'
import { NoWriter } from './to-writer.ts'

const DOWN = 'A service that this needs cannot be reached. Please try again in a moment.'
const RESTS =
  'Nothing can be kept here at the moment, so nothing was changed. Please try again a little later.'
const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.'

/** What a caller is told in place of the usual answer. */
export interface Problem extends RefusalAnswer {
  /** For the page; absent where something went wrong. */
  title?: string
}

/** For refusals that are no fault. */
const NOT_NOW = 'Not just now'

const BUSY: Problem = {
  title: NOT_NOW,
  status: 503,
  sentence: new TooBusy().message,
  retryAfterSeconds: 2,
}
const UNKEPT: Problem = { title: NOT_NOW, status: 503, sentence: RESTS, retryAfterSeconds: 60 }

/** The response to an error; an unexpected one is logged once, with its request's id, and described in general terms. */
export function problemOf(error: Error, c: Context<AppEnv>): Problem {
  if (error instanceof Refused) return { title: NOT_NOW, ...answerToRefusal(error.refusal) }
  if (error instanceof NoWriter) return { status: 503, sentence: error.message, retryAfterSeconds: 2 }
  if (error instanceof TooBusy)
    return {
      title: NOT_NOW,
      status: 503,
      sentence: error.message,
      retryAfterSeconds: error.retryAfterSeconds,
    }
  if (error instanceof HTTPException)
    return { ...(error.status === 409 ? { title: NOT_NOW } : {}), ...toldBy(error) }
  const { services, requestId } = c.var
  // The middleware that knows the writer asks that machine instead.
  if (services.replication.isReplicated && needsWriter(error)) return { status: 503, sentence: DOWN }
  const pressure = pressureOf(error)
  if (pressure) {
    services.log.error('request.pressed', error, { requestId, path: withoutToken(c.req.path) })
    return pressure === 'locked' ? BUSY : UNKEPT
  }
  services.log.error('request.failed', error, {
    requestId,
    method: c.req.method,
    path: withoutToken(c.req.path),
  })
  if (error instanceof ProviderDown) return { status: 503, sentence: DOWN }
  if (error instanceof FailedToFetch) return { status: 500, sentence: error.message }
  return { status: 500, sentence: UNEXPECTED }
}

const toldBy = ({ status, message }: HTTPException) => ({
  status: status as ContentfulStatusCode,
  sentence: message,
})
