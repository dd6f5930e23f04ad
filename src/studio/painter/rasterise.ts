import sharp, { type Sharp } from 'sharp'
import type { Picture, PictureFile } from '../../ports/painter.ts'
import type { Camera } from './camera.ts'
import { HEIGHT, TALL, WIDE, WIDTH } from './canvas.ts'
import { flatOpacity } from './flat-opacity.ts'
import { PAPER, paperTexture } from './paper.ts'
import type { PictureLayers } from './picture.ts'
import { wobble } from './wobble.ts'

sharp.concurrency(1)
sharp.cache(false)

const CHANNELS = 3
/** The next effort takes twice the time, a sixth of a picture's in all, for 4 % fewer bytes. */
const PACKED = { quality: 80, effort: 2 } as const
/** Stories whose last place is kept at hand, 5.8 MB each: a story seldom returns to a place and hour that it has left. */
const STORIES = 2
/** The part of its size at which a near view's place is kept for a moment, and at which its foreground is painted. */
const SOFT = 0.3
const FOREGROUND = 1 / 8

/** By story. */
const places = new Map<number, { key: string; pixels: Promise<Uint8Array> }>()

/** Rasterises the layers and cuts them, one cut after the other to need less memory: wide and tall, large and small, WebP. */
export async function rasterise(layers: PictureLayers): Promise<Picture> {
  const canvas = await canvasOf(layers)
  const left = clamp(layers.focus.x - TALL.width / 2, WIDTH - TALL.width)
  const wide = await cut(canvas, { left: 0, top: WIDE.top, width: WIDE.width, height: WIDE.height }, 'wide')
  const tall = await cut(canvas, { left, ...TALL }, 'tall')
  return {
    files: [...wide, ...tall],
    focus: { x: layers.focus.x / WIDTH, y: (layers.focus.y - WIDE.top) / WIDE.height },
  }
}

/** The whole canvas in raw RGB, before anything is cut from it. */
export async function canvasOf(layers: PictureLayers): Promise<Buffer> {
  const place = await placeOf(layers)
  const near = layers.foreground ? await outOfFocus(layers.foreground) : ''
  const seen = await framed(place, layers.camera)
  return seen
    .composite([
      { input: drawn(layers.action.replace(/<\/svg>$/, `${near}</svg>`)) },
      { input: await paperTexture(), raw: PAPER, blend: 'soft-light' },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}

const drawn = (svg: string) => Buffer.from(flatOpacity(svg))

const RAW = { width: WIDTH, height: HEIGHT, channels: CHANNELS } as const

/** The place's pixels; two pictures that want the same place at once share the work. */
function placeOf({ story, placeKey, place }: PictureLayers): Promise<Uint8Array> {
  const last = places.get(story)
  const known = last?.key === placeKey ? last : { key: placeKey, pixels: painted(place) }
  places.delete(story)
  places.set(story, known)
  known.pixels.catch(() => places.delete(story))
  for (const other of places.keys()) {
    if (places.size <= STORIES) break
    places.delete(other)
  }
  return known.pixels
}

async function painted(place: string): Promise<Uint8Array> {
  const pixels = await sharp(drawn(place)).removeAlpha().raw().toBuffer()
  const wobbled = wobble(pixels)
  // Returned at once: the garbage collector comes only after the picture.
  if (pixels.buffer instanceof ArrayBuffer) pixels.buffer.transfer(0)
  return wobbled
}

/** The part of the place that the camera sees; what is out of focus has been small for a moment. */
async function framed(place: Uint8Array, { zoom, left, top, soft }: Camera): Promise<Sharp> {
  if (zoom === 1 && !soft) return sharp(place, { raw: RAW })
  const [width, height] = [Math.floor(WIDTH / zoom), Math.floor(HEIGHT / zoom)]
  const seen = sharp(place, { raw: RAW }).extract({ left, top, width, height })
  if (!soft) return seen.resize(WIDTH, HEIGHT)
  const small = { width: Math.round(WIDTH * SOFT), height: Math.round(HEIGHT * SOFT) }
  const blurred = await seen.resize(small.width, small.height).raw().toBuffer()
  return sharp(blurred, { raw: { ...small, channels: CHANNELS } }).resize(WIDTH, HEIGHT, { kernel: 'cubic' })
}

/** Painted small and enlarged as a part of the drawing: what is too close for the eye has no edges. */
async function outOfFocus(foreground: string): Promise<string> {
  const [width, height] = [Math.round(WIDTH * FOREGROUND), Math.round(HEIGHT * FOREGROUND)]
  const small = await sharp(drawn(foreground), { density: 72 * FOREGROUND })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `<image href="data:image/png;base64,${small.toString('base64')}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="none"/>`
}

async function cut(
  canvas: Buffer,
  region: { left: number; top: number; width: number; height: number },
  name: PictureFile['cut'],
): Promise<PictureFile[]> {
  // Not `clone()`, which copies the canvas each time.
  const seen = () => sharp(canvas, { raw: RAW }).extract(region)
  const [width, height] = [Math.round(region.width / 2), Math.round(region.height / 2)]
  const [whole, half] = await Promise.all([
    seen().webp(PACKED).toBuffer(),
    seen().resize(width, height).webp(PACKED).toBuffer(),
  ])
  const file = (bytes: Buffer, w: number, h: number): PictureFile => ({
    cut: name,
    width: w,
    height: h,
    contentType: 'image/webp',
    bytes: new Uint8Array(bytes),
  })
  return [file(whole, region.width, region.height), file(half, width, height)]
}

const clamp = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
