import sharp from 'sharp'
import { Unusable } from '../../ports/unusable.ts'

// Several pictures arrive at once: their memory should be freed at once.
sharp.concurrency(1)
sharp.cache(false)

const BYTES_MAX = 24 * 1024 * 1024
const PIXELS_MAX = 40_000_000
/** Pixels of the shorter side: fewer would be blurred on a phone. */
const LEAST_SIDE = 512
/** The minimum variation of a picture's pixels (standard deviation of the liveliest channel, of 255). */
const LEAST_LIFE = 4
const SAMPLE_SIDE = 96

/** A picture's pixels: RGB, three bytes each. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** A decoded vendor picture. */
export interface Received extends Pixels {
  /** The original format, by its first bytes. */
  contentType: string
}

/**
 * The pixels of a vendor's picture. Throws Unusable when it is no PNG, JPEG or WebP by its first bytes, damaged, too
 * large, smaller than `leastSide` pixels, or blank.
 */
export async function received(bytes: Uint8Array, { leastSide = LEAST_SIDE } = {}): Promise<Received> {
  if (bytes.byteLength > BYTES_MAX) throw new Unusable(`The picture has ${bytes.byteLength} bytes`)
  const contentType = contentTypeOf(bytes)
  if (!contentType) throw new Unusable('The picture is no PNG, JPEG or WebP')
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => {
      throw new Unusable('The picture cannot be decoded', { cause })
    })
  const { width, height } = info
  if (info.channels !== 3) throw new Unusable(`The picture has ${info.channels} channels`)
  if (Math.min(width, height) < leastSide) throw new Unusable(`The picture is small: ${width} × ${height}`)
  const pixels = { data, width, height, contentType }
  if ((await lifeOf(pixels)) < LEAST_LIFE) throw new Unusable('The picture is blank')
  return pixels
}

/** sharp's raw options for these pixels. */
export const rawOf = ({ width, height }: Pixels) => ({ raw: { width, height, channels: 3 as const } })

async function lifeOf(pixels: Pixels): Promise<number> {
  const small = sharp(pixels.data, rawOf(pixels)).resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' })
  const { channels } = await sharp(await small.png().toBuffer()).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

const SIGNATURES: [contentType: string, parts: [offset: number, bytes: number[]][]][] = [
  ['image/jpeg', [[0, [0xff, 0xd8, 0xff]]]],
  ['image/png', [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]]],
  [
    'image/webp',
    [
      [0, [0x52, 0x49, 0x46, 0x46]],
      [8, [0x57, 0x45, 0x42, 0x50]],
    ],
  ],
]

const contentTypeOf = (bytes: Uint8Array): string | undefined =>
  SIGNATURES.find(([, parts]) =>
    parts.every(([offset, expected]) => expected.every((byte, at) => bytes[offset + at] === byte)),
  )?.[0]
