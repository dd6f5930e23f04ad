import type { Db } from './client.ts'
import { SEARCH_TABLES, takeOutDeletedStories } from './search-index.ts'
import { statement } from './statements.ts'

/** Pages of the index that one step rewrites: some milliseconds. */
const PAGES_AT_ONCE = 64

/** Whether words of deleted content must be erased now from where SQLite leaves them. */
export const isForgettingDue = (db: Db, now: Date): boolean =>
  statement(db, 'SELECT 1 FROM forgetting WHERE due_at <= ?').get(now.toISOString()) !== undefined

/**
 * Erases the words of deleted stories from the search index, which keeps them until its segments are merged. Every
 * yield is a chance for other work to have a turn. Returns what `emptyOfDeleted` returns.
 */
export function* eraseFromSearch(db: Db): Generator<undefined, string | undefined> {
  takeOutDeletedStories(db)
  const dueAt = statement<{ dueAt: string }>(db, 'SELECT due_at AS dueAt FROM forgetting').get()?.dueAt
  for (const table of SEARCH_TABLES) {
    // A negative number merges all segments into one; further steps continue that merge.
    for (let pages = -PAGES_AT_ONCE; merge(db, table, pages); pages = PAGES_AT_ONCE) yield
  }
  return dueAt
}

/**
 * Erases the words of deleted stories from the journal, the last place: everywhere else SQLite overwrites deleted
 * content (`secure_delete`). Returns false when the journal is being read, and everything must be tried again.
 */
export function eraseFromJournal(db: Db, dueAt: string | undefined): boolean {
  if (!emptyJournal(db)) return false
  // What was deleted meanwhile has its own due time.
  statement(db, 'DELETE FROM forgetting WHERE due_at = ?').run(dueAt)
  return true
}

/** False when there was nothing left to merge. */
function merge(db: Db, table: string, pages: number): boolean {
  const changes = () => Number(statement<{ n: number }>(db, 'SELECT total_changes() AS n').get()?.n)
  const before = changes()
  statement(db, `INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`).run(pages)
  return changes() - before >= 2
}

/** False when it is being read; does not wait. */
export function emptyJournal({ $client }: Db): boolean {
  const patience = Number($client.pragma('busy_timeout', { simple: true }))
  $client.pragma('busy_timeout = 0')
  try {
    const [row] = $client.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
    return row?.busy === 0
  } finally {
    $client.pragma(`busy_timeout = ${patience}`)
  }
}

/**
 * Erases what was deleted before any of this existed: free pages, leftovers in used pages, the index. Blocks the event
 * loop until it is done.
 */
export function cleanPages(db: Db): void {
  takeOutDeletedStories(db)
  for (const table of SEARCH_TABLES)
    statement(db, `INSERT INTO ${table} (${table}) VALUES ('optimize')`).run()
  db.$client.exec('VACUUM')
  emptyJournal(db)
}
