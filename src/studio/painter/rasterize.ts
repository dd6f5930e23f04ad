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
/** The next effort level doubles the time, adding a sixth to a picture's total, and saves 4 % of the bytes. */
const PACKED = { quality: 80, effort: 2 } as const
/**
 * Number of stories whose last setting is cached, at 5.8 MB each; stories seldom return to an earlier setting and hour.
 */
const STORIES = 2
/** Scale at which a near view's setting is downsampled to blur it, and at which its foreground is painted. */
const SOFT = 0.3
const FOREGROUND = 1 / 8

/** By story. */
const places = new Map<number, { key: string; pixels: Promise<Uint8Array> }>()

/**
 * Rasterizes the layers and encodes the cuts one after the other to save memory: wide and tall, large and small, as
 * WebP.
 */
export async function rasterize(layers: PictureLayers): Promise<Picture> {
  const canvas = await canvasOf(layers)
  const left = clamp(layers.focus.x - TALL.width / 2, WIDTH - TALL.width)
  const wide = await cut(canvas, { left: 0, top: WIDE.top, width: WIDE.width, height: WIDE.height }, 'wide')
  const tall = await cut(canvas, { left, ...TALL }, 'tall')
  return {
    files: [...wide, ...tall],
    focus: { x: layers.focus.x / WIDTH, y: (layers.focus.y - WIDE.top) / WIDE.height },
  }
}

/** The whole canvas in raw RGB, before cutting. */
export async function canvasOf(layers: PictureLayers): Promise<Buffer> {
  const place = await settingPixels(layers)
  const near = layers.foreground ? await outOfFocus(layers.foreground) : ''
  const seen = await visiblePart(place, layers.camera)
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

/** The pixels of a setting; concurrent requests for the same one share the work. */
function settingPixels({ story, placeKey, place }: PictureLayers): Promise<Uint8Array> {
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
  // Released at once: otherwise the garbage collector frees it only after the picture.
  if (pixels.buffer instanceof ArrayBuffer) pixels.buffer.transfer(0)
  return wobbled
}

/** The part of the setting the camera sees; downsampled and enlarged again where it is out of focus. */
async function visiblePart(place: Uint8Array, { zoom, left, top, soft }: Camera): Promise<Sharp> {
  if (zoom === 1 && !soft) return sharp(place, { raw: RAW })
  const [width, height] = [Math.floor(WIDTH / zoom), Math.floor(HEIGHT / zoom)]
  const seen = sharp(place, { raw: RAW }).extract({ left, top, width, height })
  if (!soft) return seen.resize(WIDTH, HEIGHT)
  const small = { width: Math.round(WIDTH * SOFT), height: Math.round(HEIGHT * SOFT) }
  const blurred = await seen.resize(small.width, small.height).raw().toBuffer()
  return sharp(blurred, { raw: { ...small, channels: CHANNELS } }).resize(WIDTH, HEIGHT, { kernel: 'cubic' })
}

/** Painted small and enlarged as part of the drawing, which blurs its edges. */
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
