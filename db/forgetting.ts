import type { Db } from './client.ts'
import { SEARCH_TABLES, takeOutDeletedStories } from './search-index.ts'
import { statement } from './statements.ts'

/** Pages of the index that one step writes again: some milliseconds. */
const PAGES_AT_ONCE = 64

/** Whether words of something deleted must be taken out now of where SQLite leaves them. */
export const isForgettingDue = (db: Db, now: Date): boolean =>
  statement(db, 'SELECT 1 FROM forgetting WHERE due_at <= ?').get(now.toISOString()) !== undefined

/**
 * Takes the words of deleted stories out of the search's index, which keeps them until its parts are merged. Step by step:
 * each value that it yields is a moment for others to have their turn. Returns what `emptyOfDeleted` ends with.
 */
export function* takeOutOfSearch(db: Db): Generator<undefined, string | undefined> {
  takeOutDeletedStories(db)
  const dueAt = statement<{ dueAt: string }>(db, 'SELECT due_at AS dueAt FROM forgetting').get()?.dueAt
  for (const table of SEARCH_TABLES) {
    // Less than 0 takes all parts together; the further steps go on with those.
    for (let pages = -PAGES_AT_ONCE; merge(db, table, pages); pages = PAGES_AT_ONCE) yield
  }
  return dueAt
}

/**
 * Takes the words of deleted stories out of the journal, the last place: everywhere else SQLite overwrites what is deleted
 * (`secure_delete`). Returns false when somebody reads the journal just now, and all is to be tried again.
 */
export function emptyOfDeleted(db: Db, dueAt: string | undefined): boolean {
  if (!emptyJournal(db)) return false
  // What was deleted meanwhile has its own turn.
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

/** False when somebody reads from it; nobody waits for them. */
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

/** Takes out what was deleted before there was any of this: free pages, the rests in used ones, the index. Holds the loop for as long as it takes. */
export function cleanPages(db: Db): void {
  takeOutDeletedStories(db)
  for (const table of SEARCH_TABLES)
    statement(db, `INSERT INTO ${table} (${table}) VALUES ('optimize')`).run()
  db.$client.exec('VACUUM')
  emptyJournal(db)
}
