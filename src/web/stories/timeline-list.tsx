import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EmptyTimeline } from '../../components/stories/empty-timeline.tsx'
import {
  FINISHED_WORDS,
  FinishedCard,
  type FinishedShape,
  type FinishedWords,
  finishedCardOf,
} from '../../components/stories/finished-card.tsx'
import {
  DeleteLabel,
  LABEL_WORDS,
  LabelCard,
  type LabelShapeOf,
  type LabelWords,
  labelCardOf,
  labelColors,
} from '../../components/stories/label-card.tsx'
import type { Reader } from '../../components/stories/reader.ts'
import type { StoryCardProps } from '../../components/stories/story-card-parts.tsx'
import {
  hasItems,
  Listed,
  moreLabels,
  type ShownTimeline,
  Stop,
  TimelinePager,
} from '../../components/stories/timeline.tsx'
import { FailedCard, UnfinishedCard } from '../../components/stories/unfinished-cards.tsx'
import type { TimelineLabel } from '../../shared/labels/label.ts'
import { savedStoriesQuery } from '../../shared/stories/story-filters.ts'
import { interleave } from '../../shared/stories/timeline.ts'
import { Html, inOrder, pattern } from '../kit/pattern.ts'

interface TimelineHtmlProps {
  shown: ShownTimeline
  reader: Reader
}

/** What is in the timeline. The cards are what costs most of a page: React draws a pattern of each kind, and not each of them. */
export function timelineHtml({ shown, reader }: TimelineHtmlProps): Html {
  const { filters, page, total } = shown
  const empty = total === 0 ? drawn(<EmptyTimeline filters={filters} />) : new Html('')
  if (!hasItems(shown)) return empty
  const more = moreLabels(shown)
  const listed = listedOf(
    { hasMore: more !== '' },
    {
      stops: inOrder(stopsOf(shown, reader, savedStoriesQuery(filters, page))),
      more,
      pager: drawn(<TimelinePager {...shown} />),
    },
  )
  return inOrder([empty, listed])
}

const listedOf = pattern(
  ({ hasMore }: { hasMore: boolean }, { stops, more, pager }) => (
    <Listed stops={stops} more={hasMore ? more : ''} pager={pager} />
  ),
  ['stops', 'more', 'pager'],
)

function stopsOf({ stories, labels }: ShownTimeline, reader: Reader, query: string): Html[] {
  const { among, rest } = interleave(stories, labels)
  const stops = among.map((item) =>
    item.kind === 'story'
      ? storyStopOf({ story: item.story, reader, query, first: item.story === stories[0] })
      : labelStopOf(item.label, reader, query),
  )
  return [...stops, ...rest.map((label) => labelStopOf(label, reader, query))]
}

function storyStopOf(props: StoryCardProps): Html {
  const { story } = props
  if (story.retryable || story.generationStatus !== 'complete') return drawn(<Unfinished {...props} />)
  const { shape, words } = finishedCardOf(props)
  return finishedStop(shape, words)
}

const drawn = (element: ReactElement) => new Html(renderToStaticMarkup(element))

const Unfinished = (props: StoryCardProps) => (
  <Stop>{props.story.retryable ? <FailedCard {...props} /> : <UnfinishedCard {...props} />}</Stop>
)

const finishedStop = pattern(
  (shape: FinishedShape, words: FinishedWords) => (
    <Stop>
      <FinishedCard {...{ shape, words }} />
    </Stop>
  ),
  FINISHED_WORDS,
)

function labelStopOf(label: TimelineLabel, reader: Reader, query: string): Html {
  const { shape, words } = labelCardOf(label, reader, query)
  return labelStop(shape, words)
}

const labelStop = pattern(
  (shape: LabelShapeOf, words: LabelWords) => (
    <Stop colors={labelColors(words)}>
      <LabelCard {...{ shape, words }} remove={<DeleteLabel words={words} />} />
    </Stop>
  ),
  LABEL_WORDS,
)
