import { dateLabel, timeLabel } from '../../shared/kit/time-labels.ts'
import type { StoryListItem } from '../../shared/stories/story-answer.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { DeleteStory, type StoryCardProps, TitleLink } from './story-card-parts.tsx'
import { ToneBadge } from './tone-badge.tsx'
import { FailedCard, UnfinishedCard } from './unfinished-cards.tsx'

/** One story on the timeline: finished, being made, or failed. */
export function StoryCard(props: StoryCardProps) {
  const { story } = props
  if (story.retryable) return <FailedCard {...props} />
  return story.generationStatus === 'complete' ? <FinishedCard {...props} /> : <UnfinishedCard {...props} />
}

function FinishedCard({ story, reader, query, first }: StoryCardProps) {
  return (
    <Card
      as="article"
      className="relative p-0! overflow-hidden grid sm:grid-cols-[15rem_1fr]"
      data-key={`story-${story.id}`}
    >
      <div className="aspect-[2/1] sm:aspect-auto sm:min-h-44 bg-raised">
        {story.coverUrl ? (
          <img
            src={story.coverUrl}
            alt=""
            width={672}
            height={384}
            {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            decoding="async"
            className="size-full object-cover"
          />
        ) : (
          <div className="size-full grid place-items-center text-accent/60 bg-gradient-to-br from-primary/30 to-secondary/15">
            <SheetIcon of="moon" className="size-12" />
          </div>
        )}
      </div>
      <div className="p-5 flex flex-col gap-3 min-w-0">
        <h2 className="heading text-xl sm:text-2xl leading-snug wrap-anywhere" dir="auto">
          <TitleLink story={story} query={query} />
        </h2>
        <When story={story} reader={reader} />
        <ul className="flex flex-wrap gap-2" aria-label="About this story">
          <ToneBadge tone={story.tone} />
          <li className="card-badge bg-ink/10">{`Ages ${story.ageGroup}`}</li>
          <li className="card-badge bg-ink/10">{story.environment}</li>
        </ul>
        <Names story={story} />
        {story.stoppedAt !== null && <Stopped percent={story.stoppedAt} />}
        <div className="mt-auto flex flex-wrap items-center justify-end gap-x-2">
          <Heart story={story} query={query} />
          <NewLabelLink story={story} query={query} />
          <DeleteStory story={story} query={query} />
        </div>
      </div>
    </Card>
  )
}

function When({ story, reader }: Pick<StoryCardProps, 'story' | 'reader'>) {
  return (
    <time dateTime={story.createdAt} className="text-soft">
      {`${dateLabel(story.createdAt, reader.now, reader.timeZone)} · ${timeLabel(story.createdAt, reader.timeZone)}`}
    </time>
  )
}

const AND = new Intl.ListFormat('en-US')

function Names({ story }: { story: StoryListItem }) {
  const names = namesIn(story.storyRequest)
  if (names.length === 0) return null
  return (
    <p className="flex items-center gap-2 text-soft min-w-0">
      <SheetIcon of="moon" className="size-4 shrink-0" />
      <span className="wrap-anywhere">{`With ${AND.format(names)}`}</span>
    </p>
  )
}

/** Where the family stopped listening. */
const Stopped = ({ percent }: { percent: number }) => (
  <div className="grid gap-1.5">
    <p className="text-sm text-soft">{`You stopped at ${percent}%`}</p>
    <progress className="h-1.5!" max={100} value={percent} aria-hidden="true" />
  </div>
)

/** A press puts it on, or takes it off. */
function Heart({ story, query }: Pick<StoryCardProps, 'story' | 'query'>) {
  return (
    <form
      method="post"
      action={`${SAVED_STORIES}/${story.id}/favorite${query}`}
      data-fragment="#timeline"
      className="relative z-1 mr-auto"
    >
      <input type="hidden" name="favorite" value={String(!story.favorite)} />
      <button
        type="submit"
        id={`heart-${story.id}`}
        aria-pressed={story.favorite}
        aria-label={`Favorite: ${story.title}`}
        title={story.favorite ? 'A favorite' : 'Keep as a favorite'}
        className={cx(
          'focusable grid size-11 place-items-center rounded-full hover:bg-ink/10',
          story.favorite ? 'text-lamp [&_svg]:fill-current' : 'text-soft',
        )}
      >
        <SheetIcon of="heart" />
      </button>
    </form>
  )
}

/** With script it opens the label dialog instead. */
function NewLabelLink({ story, query }: Pick<StoryCardProps, 'story' | 'query'>) {
  return (
    <a
      href={`${SAVED_STORIES}/${story.id}/label${query}`}
      data-new-label={story.createdAt}
      className={buttonClass('quiet', 'small', 'relative z-1')}
      aria-label={`Add a label above ${story.title}`}
    >
      <SheetIcon of="tag" className="size-4 shrink-0" />
      Label
    </a>
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
