import type { ReactNode } from 'react'
import type { TimelineLabel } from '../../shared/labels/label.ts'
import type { StoryListItem } from '../../shared/stories/story-answer.ts'
import {
  isUnfiltered,
  SAVED_STORIES,
  type StoryFilters,
  savedStoriesHref,
  savedStoriesQuery,
} from '../../shared/stories/story-filters.ts'
import { interleave } from '../../shared/stories/timeline.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyTimeline } from './empty-timeline.tsx'
import { LabelCard, LabelShape } from './label-card.tsx'
import { Pager } from './pager.tsx'
import type { Reader } from './reader.ts'
import { StoryCard } from './story-card.tsx'

export interface ShownTimeline {
  stories: StoryListItem[]
  /** The newest of those of the shown stories' dates, and of the others. */
  labels: TimelineLabel[]
  /** Of how many labels in all. */
  labelCount: number
  filters: StoryFilters
  page: number
  /** Stories that the filters let through, and all of the family's. */
  total: number
  all: number
  totalPages: number
}

interface TimelineProps extends ShownTimeline {
  reader: Reader
  /** The visitor's time zone as the browser said it; empty when it has not yet. */
  toldZone: string
}

/** A family's stories and labels, newest first; the part of the page that filters, pages and changes swap. */
export function Timeline(props: TimelineProps) {
  const { stories, labels, filters, page, total, all, toldZone } = props
  const isInTheMaking = stories.some((story) => story.generationStatus !== 'complete' && !story.retryable)
  return (
    <section
      id="timeline"
      aria-label="Stories"
      data-poll={savedStoriesHref(filters, page)}
      data-poll-rests={isInTheMaking ? undefined : ''}
      data-total={total}
      data-all={all}
      data-zone={toldZone}
    >
      {total === 0 && <EmptyTimeline filters={filters} />}
      {(total > 0 || (isUnfiltered(filters) && labels.length > 0)) && <Items {...props} />}
    </section>
  )
}

function Items({ stories, labels, labelCount, filters, page, totalPages, reader }: TimelineProps) {
  const { among, rest } = interleave(stories, labels)
  const query = savedStoriesQuery(filters, page)
  const left = labelCount - labels.length
  return (
    <div className="max-w-3xl mx-auto">
      <ol className="grid gap-5">
        {among.map((item) =>
          item.kind === 'story' ? (
            <Stop key={`story-${item.story.id}`}>
              <StoryCard story={item.story} reader={reader} query={query} first={item.story === stories[0]} />
            </Stop>
          ) : (
            <LabelStop key={`label-${item.label.id}`} label={item.label} reader={reader} query={query} />
          ),
        )}
        {rest.map((label) => (
          <LabelStop key={`label-${label.id}`} label={label} reader={reader} query={query} />
        ))}
      </ol>
      {left > 0 && (
        <p className="mt-5 text-center">
          <LinkButton href={`${SAVED_STORIES}/labels`} variant="quiet" size="small">
            {left === 1 ? 'Show 1 more label' : `Show ${left} more labels`}
          </LinkButton>
        </p>
      )}
      <Pager
        page={page}
        totalPages={totalPages}
        hrefOf={(number) => savedStoriesHref(filters, number)}
        swaps="#timeline"
      />
    </div>
  )
}

/** A point on the line of time. */
function Stop({ children, color }: { children: ReactNode; color?: string }) {
  return (
    <li className="time-stop">
      <span
        aria-hidden="true"
        style={color ? { backgroundColor: color } : undefined}
        className={color ? 'time-dot top-5' : 'time-dot top-6 bg-lamp'}
      />
      {children}
    </li>
  )
}

const LabelStop = ({ label, ...rest }: { label: TimelineLabel; reader: Reader; query: string }) => (
  <Stop color={label.color}>
    <LabelCard label={label} {...rest} />
  </Stop>
)

/** The shape of a label that is being created; islands/stories/label-changes.ts fills it. */
export const LabelTemplate = () => (
  <template id="label-template">
    <Stop>
      <LabelShape />
    </Stop>
  </template>
)
