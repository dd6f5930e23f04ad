import type { Metadata } from 'sharp'
import { PHOTO_MAX_SIDE } from '../../shared/constants.ts'
import { createBoundedQueue } from '../../shared/kit/bounded-queue.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'

const PIXELS_MAX = 24_000_000
const JPEG_QUALITY = 80
/** Maximum bytes of an uploaded photo (design, section 7). */
const PHOTO_BYTES_MAX = 15 * 1024 * 1024

/** Maximum memory for decoding a photo: 24 megapixels at 4 bytes. */
const OPENED_BYTES_MAX = 4 * PIXELS_MAX
/** Photos of all families are decoded one at a time. */
const opening = createBoundedQueue({ concurrency: 1, maxWaiting: 8, retryAfterSeconds: 5 })

export type PhotoRefusal = 'unusable-address' | 'not-a-photo' | 'damaged' | 'too-many-pixels' | 'too-large'

/** The bytes of a `data:` address of at most 15 MB. */
export function readDataUrl(url: string): Result<Uint8Array, PhotoRefusal> {
  const comma = url.indexOf(',')
  const head = url.slice(0, comma)
  if (comma < 0 || !/^data:[a-z0-9.+/-]*;base64$/i.test(head)) return failed('unusable-address')
  if ((url.length - comma) * 0.75 > PHOTO_BYTES_MAX + 3) return failed('too-large')
  const bytes = Buffer.from(url.slice(comma + 1), 'base64')
  return bytes.byteLength > PHOTO_BYTES_MAX ? failed('too-large') : ok(bytes)
}

/**
 * A photo as it is stored: upright, at most 800 pixels a side, JPEG, without EXIF or location. The format is detected
 * from its first bytes: JPEG, PNG, WebP, or the first frame of a GIF (design, section 7). Photos are decoded one at a
 * time, and refused where decoding would need too much memory. Throws TooBusy where too many wait.
 */
export async function reencodePhoto(bytes: Uint8Array): Promise<Result<Uint8Array, PhotoRefusal>> {
  return hasPhotoSignature(bytes) ? opening.run(() => open(bytes)) : failed('not-a-photo')
}

/** Loaded with the first photo, so that a server starts without it. */
async function photoOpener() {
  const { default: sharp } = await import('sharp')
  // libvips would otherwise cache pixels and thread buffers, too much for a machine of 512 MB.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

async function open(bytes: Uint8Array): Promise<Result<Uint8Array, PhotoRefusal>> {
  try {
    const sharp = await photoOpener()
    const sent = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    if (openedBytes(await sent.metadata()) > OPENED_BYTES_MAX) return failed('too-many-pixels')
    const photo = await sent
      .rotate()
      .resize(PHOTO_MAX_SIDE, PHOTO_MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
    return ok(photo)
  } catch (error) {
    return failed(
      error instanceof Error && error.message.includes('pixel limit') ? 'too-many-pixels' : 'damaged',
    )
  }
}

/** Rows of a PNG or GIF that are in memory between decoding and shrinking, as measured. */
const ROWS_IN_HAND = 1000

/**
 * Roughly how many bytes of a photo are in memory at once while it is decoded. A plain PNG is decoded some rows at a
 * time, which may be wide, and a plain JPEG a few rows, shrunk as they are read; interlaced and progressive images are
 * held whole.
 */
export function openedBytes(photo: Metadata): number {
  const { width = 0, height = 0, channels = 4, depth, format, isProgressive, chromaSubsampling } = photo
  const pixels = width * height
  if (format === 'webp') return 4 * pixels
  if (format === 'gif') return 6 * Math.max(pixels, ROWS_IN_HAND * width)
  // A progressive JPEG is held as 16-bit coefficients; 4:2:0 has half as many of them.
  if (format === 'jpeg')
    return isProgressive ? 2 * pixels * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
  const held = isProgressive ? (pixels * 4) / 3 : 0
  return Math.ceil((depth === 'ushort' ? 2 : 1) * channels * Math.max(ROWS_IN_HAND * width, held))
}

const SIGNATURES: [offset: number, bytes: number[]][][] = [
  [[0, [0xff, 0xd8, 0xff]]],
  [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  [[0, [0x47, 0x49, 0x46, 0x38]]],
  [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
]

const hasPhotoSignature = (bytes: Uint8Array) =>
  SIGNATURES.some((parts) =>
    parts.every(([offset, expected]) => expected.every((byte, i) => bytes[offset + i] === byte)),
  )
