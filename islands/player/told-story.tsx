import { TheEnd } from '../../src/components/player/immersion-frame.tsx'
import { PageText } from '../../src/components/player/page-text.tsx'
import { PlayerControls, placeByKey } from '../../src/components/player/player-controls.tsx'
import { ViewButton } from '../../src/components/player/view-button.tsx'
import { WordWindow } from '../../src/components/player/word-window.tsx'
import { paragraphAt, type ReadAlong } from '../../src/shared/stories/alignment.ts'
import { ImmersiveStory, type Telling } from './immersive-story.tsx'
import { useMediaSession } from './use-media-session.ts'
import type { Playback } from './use-playback.ts'
import { usePlayerKeys } from './use-player-keys.ts'

/** A word is begun a breath before its time, so that no sound of it is cut off. */
const BEFORE_WORD_SECONDS = 0.06

/** A story with a voice: its words as they are spoken. */
export function ToldStory({
  along,
  playback,
  ...telling
}: Telling & { along: ReadAlong; playback: Playback }) {
  const { view } = telling.habits
  const { status, wordIndex, seconds, durationSeconds, settling, playPause, seek, hearFrom } = playback
  const paragraph = paragraphAt(along, wordIndex)
  const curtain = telling.cover !== null
  const ended = status === 'ended' && !settling
  const beginningOf = (word: number) => (along.words[word]?.start ?? 0) - BEFORE_WORD_SECONDS

  const goToPage = (page: number) => {
    const range = along.paragraphs[page]
    if (range) seek(beginningOf(range.from))
  }
  useMediaSession({
    title: telling.title,
    picture: telling.story.images[paragraph],
    playback,
    speed: telling.habits.speed,
    turnPage: (by) => goToPage(paragraph + by),
  })

  usePlayerKeys((key) => {
    if (curtain) return false
    if (key === ' ') playPause()
    const place = placeByKey(key, seconds, durationSeconds)
    if (place !== undefined) seek(place)
    return key === ' ' || place !== undefined
  })

  return (
    <ImmersiveStory
      {...telling}
      paragraph={paragraph}
      playback={playback}
      ended={ended}
      announcement={announced(playback)}
      words={
        <>
          {ended && <TheEnd names={telling.story.children} />}
          {settling && <p className="heading once-more">{telling.title}</p>}
          {!ended && !curtain && !settling && view === 'words' && (
            <WordWindow along={along} wordIndex={wordIndex} />
          )}
          {!ended && !curtain && !settling && view === 'page' && (
            <PageText
              along={along}
              paragraph={paragraph}
              wordIndex={wordIndex}
              onWord={(word) => hearFrom(beginningOf(word))}
            />
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
          pages={{
            page: paragraph,
            count: along.paragraphs.length,
            onPage: goToPage,
          }}
        >
          <ViewButton view={view} onView={(chosen) => telling.onHabits({ view: chosen })} />
        </PlayerControls>
      }
    />
  )
}

function announced({ status, settling }: Playback): string {
  if (settling) return 'Starting again'
  if (status === 'ended') return 'The End'
  return status === 'paused' ? 'Paused' : ''
}
