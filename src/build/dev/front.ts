/** What the browser talks to while the server behind it comes and goes. */
export interface Front {
  port: number
  /** From now on the server answers at this port of the machine; open pages are loaded again. */
  serve(port: number): void
  /** From now on pages say what is wrong; open ones are told. */
  tell(what: string, why: string): void
  close(): void
}

const SCRIPT = '/__dev/reload.js'
const CHANGES = '/__dev/changes'

/** In the browser: loads the page again with every change, and when the front itself was started again. */
const RELOAD = `let known
new EventSource('${CHANGES}').onmessage = ({ data }) => {
  if (known !== undefined && known !== data) location.reload()
  known = data
}
`

/** Opens the port, with every page told to follow the changes; throws EADDRINUSE where it is taken. */
export function openFront(port: number, hostname?: string): Front {
  const open = new Set<ReadableStreamDefaultController<string>>()
  const run = crypto.randomUUID()
  let change = 0
  let behind: number | undefined
  let trouble: { what: string; why: string } | undefined
  const state = () => `data: ${run} ${change}\n\n`
  const announce = () => {
    change += 1
    for (const stream of open) stream.enqueue(state())
  }

  const changes = () => {
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
  }

  const server = Bun.serve({
    port,
    ...(hostname ? { hostname } : {}),
    idleTimeout: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === CHANGES) return changes()
      if (pathname === SCRIPT)
        return new Response(RELOAD, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
      if (trouble || behind === undefined) return troublePage(trouble)
      return passedOn(request, behind).catch(() => troublePage(trouble))
    },
  })

  return {
    port: server.port ?? port,
    serve(at) {
      behind = at
      trouble = undefined
      announce()
    },
    tell(what, why) {
      trouble = { what, why }
      announce()
    },
    close() {
      for (const stream of open) stream.close()
      void server.stop(true)
    },
  }
}

/** The server's answer as it is; a whole page has the script in its head. */
async function passedOn(request: Request, port: number): Promise<Response> {
  const url = new URL(request.url)
  const wantsPage = request.headers.get('accept')?.includes('text/html') && !request.headers.has('x-fragment')
  const headers = new Headers(request.headers)
  headers.set('host', url.host)
  // A page is read here, so that it comes as it is.
  if (wantsPage) headers.delete('accept-encoding')
  const answer = await fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    decompress: false,
    signal: request.signal,
  })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (!wantsPage || !isPage || answer.status === 304) return answer
  const html = await answer.text()
  const passed = new Headers(answer.headers)
  passed.delete('content-length')
  return new Response(html.replace('</head>', `${TAG}</head>`), { status: answer.status, headers: passed })
}

const TAG = `<script type="module" src="${SCRIPT}"></script>`

function troublePage(trouble: { what: string; why: string } | undefined): Response {
  const { what, why } = trouble ?? { what: 'The server is starting.', why: '' }
  const html = `<!doctype html><html lang="en"><head><title>${escaped(what)}</title>${TAG}</head><body><h1>${escaped(what)}</h1><pre>${escaped(why)}</pre></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(html, { status: 503, headers })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
