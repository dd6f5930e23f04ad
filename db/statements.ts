import type SQLite from 'better-sqlite3'
import type { Db } from './client.ts'

type Statements = Map<string, SQLite.Statement<unknown[]>>
const compiled = new WeakMap<Db['$client'], Statements>()

/** The statement of this text, compiled once for each database; only for texts of which there are few. */
export function statement<Row>(db: Db, text: string): SQLite.Statement<unknown[], Row> {
  const statements = statementsOf(db)
  const known = statements.get(text) ?? db.$client.prepare<unknown[]>(text)
  statements.set(text, known)
  return known as SQLite.Statement<unknown[], Row>
}

function statementsOf({ $client }: Db): Statements {
  const known = compiled.get($client) ?? new Map()
  compiled.set($client, known)
  return known
}
