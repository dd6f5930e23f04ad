import { useState } from 'react'
import { SilentText } from '../../src/components/player/page-text.tsx'
import { PageControls } from '../../src/components/player/player-controls.tsx'
import { ImmersiveStory, type Telling } from './immersive-story.tsx'
import { PAGE_TURNS, usePlayerKeys } from './use-player-keys.ts'

/** A story without a voice: its pages are turned by hand. */
export function SilentStory(telling: Telling) {
  const { paragraphs } = telling.story
  const [paragraph, setParagraph] = useState(0)
  const curtain = telling.cover !== null
  const turnTo = (page: number) => setParagraph(Math.max(0, Math.min(paragraphs.length - 1, page)))

  usePlayerKeys((key) => {
    const by = key === ' ' ? 1 : PAGE_TURNS[key]
    if (curtain || by === undefined) return false
    turnTo(paragraph + by)
    return true
  })

  return (
    <ImmersiveStory
      {...telling}
      paragraph={paragraph}
      onTurn={(by) => !curtain && turnTo(paragraph + by)}
      ended={false}
      announcement={curtain ? '' : `Page ${paragraph + 1} of ${paragraphs.length}`}
      words={!curtain && <SilentText paragraph={paragraphs[paragraph] ?? ''} />}
      controls={<PageControls pages={{ page: paragraph, count: paragraphs.length, onPage: turnTo }} />}
    />
  )
}
