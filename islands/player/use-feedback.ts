import { useCallback, useEffect, useState } from 'react'
import type { Rating } from '../../src/components/player/feedback-modal.tsx'
import { FEEDBACK_DELAY_MS } from '../../src/shared/constants.ts'
import { read, send } from '../lib/api.ts'
import { toast } from '../lib/toast.ts'

export interface StoryFeedback {
  open: boolean
  close: () => void
  submit: (rating: Rating, comment: string) => Promise<boolean>
}

/** Asks for feedback a second after a complete story has ended, unless it has some or nobody knows whether it has. */
export function useFeedback(
  storyId: number,
  firebaseUid: string,
  { complete, ended }: { complete: boolean; ended: boolean },
): StoryFeedback {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!complete) return
    const query = new URLSearchParams({ firebaseUid })
    read<{ hasFeedback: boolean }>(`/api/stories/${storyId}/feedback?${query}`).then(
      ({ hasFeedback }) => setWanted(!hasFeedback),
      () => setWanted(false),
    )
  }, [storyId, firebaseUid, complete])
  useEffect(() => {
    if (!ended || !wanted) return
    const timer = setTimeout(() => setOpen(true), FEEDBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [ended, wanted])

  const close = useCallback(() => setOpen(false), [])
  const submit = useCallback(
    async (rating: Rating, comment: string) => {
      try {
        const type = 'STORY_GENERATION'
        await send('POST', '/api/feedback', {
          firebaseUid,
          storyId,
          type,
          rating,
          ...(comment && { comment }),
        })
      } catch {
        toast({ kind: 'error', title: 'Failed to submit feedback', text: 'Please try again later.' })
        return false
      }
      setWanted(false)
      setOpen(false)
      toast({
        kind: 'success',
        title: 'Thank you for your feedback!',
        text: 'Your rating helps us improve our stories.',
      })
      return true
    },
    [storyId, firebaseUid],
  )
  return { open, close, submit }
}
