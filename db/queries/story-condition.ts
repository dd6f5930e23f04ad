import { isUnfiltered, NO_FILTERS, type StoryFilters } from '../../src/shared/stories/story-filters.ts'
import { tonesOf } from '../../src/shared/stories/tones.ts'

/** An SQL condition on stories, with its values. */
export interface Condition {
  sql: string
  values: unknown[]
}

/** The condition of the select filters; the search is handled elsewhere. */
export function conditionOf(filters: StoryFilters): Condition {
  const parts = kindsOf(filters)
  if (filters.favorites === 'only') parts.push({ sql: 'stories.favorite', values: [] })
  if (filters.child !== 'all') {
    parts.push({
      sql: `EXISTS (SELECT 1 FROM profile_stories WHERE user_id = stories.user_id AND profile_id = ? AND story_id = stories.id)`,
      values: [Number(filters.child)],
    })
  }
  return all(parts)
}

/** The condition of the kinds alone, which story_counts and story_moves know of a story too. */
export const kindConditionOf = (filters: StoryFilters): Condition => all(kindsOf(filters))

export const isOfAShelf = ({ child, favorites }: StoryFilters): boolean =>
  child !== 'all' || favorites === 'only'

export const isOfAChildAlone = (filters: StoryFilters): boolean =>
  filters.child !== 'all' && isUnfiltered({ ...filters, child: NO_FILTERS.child })

function kindsOf({ environment, tone, ageGroup, length }: StoryFilters): Condition[] {
  const parts: Condition[] = []
  if (environment !== 'all') parts.push({ sql: 'stories.environment = ?', values: [environment] })
  if (tone !== 'all') {
    const tones = tonesOf(tone)
    parts.push({ sql: `stories.tone IN (${tones.map(() => '?').join(', ')})`, values: tones })
  }
  if (ageGroup !== 'all') parts.push({ sql: 'stories.age_group = ?', values: [ageGroup] })
  if (length !== 'all') parts.push({ sql: 'stories.length = ?', values: [length] })
  return parts
}

const all = (parts: Condition[]): Condition => ({
  sql: parts.map((part) => part.sql).join(' AND ') || '1',
  values: parts.flatMap((part) => part.values),
})
