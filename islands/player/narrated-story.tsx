import type { ComponentProps } from 'react'
import type { ReadingHabits } from '../../src/components/player/evening.ts'
import { TheEnd } from '../../src/components/player/immersion-frame.tsx'
import { PageText } from '../../src/components/player/page-text.tsx'
import { PlayerControls } from '../../src/components/player/player-controls.tsx'
import { ViewButton } from '../../src/components/player/view-button.tsx'
import { WordWindow } from '../../src/components/player/word-window.tsx'
import { paragraphAt, type ReadAlong } from '../../src/shared/stories/alignment.ts'
import { ImmersiveStory, type Telling } from './immersive-story.tsx'
import { useMediaSession } from './use-media-session.ts'
import type { Playback } from './use-playback.ts'
import { PAGE_TURNS, usePlayerKeys } from './use-player-keys.ts'

/** Playback starts slightly before a word, so that none of its sound is cut off. */
const BEFORE_WORD_SECONDS = 0.06

/** A story with a voice: its words as they are spoken. */
export function NarratedStory({
  along,
  playback,
  ...telling
}: Telling & { along: ReadAlong; playback: Playback }) {
  const { status, wordIndex, seconds, durationSeconds, settling, voiceless } = playback
  const { playPause, seek } = playback
  const habits = voiceless ? { ...telling.habits, view: 'page' as const } : telling.habits
  const { view } = habits
  const paragraph = paragraphAt(along, wordIndex)
  const curtain = telling.cover !== null
  const ended = status === 'ended' && !settling
  const { goToPage, turn, hearWord } = usePages({ along, playback, telling, paragraph })

  return (
    <ImmersiveStory
      {...telling}
      habits={habits}
      paragraph={paragraph}
      onTurn={turn}
      playback={playback}
      ended={ended}
      announcement={announced(playback)}
      words={
        <>
          {ended && <TheEnd names={telling.story.children} />}
          {settling && <p className="heading once-more">{telling.title}</p>}
          {voiceless && <Voiceless />}
          {!ended && !curtain && !settling && (
            <Words view={view} along={along} paragraph={paragraph} wordIndex={wordIndex} onWord={hearWord} />
          )}
        </>
      }
      controls={
        <PlayerControls
          playing={status === 'playing' || settling}
          seconds={seconds}
          durationSeconds={durationSeconds}
          onPlayPause={playPause}
          onSeek={seek}
          pages={{ page: paragraph, count: along.paragraphs.length, onPage: goToPage }}
        >
          <ViewButton view={view} onView={(chosen) => telling.onHabits({ view: chosen })} />
        </PlayerControls>
      }
    />
  )
}

interface Pages {
  along: ReadAlong
  playback: Playback
  telling: Telling
  /** The current one. */
  paragraph: number
}

/** Turning pages: by the buttons, the keyboard, and the device's own keys. */
function usePages({ along, playback, telling, paragraph }: Pages) {
  const { playPause, seek, hearFrom, durationSeconds } = playback
  const beginningOf = (word: number) => (along.words[word]?.start ?? 0) - BEFORE_WORD_SECONDS
  const goToPage = (page: number) => {
    const range = along.paragraphs[page]
    if (range) seek(beginningOf(range.from))
  }
  const turn = (by: number) => goToPage(paragraph + by)
  useMediaSession({
    title: telling.title,
    picture: telling.story.images[paragraph],
    playback,
    speed: telling.habits.speed,
    turnPage: turn,
  })
  usePlayerKeys((key) => {
    if (telling.cover !== null) return false
    const by = PAGE_TURNS[key]
    if (by !== undefined) turn(by)
    else if (key === ' ') playPause()
    else if (key === 'Home') seek(0)
    else if (key === 'End') seek(durationSeconds)
    else return false
    return true
  })
  return { goToPage, turn, hearWord: (word: number) => hearFrom(beginningOf(word)) }
}

type WordsProps = ComponentProps<typeof PageText> & Pick<ReadingHabits, 'view'>

/** A window of words, or the whole page. */
function Words({ view, ...page }: WordsProps) {
  const { along, wordIndex, paragraph } = page
  if (view === 'page') return <PageText {...page} />
  return <WordWindow along={along} wordIndex={wordIndex} paragraph={paragraph} />
}

const Voiceless = () => (
  <p role="status" className="self-start max-w-lg rounded-2xl bg-raised px-5 py-3 text-center text-pretty">
    The voice is not available right now. Turn the pages to read on; Play tries the voice again.
  </p>
)

function announced({ status, settling }: Playback): string {
  if (settling) return 'Starting again'
  if (status === 'ended') return 'The End'
  return status === 'paused' ? 'Paused' : ''
}
