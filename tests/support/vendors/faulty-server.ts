import type { Server } from 'bun'

/** Faults of an answer in transit, for any vendor. */
export type WireFault = 'busy' | 'error' | 'hangs' | 'cut' | 'truncated'

export interface RecordedRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** Parsed JSON, or a form's fields by name. */
  body: unknown
}

export interface FaultyServer {
  url: string
  requests: RecordedRequest[]
  /** The faults of the next answers, one after the other; later ones have none. */
  faults: (WireFault | string | undefined)[]
  /** How many requests were left hanging so far. */
  hung(): number
  stop(): Promise<void>
}

export interface Exchange {
  request: RecordedRequest
  /** A fault of content, which the vendor's own server handles. */
  fault: string | undefined
  /** The answer will not arrive completely, however good it is. */
  isSpoiled: boolean
  /** Aborts when the caller hangs up. */
  signal: AbortSignal
}

const WIRE_FAULTS: readonly string[] = ['busy', 'error', 'hangs', 'cut', 'truncated']
/** The seconds in Retry-After. */
export const RETRY_AFTER = 7

/** A server that answers with `answer` and records every request; `faults` spoil single answers. */
export function faultyServer(answer: (exchange: Exchange) => Promise<Response> | Response): FaultyServer {
  const requests: RecordedRequest[] = []
  const faults: FaultyServer['faults'] = []
  const stopping = Promise.withResolvers<Response>()
  let hung = 0
  const server: Server<undefined> = Bun.serve({
    port: 0,
    idleTimeout: 0,
    error: () => new Response(null, { status: 500 }),
    async fetch(raw) {
      const request = await recorded(raw)
      requests.push(request)
      const fault = faults.shift()
      if (fault === 'busy')
        return Response.json(
          { error: { code: 429, message: 'Slow down', status: 'RESOURCE_EXHAUSTED' } },
          { status: 429, headers: { 'retry-after': String(RETRY_AFTER) } },
        )
      if (fault === 'error')
        return Response.json({ error: { code: 500, message: 'Oh no', status: 'INTERNAL' } }, { status: 500 })
      if (fault === 'hangs') {
        hung += 1
        return stopping.promise
      }
      const isOnTheWire = fault !== undefined && WIRE_FAULTS.includes(fault)
      const good = await answer({
        request,
        fault: isOnTheWire ? undefined : fault,
        isSpoiled: isOnTheWire,
        signal: raw.signal,
      })
      if (fault === 'truncated') {
        const bytes = new Uint8Array(await good.arrayBuffer())
        return new Response(bytes.slice(0, bytes.length >> 1), { headers: good.headers })
      }
      return fault === 'cut' ? cut(good) : good
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    requests,
    faults,
    hung: () => hung,
    async stop() {
      stopping.resolve(new Response(null, { status: 503 }))
      await server.stop(true)
    },
  }
}

async function recorded(raw: Request): Promise<RecordedRequest> {
  const url = new URL(raw.url)
  const type = raw.headers.get('content-type') ?? ''
  const body = type.startsWith('multipart/form-data')
    ? formOf(await raw.formData())
    : jsonOf(await raw.text())
  return {
    method: raw.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(raw.headers),
    body,
  }
}

const jsonOf = (text: string): unknown => (text ? JSON.parse(text) : undefined)

function formOf(form: FormData): Record<string, unknown[]> {
  const fields: Record<string, unknown[]> = {}
  for (const [name, value] of form) fields[name] = [...(fields[name] ?? []), value]
  return fields
}

/** Half of the answer, then the connection breaks. */
async function cut(good: Response): Promise<Response> {
  const bytes = new Uint8Array(await good.arrayBuffer())
  const half = bytes.slice(0, bytes.length >> 1)
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(half)
      await new Promise((resolve) => setImmediate(resolve))
      controller.error()
    },
  })
  return new Response(body, { headers: good.headers })
}
