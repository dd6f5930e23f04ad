import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDb } from '../../db/client.ts'
import { creditLedger, users } from '../../db/schema/index.ts'
import { signUp } from '../support/person.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { processorSeconds } from './anew/pinned-server.ts'

export interface GenerationFigures {
  length: string
  /** Seconds from the request to each event. */
  words: number
  firstPicture: number
  complete: number
  /** Processor time in seconds the server needs in total. */
  processor: number
  longestLoopBlockMs: number
}

export interface ServerFigures {
  firstStartMs: number
  nextStartMs: number
  idleMb: number
  generatingMb: number
  afterwardsMb: number
}

/** The first starts cold; the last two look alike, so that they can share cached settings. */
const LENGTHS = ['test', 'test', 'short', 'medium', 'medium']

/** Makes stories of each length on a fresh server, as a parent would; of this checkout or another. */
export async function measureGeneration(
  root?: string,
): Promise<{ stories: GenerationFigures[]; server: ServerFigures }> {
  const where = root ? { root } : {}
  const first = await startServer(where)
  await first.stop()
  const server = await startServer({
    ...where,
    dataDir: first.dataDir,
    preload: [join(import.meta.dir, 'loop-probe.ts')],
  })
  const parent = await signUp(server.url, 'mia@example.com')
  await sleep(1000)
  const idleMb = residentMb(server.pid)
  const mia = await parent.makeCharacter('Mia')
  await makeTester(server)
  const memory = watchMemory(server.pid)
  const stories: GenerationFigures[] = []
  for (const length of LENGTHS) {
    stories.push(await measureOne(server, parent, mia, length))
  }
  const generatingMb = memory.stop()
  await sleep(35_000)
  const afterwardsMb = residentMb(server.pid)
  await server.stop()
  const figures = {
    firstStartMs: first.startMs,
    nextStartMs: server.startMs,
    idleMb,
    generatingMb,
    afterwardsMb,
  }
  return { stories, server: figures }
}

async function measureOne(
  server: RunningServer,
  parent: Awaited<ReturnType<typeof signUp>>,
  mia: { id: number },
  length: string,
): Promise<GenerationFigures> {
  const logged = server.log.length
  const startedAt = performance.now()
  const before = processorSeconds(server.pid)
  const since = () => Math.round((performance.now() - startedAt) / 10) / 100
  const { id } = (await (await parent.requestStory([mia], { length })).json()) as { id: number }
  const seen = { words: 0, firstPicture: 0 }
  for (;;) {
    const story = await parent.story(id)
    if (story.content && !seen.words) seen.words = since()
    if (story.images && !seen.firstPicture) seen.firstPicture = since()
    if (story.retryable) throw new Error(`The ${length} story failed`)
    if (story.generationStatus === 'complete') break
    await sleep(50)
  }
  const complete = since()
  const processor = Math.round((processorSeconds(server.pid) - before) * 100) / 100
  await sleep(1100)
  return { length, ...seen, complete, processor, longestLoopBlockMs: longestBlock(server.log.slice(logged)) }
}

/** Milliseconds of the longest block of the server's event loop in these lines, or of the part it computed itself. */
export const longestBlock = (lines: string[], of: 'ms' | 'cpuMs' = 'ms') =>
  Math.max(
    0,
    ...lines.filter((line) => line.includes('"loop.longest"')).map((line) => JSON.parse(line)[of] as number),
  )

/** The bench needs more than a trial covers. */
export async function makeTester(server: RunningServer): Promise<void> {
  const db = openDb(server.dataDir)
  const user = db.select().from(users).get()
  if (user)
    db.insert(creditLedger)
      .values({ userId: user.id, amount: 40, kind: 'sync', idempotencyKey: 'sync:bench' })
      .run()
  db.$client.close()
}

export function residentMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1] ?? 0) / 1024)
}

export function watchMemory(pid: number): { stop(): number } {
  let highest = 0
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMb(pid))
  }, 50)
  return {
    stop() {
      clearInterval(timer)
      return highest
    },
  }
}
