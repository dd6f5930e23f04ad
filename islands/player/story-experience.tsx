import {
  FailedCard,
  ReadyCard,
  type ReadyCardProps,
  StoryLoading,
  StoryNotFound,
} from '../../src/components/player/cards.tsx'
import { together } from '../../src/components/player/immersion-frame.tsx'
import { StoryInTheMaking } from '../../src/components/player/story-in-the-making.tsx'
import { BackIcon } from '../../src/components/ui/icons.tsx'
import type { StoryAnswer } from '../../src/shared/story-answer.ts'
import type { ReadStory } from './playable-story.ts'
import { type Beginning, StoryStage } from './story-stage.tsx'
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
  const { read, missing } = useStory(storyId, firebaseUid, initial)

  const content = () => {
    if (missing) return <StoryNotFound action={{ href: '/app', label: 'Create New Story' }} />
    if (read) {
      const createNew = { href: createNewHref, onClick: onCreateNew }
      const card = (beginning: Beginning) => cardOf(read, beginning, { storiesHref: backHref, createNew })
      return <StoryStage key={read.answer.id} {...read} {...{ firebaseUid, backHref, onBack, card }} />
    }
    if (workingTitle === undefined) return <StoryLoading />
    const status = storyId === undefined ? undefined : 'story_created'
    return <StoryInTheMaking title={workingTitle} status={status} paragraphs={[]} images={[]} />
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

function cardOf(
  { answer, story }: ReadStory,
  { begin, place }: Beginning,
  { storiesHref, createNew }: { storiesHref: string; createNew: ReadyCardProps['createNew'] },
) {
  if (answer.retryable) return <FailedCard storiesHref={storiesHref} />
  if (answer.generationStatus !== 'complete') {
    const { title, generationStatus: status } = answer
    const { paragraphs, images, narration } = story
    const onBegin = narration ? () => begin() : undefined
    return <StoryInTheMaking {...{ title, status, paragraphs, images, onBegin }} />
  }
  return (
    <ReadyCard
      title={answer.title}
      picture={story.images.find(Boolean)}
      onBegin={() => begin()}
      resume={place && { percent: place.percent, onResume: () => begin(place.seconds) }}
      createNew={createNew}
    >
      {story.children.length > 0 && <p className="mt-2 text-soft">With {together(story.children)} in it</p>}
    </ReadyCard>
  )
}
