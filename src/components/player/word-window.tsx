import { litWith, type ReadAlong, wordWindow } from '../../shared/stories/alignment.ts'

interface WordWindowProps {
  along: ReadAlong
  wordIndex: number
  paragraph: number
}

/**
 * The five words around the spoken one, which is marked; each five are a separate paragraph, so that none moves.
 * Screen readers get the whole page instead; changing words are not announced.
 */
export function WordWindow({ along, wordIndex, paragraph }: WordWindowProps) {
  const { from, to } = wordWindow(along, wordIndex)
  const lit = litWith(along, wordIndex)
  const isLit = (word: number) => word >= lit.from && word < lit.to
  const page = along.paragraphs[paragraph] ?? { from: 0, to: 0 }
  return (
    <>
      <section aria-label="This page" className="sr-only">
        <p>
          {along.words
            .slice(page.from, page.to)
            .map(({ word }) => word)
            .join(' ')}
        </p>
      </section>
      <p key={from} className="words words-window" aria-hidden="true" data-testid="words">
        {along.words.slice(from, to).map((spoken, offset) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word's place in the story is its identity
          <span key={from + offset}>
            <span className="word" data-current={isLit(from + offset) || undefined}>
              {spoken.word}
            </span>{' '}
          </span>
        ))}
      </p>
    </>
  )
}
