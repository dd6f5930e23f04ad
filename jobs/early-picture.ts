import { isDeepStrictEqual } from 'node:util'
import type { StoryScenes } from '../src/domain/stories/save-pieces.ts'
import type { UnfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import type { Picture } from '../src/ports/painter.ts'
import type { GenerationContext } from './generation-context.ts'
import type { Likenesses } from './likenesses.ts'
import { pictureFor } from './paint-page.ts'

/** The first page's picture, which is begun while the other pages are still thought of. */
export interface EarlyPicture {
  /** Begins it, once, by the first page's note and the helpers alone. */
  begin(notes: StoryScenes): void
  /** It, where the story shows the same on its first page; undefined comes when it could not be painted. Never rejects. */
  of(story: UnfinishedStory): Promise<Picture | undefined> | undefined
  /** When it is not in hand any more, whether it is of use or not: what is bought is entered. */
  ended(): Promise<unknown>
}

/** The early picture of a story whose notes are on their way. Nothing fails with it: the story's own painting comes after it. */
export function earlyPicture(
  studio: GenerationContext,
  told: UnfinishedStory,
  likenesses: Likenesses,
  signal: AbortSignal,
): EarlyPicture {
  let begun: { noted: StoryScenes; picture: Promise<Picture | undefined> } | undefined
  const paint = async (scenes: StoryScenes) => {
    const page = { paragraphIndex: 0, likenesses: await likenesses }
    return pictureFor(studio, { ...told, scenes }, page, signal)
  }
  return {
    begin(notes) {
      const noted = firstOf(notes)
      begun ??= { noted, picture: paint(noted).catch(() => undefined) }
    },
    of: ({ scenes }) =>
      isDeepStrictEqual(begun?.noted, scenes && firstOf(scenes)) ? begun?.picture : undefined,
    ended: async () => begun?.picture,
  }
}

/** What the first page's picture is painted by. */
const firstOf = ({ scenes, helpers }: StoryScenes): StoryScenes => ({
  scenes: scenes.slice(0, 1),
  helpers,
})
