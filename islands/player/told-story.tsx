import { type ReactNode, useState } from 'react'
import { TheEnd } from '../../src/components/player/immersion-frame.tsx'
import { PageText } from '../../src/components/player/page-text.tsx'
import { PlayerControls, placeByKey } from '../../src/components/player/player-controls.tsx'
import { type View, ViewButton } from '../../src/components/player/view-button.tsx'
import { WordWindow } from '../../src/components/player/word-window.tsx'
import { paragraphAt, type ReadAlong } from '../../src/shared/alignment.ts'
import type { Playback } from './use-playback.ts'
import { usePlayerKeys } from './use-player-keys.ts'

/** A word is begun a breath before its time, so that no sound of it is cut off. */
const BEFORE_WORD_SECONDS = 0.06

interface Told {
  paragraph: number
  words: ReactNode
  controls: ReactNode
  announcement: string
}

/** What a story with a voice shows at this moment. */
export function useToldStory(along: ReadAlong, playback: Playback, names: readonly string[], curtain: boolean): Told {
  const [view, setView] = useState<View>('words')
  const { status, wordIndex, seconds, durationSeconds, settling, playPause, seek } = playback
  const paragraph = paragraphAt(along, wordIndex)
  const goToWord = (index: number) => seek((along.words[index]?.start ?? 0) - BEFORE_WORD_SECONDS)

  usePlayerKeys((key) => {
    if (curtain) return false
    if (key === ' ') playPause()
    const place = placeByKey(key, seconds, durationSeconds)
    if (place !== undefined) seek(place)
    return key === ' ' || place !== undefined
  })

  const resting = curtain || settling || status === 'ended'
  return {
    paragraph,
    announcement: announced(playback),
    words: (
      <>
        {status === 'ended' && !settling && <TheEnd names={names} />}
        {!resting && view === 'words' && <WordWindow along={along} wordIndex={wordIndex} />}
        {!resting && view === 'page' && (
          <PageText along={along} paragraph={paragraph} wordIndex={wordIndex} onWord={goToWord} />
        )}
      </>
    ),
    controls: (
      <PlayerControls
        playing={status === 'playing' || settling}
        seconds={seconds}
        durationSeconds={durationSeconds}
        onPlayPause={playPause}
        onSeek={seek}
        pages={{
          page: paragraph,
          count: along.paragraphs.length,
          onPage: (page) => goToWord(along.paragraphs[page]?.from ?? 0),
        }}
      >
        <ViewButton view={view} onView={setView} />
      </PlayerControls>
    ),
  }
}

function announced({ status, settling }: Playback): string {
  if (settling) return 'Starting again'
  if (status === 'ended') return 'The End'
  if (status === 'paused') return 'Paused'
  return status === 'playing' ? 'Playing' : ''
}
