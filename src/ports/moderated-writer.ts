import type { Moderator } from './moderator.ts'
import { Unusable } from './unusable.ts'
import type { Writer, WrittenStory } from './writer.ts'

/** Another story for the same wish. */
const OTHER_SEED = 1_000_003

/** A writer whose stories are checked before anybody sees them: an unfit one is written anew once, then Unusable is thrown. */
export function moderated(writer: Writer, moderator: Moderator): Writer {
  return {
    engine: writer.engine,
    async write(brief, making) {
      for (const seed of [brief.seed, brief.seed + OTHER_SEED]) {
        const story = await writer.write({ ...brief, seed }, making)
        const verdict = await moderator.checkText(wordsShown(story), making)
        if (verdict.ok) return story
      }
      throw new Unusable('The story was unfit for children, twice')
    },
  }
}

/** Everything in a story that is read, spoken or drawn from words. */
export const wordsShown = ({ title, paragraphs, scenes, helpers }: WrittenStory): string[] => [
  title,
  ...paragraphs,
  ...helpers.flatMap(({ name, kind = '' }) => [name, kind]),
  ...scenes.flatMap(({ place, props, present }) => [
    place,
    ...props,
    ...present.flatMap(({ holding }) => holding ?? []),
  ]),
]
