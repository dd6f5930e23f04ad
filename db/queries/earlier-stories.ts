import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { stories, storyBodies } from '../schema/index.ts'

export interface RememberedStory {
  title: string
  trouble: string
  turn: string
  lastImage: string
}

/** What a family's earlier stories were about, newest first; stories without a memory are left out. */
export function earlierStories(
  db: Db,
  { userId, before, atMost }: { userId: number; before: number; atMost: number },
): RememberedStory[] {
  return db
    .select({ title: stories.title, memory: storyBodies.memory })
    .from(stories)
    .innerJoin(storyBodies, eq(storyBodies.storyId, stories.id))
    .where(and(eq(stories.userId, userId), lt(stories.id, before), isNotNull(storyBodies.memory)))
    .orderBy(desc(stories.id))
    .limit(atMost)
    .all()
    .map(({ title, memory }) => {
      const {
        trouble = '',
        turn = '',
        lastImage = '',
      } = JSON.parse(memory ?? '{}') as Partial<RememberedStory>
      return { title, trouble, turn, lastImage }
    })
}

/** The hand-written tales of a theme that a family was told before this story, for any age, newest first. */
export function toldTales(
  db: Db,
  { userId, before, theme }: { userId: number; before: number; theme: string },
): string[] {
  const tale = sql<string | null>`json_extract(${storyBodies.memory}, '$.tale')`
  return db
    .select({ tale })
    .from(stories)
    .innerJoin(storyBodies, eq(storyBodies.storyId, stories.id))
    .where(and(eq(stories.userId, userId), lt(stories.id, before), eq(stories.theme, theme), isNotNull(tale)))
    .orderBy(desc(stories.id))
    .all()
    .flatMap((row) => row.tale ?? [])
}
