import { asc } from 'drizzle-orm'
import type { AuthorStyle, StoryDefinition } from '../../src/shared/story-request.ts'
import type { Db } from '../client.ts'
import { authorStyles, storyDefinitions } from '../schema/index.ts'

/** The length options, by ascending price (specification, section 4). */
export const allStoryDefinitions = (db: Db): StoryDefinition[] =>
  db.select().from(storyDefinitions).orderBy(asc(storyDefinitions.creditsRequired)).all()

/** All author styles, by name. */
export const allAuthorStyles = (db: Db): AuthorStyle[] =>
  db
    .select()
    .from(authorStyles)
    .orderBy(asc(authorStyles.displayName))
    .all()
    .map((row) => ({ ...row, techniques: JSON.parse(row.techniques) as string[] }))
