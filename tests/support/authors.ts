import { allAuthorStyles } from '../../db/queries/options.ts'
import { freshDatabase } from './database.ts'

/** The names under which parents see the authors. */
export function allAuthors(): string[] {
  const { db } = freshDatabase()
  const names = allAuthorStyles(db).map(({ displayName }) => displayName)
  db.$client.close()
  return names
}
