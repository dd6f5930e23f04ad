import { elapsedLabel } from '../../shared/kit/time-labels.ts'
import { cardProgress } from '../../shared/stories/generation-status.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { timeLeftSince } from '../../shared/stories/time-left.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Badge, ProgressBar } from '../ui/feedback.tsx'
import { PressForm } from './press-form.tsx'
import { DeleteStory, type StoryCardProps, TitleLink, titleId } from './story-card-parts.tsx'

/** A story in the making: its progress, and since when. */
export function UnfinishedStoryCard({ story, reader, query }: StoryCardProps) {
  return (
    <Card as="article" className="relative grid gap-3 pb-3!" data-key={titleId(story.id)}>
      <h2 id={titleId(story.id)} className="heading text-xl leading-snug wrap-anywhere" dir="auto">
        <TitleLink id={story.id} title={story.title} query={query} />
      </h2>
      <Progress story={story} reader={reader} />
      <div className="flex justify-end">
        <DeleteStory id={story.id} query={query} />
      </div>
    </Card>
  )
}

/** A story that failed: it does not open, but can be retried or deleted. */
export function FailedStoryCard({ story, reader, query }: StoryCardProps) {
  return (
    <Card as="article" className="grid gap-3 pb-4! border-danger/40!" data-key={titleId(story.id)}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={titleId(story.id)} className="heading text-xl leading-snug wrap-anywhere" dir="auto">
          {story.title}
        </h2>
        <Badge tone="danger">Failed</Badge>
      </div>
      <Progress story={story} reader={reader} />
      <div className="flex flex-wrap justify-end gap-3">
        <PressForm
          action={`${SAVED_STORIES}/${story.id}/retry${query}`}
          done={{
            title: 'Story Generation Restarted',
            text: 'Your story is being regenerated. You can track its progress here.',
          }}
          failed={{
            title: 'Retry Failed',
            text: 'Failed to restart story generation. Please try again.',
          }}
        >
          <button
            type="submit"
            className={buttonClass('primary', 'small')}
            aria-label={`Retry ${story.title}`}
          >
            Retry
          </button>
        </PressForm>
        <DeleteStory id={story.id} query={query} />
      </div>
    </Card>
  )
}

function Progress({ story, reader }: Pick<StoryCardProps, 'story' | 'reader'>) {
  const { making, createdAt } = story
  const progress = cardProgress(story.generationStatus, story.retryable, making ?? undefined)
  const timeLeft = making && timeLeftSince(createdAt, reader.now, making.usualSeconds)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-2 text-soft">
        <span>
          {progress.text} <span className="tabular-nums">{progress.percent}%</span>
        </span>
        <span>{elapsedLabel(createdAt, reader.now)}</span>
      </p>
      <ProgressBar percent={progress.percent} label={`${story.title}: ${progress.text}`} />
      {timeLeft && <p className="text-sm text-soft">{timeLeft}</p>}
    </>
  )
}
