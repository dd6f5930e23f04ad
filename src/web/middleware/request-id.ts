import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'
import { FORWARDED_HEADER, openForwarded } from './forwarded.ts'

/**
 * Gives every request an id, which its log lines and its answer carry; a request passed on by another machine of ours
 * keeps its id.
 */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  const { sessionSecret, now, env, replication } = c.get('services')
  const forwarded = replication.isReplicated
    ? openForwarded(c.req.header(FORWARDED_HEADER), sessionSecret, now())
    : undefined
  const replayed = env.FLY_APP_NAME ? replayedFrom(c.req.header('fly-replay-src')) : undefined
  const id = forwarded?.requestId ?? replayed?.requestId ?? crypto.randomUUID()
  c.set('requestId', id)
  c.set('hops', forwarded?.hops ?? replayed?.hops ?? 0)
  c.set('callerAddress', forwarded?.address)
  await next()
  c.res.headers.set('X-Request-Id', id)
})

/** Reads the `state` with which the other machine asked Fly's edge for the replay. */
function replayedFrom(header = ''): { hops: number; requestId: string } | undefined {
  const [, hops, requestId = ''] = /(?:^|;)state=(\d)\.([0-9a-f-]{36})(?:;|$)/.exec(header) ?? []
  return hops === undefined ? undefined : { hops: Number(hops), requestId }
}
