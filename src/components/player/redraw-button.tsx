import { useState } from 'react'
import type { StoryImage } from '../../shared/story-answer.ts'
import { Button } from '../ui/button.tsx'
import { BrushIcon } from '../ui/icons.tsx'

interface RedrawButtonProps {
  image: StoryImage | undefined
  /** Resolves when it is known whether the picture will be drawn. */
  onRedraw: () => Promise<void>
}

/** Another try for a picture that did not come out well; each has one. */
export function RedrawButton({ image, onRedraw }: RedrawButtonProps) {
  const [asking, setAsking] = useState(false)
  const busy = asking || image?.redraw === 'drawing'
  if (!busy && image?.redraw !== 'free') return null
  const ask = async () => {
    setAsking(true)
    await onRedraw()
    setAsking(false)
  }
  return (
    <Button variant="quiet" icon={<BrushIcon />} busy={busy} onClick={ask}>
      {busy ? 'Drawing a new picture…' : 'Draw this picture again'}
    </Button>
  )
}
