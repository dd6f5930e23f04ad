/** What the browser talks to while the server behind it restarts. */
export interface Front {
  port: number
  /** From now on the server answers at this port; open pages are reloaded. */
  serve(port: number): void
  /** From now on pages show what is wrong; open ones are notified. */
  tell(what: string, why: string): void
  close(): void
}

const SCRIPT = '/__dev/reload.js'
const CHANGES = '/__dev/changes'

/** In the browser: reloads the page once it is older than the last change, and when the front itself was restarted. */
const RELOAD = `const shown = new URL(import.meta.url).search.slice(1)
new EventSource('${CHANGES}').onmessage = ({ data }) => {
  if (data !== shown) location.reload()
}
`

/** Opens the port, with a script in every page that follows the changes; throws EADDRINUSE where it is in use. */
export function openFront(port: number, hostname?: string): Front {
  const changes = openChanges()
  let behind: number | undefined
  let trouble: { what: string; why: string } | undefined

  const server = Bun.serve({
    port,
    ...(hostname ? { hostname } : {}),
    idleTimeout: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === CHANGES) return changes.follow()
      if (pathname === SCRIPT)
        return new Response(RELOAD, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
      const tag = tagOf(changes.version())
      if (trouble || behind === undefined) return troublePage(trouble, tag)
      return passedOn(request, behind, tag).catch(() => troublePage(trouble, tag))
    },
  })

  return {
    port: server.port ?? port,
    serve(at) {
      behind = at
      trouble = undefined
      changes.announce()
    },
    tell(what, why) {
      trouble = { what, why }
      changes.announce()
    },
    close() {
      changes.close()
      void server.stop(true)
    },
  }
}

/** The number of the last change, streamed to every open page. */
function openChanges() {
  const open = new Set<ReadableStreamDefaultController<string>>()
  const run = crypto.randomUUID()
  let change = 0
  const version = () => `${run}-${change}`
  const state = () => `data: ${version()}\n\n`
  return {
    version,
    announce() {
      change += 1
      for (const stream of open) stream.enqueue(state())
    },
    follow(): Response {
      let mine: ReadableStreamDefaultController<string> | undefined
      const stream = new ReadableStream<string>({
        start(controller) {
          mine = controller
          open.add(controller)
          controller.enqueue(state())
        },
        cancel() {
          if (mine) open.delete(mine)
        },
      })
      return new Response(stream, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      })
    },
    close() {
      for (const stream of open) stream.close()
    },
  }
}

/** The server's answer, unchanged except for the script in a whole page's head. */
async function passedOn(request: Request, port: number, tag: string): Promise<Response> {
  const url = new URL(request.url)
  const wantsPage = request.headers.get('accept')?.includes('text/html') && !request.headers.has('x-fragment')
  const headers = new Headers(request.headers)
  headers.set('host', url.host)
  // Requests pages uncompressed, because they are read here, and never older ones, which would be reloaded endlessly.
  if (wantsPage) for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name)
  const answer = await fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    decompress: false,
    signal: request.signal,
  })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (!wantsPage || !isPage) return answer
  const html = await answer.text()
  const passed = new Headers(answer.headers)
  passed.delete('content-length')
  passed.set('cache-control', 'no-store')
  return new Response(html.replace('</head>', `${tag}</head>`), { status: answer.status, headers: passed })
}

const tagOf = (version: string) => `<script type="module" src="${SCRIPT}?${version}"></script>`

function troublePage(trouble: { what: string; why: string } | undefined, tag: string): Response {
  const { what, why } = trouble ?? { what: 'The server is starting.', why: '' }
  const html = `<!doctype html><html lang="en"><head><title>${escaped(what)}</title>${tag}</head><body><h1>${escaped(what)}</h1><pre>${escaped(why)}</pre></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(html, { status: 503, headers })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
