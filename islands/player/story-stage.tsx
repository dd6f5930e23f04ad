import { useCallback, useMemo, useState } from 'react'
import { BookCover } from '../../src/components/player/book-cover.tsx'
import { ReadyCard } from '../../src/components/player/cards.tsx'
import { FeedbackModal } from '../../src/components/player/feedback-modal.tsx'
import { together } from '../../src/components/player/immersion-frame.tsx'
import { AMBIENCE_FADE_IN_MS } from '../../src/shared/constants.ts'
import type { StoryAnswer } from '../../src/shared/story-answer.ts'
import { toast } from '../lib/toast.ts'
import type { Telling } from './immersive-story.tsx'
import { type PlayableStory, soundAddress } from './playable-story.ts'
import { SilentStory } from './silent-story.tsx'
import { ToldStory } from './told-story.tsx'
import { useAmbience } from './use-ambience.ts'
import { useFeedback } from './use-feedback.ts'
import { useHabits } from './use-habits.ts'
import { useImmersion } from './use-immersion.ts'
import { useNarration } from './use-narration.ts'
import { usePlace } from './use-place.ts'
import { usePlayback } from './use-playback.ts'

type Click = ((event: { preventDefault(): void }) => void) | undefined

interface StoryStageProps {
  answer: StoryAnswer
  story: PlayableStory
  firebaseUid: string
  backHref: string
  onBack: Click
  createNew: { href: string; onClick: Click }
}

/** A finished story: ready, then its cover, then told. */
export function StoryStage({ answer, story, firebaseUid, createNew, ...way }: StoryStageProps) {
  const [scene, setScene] = useState<'ready' | 'cover' | 'story'>('ready')
  const plan = useMemo(
    () => ({ words: story.narration?.along.words ?? [], durationSeconds: story.narration?.durationSeconds }),
    [story],
  )
  const { narration, attach } = useNarration(plan)
  const ambience = useAmbience(story.ambience)
  const [habits, onHabits] = useHabits()
  const playback = usePlayback(narration, ambience, habits.speed)
  const place = usePlace(answer.id, playback)
  const ended = playback.status === 'ended' && !playback.settling
  const feedback = useFeedback(answer.id, firebaseUid, ended)
  useImmersion(scene !== 'ready')

  const [from, setFrom] = useState<number>()
  const begin = (at?: number) => {
    setFrom(at)
    if (story.narration) narration?.unlock()
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
  const telling: Telling = { ...way, title: answer.title, story, cover: cover || null, habits, onHabits }
  return (
    <>
      {story.narration && (
        // biome-ignore lint/a11y/useMediaCaption: the words are shown as they are spoken
        <audio ref={attach} src={soundAddress(story.narration.source)} preload="none" />
      )}
      {scene === 'ready' && (
        <ReadyCard
          title={answer.title}
          picture={story.images.find(Boolean)}
          onBegin={() => begin()}
          resume={place && { percent: place.percent, onResume: () => begin(place.seconds) }}
          createNew={createNew}
        >
          {story.children.length > 0 && (
            <p className="mt-2 text-soft">With {together(story.children)} in it</p>
          )}
        </ReadyCard>
      )}
      {scene !== 'ready' && story.narration && (
        <ToldStory {...telling} along={story.narration.along} playback={playback} />
      )}
      {scene !== 'ready' && !story.narration && <SilentStory {...telling} />}
      <FeedbackModal open={feedback.open} onClose={feedback.close} onSubmit={feedback.submit} />
    </>
  )
}
