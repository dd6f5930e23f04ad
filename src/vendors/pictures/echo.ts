import sharp, { type Sharp } from 'sharp'
import { type Pixels, rawOf } from './received.ts'

const SIDE = 24
/** Of 255, on average: the most by which a re-encoded copy of a picture differs from it. */
const MOST_DIFFERENCE = 4

/** Whether a vendor sent back a reference picture unchanged: a photo as a portrait, or a portrait as a page. */
export async function isEcho(picture: Pixels, references: readonly Uint8Array[]): Promise<boolean> {
  if (references.length === 0) return false
  const painted = await thumbnail(sharp(picture.data, rawOf(picture)))
  for (const reference of references)
    if (differenceOf(painted, await thumbnail(sharp(reference).rotate())) < MOST_DIFFERENCE) return true
  return false
}

const thumbnail = (image: Sharp): Promise<Buffer> =>
  image
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()

function differenceOf(one: Buffer, other: Buffer): number {
  let sum = 0
  for (const [at, value] of one.entries()) sum += Math.abs(value - (other[at] ?? 0))
  return sum / one.length
}
