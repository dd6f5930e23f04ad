import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { SleepTimer } from '../../src/components/player/evening.ts'
import { HeartButton } from '../../src/components/player/heart-button.tsx'
import { KeepButton } from '../../src/components/player/keep-button.tsx'
import { AMBIENCE_FADE_IN_MS } from '../../src/shared/constants.ts'
import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import { hideToasts, toast } from '../lib/toast.ts'
import { type PlayableStory, soundAddress } from './playable-story.ts'
import { useAmbience } from './use-ambience.ts'
import { useFavorite } from './use-favorite.ts'
import { useFeedback } from './use-feedback.ts'
import { useHabits } from './use-habits.ts'
import { useImmersion } from './use-immersion.ts'
import { useKept } from './use-kept.ts'
import { useNarration } from './use-narration.ts'
import { usePlace } from './use-place.ts'
import { usePlayback } from './use-playback.ts'
import { useScenes } from './use-scenes.ts'
import { useTelling } from './use-telling.ts'

export interface Beginning {
  /** Must be called in a tap, which unlocks the sound; by default at the story's beginning. */
  begin: (seconds?: number) => void
  /** Where the story was left on this device. */
  place: { seconds: number; percent: number } | undefined
  /** The button that keeps it on this device. */
  keep: ReactNode
  /** The favorite button. */
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
  /** In kid mode there is only the story: nothing to keep, to rate or to redraw. */
  forChild: boolean
}

const NO_AUDIO = {
  kind: 'error',
  title: 'No audio available',
  text: 'This story does not have audio data saved.',
} as const

/** A story: a card, then its cover, then playback; what arrives meanwhile is added. */
export function StoryStage(props: StoryStageProps) {
  const { answer, story, firebaseUid, backHref, onBack, card, isStillThere, redraw, forChild } = props
  const told = story.narration
  const plan = useMemo(
    () => ({ words: told?.along.words ?? [], durationSeconds: told?.durationSeconds }),
    [told],
  )
  const { narration, attach } = useNarration(plan)
  const ambience = useAmbience(story.ambience)
  const [habits, onHabits] = useHabits()
  const playback = usePlayback(narration, ambience, habits.speed, isStillThere)
  const { scene, showCover, openBook } = useScenes(playback.start)
  const place = usePlace({ storyId: answer.id, firebaseUid, known: answer.place }, playback)
  const [favorite, onFavorite] = useFavorite(answer.id, firebaseUid, answer.favorite)
  const ended = playback.status === 'ended' && !playback.settling
  const complete = answer.generationStatus === 'complete'
  const [dark, onDark] = useState(false)
  const asleep = useAsleep(playback.sleepTimer.timer, dark)
  const begun = scene !== 'card'
  const asksParents = complete && !forChild
  const feedback = useFeedback(answer.id, firebaseUid, { complete: asksParents, ended, asleep, begun })
  const [keeping, onKeep] = useKept(answer, firebaseUid, playback.status === 'playing')
  useImmersion(begun)
  const { telling, whenHere } = useTelling()

  const begin = (seconds?: number) => {
    hideToasts()
    void isStillThere()
    if (told) narration?.unlock()
    else toast(NO_AUDIO)
    ambience.fadeIn(AMBIENCE_FADE_IN_MS)
    whenHere(() => showCover(seconds))
  }

  const heart = !forChild && <HeartButton favorite={favorite} onToggle={onFavorite} />
  const keep = !forChild && <KeepButton keeping={keeping} onToggle={onKeep} />
  const evening = { habits, onHabits, dark, onDark, keeping, onKeep }
  const ways = { backHref, onBack, redraw: forChild ? undefined : redraw, heart, forChild, ...evening }
  return (
    <>
      {told && (
        // biome-ignore lint/a11y/useMediaCaption: the words are shown as they are spoken
        <audio ref={attach} src={soundAddress(told.source)} preload="none" />
      )}
      {!begun && card({ begin, place, heart, keep })}
      {begun && telling && (
        <telling.StoryTelling
          {...{ answer, story, playback }}
          {...ways}
          closed={scene === 'cover'}
          onOpen={openBook}
        />
      )}
      {telling && (
        <telling.FeedbackModal open={feedback.open} onClose={feedback.close} onSubmit={feedback.submit} />
      )}
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
