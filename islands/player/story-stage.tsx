import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { BookCover } from '../../src/components/player/book-cover.tsx'
import type { SleepTimer } from '../../src/components/player/evening.ts'
import { FeedbackModal } from '../../src/components/player/feedback-modal.tsx'
import { HeartButton } from '../../src/components/player/heart-button.tsx'
import { KeepButton, KeepIconButton } from '../../src/components/player/keep-button.tsx'
import { AMBIENCE_FADE_IN_MS } from '../../src/shared/constants.ts'
import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import { hideToasts, toast } from '../lib/toast.ts'
import type { Telling } from './immersive-story.tsx'
import { type PlayableStory, soundAddress } from './playable-story.ts'
import { SilentStory } from './silent-story.tsx'
import { ToldStory } from './told-story.tsx'
import { useAmbience } from './use-ambience.ts'
import { useFavorite } from './use-favorite.ts'
import { useFeedback } from './use-feedback.ts'
import { useHabits } from './use-habits.ts'
import { useImmersion } from './use-immersion.ts'
import { useKept } from './use-kept.ts'
import { useNarration } from './use-narration.ts'
import { usePlace } from './use-place.ts'
import { usePlayback } from './use-playback.ts'

export interface Beginning {
  /** To be called in a tap, which unlocks the sound; at the story's beginning unless a second is said. */
  begin: (seconds?: number) => void
  /** Where the story was left on this device. */
  place: { seconds: number; percent: number } | undefined
  /** Keeps it on this device. */
  keep: ReactNode
  /** Its heart. */
  heart: ReactNode
}

interface StoryStageProps {
  answer: StoryAnswer
  story: PlayableStory
  firebaseUid: string
  backHref: string
  onBack: (event: { preventDefault(): void }) => void
  /** What is shown until the story begins. */
  card: (beginning: Beginning) => ReactNode
  isStillThere: () => Promise<boolean>
  redraw: (paragraphIndex: number) => Promise<void>
}

/** A story: a card, then its cover, then it is told; what arrives meanwhile joins in. */
export function StoryStage(props: StoryStageProps) {
  const { answer, story, firebaseUid, backHref, onBack, card, isStillThere, redraw } = props
  const [scene, setScene] = useState<'card' | 'cover' | 'story'>('card')
  const told = story.narration
  const plan = useMemo(
    () => ({ words: told?.along.words ?? [], durationSeconds: told?.durationSeconds }),
    [told],
  )
  const { narration, attach } = useNarration(plan)
  const ambience = useAmbience(story.ambience)
  const [habits, onHabits] = useHabits()
  const playback = usePlayback(narration, ambience, habits.speed, isStillThere)
  const place = usePlace({ storyId: answer.id, firebaseUid, known: answer.place }, playback)
  const [favorite, onFavorite] = useFavorite(answer.id, firebaseUid, answer.favorite)
  const ended = playback.status === 'ended' && !playback.settling
  const complete = answer.generationStatus === 'complete'
  const [dark, onDark] = useState(false)
  const asleep = useAsleep(playback.sleepTimer.timer, dark)
  const begun = scene !== 'card'
  const feedback = useFeedback(answer.id, firebaseUid, { complete, ended, asleep, begun })
  const [keeping, onKeep] = useKept(answer, firebaseUid, playback.status === 'playing')
  useImmersion(scene !== 'card')

  const [from, setFrom] = useState<number>()
  const begin = (seconds?: number) => {
    setFrom(seconds)
    hideToasts()
    void isStillThere()
    if (told) narration?.unlock()
    else
      toast({
        kind: 'error',
        title: 'No audio available',
        text: 'This story does not have audio data saved.',
      })
    ambience.fadeIn(AMBIENCE_FADE_IN_MS)
    setScene('cover')
  }
  const { start } = playback
  const openBook = useCallback(() => {
    setScene('story')
    start(from)
  }, [start, from])

  const cover = scene === 'cover' && (
    <BookCover
      title={answer.title}
      environment={answer.environment}
      picture={story.images.find(Boolean)}
      onDone={openBook}
    />
  )
  const heart = <HeartButton favorite={favorite} onToggle={onFavorite} />
  const telling: Telling = {
    title: answer.title,
    story,
    backHref,
    onBack,
    redraw,
    cover: cover || null,
    keep: complete && (
      <KeepIconButton keeping={keeping} onToggle={onKeep} className="bg-black/35 hover:bg-black/60!" />
    ),
    heart,
    habits,
    onHabits,
    dark,
    onDark,
  }
  return (
    <>
      {told && (
        // biome-ignore lint/a11y/useMediaCaption: the words are shown as they are spoken
        <audio ref={attach} src={soundAddress(told.source)} preload="none" />
      )}
      {scene === 'card' &&
        card({ begin, place, heart, keep: <KeepButton keeping={keeping} onToggle={onKeep} /> })}
      {scene !== 'card' && told && <ToldStory {...telling} along={told.along} playback={playback} />}
      {scene !== 'card' && !told && <SilentStory {...telling} />}
      <FeedbackModal open={feedback.open} onClose={feedback.close} onSubmit={feedback.submit} />
    </>
  )
}

/** Once a sleep timer was set, or the screen darkened, the rest of this visit is for sleeping. */
function useAsleep(timer: SleepTimer, dark: boolean): boolean {
  const [asleep, setAsleep] = useState(false)
  if (!asleep && (timer !== 'off' || dark)) setAsleep(true)
  useEffect(() => {
    if (asleep) document.documentElement.dataset.asleep = ''
  }, [asleep])
  return asleep
}
