/** Holds the lease of a pair. */
export interface LeaseHolder {
  url: string
  /** The host name of the primary that holds the lease. */
  holder(): Promise<string | undefined>
  /** Forgets everything. */
  forget(): Promise<void>
  stop(): Promise<void>
}

interface Session {
  ttlMs: number
  lockDelayMs: number
  renewedAt: number
}

interface Entry {
  value: Uint8Array
  session?: string | undefined
  /** The earliest time the key may be locked, after a session expired without releasing it. */
  freeAt: number
}

/** The part of Consul's HTTP API that LiteFS's lease needs: sessions with a time to live, and keys locked by them. */
export function standInConsul(): LeaseHolder {
  const leases = openLeases()
  const timer = setInterval(leases.expire, 100)
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      leases.expire()
      if (pathname.startsWith('/v1/session/')) return answerSession(leases, pathname, request)
      if (pathname.startsWith('/v1/kv/'))
        return answerKey(leases, pathname.slice('/v1/kv/'.length), request, searchParams)
      return Response.json(true)
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    async holder() {
      leases.expire()
      const entry = [...leases.keys.values()].find(({ session, value }) => session && value.length > 0)
      return entry && (JSON.parse(new TextDecoder().decode(entry.value)) as { hostname: string }).hostname
    },
    async forget() {
      leases.keys.clear()
      leases.sessions.clear()
    },
    stop() {
      clearInterval(timer)
      return server.stop(true)
    },
  }
}

type Leases = ReturnType<typeof openLeases>

function openLeases() {
  const sessions = new Map<string, Session>()
  const keys = new Map<string, Entry>()
  const end = (id: string, isOrderly: boolean) => {
    const session = sessions.get(id)
    sessions.delete(id)
    for (const [name, entry] of keys) {
      if (entry.session !== id) continue
      keys.set(name, {
        value: new Uint8Array(),
        freeAt: isOrderly ? 0 : Date.now() + (session?.lockDelayMs ?? 0),
      })
    }
  }
  const expire = () => {
    for (const [id, { renewedAt, ttlMs }] of sessions) if (Date.now() - renewedAt > ttlMs) end(id, false)
  }
  return { sessions, keys, end, expire }
}

async function answerSession({ sessions, end }: Leases, path: string, request: Request): Promise<Response> {
  const id = path.split('/').at(-1) ?? ''
  if (path.startsWith('/v1/session/create')) {
    const asked = (await request.json()) as { TTL: string; LockDelay?: string }
    const ID = crypto.randomUUID()
    sessions.set(ID, {
      ttlMs: milliseconds(asked.TTL),
      lockDelayMs: milliseconds(asked.LockDelay ?? '15s'),
      renewedAt: Date.now(),
    })
    return Response.json({ ID })
  }
  if (path.startsWith('/v1/session/destroy')) {
    end(id, true)
    return Response.json(true)
  }
  const known = sessions.get(id)
  if (!known) return new Response('No such session', { status: 404 })
  known.renewedAt = Date.now()
  return Response.json([{ ID: id, TTL: `${known.ttlMs / 1000}s` }])
}

async function answerKey(
  { sessions, keys }: Leases,
  name: string,
  request: Request,
  query: URLSearchParams,
): Promise<Response> {
  const entry = keys.get(name)
  if (request.method === 'GET') {
    if (!entry || entry.value.length === 0) return new Response(null, { status: 404 })
    return Response.json([
      { Key: name, Value: Buffer.from(entry.value).toString('base64'), Session: entry.session },
    ])
  }
  const value = new Uint8Array(await request.arrayBuffer())
  const release = query.get('release')
  if (release) {
    if (entry?.session !== release) return Response.json(false)
    keys.set(name, { value: new Uint8Array(), freeAt: 0 })
    return Response.json(true)
  }
  const acquire = query.get('acquire')
  if (!acquire) {
    keys.set(name, { value, freeAt: 0 })
    return Response.json(true)
  }
  const isTaken = entry?.session !== undefined && entry.session !== acquire
  if (isTaken || (entry && Date.now() < entry.freeAt)) return Response.json(false)
  if (!sessions.has(acquire)) return new Response('invalid session', { status: 500 })
  keys.set(name, { value, session: acquire, freeAt: 0 })
  return Response.json(true)
}

/** Parses Go durations such as 10s, 1.5s or 100ms. */
function milliseconds(duration: string): number {
  const [, amount = '0', unit = 's'] = /^([\d.]+)(ms|s|m)$/.exec(duration) ?? []
  return Number(amount) * { ms: 1, s: 1000, m: 60_000 }[unit as 'ms' | 's' | 'm']
}
