import { and, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { changesOf, wantedWords } from '../../../db/queries/wanted-words.ts'
import { pageNarrations, storyBodies } from '../../../db/schema/index.ts'
import type { StoryAudio, StoryContent } from '../../shared/stories/story-answer.ts'
import type { FirstTelling } from './mend-words.ts'

/** What a story's voice has to say, and what of it exists. */
export interface PagesToTell {
  /** The words that each page is to have. */
  words: string[]
  /** The first telling: its words, and its narration where there is one. */
  first: { words: string[]; audio: StoryAudio | undefined }
}

/** What has to be read for a story with changed pages; undefined when nothing waits for its voice. */
export function pagesToTell(tx: DbOrTx, storyId: number): PagesToTell | undefined {
  const changes = changesOf(tx, storyId).filter(({ kind }) => kind === 'words')
  if (!changes.some(({ state }) => state !== 'made') && !leftBehind(tx, storyId, changes.length))
    return undefined
  const body = tx.select().from(storyBodies).where(eq(storyBodies.storyId, storyId)).get()
  if (!body?.firstTelling || !body.content) return undefined
  const first = JSON.parse(body.firstTelling) as FirstTelling
  const told = (JSON.parse(body.content) as StoryContent).paragraphs
  return {
    words: wantedWords(told, changes),
    first: {
      words: (JSON.parse(first.content) as StoryContent).paragraphs,
      audio: first.audio === null ? undefined : (JSON.parse(first.audio) as StoryAudio),
    },
  }
}

/** The first telling is still stored although no change stands: a change was undone before it was read. */
function leftBehind(tx: DbOrTx, storyId: number, changes: number): boolean {
  if (changes > 0) return false
  const body = tx
    .select({ firstTelling: storyBodies.firstTelling })
    .from(storyBodies)
    .where(eq(storyBodies.storyId, storyId))
    .get()
  return body?.firstTelling != null
}

/** The narration of a page's words, where it exists. */
export function pageNarration(
  tx: DbOrTx,
  storyId: number,
  paragraphIndex: number,
  words: string,
): StoryAudio | undefined {
  const row = tx
    .select({ audio: pageNarrations.audio })
    .from(pageNarrations)
    .where(
      and(
        eq(pageNarrations.storyId, storyId),
        eq(pageNarrations.paragraphIndex, paragraphIndex),
        eq(pageNarrations.words, words),
      ),
    )
    .get()
  return row && (JSON.parse(row.audio) as StoryAudio)
}
