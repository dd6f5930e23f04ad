import { dateLabel, timeLabel } from '../../shared/kit/time-labels.ts'
import type { StoryListItem } from '../../shared/stories/story-answer.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { PressForm, SurePress } from './press-form.tsx'
import type { Reader } from './reader.ts'
import { ToneBadge } from './tone-badge.tsx'
import { FailedCard, UnfinishedCard } from './unfinished-cards.tsx'

export interface StoryCardProps {
  story: StoryListItem
  reader: Reader
  /** The query string of My Stories, to come back to: empty or with its question mark. */
  query: string
  /** Its picture is the first thing seen of the page. */
  first?: boolean
}

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
        <div className="mt-auto flex flex-wrap items-center justify-end gap-x-2">
          <NewLabelLink story={story} query={query} />
          <DeleteStory story={story} query={query} />
        </div>
      </div>
    </Card>
  )
}

/** The link that the whole card is pressed for. */
export const TitleLink = ({ story, query }: Pick<StoryCardProps, 'story' | 'query'>) => (
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

export function DeleteStory({ story, query }: Pick<StoryCardProps, 'story' | 'query'>) {
  return (
    <PressForm
      action={`${SAVED_STORIES}/${story.id}/delete${query}`}
      done={{ title: 'Story Deleted', text: 'Your story has been deleted successfully.' }}
      failed={{ title: 'Delete Failed', text: 'Failed to delete the story. Please try again.' }}
    >
      <SurePress what={story.title} question="Delete this story for good?" answer="Yes, delete it" />
    </PressForm>
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
