import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ReadingHabits } from '../../src/components/player/evening.ts'
import { EveningSheet } from '../../src/components/player/evening-sheet.tsx'
import { Illustrations } from '../../src/components/player/illustrations.tsx'
import { ImmersionFrame } from '../../src/components/player/immersion-frame.tsx'
import { RedrawButton } from '../../src/components/player/redraw-button.tsx'
import type { PlayableStory } from './playable-story.ts'
import { useAccents } from './use-accents.ts'
import { useMotions } from './use-motions.ts'
import type { Playback } from './use-playback.ts'
import { useQuietControls } from './use-quiet-controls.ts'
import { useStoredPictures } from './use-stored-pictures.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** What stays the same from the cover to the end. */
export interface Telling {
  title: string
  story: PlayableStory
  backHref: string
  onBack: (event: { preventDefault(): void }) => void
  /** The book's cover while it is over the story, else null. */
  cover: ReactNode
  /** The button that keeps it on this device; null while it is being made. */
  keep: ReactNode
  heart: ReactNode
  habits: ReadingHabits
  onHabits: (changed: Partial<ReadingHabits>) => void
  /** Has a paragraph's picture redrawn; undefined where nobody may. */
  redraw: ((paragraph: number) => Promise<void>) | undefined
  /** Nobody is watching: the screen is dark while the voice goes on. */
  dark: boolean
  onDark: (dark: boolean) => void
}

interface ImmersiveStoryProps extends Telling {
  paragraph: number
  /** A swipe turned the page, this many forward. */
  onTurn: (by: 1 | -1) => void
  words: ReactNode
  controls: ReactNode
  announcement: string
  ended: boolean
  /** Undefined for a story without a voice. */
  playback?: Playback
}

/** One moment of a story, with the picture of its paragraph. */
export function ImmersiveStory(props: ImmersiveStoryProps) {
  const { story, paragraph, onTurn, playback, onHabits, redraw, dark, onDark, ...frame } = props
  const { style, onReady } = useAccents()
  const motionOf = useMotions()
  const [sheet, setSheet] = useState(false)
  const playing = playback?.status === 'playing'
  const quiet = useQuietControls(playing && !sheet)
  const section = useRef<HTMLElement>(null)
  const covered = frame.cover !== null
  useEffect(() => {
    if (!covered) section.current?.focus()
  }, [covered])
  useSwipe(section, onTurn)
  useWakeLock(playing && !dark)
  const besidePage = frame.habits.view === 'page'
  useStoredPictures(story.images, playing || !playback, besidePage)

  const darken = () => {
    setSheet(false)
    onDark(true)
  }
  return (
    <ImmersionFrame
      {...frame}
      ref={section}
      style={style}
      hidden={covered || dark}
      quiet={quiet}
      minutesLeft={playback?.sleepTimer.minutesLeft}
      onEvening={() => setSheet(true)}
      pictures={
        <Illustrations
          images={story.images}
          paragraph={paragraph}
          motionOf={motionOf}
          besidePage={besidePage}
          onReady={onReady}
        />
      }
    >
      <EveningSheet
        open={sheet}
        onClose={() => setSheet(false)}
        habits={frame.habits}
        onHabits={onHabits}
        sleep={
          playback && {
            timer: playback.sleepTimer.timer,
            onTimer: playback.setSleepTimer,
            onDarken: darken,
          }
        }
      >
        {redraw && <RedrawButton images={story.images} paragraph={paragraph} onRedraw={redraw} />}
      </EveningSheet>
      {dark && <Darkness onLight={() => onDark(false)} />}
    </ImmersionFrame>
  )
}

/** The voice goes on in the dark; any touch or key brings the light back. */
function Darkness({ onLight }: { onLight: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button
      ref={button}
      type="button"
      className="darkness"
      aria-label="Light the screen"
      onClick={onLight}
      onKeyDown={(event) => {
        event.preventDefault()
        onLight()
      }}
    />
  )
}
