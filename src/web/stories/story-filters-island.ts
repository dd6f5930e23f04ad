import { z } from 'zod'
import StoryFilters, { type StoryFiltersProps } from '../../../islands/story-filters.tsx'
import { AGE_GROUPS } from '../../shared/stories/age-groups.ts'
import { ENVIRONMENTS } from '../../shared/stories/environments.ts'
import { TONE_FILTERS } from '../../shared/stories/tone-filters.ts'
import { island, islandPattern } from '../kit/island.tsx'

const schema = z.object({
  filters: z.object({
    search: z.string(),
    environment: z.enum(['all', ...ENVIRONMENTS]),
    tone: z.enum(['all', ...TONE_FILTERS]),
    ageGroup: z.enum(['all', ...AGE_GROUPS]),
    length: z.string(),
    child: z.string(),
    favorites: z.enum(['only', 'all']),
  }),
  lengths: z.array(z.object({ lengthKey: z.string(), displayName: z.string() })),
  profiles: z.array(z.object({ id: z.number(), name: z.string() })),
  counts: z.object({ count: z.string(), show: z.string() }),
})

const FILTERS = { name: 'story-filters', component: StoryFilters, on: 'load', schema } as const

export const StoryFiltersIsland = island(FILTERS)

/** The same, where its only private fact is how many stories there are: no child's name, no search. */
export const storyFiltersPattern = islandPattern(
  FILTERS,
  (
    shape: Pick<StoryFiltersProps, 'filters' | 'lengths'>,
    { count, show }: Record<'count' | 'show', string>,
  ) => ({ ...shape, profiles: [], counts: { count, show } }),
  ['count', 'show'],
)
