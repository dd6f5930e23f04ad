import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** Users whose balance differs from the sum of their ledger. */
export const ledgerAgrees = (db: Db) =>
  db.all(
    sql`SELECT email, available_credits, ledger_sum FROM credit_balance WHERE available_credits <> ledger_sum`,
  )
