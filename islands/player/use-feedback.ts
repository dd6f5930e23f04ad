import { useCallback, useEffect, useState } from 'react'
import type { Rating } from '../../src/components/player/feedback-modal.tsx'
import { FEEDBACK_DELAY_MS } from '../../src/shared/constants.ts'
import { read, send } from '../lib/api.ts'
import { toast } from '../lib/toast.ts'
import { remember, remembered } from './device-memory.ts'

export interface StoryFeedback {
  open: boolean
  close: () => void
  submit: (rating: Rating, comment: string) => Promise<boolean>
}

/** What this device knows of a story's feedback. */
interface Known {
  given?: boolean
  /** How often the question was closed without an answer. */
  closed?: number
  /** The story ended when nobody was to be disturbed: the question comes with the next visit. */
  waits?: boolean
}

const CLOSED_FOR_GOOD = 2
const keyOf = (storyId: number) => `feedback-${storyId}`

function knownOf(storyId: number): Known {
  const known = remembered(keyOf(storyId))
  return typeof known === 'object' && known !== null ? known : {}
}

const note = (storyId: number, news: Known) => remember(keyOf(storyId), { ...knownOf(storyId), ...news })

interface Moment {
  complete: boolean
  ended: boolean
  /** In the dark, or asleep by the timer: nothing may light up. */
  asleep: boolean
  /** The story is playing, or did in this visit. */
  begun: boolean
}

/**
 * Asks for feedback a second after a complete story has ended, unless it has some or that is unknown. It does not ask
 * a sleeping family until the next visit, and never again where it was closed twice.
 */
export function useFeedback(storyId: number, firebaseUid: string, moment: Moment): StoryFeedback {
  const { complete, ended, asleep, begun } = moment
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useWanted(storyId, firebaseUid, complete)
  useEffect(() => {
    if (ended && asleep && wanted) note(storyId, { waits: true })
  }, [storyId, ended, asleep, wanted])

  const comesNow = ended && !asleep
  const hasWaited = !begun && wanted && knownOf(storyId).waits === true
  useEffect(() => {
    if (!wanted || !(comesNow || hasWaited)) return
    const timer = setTimeout(() => setOpen(true), FEEDBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [comesNow, hasWaited, wanted])

  const close = useCallback(() => {
    setOpen(false)
    // The dialog also closes after an answer.
    if (knownOf(storyId).given) return
    if (closedOnceMore(storyId) >= CLOSED_FOR_GOOD) setWanted(false)
  }, [storyId, setWanted])
  const submit = useCallback(
    async (rating: Rating, comment: string) => {
      if (!(await given({ firebaseUid, storyId, rating, comment }))) return false
      note(storyId, { given: true, waits: false })
      setWanted(false)
      setOpen(false)
      return true
    },
    [storyId, firebaseUid, setWanted],
  )
  return { open, close, submit }
}

function closedOnceMore(storyId: number): number {
  const closed = (knownOf(storyId).closed ?? 0) + 1
  note(storyId, { closed, waits: false })
  return closed
}

/** Whether to ask at all. Without a network this device's own memory decides. */
function useWanted(storyId: number, firebaseUid: string, complete: boolean) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!complete) return
    const { given, closed = 0 } = knownOf(storyId)
    if (given || closed >= CLOSED_FOR_GOOD) return
    const query = new URLSearchParams({ firebaseUid })
    read<{ hasFeedback: boolean }>(`/api/stories/${storyId}/feedback?${query}`).then(
      ({ hasFeedback }) => {
        if (hasFeedback) note(storyId, { given: true })
        setWanted(!hasFeedback)
      },
      // Where the server is unreachable (fetch's own error), what this device knows decides.
      (error) => setWanted(error instanceof TypeError),
    )
  }, [storyId, firebaseUid, complete])
  return [wanted, setWanted] as const
}

interface Given {
  firebaseUid: string
  storyId: number
  rating: Rating
  comment: string
}

async function given({ comment, ...rest }: Given): Promise<boolean> {
  try {
    const type = 'STORY_GENERATION'
    await send('POST', '/api/feedback', { ...rest, type, ...(comment && { comment }) })
  } catch {
    toast({ kind: 'error', title: 'Failed to submit feedback', text: 'Please try again later.' })
    return false
  }
  toast({
    kind: 'success',
    title: 'Thank you for your feedback!',
    text: 'Your rating helps us improve our stories.',
  })
  return true
}
