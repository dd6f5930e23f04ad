import type { StoryBeingMade } from '../../src/components/creation/already-made.tsx'
import type { GenerateStoryBody } from '../../src/components/creation/flow/generate-story-body.ts'
import { ApiError, errorSentence, send } from '../lib/api.ts'
import { toast } from '../lib/toast.ts'
import { placeOf, signInAndReturn } from './left-place.ts'
import { requestAnswered, requestKeyFor } from './request-key.ts'

/** `leaving` for the story's own page; `refused`, which a toast has told; or the same wish that is being made already. */
export type Asked = 'leaving' | 'refused' | StoryBeingMade

/** Sends the wish. */
export async function askForStory(wish: GenerateStoryBody): Promise<Asked> {
  const place = placeOf(wish.firebaseUid)
  try {
    const request = { ...wish, requestKey: requestKeyFor(wish) }
    const story = await send<{ id?: number } | undefined>('POST', '/api/generate-story', request)
    requestAnswered()
    if (!story?.id) throw new Error('The answer has no story')
    location.replace(`/story/${story.id}`)
    return 'leaving'
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) requestAnswered()
    if (error instanceof ApiError && error.status === 401) {
      signInAndReturn(place)
      return 'leaving'
    }
    const making = beingMade(error)
    if (making) return making
    toast({
      kind: 'error',
      title: 'Generation failed',
      text: errorSentence(error, 'There was an error creating your story. Please try again.'),
    })
    return 'refused'
  }
}

function beingMade(error: unknown): StoryBeingMade | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return (JSON.parse(error.body) as { story?: StoryBeingMade }).story
}
