import { and, eq, inArray } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { changesOf, type StoryChange } from '../../../db/queries/wanted-words.ts'
import {
  media,
  pageNarrations,
  stories,
  storyBodies,
  storyChanges,
  storyMedia,
} from '../../../db/schema/index.ts'
import { mediaHashOf } from '../../shared/media/media-url.ts'
import { gradeOf } from '../../shared/stories/reading-level.ts'
import type { StoryAudio, StoryContent } from '../../shared/stories/story-answer.ts'
import { loseMended } from '../recordings/forget-recordings.ts'
import { linkMedia, StoryGone } from '../stories/save-pieces.ts'
import type { FirstTelling } from './mend-words.ts'
import { pagesToTell } from './pages-to-tell.ts'
import { forgetChange } from './take-back.ts'

/** Stores the narration of one page's words. Throws StoryGone when the story was deleted. */
export function savePageNarration(
  db: Db,
  page: { userId: number; storyId: number; paragraphIndex: number; words: string },
  audio: StoryAudio,
  mediaId: number,
): void {
  db.transaction(
    (tx) => {
      requireStory(tx, page.storyId)
      tx.insert(pageNarrations)
        .values({ ...page, audio: JSON.stringify(audio) })
        .onConflictDoNothing()
        .run()
      linkMedia(tx, page.storyId, mediaId)
    },
    { behavior: 'immediate' },
  )
}

/** A narration that was joined again. */
export interface Joined {
  audio: StoryAudio
  mediaId: number
}

/**
 * Switches a story to these words and their narration in one transaction. Without a narration it returns to its first
 * words and voice. Family recordings of changed pages are deleted. Returns the media it no longer uses; undefined when
 * other words are wanted by now. Throws StoryGone when the story was deleted.
 */
export function saveToldPages(
  db: Db,
  storyId: number,
  words: readonly string[],
  joined: Joined | undefined,
): number[] | undefined {
  return db.transaction(
    (tx) => {
      requireStory(tx, storyId)
      const wanted = pagesToTell(tx, storyId)
      if (!wanted) return []
      if (JSON.stringify(wanted.words) !== JSON.stringify(words)) return undefined
      for (const change of changesOf(tx, storyId)) settle(tx, change)
      const ofStory = eq(storyBodies.storyId, storyId)
      const body = tx.select().from(storyBodies).where(ofStory).get()
      const first = JSON.parse(body?.firstTelling ?? 'null') as FirstTelling
      tx.update(storyBodies)
        .set(joined ? toldAnew(words, joined.audio) : { ...first, firstTelling: null })
        .where(ofStory)
        .run()
      if (joined) linkMedia(tx, storyId, joined.mediaId)
      return [...unlinkUnheard(tx, storyId), ...loseMended(tx, storyId, words)]
    },
    { behavior: 'immediate' },
  )
}

function requireStory(tx: DbOrTx, storyId: number): void {
  if (!tx.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId)).get()) throw new StoryGone()
}

function settle(tx: DbOrTx, change: StoryChange): void {
  if (change.kind !== 'words') return
  if (change.state === 'leaving') forgetChange(tx, change)
  else if (change.state === 'waiting')
    tx.update(storyChanges).set({ state: 'made' }).where(eq(storyChanges.id, change.id)).run()
}

function toldAnew(words: readonly string[], audio: StoryAudio) {
  const content: StoryContent = { paragraphs: [...words], content: words.join('\n\n') }
  return {
    content: JSON.stringify(content),
    audio: JSON.stringify(audio),
    readingGrade: Math.round(gradeOf(words.join(' ')) * 100) / 100,
  }
}

/** Removes narrations of words that no change uses any more, and earlier joined narrations. */
function unlinkUnheard(tx: DbOrTx, storyId: number): number[] {
  const named = new Set(changesOf(tx, storyId).flatMap(({ asked, before }) => [asked, before]))
  const pages = tx.select().from(pageNarrations).where(eq(pageNarrations.storyId, storyId)).all()
  for (const { paragraphIndex, words } of pages.filter((page) => !named.has(page.words)))
    tx.delete(pageNarrations)
      .where(
        and(
          eq(pageNarrations.storyId, storyId),
          eq(pageNarrations.paragraphIndex, paragraphIndex),
          eq(pageNarrations.words, words),
        ),
      )
      .run()
  const body = tx.select().from(storyBodies).where(eq(storyBodies.storyId, storyId)).get()
  const first = JSON.parse(body?.firstTelling ?? 'null') as FirstTelling | null
  const heard = new Set(
    [body?.audio, first?.audio, ...pages.filter((page) => named.has(page.words)).map(({ audio }) => audio)]
      .flatMap((audio) => (audio ? [JSON.parse(audio) as StoryAudio] : []))
      .map(({ audioUrl = '' }) => mediaHashOf(audioUrl)),
  )
  const linked = tx
    .select({ id: media.id, hash: media.hash })
    .from(storyMedia)
    .innerJoin(media, eq(media.id, storyMedia.mediaId))
    .where(and(eq(storyMedia.storyId, storyId), eq(media.kind, 'narration')))
    .all()
  const unused = linked.filter(({ hash }) => !heard.has(hash)).map(({ id }) => id)
  tx.delete(storyMedia)
    .where(and(eq(storyMedia.storyId, storyId), inArray(storyMedia.mediaId, unused)))
    .run()
  return unused
}
