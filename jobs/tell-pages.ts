import { holdingMedia } from '../src/domain/media/holding-media.ts'
import { clearPurchases } from '../src/domain/media/purchases.ts'
import { removeUnusedMedia } from '../src/domain/media/remove-unused-media.ts'
import { type PagesToTell, pageNarration, pagesToTell } from '../src/domain/mending/pages-to-tell.ts'
import { savePageNarration, saveToldPages } from '../src/domain/mending/save-told-pages.ts'
import { pageBrief } from '../src/domain/stories/narration-brief.ts'
import { type UnfinishedStory, unfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import type { Narration } from '../src/ports/narrator.ts'
import type { KeptSound } from '../src/ports/splicer.ts'
import { mediaUrl } from '../src/shared/media/media-url.ts'
import { wordCount } from '../src/shared/stories/alignment.ts'
import type { StoryAudio } from '../src/shared/stories/story-answer.ts'
import { type GenerationContext, makingFor } from './generation-context.ts'
import { hasOtherWork } from './job-rows.ts'
import { keptSound } from './kept-sound.ts'
import { withRetries } from './with-retries.ts'

/**
 * Reads the changed pages of a finished story and joins its narration again; until that is stored the story stays as
 * it was. The family's voices are joined by another job, so that a fault there is retried without reading anything
 * again. Each page's narration is stored as soon as it exists. Idempotent. Throws StoryGone when the story was
 * deleted, otherwise what the narrator throws.
 */
export async function runTellPages(
  studio: GenerationContext,
  storyId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, media } = studio
  const story = unfinishedStory(db, storyId)
  if (story?.status !== 'complete') return
  for (let asked = pagesToTell(db, storyId); asked; asked = pagesToTell(db, storyId)) {
    signal.throwIfAborted()
    const unused = await narrateChangedPages(studio, story, asked, signal)
    if (unused) await removeUnusedMedia(db, media, unused)
  }
  if (!hasOtherWork(db, { storyId, kind: 'tell_pages', paragraphIndex: null }))
    await clearPurchases(db, media, { userId: story.userId, storyId })
}

/** Undefined when other words are wanted by now. */
async function narrateChangedPages(
  studio: GenerationContext,
  story: UnfinishedStory,
  { words, first }: PagesToTell,
  signal: AbortSignal,
): Promise<number[] | undefined> {
  const { db, media, splice } = studio
  if (words.every((page, index) => page === first.words[index]) && first.audio)
    return saveToldPages(db, story.id, words, undefined)
  const whole = await keptSound(studio, first.audio)
  const pages = new Map<number, KeptSound>()
  for (const [index, page] of words.entries())
    if (!whole || page !== first.words[index])
      pages.set(index, await pageSound(studio, story, words, index, signal))
  const wordCounts = first.words.map(wordCount)
  const narration = await splice({ ...(whole ? { whole } : {}), wordCounts, pages }, signal)
  return holdingMedia(db, media, async ({ keep }) => {
    const { contentType, bytes } = narration
    const kept = await keep({ userId: story.userId, kind: 'narration', contentType, bytes })
    return saveToldPages(db, story.id, words, { audio: audioOf(narration, kept.hash), mediaId: kept.id })
  })
}

/** The narration of one page: as stored, or made now. */
async function pageSound(
  studio: GenerationContext,
  story: UnfinishedStory,
  words: readonly string[],
  paragraphIndex: number,
  signal: AbortSignal,
): Promise<KeptSound> {
  const { db, media, narrator, pause } = studio
  const page = words[paragraphIndex] ?? ''
  const known = await keptSound(studio, pageNarration(db, story.id, paragraphIndex, page))
  if (known) return known
  const brief = pageBrief(story, words, paragraphIndex)
  const narration = await withRetries(() => narrator.narrate(brief, makingFor(studio, story, signal)), {
    signal,
    ...(pause ? { pause } : {}),
  })
  const { userId, id: storyId } = story
  await holdingMedia(db, media, async ({ keep }) => {
    const { contentType, bytes } = narration
    const kept = await keep({ userId, kind: 'narration', contentType, bytes })
    const address = { userId, storyId, paragraphIndex, words: page }
    savePageNarration(db, address, audioOf(narration, kept.hash), kept.id)
  })
  return { bytes: narration.bytes, words: narration.words }
}

const audioOf = ({ contentType, durationSeconds, words }: Narration, hash: string): StoryAudio => ({
  audioUrl: mediaUrl(hash, contentType),
  durationSeconds,
  alignment: { words },
})
