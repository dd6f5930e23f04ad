import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from './times.ts'
import { users } from './users.ts'

export const CREDIT_KINDS = [
  'trial',
  'story',
  'give_back',
  'monthly_grant',
  'upgrade_grant',
  'tester_set',
  'sync',
] as const

/** Append-only: triggers refuse changes, maintain users.available_credits, and let no balance fall below 0. */
export const creditLedger = sqliteTable(
  'credit_ledger',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    kind: text('kind', { enum: CREDIT_KINDS }).notNull(),
    /** What this entry is for, once: story:12, invoice:in_123 … A second entry with it is refused. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [
    index('credit_ledger_user').on(t.userId, t.id),
    check(
      'credit_ledger_kind',
      sql`${t.kind} IN ('trial', 'story', 'give_back', 'monthly_grant', 'upgrade_grant', 'tester_set', 'sync')`,
    ),
  ],
)
