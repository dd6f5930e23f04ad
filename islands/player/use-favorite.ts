import { useCallback, useState } from 'react'
import { errorSentence, send } from '../lib/api.ts'
import { endsSession } from '../lib/sign-in-again.ts'
import { toast } from '../lib/toast.ts'

/** Whether the story is a favorite, and what changes that; shown at once, and reverted where it fails. */
export function useFavorite(storyId: number, firebaseUid: string, given: boolean): [boolean, () => void] {
  const [favorite, setFavorite] = useState(given)
  const toggle = useCallback(async () => {
    const wanted = !favorite
    setFavorite(wanted)
    try {
      await send('PUT', `/api/stories/${storyId}/favorite`, { firebaseUid, favorite: wanted })
    } catch (error) {
      setFavorite(!wanted)
      if (endsSession(error)) return
      const text = errorSentence(error, 'Your favorite could not be kept. Please try again.')
      toast({ kind: 'error', title: 'That didn’t work', text })
    }
  }, [storyId, firebaseUid, favorite])
  return [favorite, toggle]
}
