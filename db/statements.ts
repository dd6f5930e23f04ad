import type SQLite from 'better-sqlite3'
import type { Db, DbOrTx } from './client.ts'

type Compiled = SQLite.Statement<unknown[]>

/** The methods that Drizzle uses, and the app's own statements. */
export type Client = Pick<SQLite.Database, 'transaction'> & {
  prepare(text: string): Compiled
  statement(text: string): Statement<unknown>
}

/** A statement of the app; its rows are objects. */
export interface Statement<Row> {
  get(...values: unknown[]): Row | undefined
  all(...values: unknown[]): Row[]
  run(...values: unknown[]): SQLite.RunResult
}

/** More than the app has statements; those built from lists of different lengths would otherwise grow forever. */
const KEPT_MAX = 500

/**
 * A database that compiles each statement once. The least recently used ones are dropped; SQLite itself recompiles one
 * after the schema has changed.
 */
export function keepingStatements(database: SQLite.Database): Client {
  const drizzles = new Map<string, Compiled>()
  const own = new Map<string, Statement<unknown>>()
  return {
    transaction: (work) => database.transaction(work),
    prepare(text) {
      // A statement whose rows are being iterated cannot be shared; some pragmas act when they are compiled.
      if (drizzles.get(text)?.busy || /^\s*pragma\b/i.test(text)) return database.prepare(text)
      const compiled = keptIn(drizzles, text, () => database.prepare<unknown[]>(text))
      // A caller that asked for raw rows, or for one column, does not ask for objects again.
      if (compiled.reader) compiled.raw(false).pluck(false).expand(false)
      return compiled
    },
    statement: (text) => keptIn(own, text, () => withObjects(database.prepare<unknown[]>(text))),
  }
}

function keptIn<T>(kept: Map<string, T>, text: string, make: () => T): T {
  const found = kept.get(text) ?? make()
  kept.delete(text)
  kept.set(text, found)
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '')
  return found
}

/** better-sqlite3 would compile a new function for the rows of each call, a third of a short query's time. */
function withObjects(compiled: Compiled): Statement<unknown> {
  const reads = compiled.reader ? compiled.raw(true) : compiled
  let columns: string[] = []
  const objectOf = (values: unknown[]) => {
    // Another connection may have added a column.
    if (columns.length !== values.length) columns = reads.columns().map(({ name }) => name)
    const row: Record<string, unknown> = {}
    for (let at = 0; at < columns.length; at += 1) row[columns[at] as string] = values[at]
    return row
  }
  return {
    get(...values) {
      const row = reads.get(...values) as unknown[] | undefined
      return row && objectOf(row)
    },
    all: (...values) => (reads.all(...values) as unknown[][]).map(objectOf),
    run: (...values) => compiled.run(...values),
  }
}

/** The statement with this text, on the connection of a database or of a transaction on it. */
export const statement = <Row>(db: DbOrTx, text: string): Statement<Row> =>
  sessionOf(db).client.statement(text) as Statement<Row>

/** What a query of one column returns. */
export const column = <Value>(db: DbOrTx, text: string, values: unknown[]): Value[] =>
  sessionOf(db)
    .client.prepare(text)
    .pluck()
    .all(...values) as Value[]

/**
 * A Drizzle query that is built once for each database; what differs between calls is a `sql.placeholder`. Building
 * one costs ten times as much as running it.
 */
export function prepared<Query>(build: (db: Db) => { prepare(): Query }): (db: DbOrTx) => Query {
  const built = new WeakMap<object, Query>()
  return (db) => {
    const session = sessionOf(db)
    const query = built.get(session) ?? build(db as Db).prepare()
    built.set(session, query)
    return query
  }
}

/** A transaction has the session of its database; Drizzle's types do not say so. */
const sessionOf = (db: DbOrTx) => (db as unknown as { session: { client: Client } }).session
