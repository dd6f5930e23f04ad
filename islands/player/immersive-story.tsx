import { type ReactNode, useEffect, useRef } from 'react'
import { Illustrations } from '../../src/components/player/illustrations.tsx'
import { ImmersionFrame } from '../../src/components/player/immersion-frame.tsx'
import type { PlayableStory } from './playable-story.ts'
import { useAccents } from './use-accents.ts'
import { useMotions } from './use-motions.ts'
import { useQuietControls } from './use-quiet-controls.ts'

/** What stays the same from the cover to the end. */
export interface Telling {
  title: string
  story: PlayableStory
  backHref: string
  onBack: ((event: { preventDefault(): void }) => void) | undefined
  /** The book's cover while it stands over the story, else null. */
  cover: ReactNode
}

interface ImmersiveStoryProps extends Telling {
  paragraph: number
  words: ReactNode
  controls: ReactNode
  announcement: string
  /** Controls leave by themselves. */
  playing: boolean
}

/** One moment of a story, with the picture of its paragraph. */
export function ImmersiveStory({ story, paragraph, playing, ...frame }: ImmersiveStoryProps) {
  const { style, onShown } = useAccents()
  const motionOf = useMotions()
  const quiet = useQuietControls(playing)
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <ImmersionFrame
      {...frame}
      ref={section}
      style={style}
      quiet={quiet}
      pictures={
        <Illustrations images={story.images} paragraph={paragraph} motionOf={motionOf} onShown={onShown} />
      }
    />
  )
}
