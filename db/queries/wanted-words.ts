import { and, asc, eq, ne } from 'drizzle-orm'
import type { StoryContent } from '../../src/shared/stories/story-answer.ts'
import type { DbOrTx } from '../client.ts'
import { storyBodies, storyChanges } from '../schema/index.ts'

export type StoryChange = typeof storyChanges.$inferSelect

/** The changes of a story, made or in progress, in the order of the requests. */
export const changesOf = (tx: DbOrTx, storyId: number): StoryChange[] =>
  tx
    .select()
    .from(storyChanges)
    .where(and(eq(storyChanges.storyId, storyId), ne(storyChanges.state, 'gone')))
    .orderBy(asc(storyChanges.id))
    .all()

/** The words of a story as they are told; empty while it has none. */
export function toldWords(tx: DbOrTx, storyId: number): string[] {
  const body = tx
    .select({ content: storyBodies.content })
    .from(storyBodies)
    .where(eq(storyBodies.storyId, storyId))
    .get()
  return body?.content ? (JSON.parse(body.content) as StoryContent).paragraphs : []
}

/** The words that each page will have: the told ones, with the changes that wait for their voice and without those being undone. */
export function wantedWords(told: readonly string[], changes: readonly StoryChange[]): string[] {
  return told.map((words, index) => {
    const ofPage = changes.filter(({ kind, paragraphIndex }) => kind === 'words' && paragraphIndex === index)
    const last = ofPage.findLast(({ state }) => state !== 'leaving')
    return last?.asked ?? ofPage[0]?.before ?? words
  })
}
