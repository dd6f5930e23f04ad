import { useEffect, useRef, useState } from 'react'
import type { StoryImage } from '../../shared/stories/story-answer.ts'
import { StoryPicture } from './story-picture.tsx'

/** Specification, sections 4 and 9: 2 s before the cover opens, 1 s until the intro fades, 0.5 s of fading. */
const COVER_OPENS_AFTER_MS = 2000
const COVER_LEAVES_AFTER_MS = 1000
const COVER_GONE_AFTER_MS = 500
const DEFAULT_ENVIRONMENT = 'Magical Adventure'

type Stage = 'closed' | 'opening' | 'leaving'

interface BookCoverProps {
  title: string
  environment: string
  picture: StoryImage | undefined
  onDone: () => void
}

/** The intro before a story plays: its cover, which opens like a book. Unmounting cancels it. */
export function BookCover({ title, environment, picture, onDone }: BookCoverProps) {
  const stage = useCoverStages(onDone)
  return (
    <div className="cover" data-stage={stage} data-testid="cover">
      <div className="cover-backdrop">{picture && <StoryPicture image={picture} />}</div>
      <div className="cover-book">
        <div className="cover-page">
          {picture && <StoryPicture image={picture} only="tall" sizes="60vmin" />}
        </div>
        <div className="cover-front">
          <div className="cover-frame">
            <p className="heading cover-title" data-long={lengthOf(title)}>
              {title}
            </p>
            <span className="cover-star" aria-hidden="true" />
            <p className="cover-place">
              A Story in <span className="heading">{environment || DEFAULT_ENVIRONMENT}</span>
            </p>
          </div>
        </div>
      </div>
      <SkipCover onSkip={onDone} />
    </div>
  )
}

/** The whole cover: a tap, Enter or the space bar opens the story at once. */
function SkipCover({ onSkip }: { onSkip: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button
      ref={button}
      type="button"
      className="cover-skip"
      aria-label="Open the book now"
      onClick={onSkip}
    />
  )
}

/** A longer title is set smaller, so that it fits on its cover. */
function lengthOf(title: string): 'long' | 'longer' | undefined {
  if (title.length > 70) return 'longer'
  return title.length > 40 ? 'long' : undefined
}

function useCoverStages(onDone: () => void): Stage {
  const [stage, setStage] = useState<Stage>('closed')
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    const opening = COVER_OPENS_AFTER_MS
    const leaving = opening + COVER_LEAVES_AFTER_MS
    const timers = [
      setTimeout(() => setStage('opening'), opening),
      setTimeout(() => setStage('leaving'), leaving),
      setTimeout(() => done.current(), leaving + COVER_GONE_AFTER_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  return stage
}
