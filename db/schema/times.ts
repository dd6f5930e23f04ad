import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/sqlite-core'

/** Every time in the database is UTC text like 2026-11-21T20:15:00.000Z: it sorts chronologically, in the sqlite3 shell too. */
export const NOW = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`

export const createdAt = () => text('created_at').notNull().default(NOW)
export const updatedAt = () => text('updated_at').notNull().default(NOW)
