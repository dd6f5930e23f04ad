import type { StoryPage } from '../../shared/story-answer.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback.tsx'
import { StoriesIcon } from '../ui/icons.tsx'
import { Pager } from './pager.tsx'
import { type Reader, StoryCard } from './story-card.tsx'

export interface TimelineProps {
  stories: StoryPage
  page: number
  reader: Reader
}

/** The address of a page of My Stories: the page only above 1 (specification, section 2). */
export const savedStoriesHref = (page: number): string => `/app/saved-stories${queryOf(page)}`

const queryOf = (page: number) => (page > 1 ? `?page=${page}` : '')

/** A family's stories, newest first; the part of the page that changes by itself while stories are made. */
export function Timeline({ stories, page, reader }: TimelineProps) {
  const unfinished = stories.data.some((story) => story.generationStatus !== 'complete' && !story.retryable)
  return (
    <section
      id="timeline"
      aria-label="Stories"
      {...(unfinished ? { 'data-poll': savedStoriesHref(page) } : {})}
    >
      {stories.total === 0 ? <NoStories /> : <Stories stories={stories} page={page} reader={reader} />}
    </section>
  )
}

function Stories({ stories, page, reader }: TimelineProps) {
  return (
    <>
      <ol className="grid gap-5 max-w-3xl mx-auto">
        {stories.data.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} reader={reader} query={queryOf(page)} />
          </li>
        ))}
      </ol>
      <Pager page={page} totalPages={stories.totalPages} hrefOf={savedStoriesHref} />
    </>
  )
}

const NoStories = () => (
  <EmptyState
    icon={<StoriesIcon className="size-9" />}
    title="Your memory timeline awaits"
    action={<LinkButton href="/app">Create Your First Memory</LinkButton>}
  >
    Every story you make is kept here, the newest on top.
  </EmptyState>
)
