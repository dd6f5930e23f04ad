import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { aFolder } from '../../support/folders.ts'
import { type Person, signUp } from '../../support/person.ts'
import { type RunningServer, type ServerOptions, startServer } from '../../support/server.ts'
import { type Figures, inWords, longestWait, tally, withPeak } from './figures.ts'

const LABEL = { name: 'Zoo day', createdAt: '2026-11-20T19:30:00.000Z' }
const LOCKED_MS = 8000
const AT_ONCE = 10

const add = (family: Person) =>
  family.call('POST', '/api/timeline-labels', { firebaseUid: family.uid, ...LABEL })

/** Changes, ten at a time, until `isOver`. */
async function changesUntil(family: Person, isOver: () => boolean): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  do {
    const some = await tally(Array.from({ length: AT_ONCE }, () => add(family)))
    for (const [status, count] of Object.entries(some)) counts[status] = (counts[status] ?? 0) + count
    await Bun.sleep(500)
  } while (!isOver())
  return counts
}

/** Somebody holds the database's lock for eight seconds while families change things. */
export async function foreignLock(server: RunningServer): Promise<Figures> {
  const family = await signUp(server.url, 'locked@example.com')
  const other = new SQLite(join(server.dataDir, 'storylamp.db'))
  other.exec('BEGIN IMMEDIATE')
  const end = performance.now() + LOCKED_MS
  const changes = changesUntil(family, () => performance.now() > end)
  const wait = await longestWait(server, changes)
  other.exec('ROLLBACK')
  other.close()
  await Bun.sleep(1200)
  const after = await add(family)
  return withPeak(server, {
    'while locked': inWords(await changes),
    'a page waited ms': wait,
    afterwards: after.status,
  })
}

const mount = (...args: string[]) => Bun.spawnSync(['mount', ...args]).exitCode === 0

/** On a disk of its own, of a few megabytes, which fills up and is emptied again. */
export async function fullDisk(options: ServerOptions): Promise<Figures> {
  const disk = aFolder('disk')
  if (!mount('-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk))
    return { 'not run': 'nothing can be mounted here' }
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  const server = await startServer({ ...options, dataDir })
  try {
    const family = await signUp(server.url, 'full@example.com')
    const child = await family.makeCharacter('Mia')
    emptyJournal(dataDir)
    fill(disk)
    const full = await seen(server, family)
    Bun.spawnSync(['rm', join(disk, 'filler')])
    const emptied = await add(family)
    const story = await family.requestStory([child])
    return withPeak(server, {
      ...full,
      'emptied: a label, a story': `${emptied.status}, ${story.status}`,
    })
  } finally {
    if (server.isAlive()) await server.stop()
    Bun.spawnSync(['umount', '-l', disk])
  }
}

/** What it holds already would have room for a while. */
function emptyJournal(dataDir: string): void {
  const db = new SQLite(join(dataDir, 'storylamp.db'))
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

function fill(disk: string): void {
  const filler = join(disk, 'filler')
  const page = new Uint8Array(4096)
  try {
    for (;;) writeFileSync(filler, page, { flag: 'a' })
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('ENOSPC'))) throw error
  }
}

async function seen(server: RunningServer, family: Person): Promise<Figures> {
  const end = performance.now() + 2000
  const changes = changesUntil(family, () => performance.now() > end)
  const wait = await longestWait(server, changes)
  const read = await family.call('GET', '/app/saved-stories')
  return { changes: inWords(await changes), 'a page waited ms': wait, 'My Stories': read.status }
}
