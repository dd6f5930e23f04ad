import type { Db } from '../client.ts'
import { statement } from '../statements.ts'

/** How many of the server's newest stories are read, and how many of one length are enough. */
const LOOKED_AT = 200
const ENOUGH = 20

/** How many seconds this server's last stories of a length took, from request to end: their median; null for none. */
export function usualMakingSeconds(db: Db, length: string): number | null {
  const rows = statement<{ length: string; seconds: number | null }>(
    db,
    `SELECT length, (julianday(completed_at) - julianday(created_at)) * 86400 AS seconds
     FROM stories ORDER BY id DESC LIMIT ${LOOKED_AT}`,
  ).all()
  const taken = rows
    .flatMap((row) => (row.length === length && row.seconds !== null ? [row.seconds] : []))
    .slice(0, ENOUGH)
    .sort((a, b) => a - b)
  return taken[Math.floor(taken.length / 2)] ?? null
}
