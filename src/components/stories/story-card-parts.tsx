import type { StoryListItem } from '../../shared/stories/story-answer.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import type { Reader } from './reader.ts'
import { namedBy } from './tool-names.tsx'

export interface StoryCardProps {
  story: StoryListItem
  reader: Reader
  /** The query string of My Stories, to return to: empty or with its question mark. */
  query: string
  /** Its picture is the first one visible on the page. */
  first?: boolean
}

export interface NamedStory {
  id: string | number
  title: string
  query: string
}

/** The id of a story's title, which names its tools. */
export const titleId = (id: string | number) => `s${id}`

/** The link of the whole card. */
export const TitleLink = ({ id, title, query }: NamedStory) => (
  <a href={`/story/${id}${query}`} className="over-card">
    {title}
  </a>
)

/** With script the page's one dialog opens instead. */
export const DeleteStory = ({ id, query }: Omit<NamedStory, 'title'>) => (
  <a href={`${SAVED_STORIES}/${id}/delete${query}`} data-sure="" {...namedBy('bin', titleId(id))}>
    Delete
  </a>
)
