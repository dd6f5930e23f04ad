import { useEffect, useRef } from 'react'
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
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spoken word moves with the index
  useEffect(() => keepInSight(box.current), [wordIndex])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber and the page buttons do the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut by touch
    <div ref={box} className="words words-page" onClick={(event) => wordPressed(event.target, onWord)}>
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

/** A page that is longer than the screen goes along with the voice. */
function keepInSight(box: HTMLElement | null): void {
  const word = box?.querySelector<HTMLElement>('[data-current]')
  if (!box || !word || box.scrollHeight <= box.clientHeight) return
  box.scrollTo({ top: word.offsetTop - box.clientHeight / 2, behavior: 'smooth' })
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
