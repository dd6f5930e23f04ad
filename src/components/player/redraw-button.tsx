import { useEffect, useRef, useState } from 'react'
import type { StoryImage } from '../../shared/stories/story-answer.ts'
import { Button } from '../ui/button.tsx'
import { BrushIcon } from '../ui/icons.tsx'

interface RedrawButtonProps {
  /** In the order of paragraphs. */
  images: readonly (StoryImage | undefined)[]
  paragraph: number
  /** Resolves when it is known whether the picture will be drawn. */
  onRedraw: (paragraph: number) => Promise<void>
}

/** Another try for a picture that did not come out well; each has one. A failed try does not count. */
export function RedrawButton({ images, paragraph, onRedraw }: RedrawButtonProps) {
  const [asking, setAsking] = useState<number>()
  const [failed, setFailed] = useState<readonly number[]>([])
  const before = useRef(images)
  useEffect(() => {
    const stayed = images.flatMap((image, at) =>
      image?.redraw === 'free' && before.current[at]?.redraw === 'drawing' ? [at] : [],
    )
    if (stayed.length > 0) setFailed((known) => [...known, ...stayed])
    before.current = images
  }, [images])

  const redraw = images[paragraph]?.redraw
  const busy = asking === paragraph || redraw === 'drawing'
  if (!busy && redraw !== 'free') return null
  const ask = async () => {
    setFailed((known) => known.filter((at) => at !== paragraph))
    setAsking(paragraph)
    await onRedraw(paragraph)
    setAsking(undefined)
  }
  return (
    <div className="grid justify-items-center">
      <Button variant="quiet" icon={<BrushIcon />} busy={busy} onClick={ask}>
        {busy ? 'Drawing a new picture…' : 'Draw this picture again'}
      </Button>
      <p role="status" className="text-center text-sm text-soft">
        {!busy && failed.includes(paragraph) && 'That didn’t work this time, so the picture stays as it is.'}
      </p>
    </div>
  )
}
