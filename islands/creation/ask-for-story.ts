import type { StoryWish } from '../../src/components/creation/flow/story-wish.ts'
import { ApiError, errorSentence, send } from '../lib/api.ts'
import { toast } from '../lib/toast.ts'
import { placeOf, signInAndReturn } from './left-place.ts'
import { requestAnswered, requestKeyFor } from './request-key.ts'

/** Sends the wish, then goes to the story's own page; false when it was refused, which a toast has told. */
export async function askForStory(wish: StoryWish): Promise<boolean> {
  const place = placeOf(wish.firebaseUid)
  try {
    const request = { ...wish, requestKey: requestKeyFor(wish) }
    const story = await send<{ id?: number } | undefined>('POST', '/api/generate-story', request)
    requestAnswered()
    if (!story?.id) throw new Error('The answer has no story')
    location.replace(`/story/${story.id}`)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) requestAnswered()
    if (error instanceof ApiError && error.status === 401) {
      signInAndReturn(place)
      return true
    }
    toast({
      kind: 'error',
      title: 'Generation failed',
      text: errorSentence(error, 'There was an error creating your story. Please try again.'),
    })
    return false
  }
}
