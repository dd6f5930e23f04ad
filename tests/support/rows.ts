import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** Counts of requests and clocks, which a mere visit may change. */
const ASIDE = new Set(['sessions', 'keys'])

/** Every row of every table by its name, or with `userId` only this user's. Without sessions: a visit may extend them. */
export function rowsOf(db: Db, userId?: number): Record<string, unknown[]> {
  const tables = db
    .all<{ name: string }>(
      sql`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .map(({ name }) => name)
    .filter((name) => !ASIDE.has(name) && !name.startsWith('__'))
  const found: Record<string, unknown[]> = {}
  for (const name of tables) {
    const owner = ownerColumn(db, name)
    if (userId !== undefined && !owner) continue
    const where = userId === undefined ? sql`` : sql` WHERE ${sql.identifier(owner ?? '')} = ${userId}`
    found[name] = db.all(sql`SELECT * FROM ${sql.identifier(name)}${where}`)
  }
  return found
}

function ownerColumn(db: Db, table: string): string | undefined {
  if (table === 'users') return 'id'
  const columns = db.all<{ name: string }>(sql`SELECT name FROM pragma_table_info(${table})`)
  return columns.find(({ name }) => name === 'user_id')?.name
}
