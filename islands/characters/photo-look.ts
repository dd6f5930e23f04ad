import { lookInPhoto } from '../../src/shared/characters/photo-look/index.ts'
import type { PhotoLook } from '../../src/shared/characters/photo-look/look.ts'

/** The longer side on which a photo is looked at, pixels: enough for a pair of glasses, quick on an old phone. */
const SIDE = 480

/** What the photo at a `data:` address shows of a look. Rejects when this browser cannot open it. */
export async function lookOfPhoto(photo: string): Promise<PhotoLook> {
  const image = new Image()
  image.src = photo
  await image.decode()
  const scale = Math.min(1, SIDE / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return lookInPhoto(context.getImageData(0, 0, canvas.width, canvas.height))
}
