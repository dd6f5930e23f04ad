import type { ReadAlong } from '../../shared/alignment.ts'

interface PageTextProps {
  along: ReadAlong
  paragraph: number
  wordIndex: number
  /** A press on a word: its index in the story. */
  onWord: (wordIndex: number) => void
}

/** A whole paragraph with the spoken word marked; a press on a word goes there. */
export function PageText({ along, paragraph, wordIndex, onWord }: PageTextProps) {
  const { from, to } = along.paragraphs[paragraph] ?? { from: 0, to: 0 }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber and the page buttons do the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut by touch
    <div className="words words-page" onClick={(event) => wordPressed(event.target, onWord)}>
      <p>
        {along.words.slice(from, to).map((spoken, offset) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word's place in the story is its identity
          <span key={from + offset}>
            <span
              className="word"
              data-word={from + offset}
              data-current={from + offset === wordIndex || undefined}
            >
              {spoken.word}
            </span>{' '}
          </span>
        ))}
      </p>
    </div>
  )
}

function wordPressed(target: EventTarget, onWord: (wordIndex: number) => void): void {
  const pressed = target instanceof HTMLElement ? target.dataset.word : undefined
  if (pressed !== undefined) onWord(Number(pressed))
}

/** A paragraph that nobody speaks. */
export const SilentText = ({ paragraph }: { paragraph: string }) => (
  <div className="words words-page">
    <p>{paragraph}</p>
  </div>
)
