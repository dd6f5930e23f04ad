import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { litWith, type ReadAlong } from '../../shared/stories/alignment.ts'

interface PageTextProps {
  along: ReadAlong
  paragraph: number
  wordIndex: number
  /** A press on a word: its index in the story. */
  onWord: (wordIndex: number) => void
}

/** A whole paragraph with the spoken word marked, or its sentence; a press on a word plays from there. */
export function PageText({ along, paragraph, wordIndex, onWord }: PageTextProps) {
  const { from, to } = along.paragraphs[paragraph] ?? { from: 0, to: 0 }
  const lit = litWith(along, wordIndex)
  const isLit = (word: number) => word >= lit.from && word < lit.to
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins at its top
  useEffect(() => void box.current?.scrollTo({ top: 0, behavior: 'instant' }), [paragraph])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spoken word moves with the index
  useEffect(() => keepInSight(box.current), [wordIndex])
  return (
    <Page ref={box}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber and the page buttons do the same by keyboard */}
      <p key={paragraph} onClick={(event) => wordPressed(event.target, onWord)}>
        {along.words.slice(from, to).map((spoken, offset) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word's place in the story is its identity
          <span key={from + offset}>
            <span className="word" data-word={from + offset} data-current={isLit(from + offset) || undefined}>
              {spoken.word}
            </span>{' '}
          </span>
        ))}
      </p>
    </Page>
  )
}

/** A paragraph without a voice. */
export const SilentText = ({ paragraph }: { paragraph: string }) => (
  <Page>
    <p key={paragraph}>{paragraph}</p>
  </Page>
)

const Page = ({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keyboard too
  <section {...(ref ? { ref } : {})} tabIndex={0} aria-label="This page" className="words words-page">
    {children}
  </section>
)

/** A page longer than the screen scrolls with the voice. */
function keepInSight(box: HTMLElement | null): void {
  const word = box?.querySelector<HTMLElement>('[data-current]')
  if (!box || !word || box.scrollHeight <= box.clientHeight) return
  box.scrollTo({ top: word.offsetTop - box.clientHeight / 2 })
}

function wordPressed(target: EventTarget, onWord: (wordIndex: number) => void): void {
  const pressed = target instanceof HTMLElement ? target.dataset.word : undefined
  if (pressed !== undefined) onWord(Number(pressed))
}
