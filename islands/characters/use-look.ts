import { useEffect } from 'react'
import type { CharacterDraft } from '../../src/components/characters/draft.ts'
import type { CastSheet } from '../../src/shared/characters/cast-sheet.ts'

const TYPING_PAUSE_MS = 400

/** Derives the look from the description and the photo whenever typing pauses, unless the parent has chosen one. */
export function useLook(
  firebaseUid: string,
  { gender, description, lookChosen, lookSeed, photoLook }: CharacterDraft,
  onLook: (look: CastSheet) => void,
): void {
  useEffect(() => {
    if (lookChosen || gender === null) return
    let outdated = false
    const read = async () => {
      const body = { firebaseUid, gender, description, lookSeed, ...(photoLook ? { photoLook } : {}) }
      const { send } = await import('../lib/api.ts')
      const { castSheet } = await send<{ castSheet: CastSheet }>('POST', '/api/look', body)
      if (!outdated) onLook(castSheet)
    }
    const timer = setTimeout(() => {
      read().catch((error) => console.warn('The look could not be read:', error))
    }, TYPING_PAUSE_MS)
    return () => {
      outdated = true
      clearTimeout(timer)
    }
  }, [firebaseUid, lookSeed, gender, description, lookChosen, photoLook, onLook])
}
