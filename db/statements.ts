import type SQLite from 'better-sqlite3'
import type { Db, DbOrTx } from './client.ts'

type Statement = SQLite.Statement<unknown[]>

/** The methods that Drizzle uses. */
export type Client = Pick<SQLite.Database, 'transaction'> & { prepare(text: string): Statement }

/** More than the app has statements; those built from lists of different lengths would otherwise grow forever. */
const KEPT_MAX = 500

/**
 * A database that compiles each statement once. The least recently used ones are dropped; SQLite itself recompiles one
 * after the schema has changed.
 */
export function keepingStatements(database: SQLite.Database): Client {
  const kept = new Map<string, Statement>()
  return {
    transaction: (work) => database.transaction(work),
    prepare(text) {
      const known = kept.get(text)
      // A statement whose rows are being iterated cannot be shared; some pragmas act when they are compiled.
      if (known?.busy || /^\s*pragma\b/i.test(text)) return database.prepare(text)
      const statement = known ?? database.prepare<unknown[]>(text)
      kept.delete(text)
      kept.set(text, statement)
      if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '')
      // A caller that asked for raw rows, or for one column, does not ask for objects again.
      if (statement.reader) statement.raw(false).pluck(false).expand(false)
      return statement
    },
  }
}

/** The statement with this text, on the connection of a database or of a transaction on it. */
export const statement = <Row>(db: DbOrTx, text: string): SQLite.Statement<unknown[], Row> =>
  sessionOf(db).client.prepare(text) as SQLite.Statement<unknown[], Row>

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
