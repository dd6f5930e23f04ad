import { lookInPhoto } from '../../src/shared/characters/photo-look/index.ts'
import type { PhotoLook } from '../../src/shared/characters/photo-look/look.ts'

/** The longer side of the photo for analysis, in pixels: enough for glasses, fast on an old phone. */
const SIDE = 480

/** The look in the photo at a `data:` address. Rejects when this browser cannot decode it. */
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
