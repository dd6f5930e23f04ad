import { isDeepStrictEqual } from 'node:util'
import type { StoryScenes } from '../src/domain/stories/save-pieces.ts'
import type { UnfinishedStory } from '../src/domain/stories/unfinished-story.ts'
import type { Picture } from '../src/ports/painter.ts'
import type { GenerationContext } from './generation-context.ts'
import type { Likenesses } from './likenesses.ts'
import { pictureFor } from './paint-page.ts'

/** The first page's picture, started while the other pages' notes are still being written. */
export interface EarlyPicture {
  /** Starts it, once, with only the first page's note and the helpers. */
  begin(notes: StoryScenes): void
  /**
   * Resolves to it where the story's final notes show the same on the first page; to undefined when it could not be
   * painted. Never rejects.
   */
  of(story: UnfinishedStory): Promise<Picture | undefined> | undefined
  /** Resolves when it has ended, used or not: what was bought is recorded by then. */
  ended(): Promise<unknown>
}

/** The early picture of a story whose notes are on their way. Its failure fails nothing: the story's own painting follows. */
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

/** What the first page's picture depends on. */
const firstOf = ({ scenes, helpers }: StoryScenes): StoryScenes => ({
  scenes: scenes.slice(0, 1),
  helpers,
})
