import type { TimelineLabel } from '../../src/shared/labels/label.ts'
import type { StoryListItem } from '../../src/shared/stories/story-answer.ts'
import type { Db } from '../client.ts'
import { labelCountOf, labelsBetween, labelsOutside } from './labels.ts'
import { type FoundStories, storyCountOf, storyPageOf } from './story-list.ts'

export interface TimelinePart {
  stories: StoryListItem[]
  /** The newest `labelsAmong` within the range of the shown stories' dates, and the newest `labelsAfter` of the others. */
  labels: TimelineLabel[]
  /** The total number of labels. */
  labelCount: number
  page: number
  totalPages: number
  /** The number of stories that match the filters, and of all the family's. */
  total: number
  all: number
}

/** What My Stories shows of a find. */
export function timelineOf(
  db: Db,
  userId: number,
  found: FoundStories,
  {
    page,
    pageSize,
    labelsAmong,
    labelsAfter,
  }: { page: number; pageSize: number; labelsAmong: number; labelsAfter: number },
): TimelinePart {
  const { data: stories, total, totalPages } = storyPageOf(found, { page, limit: pageSize })
  const range = { newest: stories[0]?.createdAt ?? '', oldest: stories.at(-1)?.createdAt ?? '' }
  const among = stories.length === 0 ? [] : labelsBetween(db, userId, range, labelsAmong)
  const labels = [...among, ...labelsOutside(db, userId, range, labelsAfter)]
  return {
    stories,
    labels,
    labelCount: labelCountOf(db, userId),
    page,
    totalPages,
    total,
    all: storyCountOf(db, userId),
  }
}
