import { PHOTO_MAX_SIDE, PHOTO_QUALITY } from '../../src/shared/constants.ts'

/**
 * The photo as a `data:` address: upright, at most 800 pixels a side, JPEG at quality 0.8 (specification, section 5).
 * Rejects when this browser cannot decode it.
 */
export async function preparedPhoto(file: Blob): Promise<string> {
  const picture = await decoded(file)
  try {
    return drawnAsJpeg(picture.image, picture.width, picture.height)
  } finally {
    picture.release()
  }
}

/** The current frame of `video`, as a `data:` address like that of a file's photo. */
export function capturedPhoto(video: HTMLVideoElement): string {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || videoHeight === 0) throw new Error('The camera shows nothing')
  return drawnAsJpeg(video, videoWidth, videoHeight)
}

interface Decoded {
  image: CanvasImageSource
  width: number
  height: number
  release: () => void
}

async function decoded(file: Blob): Promise<Decoded> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return { image, width: image.width, height: image.height, release: () => image.close() }
  } catch {
    return decodedByElement(file)
  }
}

/** Some browsers decode more formats in an image element, e.g. HEIC in Safari. */
async function decodedByElement(file: Blob): Promise<Decoded> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
  const { naturalWidth, naturalHeight } = image
  return {
    image,
    width: naturalWidth || PHOTO_MAX_SIDE,
    height: naturalHeight || PHOTO_MAX_SIDE,
    release: () => URL.revokeObjectURL(url),
  }
}

function drawnAsJpeg(image: CanvasImageSource, width: number, height: number): string {
  const scale = Math.min(1, PHOTO_MAX_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const url = canvas.toDataURL('image/jpeg', PHOTO_QUALITY)
  if (!url.startsWith('data:image/jpeg')) throw new Error('This browser makes no JPEG')
  return url
}
