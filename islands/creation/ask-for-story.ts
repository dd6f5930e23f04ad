import type { StoryWish } from '../../src/components/creation/flow/story-wish.ts'
import { ApiError, errorSentence, send } from '../lib/api.ts'
import { toast } from '../lib/toast.ts'

/** Sends the wish, then goes to the story's own page; when it is refused, says why and calls `onRefused`. */
export async function askForStory(wish: StoryWish, onRefused: () => void): Promise<void> {
  try {
    const story = await send<{ id?: number } | undefined>('POST', '/api/generate-story', wish)
    if (!story?.id) throw new Error('The answer has no story')
    location.replace(`/story/${story.id}`)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return location.assign('/login')
    toast({
      kind: 'error',
      title: 'Generation failed',
      text: errorSentence(error, 'There was an error creating your story. Please try again.'),
    })
    onRefused()
  }
}
