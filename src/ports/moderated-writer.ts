import type { Moderator } from './moderator.ts'
import { Unusable } from './unusable.ts'
import type { StoryNotes, ToldStory, Writer } from './writer.ts'

/** Another story for the same wish. */
const OTHER_SEED = 1_000_003

/** A writer whose stories are checked before anybody sees them: an unfit one is written anew once, then Unusable is thrown. */
export function moderated(writer: Writer, moderator: Moderator): Writer {
  return {
    engine: writer.engine,
    async tell(brief, making) {
      for (const seed of [brief.seed, brief.seed + OTHER_SEED]) {
        const told = await writer.tell({ ...brief, seed }, making)
        const shown = [...wordsTold(told), ...(told.notes ? wordsNoted(told.notes) : [])]
        const verdict = await moderator.checkText(shown, making)
        if (verdict.ok) return told
      }
      throw new Unusable('The story was unfit for children, twice')
    },
    async annotate(brief, told, making) {
      const notes = await writer.annotate(brief, told, making)
      const verdict = await moderator.checkText(wordsNoted(notes), making)
      if (!verdict.ok) throw new Unusable('The notes of a story were unfit for children')
      return notes
    },
  }
}

/** Everything in a story that is read or spoken. */
export const wordsTold = ({ title, paragraphs }: Pick<ToldStory, 'title' | 'paragraphs'>): string[] => [
  title,
  ...paragraphs,
]

/** Everything in a story's notes that is shown or drawn from words. */
export const wordsNoted = ({ scenes, helpers }: StoryNotes): string[] => [
  ...helpers.flatMap(({ name, kind = '' }) => [name, kind]),
  ...scenes.flatMap(({ place, props, present }) => [
    place,
    ...props,
    ...present.flatMap(({ holding }) => holding ?? []),
  ]),
]

/** Everything in a story that is read, spoken or drawn from words. */
export const wordsShown = (story: ToldStory & StoryNotes): string[] => [
  ...wordsTold(story),
  ...wordsNoted(story),
]
