import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './users.ts'

export const timelineLabels = sqliteTable(
  'timeline_labels',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    color: text('color').notNull().default('#6b21d4'),
    /** The date of the story that the label marks. */
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    index('timeline_labels_user').on(t.userId, t.createdAt, t.id),
    check('timeline_labels_name_given', sql`length(trim(${t.name})) > 0`),
    check(
      'timeline_labels_color',
      sql`${t.color} GLOB '#[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'`,
    ),
  ],
)
