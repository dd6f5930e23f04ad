import { AGE_GROUPS, type AgeGroup } from './age-groups.ts'
import { ENVIRONMENTS, type Environment } from './environments.ts'
import { TONE_FILTERS, type ToneFilter } from './tone-filters.ts'

/** What a parent is looking for in My Stories (specification, section 2); `all` does not filter. */
export interface StoryFilters {
  /** Words, trimmed; empty without a search. */
  search: string
  environment: Environment | 'all'
  tone: ToneFilter | 'all'
  ageGroup: AgeGroup | 'all'
  /** The key of a length. */
  length: string
  /** The id of a child's profile: only that shelf. */
  child: string
  favorites: 'only' | 'all'
}

export type FilterName = keyof StoryFilters

export const NO_FILTERS: StoryFilters = {
  search: '',
  environment: 'all',
  tone: 'all',
  ageGroup: 'all',
  length: 'all',
  child: 'all',
  favorites: 'all',
}

export const SAVED_STORIES = '/app/saved-stories'
export const SEARCH_MAX = 100
const LENGTH_KEY = /^[\w-]{1,40}$/
const PROFILE_ID = /^\d{1,15}$/
const PARTS: readonly FilterName[] = [
  'search',
  'environment',
  'tone',
  'ageGroup',
  'length',
  'child',
  'favorites',
]

/** The query string of My Stories, with its question mark; the page only above 1, filters set to all left out (section 2). */
export function savedStoriesQuery(filters: StoryFilters, page = 1): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  for (const name of PARTS) {
    const value = filters[name]
    if (value !== NO_FILTERS[name]) query.set(name, value)
  }
  const text = query.toString()
  return text && `?${text}`
}

/** The address of a page of My Stories. */
export const savedStoriesHref = (filters: StoryFilters, page = 1): string =>
  SAVED_STORIES + savedStoriesQuery(filters, page)

/** The filters in an address; unknown values count as all. The page is checked by `acceptedPage`. */
export function filtersFrom(query: URLSearchParams): StoryFilters {
  return {
    search: trimmedSearch(query.get('search') ?? ''),
    environment: oneOf(ENVIRONMENTS, query.get('environment')),
    tone: oneOf(TONE_FILTERS, query.get('tone')),
    ageGroup: oneOf(AGE_GROUPS, query.get('ageGroup')),
    length: LENGTH_KEY.test(query.get('length') ?? '') ? (query.get('length') ?? 'all') : 'all',
    child: PROFILE_ID.test(query.get('child') ?? '') ? (query.get('child') ?? 'all') : 'all',
    favorites: query.get('favorites') === 'only' ? 'only' : 'all',
  }
}

/** A search as stored in the address: trimmed, without control characters, at most SEARCH_MAX characters. */
export function trimmedSearch(typed: string): string {
  const clean = typed.toWellFormed().replace(/\p{Cc}+/gu, ' ')
  return [...clean.trim()].slice(0, SEARCH_MAX).join('').trim()
}

/** How many of the select filters are set; the search box is not one of them. */
export const activeFilterCount = (filters: StoryFilters): number =>
  PARTS.filter((name) => name !== 'search' && filters[name] !== 'all').length

export const isUnfiltered = (filters: StoryFilters): boolean =>
  filters.search === '' && activeFilterCount(filters) === 0

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | 'all' =>
  values.find((value) => value === given) ?? 'all'
