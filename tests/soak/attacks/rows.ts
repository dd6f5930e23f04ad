import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type Person, signUp } from '../../support/person.ts'
import type { RunningServer } from '../../support/server.ts'
import { type Figures, longestWait, tally, withPeak } from './figures.ts'

const KILOBYTE = 1024
const LABEL = {
  name: 'A very long label '.repeat(3).trim(),
  description: '"Quoted" & <b>bold</b> '.repeat(21).trim(),
  createdAt: '2026-11-20T19:30:00.000Z',
}

/** 6,000 labels by calls, and the pages of a family that has 6,000 from before there was a cap. */
export async function manyLabels(server: RunningServer, { of = 6000 } = {}): Promise<Figures> {
  const greedy = await signUp(server.url, `labels-${crypto.randomUUID()}@example.com`)
  const add = () => greedy.call('POST', '/api/timeline-labels', { firebaseUid: greedy.uid, ...LABEL })
  const counts: Record<string, number> = {}
  for (let sent = 0; sent < of; sent += 100) {
    const some = await tally(Array.from({ length: 100 }, add))
    for (const [status, count] of Object.entries(some)) counts[status] = (counts[status] ?? 0) + count
  }
  const old = await signUp(server.url, `old-${crypto.randomUUID()}@example.com`)
  giveLabels(server, old, of)
  const sizes = await pages(server, old)
  return withPeak(server, { [`${of} labels by calls`]: JSON.stringify(counts), ...sizes })
}

function giveLabels({ dataDir }: RunningServer, { uid }: Pick<Person, 'uid'>, count: number): void {
  const db = new SQLite(join(dataDir, 'storylamp.db'), { timeout: 5000 })
  const user = db.prepare('SELECT id FROM users WHERE firebase_uid = ?').pluck().get(uid)
  const label = db.prepare(
    'INSERT INTO timeline_labels (user_id, name, description, created_at) VALUES (?, ?, ?, ?)',
  )
  db.transaction(() => {
    for (let n = 0; n < count; n += 1) label.run(user, LABEL.name, LABEL.description, LABEL.createdAt)
  })()
  db.close()
}

async function pages(server: RunningServer, family: Person): Promise<Figures> {
  const sizes: Figures = {}
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { cookie: family.cookie } })
    sizes[`${path.split('?')[0]} KB`] = Math.round((await answer.text()).length / KILOBYTE)
  }
  for (const path of [
    '/app/saved-stories',
    '/app/saved-stories/labels',
    `/api/timeline-labels?firebaseUid=${family.uid}`,
  ]) {
    const wait = await longestWait(server, read(path))
    sizes[`${path.split('?')[0]} held ms`] = wait
  }
  return sizes
}
