import type { StoryBeingMade } from '../../src/components/creation/already-made.tsx'
import type { GenerateStoryBody } from '../../src/components/creation/flow/generate-story-body.ts'
import type { SentOptions } from '../../src/components/creation/flow/options.ts'
import type { Account } from '../../src/shared/stories/lengths.ts'
import { ApiError, errorSentence, fieldNamed, send } from '../lib/api.ts'
import { toast } from '../lib/toast.ts'
import { checkCredits } from './check-credits.ts'
import { requestAnswered, requestKeyFor } from './request-key.ts'
import { signInAndReturn, unfinishedFlowOf } from './unfinished-flow.ts'

const HOME = '/app'

/**
 * `leaving` for the story's own page or the plans; `refused`, which a toast has said; a text to show at the twist as
 * well; the number of credits, which has shrunk meanwhile; or the same wish that is being made already.
 */
export type Asked = 'leaving' | 'refused' | { seedRefused: string } | { account: Account } | StoryBeingMade

/** Sends the wish. */
export async function askForStory(wish: GenerateStoryBody, options: SentOptions): Promise<Asked> {
  const place = unfinishedFlowOf(wish.firebaseUid)
  try {
    const request = { ...wish, requestKey: requestKeyFor(wish) }
    const story = await send<{ id?: number } | undefined>('POST', '/api/generate-story', request)
    requestAnswered()
    if (!story?.id) throw new Error('The answer has no story')
    leaveFor(`/story/${story.id}`, takesTheLast(wish, options))
    return 'leaving'
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) requestAnswered()
    if (error instanceof ApiError && error.status === 401) {
      signInAndReturn(place)
      return 'leaving'
    }
    const making = beingMade(error)
    if (making) return making
    const account = isTooDear(error) ? await checkCredits(wish.firebaseUid) : undefined
    if (isTooDear(error) && !account) return 'leaving'
    const text = errorSentence(error, 'There was an error creating your story. Please try again.')
    toast({ kind: 'error', title: 'Generation failed', text })
    if (account) return { account }
    return fieldNamed(error) === 'customSeed' ? { seedRefused: text } : 'refused'
  }
}

/** Whether the story uses the last credits of a family that cannot begin one without. */
const takesTheLast = (wish: GenerateStoryBody, { definitions, account }: SentOptions): boolean => {
  const length = definitions.find(({ lengthKey }) => lengthKey === wish.length)
  return !account.trialBypass && account.availableCredits <= (length?.creditsRequired ?? 0)
}

/** Back leads to the last step; or Home, where that step would show the plans to somebody who did not ask for them. */
function leaveFor(story: string, isLast: boolean): void {
  if (isLast) {
    history.replaceState(null, '', HOME)
    location.assign(story)
  } else location.replace(story)
}

/** The credits were spent since they were last read, e.g. on a story in another tab. */
const isTooDear = (error: unknown) => error instanceof ApiError && error.status === 402

function beingMade(error: unknown): StoryBeingMade | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return (JSON.parse(error.body) as { story?: StoryBeingMade }).story
}
