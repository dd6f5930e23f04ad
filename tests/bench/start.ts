import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDb } from '../../db/client.ts'
import { PROGRAM } from '../../src/build/program.ts'
import { aFolder } from '../support/folders.ts'
import { signUp } from '../support/person.ts'
import { seedStories } from '../support/seed-families.ts'
import { startServer } from '../support/server.ts'
import { processorSeconds } from './anew/pinned-server.ts'
import { asDeployed } from './as-deployed.ts'
import { freePort } from './free-port.ts'

export interface StartFigures {
  what: string
  /** Bare Hono's time to its first response, as a share of this one. */
  ofBare: number
  /** Milliseconds until the first response, in processor time of one core and in real time. */
  processor: number
  wall: number
}

const STORIES = 100_000
const MEDIA_FILES = 50_000
const STARTS = 5
const CORE = '0'

/** Time to the first response of a start with the stories and files of many families, compared with bare Hono. */
export async function measureStart(): Promise<StartFigures[]> {
  const town = await settle()
  const empty = aFolder('start-empty')
  const starts: [what: string, command: string[], dataDir: string][] = [
    ['bare Hono', [join(import.meta.dir, 'bare-start.ts')], empty],
    [
      `${STORIES.toLocaleString('en-US')} stories, ${MEDIA_FILES.toLocaleString('en-US')} files`,
      [PROGRAM],
      town,
    ],
    ['nothing yet', [PROGRAM], empty],
  ]
  const taken = new Map<string, { processor: number; wall: number }[]>(starts.map(([what]) => [what, []]))
  for (let at = 0; at < STARTS; at += 1)
    for (const [what, command, dataDir] of starts) taken.get(what)?.push(await start(command, dataDir))
  const median = (what: string, of: 'processor' | 'wall') => {
    const sorted = (taken.get(what) ?? []).map((one) => one[of]).toSorted((a, b) => a - b)
    return Math.round(sorted[sorted.length >> 1] ?? 0)
  }
  return starts.map(([what]) => ({
    what,
    ofBare: Math.round((100 * median('bare Hono', 'processor')) / median(what, 'processor')) / 100,
    processor: median(what, 'processor'),
    wall: median(what, 'wall'),
  }))
}

async function settle(): Promise<string> {
  const server = await startServer()
  await signUp(server.url, 'mia@example.com')
  await server.stop()
  const db = openDb(server.dataDir)
  db.$client.pragma('synchronous = OFF')
  const { id } = db.$client.prepare('SELECT id FROM users').get() as { id: number }
  db.$client.transaction(() => seedStories(db, id, STORIES, new Date()))()
  const row = db.$client.prepare(
    "INSERT INTO media (user_id, hash, kind, content_type, size) VALUES (?, ?, 'picture', 'image/webp', 4)",
  )
  const shown = db.$client.prepare(
    'INSERT INTO story_media (story_id, media_id) SELECT id, ? FROM stories ORDER BY id LIMIT 1 OFFSET ?',
  )
  db.$client.transaction(() => {
    for (let at = 0; at < MEDIA_FILES; at += 1) {
      const hash = createHash('sha256').update(String(at)).digest('hex')
      const folder = join(server.dataDir, 'media', hash.slice(0, 2))
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, hash), 'webp')
      shown.run(row.run(id, hash).lastInsertRowid, at % 1000)
    }
  })()
  db.$client.close()
  return server.dataDir
}

async function start(command: string[], dataDir: string): Promise<{ processor: number; wall: number }> {
  const port = String(freePort())
  const begun = performance.now()
  const child = Bun.spawn(['taskset', '--cpu-list', CORE, process.execPath, ...command], {
    env: { ...process.env, ...asDeployed(), PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdout: 'ignore',
    stderr: 'inherit',
  })
  const isAnswered = () =>
    fetch(`http://127.0.0.1:${port}/landing`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isAnswered())) await Bun.sleep(2)
  const figures = { processor: processorSeconds(child.pid) * 1000, wall: performance.now() - begun }
  child.kill()
  await child.exited
  return figures
}

if (import.meta.main) {
  console.table(await measureStart())
  process.exit(0)
}
