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
  type LabelCardWords,
  type LabelShapeOf,
  labelCardOf,
  labelColors,
} from '../../components/stories/label-card.tsx'
import {
  PAGER_WORDS,
  PagerShape,
  type PagerShapeOf,
  type PagerWords,
} from '../../components/stories/pager.tsx'
import type { Reader } from '../../components/stories/reader.ts'
import type { StoryCardProps } from '../../components/stories/story-card-parts.tsx'
import {
  hasItems,
  Listed,
  moreLabels,
  type ShownTimeline,
  TIMELINE_WORDS,
  Timeline,
  TimelineStop,
  timelinePagerOf,
  timelineShapeOf,
} from '../../components/stories/timeline.tsx'
import { FailedStoryCard, UnfinishedStoryCard } from '../../components/stories/unfinished-cards.tsx'
import type { TimelineLabel } from '../../shared/labels/label.ts'
import { savedStoriesQuery } from '../../shared/stories/story-filters.ts'
import { interleave } from '../../shared/stories/timeline.ts'
import { Html, inOrder, pattern } from '../kit/pattern.ts'

interface TimelineHtmlProps {
  shown: ShownTimeline
  reader: Reader
  toldZone: string
}

/** The timeline with its content. */
export function timelineHtml({ shown, reader, toldZone }: TimelineHtmlProps): Html {
  const { shape, words } = timelineShapeOf(shown, toldZone)
  return timeline(shape, { ...words, inner: innerHtml(shown, reader) })
}

const timeline = pattern(
  (shape: { isInTheMaking: boolean }, { inner, ...words }) => (
    <Timeline shape={shape} words={words} inner={{ children: inner }} />
  ),
  [...TIMELINE_WORDS, 'inner'],
)

/** The cards are the costliest part of a page: React draws one pattern of each kind instead of each card. */
function innerHtml(shown: ShownTimeline, reader: Reader): Html {
  const { filters, page, total } = shown
  const empty = total === 0 ? drawn(<EmptyTimeline filters={filters} />) : new Html('')
  if (!hasItems(shown)) return empty
  const more = moreLabels(shown)
  const listed = listedOf(
    { hasMore: more !== '' },
    {
      stops: inOrder(stopsOf(shown, reader, savedStoriesQuery(filters, page))),
      more,
      pager: pagerHtml(shown),
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

function pagerHtml(shown: ShownTimeline): Html {
  const { shape, words } = timelinePagerOf(shown)
  return shape.numbers.length === 0 ? new Html('') : pager(shape, words)
}

const pager = pattern(
  (shape: PagerShapeOf, words: PagerWords) => <PagerShape {...{ shape, words }} />,
  PAGER_WORDS,
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
  <TimelineStop>
    {props.story.retryable ? <FailedStoryCard {...props} /> : <UnfinishedStoryCard {...props} />}
  </TimelineStop>
)

const finishedStop = pattern(
  (shape: FinishedShape, words: FinishedWords) => (
    <TimelineStop>
      <FinishedCard {...{ shape, words }} />
    </TimelineStop>
  ),
  FINISHED_WORDS,
)

function labelStopOf(label: TimelineLabel, reader: Reader, query: string): Html {
  const { shape, words } = labelCardOf(label, reader, query)
  return labelStop(shape, words)
}

const labelStop = pattern(
  (shape: LabelShapeOf, words: LabelCardWords) => (
    <TimelineStop colors={labelColors(words)}>
      <LabelCard {...{ shape, words }} remove={<DeleteLabel words={words} />} />
    </TimelineStop>
  ),
  LABEL_WORDS,
)
