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
import { pagerOf } from './pager.tsx'

export interface ShownTimeline {
  stories: StoryListItem[]
  /** The newest of those within the shown stories' dates, and of the others. */
  labels: TimelineLabel[]
  /** The total number of labels. */
  labelCount: number
  filters: StoryFilters
  /** What this part is known by when it is asked for alone. */
  etag: string
  page: number
  /** Stories that match the filters, and all of the family's. */
  total: number
  all: number
  totalPages: number
}

/** The content of an element: drawn by React, or finished HTML. */
type Inner = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

export const TIMELINE_WORDS = ['poll', 'etag', 'total', 'all', 'zone'] as const
type TimelineWords = Record<(typeof TIMELINE_WORDS)[number], string>

interface TimelineProps {
  shape: { isInTheMaking: boolean }
  words: TimelineWords
  inner: Inner
}

/** A family's stories and labels, newest first; the part of the page that filters, pages and changes replace. */
export const Timeline = ({ shape, words, inner }: TimelineProps) => (
  <section
    id="timeline"
    aria-label="Stories"
    data-poll={words.poll}
    data-etag={words.etag}
    data-poll-rests={shape.isInTheMaking ? undefined : ''}
    data-total={words.total}
    data-all={words.all}
    data-zone={words.zone}
    {...inner}
  />
)

/**
 * The shape and words of a timeline; `toldZone` is the visitor's time zone according to the browser, empty when it is
 * not known yet.
 */
export function timelineShapeOf(
  { stories, filters, etag, page, total, all }: ShownTimeline,
  toldZone: string,
): Omit<TimelineProps, 'inner'> {
  return {
    shape: {
      isInTheMaking: stories.some((story) => story.generationStatus !== 'complete' && !story.retryable),
    },
    words: {
      poll: savedStoriesHref(filters, page),
      etag,
      total: String(total),
      all: String(all),
      zone: toldZone,
    },
  }
}

/** Whether there is anything to list; otherwise the empty timeline is shown. */
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

/** The text about labels that are not shown; empty when all are. */
export function moreLabels({ labelCount, labels }: ShownTimeline): string {
  const left = labelCount - labels.length
  if (left <= 0) return ''
  return left === 1 ? 'Show 1 more label' : `Show ${left} more labels`
}

/** The shape and words of a timeline's pager. */
export const timelinePagerOf = ({ page, totalPages, filters }: ShownTimeline) =>
  pagerOf({ page, totalPages, hrefOf: (number) => savedStoriesHref(filters, number), swaps: '#timeline' })

/** A dot on the line of time; a label's has the label's color. */
export const TimelineStop = ({ children, colors }: { children: ReactNode; colors?: CSSProperties }) => (
  <li style={colors}>{children}</li>
)

/** The shape of a label that is being created; islands/stories/label-changes.ts fills it. */
export const LabelTemplate = () => (
  <template id="label-template">
    <TimelineStop>
      <LabelShape />
    </TimelineStop>
  </template>
)
