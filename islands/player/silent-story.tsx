import { useState } from 'react'
import { SilentText } from '../../src/components/player/page-text.tsx'
import { PageControls } from '../../src/components/player/player-controls.tsx'
import { ImmersiveStory, type Telling } from './immersive-story.tsx'
import { usePlayerKeys } from './use-player-keys.ts'

const TURNS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ' ': 1, ArrowLeft: -1, ArrowUp: -1 }

/** A story without a voice: its pages, which are turned by hand. */
export function SilentStory(telling: Telling) {
  const { paragraphs } = telling.story
  const [paragraph, setParagraph] = useState(0)
  const curtain = telling.cover !== null
  const turnTo = (page: number) => setParagraph(Math.max(0, Math.min(paragraphs.length - 1, page)))

  usePlayerKeys((key) => {
    const by = TURNS[key]
    if (curtain || by === undefined) return false
    turnTo(paragraph + by)
    return true
  })

  return (
    <ImmersiveStory
      {...telling}
      paragraph={paragraph}
      ended={false}
      announcement={curtain ? '' : `Page ${paragraph + 1} of ${paragraphs.length}`}
      words={!curtain && <SilentText paragraph={paragraphs[paragraph] ?? ''} />}
      controls={<PageControls pages={{ page: paragraph, count: paragraphs.length, onPage: turnTo }} />}
    />
  )
}
