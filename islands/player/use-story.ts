import { useEffect, useMemo, useRef, useState } from 'react'
import { STORY_POLL_MS } from '../../src/shared/constants.ts'
import type { StoryAnswer } from '../../src/shared/story-answer.ts'
import { ApiError } from '../lib/api.ts'
import { poll } from '../lib/polling.ts'
import { toast } from '../lib/toast.ts'
import { type ReadStory, readStory } from './playable-story.ts'

export interface FollowedStory {
  /** Undefined while nothing has been answered. */
  read: ReadStory | undefined
  /** There is no such story, or not any more. */
  missing: boolean
}

/** Specification, section 7: the story view retries up to 3 times; then there is nothing to show. */
const TRIES = 1 + 3

const isOver = (story: StoryAnswer) => story.generationStatus === 'complete' || story.retryable

/** A story as the server has it, asked for every 2 seconds until it is complete or failed (specification, section 7). */
export function useStory(
  storyId: number | undefined,
  firebaseUid: string,
  initial: StoryAnswer | undefined,
): FollowedStory {
  const [story, setStory] = useState(initial)
  const [missing, setMissing] = useState(false)
  const known = useRef(initial)
  useEffect(() => {
    if (storyId === undefined || (known.current?.id === storyId && isOver(known.current))) return
    let failures = 0
    return poll<StoryAnswer>({
      url: `/api/stories/${storyId}?${new URLSearchParams({ firebaseUid })}`,
      everyMs: STORY_POLL_MS,
      prefix: 'HTTP ',
      onValue(answer) {
        known.current = answer
        setStory(answer)
        if (answer.generationStatus === 'complete' && !isBeingTold()) {
          toast({ title: 'Story ready!', kind: 'success' })
        }
        return isOver(answer)
      },
      onError(error) {
        failures += 1
        const status = error instanceof ApiError ? error.status : undefined
        const hopeless = status === 404 || (failures >= TRIES && !known.current)
        if (hopeless) setMissing(true)
        if (status === 401) toast({ title: 'You are signed out', text: 'Please sign in to go on.' })
        return hopeless || status === 401
      },
    })
  }, [storyId, firebaseUid])
  const before = useRef<ReadStory>(undefined)
  const read = useMemo(() => {
    before.current = story && readStory(story, before.current)
    return before.current
  }, [story])
  return { read, missing }
}

/** Nothing talks over a story that is being told. */
const isBeingTold = () => document.documentElement.dataset.immersive !== undefined
