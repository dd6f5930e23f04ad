import type SQLite from 'better-sqlite3'
import type { Db, DbOrTx } from './client.ts'

type Statement = SQLite.Statement<unknown[]>

/** What Drizzle asks of a database. */
export type Client = Pick<SQLite.Database, 'transaction'> & { prepare(text: string): Statement }

/** More than there are texts in the app; what is made of lists of different lengths would grow for ever. */
const KEPT_MAX = 500

/**
 * A database that compiles each text once. The ones that were used the longest ago make room; SQLite itself compiles one
 * again after the schema has changed.
 */
export function keepingStatements(database: SQLite.Database): Client {
  const kept = new Map<string, Statement>()
  return {
    transaction: (work) => database.transaction(work),
    prepare(text) {
      const known = kept.get(text)
      // Whoever is still going through its rows has it to themselves; some pragmas act when they are compiled.
      if (known?.busy || /^\s*pragma\b/i.test(text)) return database.prepare(text)
      const statement = known ?? database.prepare<unknown[]>(text)
      kept.delete(text)
      kept.set(text, statement)
      if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '')
      // Whoever asked for rows as lists, or for one column alone, does not ask for objects again.
      if (statement.reader) statement.raw(false).pluck(false).expand(false)
      return statement
    },
  }
}

/** The statement of this text, on the connection of a database or of a transaction on it. */
export const statement = <Row>(db: DbOrTx, text: string): SQLite.Statement<unknown[], Row> =>
  sessionOf(db).client.prepare(text) as SQLite.Statement<unknown[], Row>

/**
 * A query of Drizzle's that is built once for each database; what differs from call to call is a `sql.placeholder`. To build
 * one costs ten times what it costs to run it.
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

/** A transaction has the one of its database; Drizzle's types do not tell of it. */
const sessionOf = (db: DbOrTx) => (db as unknown as { session: { client: Client } }).session
