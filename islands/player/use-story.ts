import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { STORY_POLL_MS } from '../../src/shared/constants.ts'
import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import { ApiError, errorSentence, read, send } from '../lib/api.ts'
import { poll } from '../lib/polling.ts'
import { signInAgain } from '../lib/sign-in-again.ts'
import { toast } from '../lib/toast.ts'
import { audioIn, type ReadStory, readStory, withDrawing } from './playable-story.ts'
import { useVoice } from './use-voice.ts'

export interface FollowedStory {
  read: ReadStory
  /** The story no longer exists. */
  missing: boolean
  /** The session has ended; the login page is loading. */
  signedOut: boolean
  /** Whether the story still exists, as far as can be known: somebody may have deleted it in another tab. */
  isStillThere: () => Promise<boolean>
  /** The family's voices that have read it, the current one ('' for the narrator's), and the choice. */
  voices: { names: readonly string[]; value: string; onPick: (name: string) => void }
  /** Has a paragraph's picture redrawn; it changes when that is done. */
  redraw: (paragraphIndex: number) => Promise<void>
}

/** Nothing of it will change by itself. */
const isOver = (story: StoryAnswer) =>
  story.retryable || (story.generationStatus === 'complete' && !drawsAnew(story))

const drawsAnew = ({ images }: StoryAnswer) => images?.includes('"redraw":"drawing"') === true

/** A story on the server, polled every 2 seconds until it is complete or failed (specification, section 7). */
export function useStory(initial: StoryAnswer, firebaseUid: string): FollowedStory {
  const [story, setStory] = useState(initial)
  const over = isOver(story)
  const known = useRef(story)
  known.current = story
  const url = `/api/stories/${story.id}?${new URLSearchParams({ firebaseUid })}`

  const { missing, signedOut, refused } = useRefusal()

  useEffect(() => {
    if (over) return
    return poll<StoryAnswer>({
      url,
      everyMs: STORY_POLL_MS,
      prefix: 'HTTP ',
      onValue(answer) {
        const wasComplete = known.current.generationStatus === 'complete'
        if (answer.generationStatus === 'complete' && !wasComplete && !isBeingTold()) {
          toast({ title: 'Story ready!', kind: 'success' })
        }
        setStory(answer)
        return isOver(answer)
      },
      onError: refused,
    })
  }, [url, over, refused])

  const isStillThere = useCallback(
    () =>
      read(url, { method: 'HEAD', prefix: 'HTTP ' }).then(
        () => true,
        (error) => !refused(error),
      ),
    [url, refused],
  )

  const redraw = useCallback(
    async (paragraphIndex: number) => {
      try {
        await send('POST', `/api/stories/${story.id}/images/${paragraphIndex}/redraw`, { firebaseUid })
        // Polling asks at once what came of it: it may have failed already.
        setStory((story) => ({ ...story, images: withDrawing(story.images, paragraphIndex) }))
      } catch (error) {
        if (refused(error)) return
        const text = errorSentence(error, 'The picture could not be drawn again. Please try again.')
        toast({ kind: 'error', title: 'The picture stays as it is', text })
      }
    },
    [story.id, firebaseUid, refused],
  )

  const names = useMemo(() => (story.voices ?? []).map(({ name }) => name), [story])
  const [voice, onPick] = useVoice(names)
  const before = useRef<ReadStory>(undefined)
  const readNow = useMemo(() => {
    before.current = readStory(story, before.current, audioIn(story, voice))
    return before.current
  }, [story, voice])
  return { read: readNow, voices: { names, value: voice, onPick }, missing, signedOut, isStillThere, redraw }
}

/** No toast may cover a story that is playing. */
const isBeingTold = () => document.documentElement.dataset.immersive !== undefined

/** Handles a refusal: the story is gone, or the session has ended. */
function useRefusal() {
  const [missing, setMissing] = useState(false)
  const [signedOut, setSignedOut] = useState(false)
  const refused = useCallback((error: unknown): boolean => {
    const status = error instanceof ApiError ? error.status : undefined
    if (status === 404) setMissing(true)
    if (status === 401) {
      setSignedOut(true)
      signInAgain()
    }
    return status === 404 || status === 401
  }, [])
  useReloadOnReturn(signedOut)
  return { missing, signedOut, refused }
}

/** A page whose session has ended reloads when Back restores it. */
function useReloadOnReturn(signedOut: boolean): void {
  useEffect(() => {
    if (!signedOut) return
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [signedOut])
}
