import { type AddressInfo, connect, createServer } from 'node:net'
import type { BrowserContext, Page } from 'playwright'
import { hydrated, visit } from '../support/browser.ts'
import { signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { aFinishedStory } from './a-finished-story.ts'
import { beginNow, hearEveryPage } from './cheap-phone.ts'

/** After this long with almost no traffic, the visit is complete, including the service worker's files. */
const STILL_FOR_MS = 3000
/** Less than a list polls for, which never stops. */
const HARDLY = 2000
const SIX_PAGES = { length: 'short' }

interface Weighed {
  visit: string
  /** All bytes the server sends, including headers. */
  'first (KB)': number
  'second (KB)': number
}

/** Bytes sent to a phone on its first and second visit, including the service worker and what it fetches. */
export async function measureVisits(): Promise<Weighed[]> {
  const server = await startServer()
  const wire = countBytes(Number(new URL(server.url).port))
  const parent = await signUp(wire.url, 'mia@example.com')
  const storyId = await aFinishedStory(parent, await parent.makeCharacter('Mia'), SIX_PAGES)
  // Prevents the feedback question before the second visit.
  await parent.call('POST', '/api/feedback', { firebaseUid: parent.uid, storyId, rating: 'positive' })
  const rows: Weighed[] = []
  const weigh = async (cookie: string, name: string, steps: ((page: Page) => Promise<void>)[]) => {
    const { context } = await visit(wire.url, { phone: true, serviceWorkers: 'allow' })
    const [key = '', value = ''] = cookie.split('=')
    if (cookie) await context.addCookies([{ name: key, value, url: wire.url }])
    const labels = [name, ...(steps.length > 1 ? ['and then the story, heard to its end'] : [])]
    for (const [index, step] of steps.entries()) {
      const first = await bytesOf(wire, context, step)
      const second = await bytesOf(wire, context, step)
      rows.push({ visit: labels[index] ?? name, 'first (KB)': first, 'second (KB)': second })
    }
    await context.close()
  }
  const open = (path: string) => async (page: Page) => {
    await page.goto(path)
    await hydrated(page)
  }
  const hear = async (page: Page) => {
    await open(`/story/${storyId}`)(page)
    await beginNow(page)
    await hearEveryPage(page)
    await page.evaluate(async (id) => {
      while (!(await caches.match(`/played/${id}`))) await new Promise(requestAnimationFrame)
    }, storyId)
  }
  await weigh('', 'the landing page', [open('/landing')])
  await weigh(parent.cookie, 'Home', [open('/app')])
  await weigh(parent.cookie, 'My Stories', [open('/app/saved-stories'), hear])
  await weigh(parent.cookie, 'the story alone, heard to its end', [hear])
  await wire.close()
  await server.stop()
  return rows
}

async function bytesOf(wire: Wire, context: BrowserContext, step: (page: Page) => Promise<void>) {
  const before = wire.bytes()
  const page = await context.newPage()
  await step(page)
  for (let seen = before - HARDLY; wire.bytes() - seen >= HARDLY; await Bun.sleep(STILL_FOR_MS))
    seen = wire.bytes()
  await page.close()
  return Math.round((wire.bytes() - before) / 100) / 10
}

type Wire = ReturnType<typeof countBytes>

/** A proxy that counts the server's bytes. */
function countBytes(port: number) {
  let bytes = 0
  const wire = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.pipe(to)
      from.on('error', () => to.destroy())
    }
    server.on('data', (chunk) => {
      bytes += chunk.length
    })
  }).listen(0, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${(wire.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => new Promise((closed) => wire.close(closed)),
  }
}
