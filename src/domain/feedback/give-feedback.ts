import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { feedback, stories } from '../../../db/schema/index.ts'

export interface Feedback {
  storyId: number
  type: 'STORY_GENERATION'
  rating: 'positive' | 'negative'
  comment: string | null
}

/** Stores a user's feedback on their own story, one of each type: a later one replaces it. False when there is no such story. */
export function giveFeedback(db: Db, userId: number, given: Feedback): boolean {
  const story = db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.id, given.storyId), eq(stories.userId, userId)))
    .get()
  if (!story) return false
  const { rating, comment } = given
  db.insert(feedback)
    .values({ userId, ...given })
    .onConflictDoUpdate({
      target: [feedback.userId, feedback.storyId, feedback.type],
      set: { rating, comment },
    })
    .run()
  return true
}

/** Whether the user has given feedback on their own story; undefined when there is no such story. */
export function hasFeedback(db: Db, userId: number, storyId: number): boolean | undefined {
  const row = db
    .select({ feedbackId: feedback.id })
    .from(stories)
    .leftJoin(feedback, and(eq(feedback.storyId, stories.id), eq(feedback.userId, userId)))
    .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
    .get()
  return row && row.feedbackId !== null
}
