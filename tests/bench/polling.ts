/** Many clients polling My Stories every two seconds, while two stories are made. */
import { join } from 'node:path'
import type { Socket } from 'bun'
import { type Db, openDb } from '../../db/client.ts'
import { creditLedger } from '../../db/schema/index.ts'
import { type Person, signUp } from '../support/person.ts'
import { seedStories } from '../support/seed-families.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { signedInParent } from '../support/signed-in.ts'
import { processorSeconds, processorSecondsOfLoop } from './anew/pinned-server.ts'
import { asDeployed } from './as-deployed.ts'
import { longestBlock } from './generation.ts'

export interface PollingFigures {
  clients: number
  /** While two stories are made, or on an otherwise idle server. */
  making: boolean
  answersPerSecond: number
  /** Milliseconds from the request to the end of the response. */
  p50: number
  p99: number
  errors: number
  /** Milliseconds of the longest block of the server's loop, and how much of it the loop computed itself. */
  held: number
  computed: number
  /** Microseconds of the server loop's processor time per response. */
  loopMicroseconds: number
  /** Share of one core: the server's loop, the whole server, and the clients. */
  loop: number
  server: number
  client: number
}

const EVERY_MS = 2000
const MEASURED_MS = 12_000
const STORIES_EACH = 20
const AT_ONCE = 2
const BENCH_CREDITS = 1000
const PAGE = '/app/saved-stories'

export async function measurePolling(clients = [1000, 5000], root?: string): Promise<PollingFigures[]> {
  const server = await startServer({
    env: asDeployed(),
    preload: [join(import.meta.dir, 'loop-probe.ts')],
    ...(root ? { root } : {}),
  })
  const makers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => signUp(server.url, `maker-${at}@example.com`)),
  )
  const children = await Promise.all(makers.map((maker) => maker.makeCharacter('Mia')))
  const db = openDb(server.dataDir)
  const asked = await settle(server, db, Math.max(...clients))
  const figures: PollingFigures[] = []
  for (const making of [false, true]) {
    for (const count of clients) {
      const stop = making ? keepMaking(makers, children) : undefined
      figures.push({ clients: count, making, ...(await poll(server, asked.slice(0, count))) })
      await stop?.()
    }
  }
  db.$client.close()
  await server.stop()
  return figures
}

/** The request each client repeats: with its own cookie, and the version it has. */
async function settle(server: RunningServer, db: Db, clients: number): Promise<Uint8Array[]> {
  db.$client.pragma('synchronous = OFF')
  for (const { id } of db.$client.prepare('SELECT id FROM users').all() as { id: number }[])
    db.insert(creditLedger)
      .values({ userId: id, amount: BENCH_CREDITS, kind: 'sync', idempotencyKey: `bench:${id}` })
      .run()
  const asked = []
  for (let at = 0; at < clients; at += 1) {
    const { userId, cookie } = await signedInParent(db, `poll-${at}@example.com`, { url: server.url })
    db.$client.transaction(() => seedStories(db, userId, STORIES_EACH, new Date()))()
    const headers = { cookie, 'x-fragment': '#timeline' }
    const answer = await fetch(server.url + PAGE, { headers })
    await answer.arrayBuffer()
    const etag = answer.headers.get('etag') ?? ''
    const lines = Object.entries({ host: new URL(server.url).host, ...headers, 'if-none-match': etag })
    const head = [`GET ${PAGE} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', '']
    asked.push(new TextEncoder().encode(head.join('\r\n')))
  }
  // The first story should not wait for unsynced writes.
  db.$client.pragma('synchronous = FULL')
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  return asked
}

/** Keeps two stories in progress until stopped. */
function keepMaking(makers: Person[], children: { id: number }[]): () => Promise<void> {
  let isStopped = false
  const makings = makers.map(async (maker, at) => {
    while (!isStopped) {
      const asked = await maker.requestStory([children[at] ?? { id: 0 }], { length: 'short' })
      if (!asked.ok) throw new Error(`No story is made: ${asked.status} ${await asked.text()}`)
      const { id } = (await asked.json()) as { id: number }
      while ((await maker.story(id)).generationStatus !== 'complete') await Bun.sleep(250)
    }
  })
  return async () => {
    isStopped = true
    await Promise.all(makings)
  }
}

interface Client {
  socket: Socket
  request: Uint8Array
  /** When it sent its request; 0 while none is pending. */
  askedAt: number
}

const NOT_MODIFIED = 'HTTP/1.1 304'

/** Each client keeps its connection; requests are spread evenly over the two seconds. */
async function poll(server: RunningServer, requests: Uint8Array[]) {
  const times: number[] = []
  let errors = 0
  let isMeasured = false
  const answered = new TextDecoder()
  const { hostname, port } = new URL(server.url)
  const clients = await Promise.all(
    requests.map(async (request): Promise<Client> => {
      const client = { request, askedAt: 0 } as Client
      client.socket = await Bun.connect({
        hostname,
        port: Number(port),
        socket: {
          data(_, bytes) {
            const milliseconds = performance.now() - client.askedAt
            client.askedAt = 0
            if (!isMeasured) return
            times.push(milliseconds)
            if (answered.decode(bytes.subarray(0, NOT_MODIFIED.length)) !== NOT_MODIFIED) errors += 1
          },
          close() {
            errors += 1
          },
        },
      })
      return client
    }),
  )
  const stop = askInTurns(clients, () => {
    errors += 1
  })
  await Bun.sleep(EVERY_MS)
  isMeasured = true
  const logged = server.log.length
  const before = measureNow(server)
  await Bun.sleep(MEASURED_MS)
  const after = measureNow(server)
  isMeasured = false
  stop()
  const counted = { errors, times: times.toSorted((a, b) => a - b) }
  for (const { socket } of clients) socket.terminate()
  const lines = server.log.slice(logged)
  const held = { held: longestBlock(lines), computed: longestBlock(lines, 'cpuMs') }
  return { ...summaryOf(counted.times, before, after), errors: counted.errors, ...held }
}

function askInTurns(clients: Client[], late: () => void): () => void {
  const begun = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / EVERY_MS) * clients.length
    for (; sent < due; sent += 1) {
      const client = clients[sent % clients.length]
      if (!client) return
      // The previous response is still missing.
      if (client.askedAt > 0) late()
      else {
        client.askedAt = performance.now()
        client.socket.write(client.request)
      }
    }
  }, 1)
  return () => clearInterval(timer)
}

interface Moment {
  at: number
  loop: number
  server: number
  client: number
}

function measureNow({ pid }: RunningServer): Moment {
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now() / 1000,
    loop: processorSecondsOfLoop(pid),
    server: processorSeconds(pid),
    client: (user + system) / 1e6,
  }
}

function summaryOf(times: number[], before: Moment, after: Moment) {
  const seconds = after.at - before.at
  const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? 0) * 10) / 10
  const share = (of: 'loop' | 'server' | 'client') =>
    Math.round(((after[of] - before[of]) / seconds) * 100) / 100
  return {
    answersPerSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    loopMicroseconds: Math.round(((after.loop - before.loop) / times.length) * 1e6),
    loop: share('loop'),
    server: share('server'),
    client: share('client'),
  }
}
