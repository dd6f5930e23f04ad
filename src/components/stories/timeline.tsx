import type { CSSProperties, ReactNode } from 'react'
import type { TimelineLabel } from '../../shared/labels/label.ts'
import type { StoryListItem } from '../../shared/stories/story-answer.ts'
import {
  isUnfiltered,
  SAVED_STORIES,
  type StoryFilters,
  savedStoriesHref,
} from '../../shared/stories/story-filters.ts'
import { LinkButton } from '../ui/button.tsx'
import { LabelShape } from './label-card.tsx'
import { Pager } from './pager.tsx'

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

/** What is in an element: drawn by React, or HTML that is finished. */
type Inner = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

interface TimelineProps {
  shown: ShownTimeline
  /** The visitor's time zone as the browser said it; empty when it has not yet. */
  toldZone: string
  inner: Inner
}

/** A family's stories and labels, newest first; the part of the page that filters, pages and changes swap. */
export function Timeline({ shown, toldZone, inner }: TimelineProps) {
  const { stories, filters, page, total, all } = shown
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
      {...inner}
    />
  )
}

/** Whether there is anything to list; the empty timeline stands there when no story is. */
export const hasItems = ({ total, filters, labels }: ShownTimeline): boolean =>
  total > 0 || (isUnfiltered(filters) && labels.length > 0)

/** Around the stops: how many labels are not among them, and the other pages. */
export function Listed({ stops, more, pager }: { stops: ReactNode; more: string; pager: ReactNode }) {
  return (
    <div className="max-w-3xl mx-auto">
      <ol className="timeline">{stops}</ol>
      {more !== '' && (
        <p className="mt-5 text-center">
          <LinkButton href={`${SAVED_STORIES}/labels`} variant="quiet" size="small">
            {more}
          </LinkButton>
        </p>
      )}
      {pager}
    </div>
  )
}

/** What tells of the labels that are not shown; empty when all are. */
export function moreLabels({ labelCount, labels }: ShownTimeline): string {
  const left = labelCount - labels.length
  if (left <= 0) return ''
  return left === 1 ? 'Show 1 more label' : `Show ${left} more labels`
}

export const TimelinePager = ({ page, totalPages, filters }: ShownTimeline) => (
  <Pager
    page={page}
    totalPages={totalPages}
    hrefOf={(number) => savedStoriesHref(filters, number)}
    swaps="#timeline"
  />
)

/** A point on the line of time; a label's has the label's color. */
export const Stop = ({ children, colors }: { children: ReactNode; colors?: CSSProperties }) => (
  <li style={colors}>{children}</li>
)

/** The shape of a label that is being created; islands/stories/label-changes.ts fills it. */
export const LabelTemplate = () => (
  <template id="label-template">
    <Stop>
      <LabelShape />
    </Stop>
  </template>
)
