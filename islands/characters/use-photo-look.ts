import { useEffect } from 'react'
import { type CharacterDraft, isNewPhoto } from '../../src/components/characters/draft.ts'
import type { PhotoLook } from '../../src/shared/characters/photo-look/look.ts'

/** Reads the look from a new photo, in this browser; an unreadable photo gives none. */
export function usePhotoLook({ photo, photoLook }: CharacterDraft, onLook: (seen: PhotoLook) => void): void {
  const unread = photoLook === null && isNewPhoto(photo) ? photo : null
  useEffect(() => {
    if (unread === null) return
    let outdated = false
    const read = async () => {
      const { lookOfPhoto } = await import('./photo-look.ts')
      return lookOfPhoto(unread)
    }
    read()
      .catch((error): PhotoLook => {
        console.warn('The photo could not be read:', error)
        return {}
      })
      .then((seen) => {
        if (!outdated) onLook(seen)
      })
    return () => {
      outdated = true
    }
  }, [unread, onLook])
}
