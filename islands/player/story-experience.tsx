import { useMemo } from 'react'
import { FailedCard, StoryLoading, StoryNotFound } from '../../src/components/player/cards.tsx'
import { StoryInTheMaking } from '../../src/components/player/story-in-the-making.tsx'
import { BackIcon } from '../../src/components/ui/icons.tsx'
import type { StoryAnswer } from '../../src/shared/story-answer.ts'
import { playableStory } from './playable-story.ts'
import { StoryStage } from './story-stage.tsx'
import { useStory } from './use-story.ts'

type Click = (event: { preventDefault(): void }) => void

export interface StoryExperienceProps {
  /** Undefined until the story is stored. */
  storyId: number | undefined
  firebaseUid: string
  /** What is known of the story from the start, so that nothing has to load. */
  initial?: StoryAnswer | undefined
  /** Shown until the story's own title is known. */
  workingTitle?: string
  /** My Stories, with its query string. */
  backHref: string
  /** Goes back another way than to `backHref`; it then prevents the link's own way. */
  onBack?: Click
  createNewHref: string
  onCreateNew?: Click
}

/** A story from its making to its end: progress, ready, cover, told, feedback; or why there is none. */
export function StoryExperience(props: StoryExperienceProps) {
  const { storyId, firebaseUid, initial, workingTitle, backHref, onBack, createNewHref, onCreateNew } = props
  const { story: answer, missing } = useStory(storyId, firebaseUid, initial)
  const story = useMemo(() => answer && playableStory(answer), [answer])

  const content = () => {
    if (missing) return <StoryNotFound action={{ href: '/app', label: 'Create New Story' }} />
    if (answer?.retryable) return <FailedCard storiesHref={backHref} />
    if (answer && story && answer.generationStatus === 'complete') {
      const createNew = { href: createNewHref, onClick: onCreateNew }
      return <StoryStage {...{ answer, story, firebaseUid, backHref, onBack, createNew }} />
    }
    const title = answer?.title ?? workingTitle
    if (title === undefined) return <StoryLoading />
    return (
      <StoryInTheMaking
        title={title}
        status={storyId === undefined ? undefined : (answer?.generationStatus ?? 'story_created')}
        paragraphs={story?.paragraphs ?? []}
        images={story?.images ?? []}
      />
    )
  }
  return (
    <div className="page-width pb-16">
      <a
        href={backHref}
        className="focusable inline-flex items-center gap-2 min-h-11 -ml-2 my-4 px-2 rounded-full text-soft hover:text-ink font-medium"
        {...(onBack ? { onClick: onBack } : {})}
      >
        <BackIcon />
        My Stories
      </a>
      {content()}
    </div>
  )
}
