import { type ReadAlong, wordWindow } from '../../shared/stories/alignment.ts'

/** The five words around the spoken one, which is marked; each five are a paragraph of their own, so that none moves. Not read aloud by a screen reader: the voice does that. */
export function WordWindow({ along, wordIndex }: { along: ReadAlong; wordIndex: number }) {
  const { from, to } = wordWindow(along, wordIndex)
  return (
    <p key={from} className="words words-window" aria-hidden="true" data-testid="words">
      {along.words.slice(from, to).map((spoken, offset) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word's place in the story is its identity
        <span key={from + offset}>
          <span className="word" data-current={from + offset === wordIndex || undefined}>
            {spoken.word}
          </span>{' '}
        </span>
      ))}
    </p>
  )
}
