import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../context.ts'
import type { Env } from '../../env.ts'
import { clientAddress } from './client-address.ts'
import { FORWARDED_HEADER, sealForwarded } from './forwarded.ts'

/** A failover by Consul takes ten seconds of silence and one of delay. */
const WAIT_FOR_WRITER_MS = 15_000
const ANSWER_WITHIN_MS = 60_000
const AGAIN_MS = 100
/** Fly's edge replays no body above a megabyte. */
const REPLAYED_BYTES = 900 * 1024
/** Two machines that take each other for the writer must not pass a request back and forth forever. */
const HOPS_MAX = 3
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']

/** No writer was found in time; nothing was changed. */
export class NoWriter extends HTTPException {
  constructor() {
    super(503, { message: 'We are just moving house. Please try again in a moment.' })
  }
}

/** The writer's answer, or undefined when this machine is the writer. Throws NoWriter when none is found in time. */
export async function answerOfWriter(c: Context<AppEnv>): Promise<Response | undefined> {
  const { env, log, replication, writerWithinMs = WAIT_FOR_WRITER_MS } = c.get('services')
  const end = performance.now() + writerWithinMs
  let body: ArrayBuffer | undefined
  let looks = 0
  for (;;) {
    const writer = await replication.writer(Math.max(0, end - performance.now()))
    if (typeof writer === 'symbol') return undefined
    if (writer === undefined) throw new NoWriter()
    // Another machine took this one for the writer: this one may be about to learn of it.
    if (looks < c.get('hops')) {
      looks += 1
      await sleep(AGAIN_MS)
      continue
    }
    if (c.get('hops') >= HOPS_MAX) throw new NoWriter()
    if (env.FLY_APP_NAME && sizeOf(c.req.raw) <= REPLAYED_BYTES) return replayed(c, writer)
    body ??= c.req.raw.body ? await c.req.arrayBuffer() : undefined
    try {
      return await proxied(c, addressOf(env, writer), body)
    } catch (error) {
      log.error('writer.unreachable', error, { requestId: c.get('requestId'), writer })
      // Nobody listens there: it is just shutting down, and nothing was sent.
      if (!isRefusedConnection(error) || performance.now() > end) throw new NoWriter()
      await sleep(AGAIN_MS)
    }
  }
}

const sizeOf = (request: Request) =>
  Number(request.headers.get('content-length') ?? (request.body ? Number.POSITIVE_INFINITY : 0))

/** Fly's edge sends the request to the named machine instead, with `state`. */
const replayed = (c: Context<AppEnv>, writer: string) =>
  new Response(null, {
    status: 409,
    headers: { 'fly-replay': `instance=${writer};state=${c.get('hops') + 1}.${c.get('requestId')}` },
  })

async function proxied(c: Context<AppEnv>, address: string, body: ArrayBuffer | undefined) {
  const { pathname, search } = new URL(c.req.url)
  const answer = await fetch(address + pathname + search, {
    method: c.req.method,
    headers: headersFor(c),
    redirect: 'manual',
    // The writer's compressed answer is passed on unchanged.
    decompress: false,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(body ? { body } : {}),
  })
  const { body: content, headers, status } = answer
  const passedOn = new Headers(headers)
  for (const name of OF_ONE_CONNECTION) passedOn.delete(name)
  return new Response(content, { status, headers: passedOn })
}

function headersFor(c: Context<AppEnv>): Headers {
  const { env, sessionSecret, now } = c.get('services')
  const headers = new Headers(c.req.raw.headers)
  for (const name of [...OF_ONE_CONNECTION, 'content-length', 'host']) headers.delete(name)
  if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
  const forwarded = {
    address: clientAddress(c, env.FLY_APP_NAME ? 'fly-client-ip' : undefined),
    requestId: c.get('requestId'),
    hops: c.get('hops') + 1,
  }
  headers.set(FORWARDED_HEADER, sealForwarded(forwarded, sessionSecret, now()))
  return headers
}

const addressOf = (env: Env, writer: string) =>
  env.WRITER_URL?.replace('{writer}', writer) ??
  `http://${writer}.vm.${env.FLY_APP_NAME}.internal:${env.PORT}`

const isRefusedConnection = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:ConnectionRefused|ECONNREFUSED)$/.test(String(error.code))
