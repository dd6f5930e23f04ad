import type { StoryListItem } from '../../shared/stories/story-answer.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { PressForm, SurePress } from './press-form.tsx'
import type { Reader } from './reader.ts'

export interface StoryCardProps {
  story: StoryListItem
  reader: Reader
  /** The query string of My Stories, to come back to: empty or with its question mark. */
  query: string
  /** Its picture is the first thing seen of the page. */
  first?: boolean
}

/** The link that the whole card is pressed for. */
export const TitleLink = ({ story, query }: Pick<StoryCardProps, 'story' | 'query'>) => (
  <a
    href={`/story/${story.id}${query}`}
    className="focusable rounded-md hover:text-lamp after:content-empty after:absolute after:inset-0"
  >
    {story.title}
  </a>
)

/** Delete, which asks once more. */
export function DeleteStory({ story, query }: Pick<StoryCardProps, 'story' | 'query'>) {
  return (
    <PressForm
      action={`${SAVED_STORIES}/${story.id}/delete${query}`}
      done={{ title: 'Story Deleted', text: 'Your story has been deleted successfully.' }}
      failed={{ title: 'Delete Failed', text: 'Failed to delete the story. Please try again.' }}
    >
      <SurePress what={story.title} question="Delete this story for good?" answer="Yes, delete it" />
    </PressForm>
  )
}
