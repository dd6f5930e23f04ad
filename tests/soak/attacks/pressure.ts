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

/**
 * A foreign process holds the database's lock for eight seconds while families change things; compared with the same
 * without it.
 */
export async function foreignLock(server: RunningServer): Promise<Figures> {
  const before = await signUp(server.url, 'unlocked@example.com')
  const free = performance.now() + LOCKED_MS
  const unlocked = await longestWait(
    server,
    changesUntil(before, () => performance.now() > free),
  )
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
    'and without a lock': unlocked,
    afterwards: after.status,
  })
}

const mount = (...args: string[]) => Bun.spawnSync(['mount', ...args]).exitCode === 0

/** On a separate disk of a few megabytes, which fills up and is emptied again. */
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
    const { figures } = await seen(server, family)
    Bun.spawnSync(['rm', join(disk, 'filler')])
    const emptied = await add(family)
    const story = await family.requestStory([child])
    return withPeak(server, {
      ...figures,
      'emptied: a label, a story': `${emptied.status}, ${story.status}`,
    })
  } finally {
    if (server.isAlive()) await server.stop()
    umount(disk)
  }
}

const DISK_MB = 24
const LABELS = 30

/**
 * On a separate disk that its file system makes read-only, as after a disk error; then remounts it, as an operator
 * would, and restarts the server.
 */
export async function readOnlyDisk(options: ServerOptions): Promise<Figures> {
  const disk = aFolder('disk')
  const image = join(aFolder('image'), 'disk.img')
  const mounted = () => mount('-o', 'loop', image, disk)
  writeFileSync(image, new Uint8Array(DISK_MB * 1024 * 1024))
  if (Bun.spawnSync(['mkfs.ext4', '-q', image]).exitCode !== 0 || !mounted())
    return { 'not run': 'no disk can be made here' }
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  let server = await startServer({ ...options, dataDir })
  try {
    const family = await signUp(server.url, 'read-only@example.com')
    for (let n = 0; n < LABELS; n += 1) await add(family)
    restartJournal(dataDir)
    mount('-o', 'remount,abort', disk)
    const { figures, saved } = await seen(server, family)
    const pressed = withPeak(server, figures)
    await server.stop()
    umount(disk)
    if (!mounted()) throw new Error('The disk does not come back')
    server = await startServer({ ...options, dataDir, port: Number(new URL(server.url).port) })
    const labels = await family.call('GET', `/api/timeline-labels?firebaseUid=${family.uid}`)
    const kept = ((await labels.json()) as { labels: unknown[] }).labels.length
    return {
      ...pressed,
      'labels said to be saved, and kept': `${LABELS + saved}, ${kept}`,
      'mounted anew: a label': (await add(family)).status,
    }
  } finally {
    if (server.isAlive()) await server.stop()
    umount(disk)
  }
}

const umount = (disk: string) => Bun.spawnSync(['umount', '-l', disk])

/** The next write overwrites the journal, for which the disk need not have space. */
function restartJournal(dataDir: string): void {
  const db = new SQLite(join(dataDir, 'storylamp.db'))
  db.pragma('wal_checkpoint(RESTART)')
  db.close()
}

/** The existing journal would have room for a while. */
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

/** Responses to changes and pages over two seconds, and how many changes were reported as saved. */
async function seen(server: RunningServer, family: Person): Promise<{ figures: Figures; saved: number }> {
  const end = performance.now() + 2000
  const changes = changesUntil(family, () => performance.now() > end)
  const wait = await longestWait(server, changes)
  const read = await family.call('GET', '/app/saved-stories')
  const counts = await changes
  const figures = { changes: inWords(counts), 'a page waited ms': wait, 'My Stories': read.status }
  return { figures, saved: counts[200] ?? 0 }
}
