import sharp from 'sharp'
import { CUT_SIZES, type CutSizes } from '../../ports/cut-sizes.ts'
import type { Cut, Picture, PictureFile } from '../../ports/painter.ts'
import { type Pixels, rawOf } from './received.ts'

const QUALITY = 80
/** Files are 5 % larger than at sharp's default, and ready in two thirds of the time. */
const EFFORT = 2
const PORTRAIT_SIDE = 512
const PORTRAIT_QUALITY = 86
const PROOF_SIDE = 1024
const PROOF_QUALITY = 84
/** The size, in pixels, of the picture in which the focus is searched. */
const GLANCE = 256
/** Faces are requested near the middle: what stands out at an edge is something else. */
const EDGE = 0.22

/** A vendor's picture in the cuts, formats and sizes of the embedded ones: wide and tall, large and small, WebP. */
export async function cutPicture(pixels: Pixels, sizes: CutSizes = CUT_SIZES): Promise<Picture> {
  const focus = await focusOf(pixels)
  const wide = regionAround(focus, pixels, sizes.wide)
  const tall = regionAround(focus, pixels, sizes.tall)
  return {
    // One after the other: each takes memory, and the next picture is cut in parallel.
    files: [
      ...(await cut(pixels, wide, 'wide', sizes.wide)),
      ...(await cut(pixels, tall, 'tall', sizes.tall)),
    ],
    focus: {
      x: within((focus.x * pixels.width - wide.left) / wide.width, 0, 1),
      y: within((focus.y * pixels.height - wide.top) / wide.height, 0, 1),
    },
  }
}

/** A vendor's portrait as portraits are stored: 512 × 512, WebP. */
export async function cutPortrait(pixels: Pixels): Promise<Uint8Array> {
  const portrait = await sharp(pixels.data, rawOf(pixels))
    .resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality: PORTRAIT_QUALITY })
    .toBuffer()
  return new Uint8Array(portrait)
}

/** A copy for the check: large enough to read small letters, and small enough to send. */
export async function proofOf(pixels: Pixels): Promise<Uint8Array> {
  const proof = await sharp(pixels.data, rawOf(pixels))
    .resize(PROOF_SIDE, PROOF_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: PROOF_QUALITY })
    .toBuffer()
  return new Uint8Array(proof)
}

/** Where the eye goes first (skin, color, detail), as fractions of the picture. */
async function focusOf(pixels: Pixels): Promise<{ x: number; y: number }> {
  const { width, height } = pixels
  const scale = GLANCE / Math.min(width, height)
  const [seenWidth, seenHeight] = [Math.round(width * scale), Math.round(height * scale)]
  const { info } = await sharp(pixels.data, rawOf(pixels))
    .resize(Math.round(GLANCE / 2), GLANCE, { fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    x: within((info.attentionX ?? seenWidth / 2) / seenWidth, EDGE, 1 - EDGE),
    y: within((info.attentionY ?? seenHeight / 2) / seenHeight, EDGE, 1 - EDGE),
  }
}

interface Region {
  left: number
  top: number
  width: number
  height: number
}

/** The largest part of the picture with these proportions, as close around the focus as the picture allows. */
function regionAround(
  focus: { x: number; y: number },
  { width, height }: Pixels,
  size: { width: number; height: number },
): Region {
  const scale = Math.min(width / size.width, height / size.height)
  const [w, h] = [Math.max(1, Math.round(size.width * scale)), Math.max(1, Math.round(size.height * scale))]
  return {
    left: Math.round(within(focus.x * width - w / 2, 0, width - w)),
    top: Math.round(within(focus.y * height - h / 2, 0, height - h)),
    width: w,
    height: h,
  }
}

async function cut(
  pixels: Pixels,
  region: Region,
  name: Cut,
  size: { width: number; height: number },
): Promise<PictureFile[]> {
  const file = async (width: number, height: number): Promise<PictureFile> => {
    const bytes = await sharp(pixels.data, rawOf(pixels))
      .extract(region)
      .resize(width, height, { fit: 'fill' })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer()
    return { cut: name, width, height, contentType: 'image/webp', bytes: new Uint8Array(bytes) }
  }
  const large = await file(size.width, size.height)
  return [large, await file(Math.round(size.width / 2), Math.round(size.height / 2))]
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
