import { acceptedPage } from '../../src/shared/kit/pager.ts'
import type { TimelineLabel } from '../../src/shared/labels/label.ts'
import type { StoryListItem } from '../../src/shared/stories/story-answer.ts'
import type { StoryFilters } from '../../src/shared/stories/story-filters.ts'
import type { Db } from '../client.ts'
import { labelCountOf, labelsBetween, labelsOutside } from './labels.ts'
import { findStories, storyCountOf } from './story-list.ts'

export interface TimelinePart {
  stories: StoryListItem[]
  /** The newest `labelsAmong` within the range of the shown stories' dates, and the newest `labelsAfter` of the others. */
  labels: TimelineLabel[]
  /** Of how many labels in all. */
  labelCount: number
  /** The page that is shown: the first, when the one that was asked for does not exist. */
  page: number
  totalPages: number
  /** Stories that the filters let through, and all of the family's. */
  total: number
  all: number
}

/** What My Stories shows. */
export function timelineOf(
  db: Db,
  userId: number,
  filters: StoryFilters,
  {
    page: wanted,
    pageSize,
    labelsAmong,
    labelsAfter,
  }: { page: string | undefined; pageSize: number; labelsAmong: number; labelsAfter: number },
): TimelinePart {
  const { total, items } = findStories(db, userId, filters)
  const totalPages = Math.ceil(total / pageSize)
  const page = acceptedPage(wanted, totalPages)
  const stories = items({ limit: pageSize, offset: (page - 1) * pageSize })
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
