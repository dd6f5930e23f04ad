import type { Metadata } from 'sharp'
import { PHOTO_MAX_SIDE } from '../../shared/constants.ts'
import { createBoundedQueue } from '../../shared/kit/bounded-queue.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'

const PIXELS_MAX = 24_000_000
const JPEG_QUALITY = 80
/** Bytes of a photo as it arrives (design, section 7). */
const PHOTO_BYTES_MAX = 15 * 1024 * 1024

/** What a photo may take in memory while it is opened: 24 megapixels at 4 bytes. */
const OPENED_BYTES_MAX = 4 * PIXELS_MAX
/** Photos are opened one at a time, of all families together. */
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
 * A photo as it is kept: upright, at most 800 pixels a side, JPEG, without EXIF or place.
 * What it is, is told by its first bytes: JPEG, PNG, WebP, or the first frame of a GIF (design, section 7). One is opened at
 * a time, and none that takes more memory than there is for it. Throws TooBusy where too many wait.
 */
export async function reencodePhoto(bytes: Uint8Array): Promise<Result<Uint8Array, PhotoRefusal>> {
  return hasPhotoSignature(bytes) ? opening.run(() => open(bytes)) : failed('not-a-photo')
}

/** Brought by the first photo: a server that starts need not wait for it. */
async function photoOpener() {
  const { default: sharp } = await import('sharp')
  // What libvips would else keep of a photo, and the threads' own buffers, have no place on a machine of 512 MB.
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

/** How many rows of a PNG or GIF lie between its opening and its shrinking, as measured. */
const ROWS_IN_HAND = 1000

/**
 * About how many bytes of a photo lie in memory at once while it is opened. Of a plain PNG those are some rows, which may be
 * wide, and of a plain JPEG a few, shrunk as they are read; what comes in passes over the whole picture is held whole.
 */
export function openedBytes(photo: Metadata): number {
  const { width = 0, height = 0, channels = 4, depth, format, isProgressive, chromaSubsampling } = photo
  const pixels = width * height
  if (format === 'webp') return 4 * pixels
  if (format === 'gif') return 6 * Math.max(pixels, ROWS_IN_HAND * width)
  // A JPEG in passes is kept as its coefficients, of 16 bits; 4:2:0 has half as many of them.
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
