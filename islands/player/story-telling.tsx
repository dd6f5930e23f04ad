import { BookCover } from '../../src/components/player/book-cover.tsx'
import { FeedbackModal } from '../../src/components/player/feedback-modal.tsx'
import { KeepIconButton, type Keeping } from '../../src/components/player/keep-button.tsx'
import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import type { Telling } from './immersive-story.tsx'
import { NarratedStory } from './narrated-story.tsx'
import { SilentStory } from './silent-story.tsx'
import type { Playback } from './use-playback.ts'

export { FeedbackModal }

interface StoryTellingProps extends Omit<Telling, 'title' | 'cover' | 'keep'> {
  answer: StoryAnswer
  /** The book is not opened yet. */
  closed: boolean
  /** The cover has opened, or was tapped. */
  onOpen: () => void
  playback: Playback
  keeping: Keeping
  onKeep: () => void
  /** In kid mode: nothing can be kept or removed. */
  forChild: boolean
}

/** A story from its cover to its end. */
export function StoryTelling({
  answer,
  closed,
  onOpen,
  playback,
  keeping,
  onKeep,
  forChild,
  ...rest
}: StoryTellingProps) {
  const { story } = rest
  const told = story.narration
  const telling: Telling = {
    ...rest,
    title: answer.title,
    cover: closed ? (
      <BookCover
        title={answer.title}
        environment={answer.environment}
        picture={story.images.find(Boolean)}
        onDone={onOpen}
      />
    ) : null,
    keep: answer.generationStatus === 'complete' && !forChild && (
      <KeepIconButton keeping={keeping} onToggle={onKeep} className="bg-black/35 hover:bg-black/60!" />
    ),
  }
  return told ? (
    <NarratedStory {...telling} along={told.along} playback={playback} />
  ) : (
    <SilentStory {...telling} />
  )
}
