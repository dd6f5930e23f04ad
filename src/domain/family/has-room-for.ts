import { sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { type CappedKind, ROW_CAPS } from '../../shared/kit/row-caps.ts'

/** Whether a family may have one more of this kind; call it in the transaction that adds it. */
export function hasRoomFor(tx: DbOrTx, userId: number, kind: CappedKind): boolean {
  const { table, most } = ROW_CAPS[kind]
  const last = tx.get(
    sql`SELECT 1 FROM ${sql.identifier(table)} WHERE user_id = ${userId} LIMIT 1 OFFSET ${most - 1}`,
  )
  return last === undefined
}
