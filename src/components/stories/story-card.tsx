import { cardProgress } from '../../shared/generation-status.ts'
import type { StoryListItem } from '../../shared/story-answer.ts'
import { dateLabel, elapsedLabel, timeLabel } from '../../shared/time-labels.ts'
import { toneById } from '../../shared/tones.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { Badge, ProgressBar } from '../ui/feedback.tsx'
import { MoonIcon } from '../ui/icons.tsx'

export interface Reader {
  now: Date
  timeZone: string
}

interface StoryCardProps {
  story: StoryListItem
  reader: Reader
  /** The query string of My Stories, to come back to: empty or with its question mark. */
  query: string
}

/** One story on the timeline: finished, being made, or failed. */
export function StoryCard(props: StoryCardProps) {
  const { story } = props
  if (story.generationStatus === 'complete') return <FinishedCard {...props} />
  return story.retryable ? <FailedCard {...props} /> : <UnfinishedCard {...props} />
}

function FinishedCard({ story, reader, query }: StoryCardProps) {
  return (
    <Card
      as="article"
      className="relative p-0! overflow-hidden grid sm:grid-cols-[17rem_1fr]"
      data-key={story.id}
    >
      <div className="aspect-[7/4] sm:aspect-auto sm:min-h-44 bg-raised">
        {story.coverUrl && (
          <img
            src={story.coverUrl}
            alt=""
            width={672}
            height={384}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="p-5 sm:p-6 flex flex-col gap-3">
        <h2 className="heading text-xl sm:text-2xl leading-snug wrap-anywhere">
          <TitleLink story={story} query={query} />
        </h2>
        <When story={story} reader={reader} />
        <Badges story={story} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <Names story={story} />
          <DeleteForm story={story} query={query} />
        </div>
      </div>
    </Card>
  )
}

function UnfinishedCard({ story, reader, query }: StoryCardProps) {
  const progress = cardProgress(story.generationStatus, false)
  return (
    <Card as="article" className="relative grid gap-3" data-key={story.id}>
      <h2 className="heading text-xl leading-snug wrap-anywhere">
        <TitleLink story={story} query={query} />
      </h2>
      <p className="flex flex-wrap justify-between gap-2 text-soft">
        <span>{progress.text}</span>
        <span>{elapsedLabel(story.createdAt, reader.now)}</span>
      </p>
      <ProgressBar percent={progress.percent} label={`${story.title}: ${progress.text}`} />
      <div className="flex justify-end">
        <DeleteForm story={story} query={query} />
      </div>
    </Card>
  )
}

function FailedCard({ story, reader, query }: StoryCardProps) {
  const progress = cardProgress(story.generationStatus, true)
  return (
    <Card as="article" className="grid gap-3 border-danger/40!" data-key={story.id}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="heading text-xl leading-snug wrap-anywhere">{story.title}</h2>
        <Badge tone="danger">Failed</Badge>
      </div>
      <p className="flex flex-wrap justify-between gap-2 text-soft">
        <span>{progress.text}</span>
        <span>{elapsedLabel(story.createdAt, reader.now)}</span>
      </p>
      <ProgressBar percent={progress.percent} label={`${story.title}: ${progress.text}`} />
      <div className="flex flex-wrap justify-end gap-3">
        <form
          method="post"
          action={`/app/saved-stories/${story.id}/retry${query}`}
          data-fragment="#timeline"
          data-toast-done={JSON.stringify({
            kind: 'success',
            title: 'Story Generation Restarted',
            text: 'Your story is being regenerated. You can track its progress here.',
          })}
          data-toast-failed={JSON.stringify({
            title: 'Retry Failed',
            text: 'Failed to restart story generation. Please try again.',
          })}
        >
          <button
            type="submit"
            className={buttonClass('primary', 'small')}
            aria-label={`Retry ${story.title}`}
          >
            Retry
          </button>
        </form>
        <DeleteForm story={story} query={query} />
      </div>
    </Card>
  )
}

/** The link that the whole card is pressed for. */
const TitleLink = ({ story, query }: Pick<StoryCardProps, 'story' | 'query'>) => (
  <a
    href={`/story/${story.id}${query}`}
    className="focusable rounded-md hover:text-lamp after:content-empty after:absolute after:inset-0"
  >
    {story.title}
  </a>
)

function When({ story, reader }: Pick<StoryCardProps, 'story' | 'reader'>) {
  return (
    <time dateTime={story.createdAt} className="text-soft">
      {`${dateLabel(story.createdAt, reader.now, reader.timeZone)} · ${timeLabel(story.createdAt, reader.timeZone)}`}
    </time>
  )
}

function Badges({ story }: { story: StoryListItem }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="About this story">
      {[toneById(story.tone)?.title ?? story.tone, `Ages ${story.ageGroup}`, story.environment].map(
        (text, i) => (
          <li key={text}>
            <Badge tone={i === 0 ? 'accent' : 'neutral'}>{text}</Badge>
          </li>
        ),
      )}
    </ul>
  )
}

function Names({ story }: { story: StoryListItem }) {
  const names = namesIn(story.storyRequest)
  if (names.length === 0) return null
  return (
    <p className="flex items-center gap-2 text-soft min-w-0">
      <MoonIcon className="size-4 shrink-0" />
      <span className="wrap-anywhere">With {new Intl.ListFormat('en-US').format(names)}</span>
    </p>
  )
}

function DeleteForm({ story, query }: Pick<StoryCardProps, 'story' | 'query'>) {
  return (
    <form
      method="post"
      action={`/app/saved-stories/${story.id}/delete${query}`}
      data-fragment="#timeline"
      data-toast-done={JSON.stringify({
        kind: 'success',
        title: 'Story Deleted',
        text: 'Your story has been deleted successfully.',
      })}
      data-toast-failed={JSON.stringify({
        title: 'Delete Failed',
        text: 'Failed to delete the story. Please try again.',
      })}
    >
      <details className="relative z-1">
        <summary
          className={cx(buttonClass('quiet', 'small'), 'list-none cursor-pointer')}
          aria-label={`Delete ${story.title}`}
        >
          Delete
        </summary>
        <p className="mt-3 flex flex-wrap items-center justify-end gap-3">
          <span className="text-soft">Delete this story for good?</span>
          <button
            type="submit"
            className={buttonClass('danger', 'small')}
            aria-label={`Yes, delete ${story.title} for good`}
          >
            Yes, delete it
          </button>
        </p>
      </details>
    </form>
  )
}

/** The children's names in a story request; an unparseable one has none. */
function namesIn(storyRequest: string): string[] {
  try {
    const { characters } = JSON.parse(storyRequest) as { characters: { name: string }[] }
    return characters.map((character) => character.name)
  } catch {
    return []
  }
}
