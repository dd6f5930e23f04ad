import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../context.ts'

const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.'

/** What an error means for the caller; an unexpected one is logged once, with its request's id, and told plainly. */
export function problemOf(error: Error, c: Context<AppEnv>) {
  if (error instanceof HTTPException) return { status: error.status, sentence: error.message }
  const { services, requestId } = c.var
  services.log.error('request.failed', error, { requestId, method: c.req.method, path: c.req.path })
  return { status: 500, sentence: UNEXPECTED } as const
}
