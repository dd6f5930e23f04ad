/** `bun run bench anew`: renders each page from scratch, compared with bare Hono + React in the same run. */
import { join } from 'node:path'
import { openDb } from '../../../db/client.ts'
import { bringSearchUpToDate } from '../../../db/search-index.ts'
import { weighPage } from '../../support/page-weight.ts'
import { type Person, signUp } from '../../support/person.ts'
import { seedLabels, seedStories } from '../../support/seed-families.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { asDeployed } from '../as-deployed.ts'
import { ask, pin } from './pinned-server.ts'

export interface AnewFigures {
  page: string
  /** The others are compared with it. */
  isReference: boolean
  /** Relative to the plain reference, and to the one that shows the same elements. */
  ofPlain: number
  ofSame: number | undefined
  /** Pages per second of one core's time. */
  perSecond: number
  /** Bytes of HTML, and number of elements. */
  html: number
  elements: number
  /** Scripts a page needs before the first tap, and their kilobytes after gzip. */
  scripts: number | undefined
  scriptKilobytes: number | undefined
}

const STORIES = 10_000
const LABELS = 200
const SERVERS_CORE = 0
/** Requests until the JIT compilers are warm. */
const WARM_UP = 300
const ROUNDS = 5
const PAGES_A_ROUND = 80
const PAGES = ['/app/saved-stories', '/app', '/story/:id', '/app/subscription', '/app/settings', '/landing']

interface Asked {
  name: string
  address: string
  pid: number
  cookie: string
}

/** My Stories of a family of 10,000 stories and the other pages, without any caching from earlier requests. */
export async function measureAnew(): Promise<AnewFigures[]> {
  const server = await startServer({ env: asDeployed() })
  const mia = await signUp(server.url, 'mia@example.com')
  const { userId, newestStory } = await settle(server, mia)
  const reference = await startReference(server.dataDir, userId)
  for (const { pid } of [server, reference]) pin(pid, SERVERS_CORE)
  const pages: Asked[] = [
    ...['/plain', '/same'].map((path) => ({
      name: `bare Hono + React: ${path.slice(1)}`,
      address: reference.url + path,
      pid: reference.pid,
      cookie: '',
    })),
    ...PAGES.map((name) => ({
      name,
      address: server.url + name.replace(':id', String(newestStory)),
      pid: server.pid,
      cookie: name === '/landing' ? '' : mia.cookie,
    })),
  ]
  const rates = await rounds(pages)
  const figures: AnewFigures[] = []
  for (const page of pages) figures.push(await figuresOf(page, rates, server))
  reference.stop()
  await server.stop()
  return figures
}

async function settle(server: RunningServer, mia: Person) {
  await mia.makeCharacter('Mia')
  const db = openDb(server.dataDir)
  db.$client.pragma('synchronous = OFF')
  const { id } = db.$client.prepare('SELECT id FROM users').get() as { id: number }
  db.$client.transaction(() => {
    seedLabels(db, id, LABELS, seedStories(db, id, STORIES, new Date()))
    db.$client.exec('UPDATE stories SET cover_hash = lower(hex(randomblob(32)))')
  })()
  bringSearchUpToDate(db, id)
  const newest = db.$client.prepare('SELECT max(id) AS id FROM stories').get() as { id: number }
  db.$client.close()
  return { userId: id, newestStory: newest.id }
}

async function startReference(dataDir: string, userId: number) {
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, 'reference.tsx'), dataDir, String(userId), '/styles.css'],
    { stdout: 'pipe', stderr: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
  for await (const chunk of child.stdout) {
    const port = /listening (\d+)/.exec(new TextDecoder().decode(chunk))?.[1]
    if (port) return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.kill() }
  }
  throw new Error('The reference did not start')
}

/** The pages take turns, so that other load on the machine affects all of them equally. */
async function rounds(pages: Asked[]): Promise<Map<string, number[]>> {
  const rates = new Map<string, number[]>(pages.map(({ name }) => [name, []]))
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const page of pages) {
      const times = round === 0 ? WARM_UP : PAGES_A_ROUND
      const { perSecond } = await ask(page.pid, anew(page), headersOf(page), { times })
      if (round > 0) rates.get(page.name)?.push(perSecond)
    }
  }
  return rates
}

let asked = 0

/** The app caches rendered pages by address: a new address forces rendering. */
const anew =
  ({ address }: Asked) =>
  () => {
    asked += 1
    return `${address}?anew=${asked}`
  }

const headersOf = ({ cookie }: Asked) => ({ cookie, 'accept-encoding': 'identity' })

async function figuresOf(page: Asked, rates: Map<string, number[]>, server: RunningServer) {
  const html = await (await fetch(anew(page)(), { headers: headersOf(page) })).text()
  const isOurs = page.pid === server.pid
  const path = page.address.slice(server.url.length)
  const weight = isOurs ? await weighPage(server.url, path, page.cookie) : undefined
  const ratioTo = (name: string) => {
    const against = rates.get(name) ?? []
    return rounded(median((rates.get(page.name) ?? []).map((rate, i) => rate / (against[i] ?? rate))))
  }
  return {
    page: page.name,
    isReference: !isOurs,
    ofPlain: ratioTo('bare Hono + React: plain'),
    ofSame: page.name === '/app/saved-stories' ? ratioTo('bare Hono + React: same') : undefined,
    perSecond: Math.round(median(rates.get(page.name) ?? [])),
    html: Buffer.byteLength(html),
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    scripts: weight?.files,
    scriptKilobytes: weight?.script,
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const rounded = (ratio: number) => Math.round(ratio * 100) / 100

if (import.meta.main) {
  console.table(await measureAnew())
  process.exit(0)
}
