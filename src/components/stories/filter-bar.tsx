import type { ReactNode } from 'react'
import { AGE_GROUPS } from '../../shared/stories/age-groups.ts'
import { ENVIRONMENTS } from '../../shared/stories/environments.ts'
import {
  activeFilterCount,
  SAVED_STORIES,
  SEARCH_MAX,
  type StoryFilters,
} from '../../shared/stories/story-filters.ts'
import { TONE_FILTERS } from '../../shared/stories/tone-filters.ts'
import { Button } from '../ui/button.tsx'
import { Badge } from '../ui/feedback.tsx'
import { Select } from '../ui/field.tsx'

export interface LengthChoice {
  lengthKey: string
  displayName: string
}

export interface ChildChoice {
  id: number
  name: string
}

export type PickFilter = (name: Exclude<keyof StoryFilters, 'search'>, value: string) => void

interface FilterBarProps {
  filters: StoryFilters
  lengths: LengthChoice[]
  /** The children with profiles. */
  profiles: ChildChoice[]
  /** How many stories match the filters, and of how many, in words. */
  count: string
  onSearch: (typed: string) => void
  onPick: PickFilter
  onClear: () => void
  onSubmit: () => void
  onOpenSheet: () => void
}

/** Search box, filters and the count badge; a plain form without script. On a phone the filters are in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { filters, lengths, profiles, onSearch, onPick, onSubmit, onOpenSheet } = props
  return (
    <search aria-label="Your stories">
      <form
        method="get"
        action={SAVED_STORIES}
        className="story-search"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className="search-row">
          <div className="flex gap-2">
            <SearchBox search={filters.search} onSearch={onSearch} />
            <FilterButton count={activeFilterCount(filters)} onPress={onOpenSheet} />
            <span className="hidden [@media(scripting:none)]:block">
              <Button type="submit" variant="secondary">
                Search
              </Button>
            </span>
          </div>
          <div className="filter-row">
            <FilterSelects idPrefix="filter" {...{ filters, lengths, profiles, onPick }} />
          </div>
        </div>
        <Count {...props} />
      </form>
    </search>
  )
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (typed: string) => void }) {
  return (
    <div className="search-box">
      <label htmlFor="search" className="sr-only">
        Search by title, child, place or words
      </label>
      <input
        id="search"
        name="search"
        type="search"
        dir="auto"
        placeholder="Search stories"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAX * 2}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className="control"
      />
    </div>
  )
}

/** Only on narrow screens; opens the sheet. */
function FilterButton({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      className="icon-filter filter-button"
      aria-haspopup="dialog"
      aria-label={count === 0 ? 'Filters' : `Filters, ${count} active`}
      onClick={onPress}
    >
      <span className="max-[24rem]:sr-only">Filters</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="grid place-items-center min-w-6 h-6 rounded-full bg-lamp text-lamp-ink text-sm"
        >
          {count}
        </span>
      )}
    </Button>
  )
}

/** The selects, for the bar and for the sheet. */
export function FilterSelects({
  idPrefix,
  filters,
  lengths,
  profiles,
  onPick,
}: Pick<FilterBarProps, 'filters' | 'lengths' | 'profiles' | 'onPick'> & { idPrefix: string }) {
  const select = (name: Parameters<PickFilter>[0], label: string, options: ReactNode) => (
    <Select
      id={`${idPrefix}-${name}`}
      name={name}
      label={label}
      value={filters[name]}
      onChange={(event) => onPick(name, event.target.value)}
      className="py-2.5!"
    >
      <option value="all">All</option>
      {options}
    </Select>
  )
  return (
    <>
      {profiles.length > 0 &&
        select(
          'child',
          'Child',
          profiles.map(({ id, name }) => option(String(id), name)),
        )}
      {select('environment', 'Place', ENVIRONMENTS.map(option))}
      {select(
        'tone',
        'Mood',
        TONE_FILTERS.map((tone) => option(tone, capitalized(tone))),
      )}
      {select(
        'ageGroup',
        'Ages',
        AGE_GROUPS.map((group) => option(group)),
      )}
      {select(
        'length',
        'Length',
        lengths.map(({ lengthKey, displayName }) => option(lengthKey, displayName)),
      )}
    </>
  )
}

/** Its text is its value, unless it has another one. */
const option = (value: string, text?: string | number) =>
  typeof text === 'string' && text !== value ? (
    <option key={value} value={value}>
      {text}
    </option>
  ) : (
    <option key={value}>{value}</option>
  )

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Announced whenever it changes. */
function Count({ filters, count, onPick, onClear }: Omit<FilterBarProps, 'lengths'>) {
  const isFiltered = activeFilterCount(filters) > 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 min-h-11">
      <span role="status">
        <Badge tone="lamp">{count}</Badge>
      </span>
      <Favorites
        only={filters.favorites === 'only'}
        onPick={(only) => onPick('favorites', only ? 'only' : 'all')}
      />
      {isFiltered && (
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </div>
  )
}

/** Only favorites. */
const Favorites = ({ only, onPick }: { only: boolean; onPick: (only: boolean) => void }) => (
  <label className="favorites-only">
    <input
      type="checkbox"
      name="favorites"
      value="only"
      checked={only}
      onChange={(event) => onPick(event.target.checked)}
    />
    Favorites
  </label>
)
