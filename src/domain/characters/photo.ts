import sharp from 'sharp'
import { PHOTO_MAX_SIDE } from '../../shared/constants.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'

const PIXELS_MAX = 24_000_000
const JPEG_QUALITY = 80
/** Bytes of a photo as it arrives (design, section 7). */
const PHOTO_BYTES_MAX = 15 * 1024 * 1024

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
 * What it is, is told by its first bytes: JPEG, PNG, WebP, or the first frame of a GIF (design, section 7).
 */
export async function reencodePhoto(bytes: Uint8Array): Promise<Result<Uint8Array, PhotoRefusal>> {
  if (!hasPhotoSignature(bytes)) return failed('not-a-photo')
  try {
    const photo = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
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
