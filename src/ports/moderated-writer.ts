import { type JudgedText, judged, type Moderator } from './moderator.ts'
import { Unusable } from './unusable.ts'
import type { StoryBrief, StoryNotes, ToldStory, Writer } from './writer.ts'

/** Another story for the same wish. */
const OTHER_SEED = 1_000_003

/** A writer whose stories are checked before anybody sees them: an unfit one is rewritten once, then Unusable is thrown. */
export function moderated(writer: Writer, moderator: Moderator): Writer {
  return {
    engine: writer.engine,
    async tell(brief, making) {
      for (const seed of [brief.seed, brief.seed + OTHER_SEED]) {
        const told = await writer.tell({ ...brief, seed }, making)
        const shown = [...wordsTold(told, brief), ...(told.notes ? wordsNoted(told.notes, brief) : [])]
        const verdict = await moderator.checkText(shown, making)
        if (verdict.ok) return told
      }
      throw new Unusable('The story was unfit for children, twice')
    },
    async annotate(brief, told, making) {
      const notes = await writer.annotate(brief, told, making)
      const verdict = await moderator.checkText(wordsNoted(notes, brief), making)
      if (!verdict.ok) throw new Unusable('The notes of a story were unfit for children')
      return notes
    },
  }
}

/** Names that a story may say: they were judged in their own field. */
type Cast = Pick<StoryBrief, 'children'>

const namesOf = ({ children }: Cast) => children.map(({ name }) => name)

/** Everything in a story that is read or spoken. */
export const wordsTold = ({ title, paragraphs }: Pick<ToldStory, 'title' | 'paragraphs'>, cast: Cast) =>
  judged('told', [title, ...paragraphs], namesOf(cast))

/** Everything in a story's notes that is shown or drawn from words. */
export function wordsNoted({ scenes, helpers }: StoryNotes, cast: Cast): JudgedText[] {
  const seen = scenes.flatMap(({ place, props, present }) => [
    place,
    ...props,
    ...present.flatMap(({ holding }) => holding ?? []),
  ])
  const kinds = helpers.flatMap(({ kind }) => kind ?? [])
  return [
    ...judged(
      'name',
      helpers.map(({ name }) => name),
    ),
    ...judged('told', [...kinds, ...seen], namesOf(cast)),
  ]
}

/** Everything in a story that is read, spoken or drawn from words. */
export const wordsShown = (story: Omit<ToldStory, 'grade'> & StoryNotes, cast: Cast): JudgedText[] => [
  ...wordsTold(story, cast),
  ...wordsNoted(story, cast),
]
