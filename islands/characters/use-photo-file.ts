import { useState } from 'react'
import type { Draft } from '../../src/components/characters/draft.ts'
import { toast } from '../lib/toast.ts'
import { isImageFile } from './image-file.ts'

/** Takes a photo from a file, made smaller, into the draft; what cannot be read is told. */
export function usePhotoFile(change: (changes: Partial<Draft>) => void) {
  const [reading, setReading] = useState(false)
  const take = async (file: File) => {
    if (!isImageFile(file))
      return toast({ kind: 'error', title: 'Invalid file', text: 'Please select an image file.' })
    setReading(true)
    try {
      const { preparedPhoto } = await import('./photo.ts')
      change({ photo: await preparedPhoto(file), consent: false, photoLook: null })
    } catch {
      toast({ kind: 'error', title: 'Upload failed', text: 'Failed to process image. Please try again.' })
    } finally {
      setReading(false)
    }
  }
  return { reading, take }
}
