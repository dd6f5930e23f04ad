import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../../context.ts'
import { FailedToFetch } from '../../shared/kit/fetched.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { TooBusy } from '../../shared/kit/too-busy.ts'
import { needsWriter } from '../../shared/kit/writer-needed.ts'
import { Refused, type ToldRefusal, told } from '../kit/refused.ts'
import { NoWriter } from './to-writer.ts'

const DOWN = 'A service that this needs cannot be reached. Please try again in a moment.'
const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.'

/** What a caller is told when there is no usual answer. */
export interface Problem extends ToldRefusal {
  /** The page's; absent where something went wrong. */
  title?: string
}

/** What an error means for the caller; an unexpected one is logged once, with its request's id, and told plainly. */
export function problemOf(error: Error, c: Context<AppEnv>): Problem {
  if (error instanceof Refused) return { title: 'Not just now', ...told(error.refusal) }
  if (error instanceof NoWriter) return { status: 503, sentence: error.message, retryAfterSeconds: 2 }
  if (error instanceof TooBusy)
    return { status: 503, sentence: error.message, retryAfterSeconds: error.retryAfterSeconds }
  if (error instanceof HTTPException)
    return { status: error.status as ContentfulStatusCode, sentence: error.message }
  const { services, requestId } = c.var
  // The middleware that knows the machine that writes asks that one instead.
  if (services.replication.isReplicated && needsWriter(error)) return { status: 503, sentence: DOWN }
  services.log.error('request.failed', error, { requestId, method: c.req.method, path: c.req.path })
  if (error instanceof ProviderDown) return { status: 503, sentence: DOWN }
  if (error instanceof FailedToFetch) return { status: 500, sentence: error.message }
  return { status: 500, sentence: UNEXPECTED }
}
