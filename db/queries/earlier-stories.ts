import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { stories, storyBodies } from '../schema/index.ts'

export interface EarlierStory {
  title: string
  trouble: string
  turn: string
  lastImage: string
}

/** What a family's stories before this one were about, newest first; stories of which nothing is remembered are left out. */
export function earlierStories(
  db: Db,
  { userId, before, atMost }: { userId: number; before: number; atMost: number },
): EarlierStory[] {
  return db
    .select({ title: stories.title, memory: storyBodies.memory })
    .from(stories)
    .innerJoin(storyBodies, eq(storyBodies.storyId, stories.id))
    .where(and(eq(stories.userId, userId), lt(stories.id, before), isNotNull(storyBodies.memory)))
    .orderBy(desc(stories.id))
    .limit(atMost)
    .all()
    .map(({ title, memory }) => ({ title, ...JSON.parse(memory ?? '{}') }) as EarlierStory)
}
