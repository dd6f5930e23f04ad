import type { Node } from './node.ts'

/** Simulates Fly's proxy: passes requests to a ready machine, and obeys fly-replay. */
export interface Edge {
  url: string
  /** Number of requested replays. */
  replays: () => number
  stop(): Promise<void>
}

const CHECK_EVERY_MS = 200

/** `nodes` are used in turn. */
export function createEdge(nodes: () => Node[]): Edge {
  const { ready, stop } = watchReadiness(nodes)
  let turn = 0
  let replays = 0

  const inOrder = () => {
    turn += 1
    const all = nodes()
    const from = turn % all.length
    const rotated = [...all.slice(from), ...all.slice(0, from)]
    return rotated.sort((a, b) => Number(ready.has(b.name)) - Number(ready.has(a.name)))
  }

  const pass = async (passed: Passed, node: Node, source?: string): Promise<Response> => {
    const answer = await askNode(passed, node, source)
    const [, instance, state] =
      /^instance=([^;]+);state=(.+)$/.exec(answer.headers.get('fly-replay') ?? '') ?? []
    const named = nodes().find(({ name }) => name === instance)
    if (!named) return new Response(answer.body, answer)
    replays += 1
    return pass(passed, named, `instance=${node.name};region=ams;t=0;state=${state}`)
  }

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    async fetch(request) {
      const body = await request.arrayBuffer()
      for (const node of inOrder()) {
        try {
          return await pass({ request, body }, node)
        } catch (error) {
          // A change is retried on another machine only if it has reached none.
          const isSafe =
            request.method === 'GET' || /REFUSED/i.test(String((error as { code?: string }).code))
          if (!isSafe) break
        }
      }
      return new Response('No machine', { status: 502 })
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    replays: () => replays,
    stop() {
      stop()
      return server.stop(true)
    },
  }
}

/** The names of the nodes that passed their last health check. */
function watchReadiness(nodes: () => Node[]) {
  const ready = new Set<string>()
  const check = async () => {
    for (const { name, url } of nodes()) {
      const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) ready.add(name)
      else ready.delete(name)
    }
  }
  const timer = setInterval(check, CHECK_EVERY_MS)
  return { ready, stop: () => clearInterval(timer) }
}

interface Passed {
  request: Request
  /** Buffered, so that it can be sent again. */
  body: ArrayBuffer
}

function askNode({ request, body }: Passed, node: Node, source = ''): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('fly-client-ip', '203.0.113.7')
  headers.set('fly-replay-src', source)
  return fetch(node.url + pathname + search, {
    method: request.method,
    headers,
    redirect: 'manual',
    // A kept connection could belong to a machine that has stopped.
    keepalive: false,
    decompress: false,
    ...(body.byteLength > 0 ? { body } : {}),
  })
}
