import { desc } from 'drizzle-orm'
import { openDb } from '../../db/client.ts'
import { storyBodies } from '../../db/schema/index.ts'
import { storyBrief } from '../../src/domain/stories/story-brief.ts'
import { unfinishedStory } from '../../src/domain/stories/unfinished-story.ts'
import type { StoryBrief } from '../../src/ports/writer.ts'

/** The newest story's brief, on a server with this folder. */
export function newestBrief(dataDir: string): StoryBrief {
  const db = openDb(dataDir)
  const newest = db.select().from(storyBodies).orderBy(desc(storyBodies.storyId)).limit(1).get()
  const story = newest && unfinishedStory(db, newest.storyId)
  if (!story) throw new Error('There is no story')
  const brief = storyBrief(db, story)
  db.$client.close()
  return brief
}
