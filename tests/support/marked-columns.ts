import type { Db } from '../../db/client.ts'

/** The column of each table that names its rows' owner. */
const OWNERS: Record<string, string> = {
  user_id: '@user',
  story_id: '(SELECT id FROM stories WHERE user_id = @user)',
  uid: '(SELECT firebase_uid FROM users WHERE id = @user)',
}
/** A family is found and signed in by these until it is deleted. */
const KEYS = new Set([
  'users.firebase_uid',
  'embedded_accounts.uid',
  'embedded_identities.uid',
  'sessions.firebase_uid',
  'sessions.token_hash',
  'sessions.expires_at',
  'media.hash',
])

interface Column {
  name: string
  type: string
}

/** The tables whose rows have an owner, and the SQL that finds those of `@user`. */
function ownedTables(db: Db): { table: string; whose: string }[] {
  const tables = db.$client
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")
    .pluck()
    .all()
  return tables.flatMap((table) => {
    const columns = columnsOf(db, table).map(({ name }) => name)
    const owner = Object.keys(OWNERS).find((name) => columns.includes(name))
    const whose = table === 'users' ? 'id = @user' : owner && `${owner} IN (${OWNERS[owner]})`
    return whose ? [{ table, whose }] : []
  })
}

const columnsOf = (db: Db, table: string) =>
  db.$client.prepare<[string], Column>('SELECT name, type FROM pragma_table_info(?)').all(table)

/** The tables in which a family can have rows and this one has none. */
export const tablesWithout = (db: Db, user: number): string[] =>
  ownedTables(db)
    .filter(({ table, whose }) => !db.$client.prepare(`SELECT 1 FROM ${table} WHERE ${whose}`).get({ user }))
    .map(({ table }) => table)

/**
 * Writes a unique word into every column of every row of a family that accepts one, and returns the words by
 * `table.column`. Times, hashes, keys and enums accept none.
 */
export function markColumns(db: Db, user: number, aside: readonly string[]): Map<string, string> {
  const words = new Map<string, string>()
  for (const { table, whose } of ownedTables(db)) {
    if (aside.includes(table)) continue
    for (const { name, type } of columnsOf(db, table)) {
      if (type.toLowerCase() !== 'text' || name.endsWith('_at') || KEYS.has(`${table}.${name}`)) continue
      const word = `mark${table}${name}`.replaceAll('_', '').concat('zq')
      if (isWritten(db, `UPDATE ${table} SET ${name} = @word || rowid WHERE ${whose}`, { user, word }))
        words.set(`${table}.${name}`, word)
      else if (
        isWritten(db, `UPDATE ${table} SET ${name} = json_quote(@word || rowid) WHERE ${whose}`, {
          user,
          word,
        })
      )
        words.set(`${table}.${name}`, word)
    }
  }
  return words
}

/** Whether the table's own checks accept it. */
function isWritten(db: Db, sql: string, values: { user: number; word: string }): boolean {
  try {
    return db.$client.prepare(sql).run(values).changes > 0
  } catch {
    return false
  }
}
