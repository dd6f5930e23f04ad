import {
  activeFilterCount,
  NO_FILTERS,
  type StoryFilters,
  savedStoriesHref,
} from '../../shared/stories/story-filters.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState, Skeleton } from '../ui/feedback.tsx'
import { SearchIcon, StoriesIcon } from '../ui/icons.tsx'

/** No story matches the filters, or there is none yet. */
export function EmptyTimeline({ filters }: { filters: StoryFilters }) {
  if (filters.search !== '') return <NothingFound filters={filters} />
  return activeFilterCount(filters) > 0 ? <NothingFits /> : <NoStories />
}

const NothingFound = ({ filters }: { filters: StoryFilters }) => (
  <EmptyState
    icon={<SearchIcon className="size-9" />}
    title="No memories found"
    action={
      <LinkButton
        id="clear-search"
        href={savedStoriesHref({ ...filters, search: '' })}
        data-fragment="#timeline"
        variant="secondary"
      >
        Clear Search
      </LinkButton>
    }
  >
    <p className="wrap-anywhere">
      No stories match "<bdi>{filters.search}</bdi>"
    </p>
    {activeFilterCount(filters) > 0 && <p className="mt-2">Your filters are still set as well.</p>}
  </EmptyState>
)

const NothingFits = () => (
  <EmptyState
    icon={<StoriesIcon className="size-9" />}
    title="Your memory timeline awaits"
    action={
      <>
        <LinkButton id="clear-filters" href={savedStoriesHref(NO_FILTERS)} data-fragment="#timeline">
          Clear Filters
        </LinkButton>
        <LinkButton href="/app" variant="secondary">
          Create Your First Memory
        </LinkButton>
      </>
    }
  >
    None of your stories is like this yet. It could be the first of its kind.
  </EmptyState>
)

const NoStories = () => (
  <EmptyState
    icon={<StoriesIcon className="size-9" />}
    title="Your memory timeline awaits"
    action={<LinkButton href="/app">Create Your First Memory</LinkButton>}
  >
    Every story you make is kept here, the newest on top.
  </EmptyState>
)

/** Replaces the timeline when it could not be loaded. */
export const LoadError = () => (
  <EmptyState
    icon={<span className="icon-warning" />}
    title="Oops! Something went wrong"
    action={<LinkButton href="/app">Go Back Home</LinkButton>}
  >
    <p role="alert">We couldn't load your stories right now. Please try again in a moment.</p>
  </EmptyState>
)

/** Replaces the timeline while it loads slowly. */
export const LoadingTimeline = () => (
  <div className="grid gap-5 max-w-3xl mx-auto">
    <p role="status" className="text-center text-soft">
      Loading your magical memories
    </p>
    <Skeleton className="h-96" />
  </div>
)
