import { useState } from 'react'
import type { CharacterDraft, DraftProblem } from '../../src/components/characters/draft.ts'
import { isImageFile } from './image-file.ts'

/** Puts a file's photo, scaled down, into the draft; reports an unreadable file. */
export function usePhotoFile(
  change: (changes: Partial<CharacterDraft>) => void,
  tell: (problem: DraftProblem) => void,
) {
  const [reading, setReading] = useState(false)
  const take = async (file: File) => {
    if (!isImageFile(file))
      return tell({ field: 'photo', title: 'Invalid file', text: 'Please select an image file.' })
    setReading(true)
    try {
      const { preparedPhoto } = await import('./photo.ts')
      change({ photo: await preparedPhoto(file), consent: false, photoLook: null })
    } catch {
      tell({ field: 'photo', title: 'Upload failed', text: 'Failed to process image. Please try again.' })
    } finally {
      setReading(false)
    }
  }
  return { reading, take }
}
