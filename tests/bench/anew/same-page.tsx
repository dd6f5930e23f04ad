import type { TimelinePart } from '../../../db/queries/timeline.ts'
import StoryFiltersBar from '../../../islands/story-filters.tsx'
import { AppNav, BottomBar } from '../../../src/components/shell/navigation.tsx'
import { LoadingErrorNotice, SkipLink, ToastRegion } from '../../../src/components/shell/notices.tsx'
import { FinishedCard, finishedCardOf } from '../../../src/components/stories/finished-card.tsx'
import {
  DeleteLabel,
  LabelCard,
  labelCardOf,
  labelColors,
} from '../../../src/components/stories/label-card.tsx'
import { LabelDialog } from '../../../src/components/stories/label-form.tsx'
import { PagerShape } from '../../../src/components/stories/pager.tsx'
import type { Reader } from '../../../src/components/stories/reader.ts'
import { SavedStories } from '../../../src/components/stories/saved-stories.tsx'
import {
  LabelTemplate,
  Listed,
  moreLabels,
  Timeline,
  TimelineStop,
  timelinePagerOf,
  timelineShapeOf,
} from '../../../src/components/stories/timeline.tsx'
import type { TimelineLabel } from '../../../src/shared/labels/label.ts'
import { countsInWords } from '../../../src/shared/stories/counts-in-words.ts'
import { type StoryFilters, savedStoriesQuery } from '../../../src/shared/stories/story-filters.ts'
import type { StoryDefinition } from '../../../src/shared/stories/story-request.ts'
import { interleave } from '../../../src/shared/stories/timeline.ts'

interface SamePageProps {
  part: TimelinePart
  filters: StoryFilters
  lengths: StoryDefinition[]
  reader: Reader
}

interface StopsProps {
  part: TimelinePart
  reader: Reader
  query: string
}

/** The elements of My Stories, all rendered by React on every request. */
export function SamePage({ part, filters, lengths, reader }: SamePageProps) {
  const { total, all } = part
  const shown = { ...part, filters, etag: '' }
  return (
    <>
      <SkipLink />
      <AppNav email="mia@example.com" current="stories" />
      <main id="main" tabIndex={-1}>
        <SavedStories mood="magical">
          <StoryFiltersBar {...{ filters, lengths }} profiles={[]} counts={countsInWords(total, all)} />
          <Timeline
            {...timelineShapeOf(shown, '')}
            inner={{
              children: (
                <Listed
                  stops={<Stops part={part} reader={reader} query={savedStoriesQuery(filters, part.page)} />}
                  more={moreLabels(shown)}
                  pager={<PagerShape {...timelinePagerOf(shown)} />}
                />
              ),
            }}
          />
          <LabelTemplate />
          <LabelDialog firebaseUid="mia" />
        </SavedStories>
      </main>
      <BottomBar current="stories" mood="magical" picksMood />
      <ToastRegion />
      <LoadingErrorNotice />
    </>
  )
}

function Stops({ part: { stories, labels }, reader, query }: StopsProps) {
  const { among, rest } = interleave(stories, labels)
  const labelStop = (label: TimelineLabel) => {
    const { shape, words } = labelCardOf(label, reader, query)
    return (
      <TimelineStop key={`label-${label.id}`} colors={labelColors(words)}>
        <LabelCard {...{ shape, words }} remove={<DeleteLabel words={words} />} />
      </TimelineStop>
    )
  }
  return (
    <>
      {among.map((item) =>
        item.kind === 'label' ? (
          labelStop(item.label)
        ) : (
          <TimelineStop key={`story-${item.story.id}`}>
            <FinishedCard
              {...finishedCardOf({ story: item.story, reader, query, first: item.story === stories[0] })}
            />
          </TimelineStop>
        ),
      )}
      {rest.map(labelStop)}
    </>
  )
}
