import { asc } from 'drizzle-orm'
import { orFailedToFetch } from '../../src/shared/kit/failed-to-fetch.ts'
import type { AuthorStyle, StoryDefinition } from '../../src/shared/stories/story-request.ts'
import type { Db } from '../client.ts'
import { authorStyles } from '../schema/index.ts'
import { prepared, statement } from '../statements.ts'

/** The lengths, by ascending price (specification, section 4). */
export const allStoryDefinitions = (db: Db): StoryDefinition[] =>
  orFailedToFetch('story definitions', () =>
    statement<StoryDefinition>(
      db,
      `SELECT length_key AS lengthKey, display_name AS displayName, description, paragraph_count AS paragraphCount,
         credits_required AS creditsRequired, duration_seconds AS durationSeconds, images_per_story AS imagesPerStory
       FROM story_definitions ORDER BY credits_required`,
    ).all(),
  )

/** All author styles, by name. */
export const allAuthorStyles = (db: Db): AuthorStyle[] =>
  orFailedToFetch('author styles', () =>
    byName(db)
      .all()
      .map((row) => ({ ...row, techniques: JSON.parse(row.techniques) as string[] })),
  )

const byName = prepared((db) => db.select().from(authorStyles).orderBy(asc(authorStyles.displayName)))
