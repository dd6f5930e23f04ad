import sharp from 'sharp'
import { HEIGHT, WIDTH } from '../../painter/canvas.ts'
import { drawPicture, type PictureLayers } from '../../painter/picture.ts'
import { canvasOf } from '../../painter/rasterize.ts'
import { briefOf } from './brief.ts'
import type { Crop, SmallPicture } from './gallery.ts'

export interface PaintedFile {
  name: string
  bytes: Uint8Array
}

/** The drawing of a small picture, before any pixels. */
export const drawingOf = ({ scenery }: SmallPicture): PictureLayers => drawPicture(briefOf(scenery))

/** Paints a small picture: AVIF and WebP of each crop in each size. */
export async function paint(picture: SmallPicture): Promise<PaintedFile[]> {
  const layers = drawingOf(picture)
  const pixels = await canvasOf(layers)
  const files: PaintedFile[] = []
  for (const crop of picture.crops) {
    for (const width of crop.sizes) files.push(...(await encode(pixels, layers.focus, crop, width)))
  }
  return files
}

/** Where the faces are in a crop, as a share of its height. */
const FACES_AT = 0.36

async function encode(
  pixels: Buffer,
  focus: { x: number; y: number },
  crop: Crop,
  width: number,
): Promise<PaintedFile[]> {
  const left = within(focus.x - crop.width / 2, WIDTH - crop.width)
  const top = within(focus.y - crop.height * FACES_AT, HEIGHT - crop.height)
  const image = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .extract({ left, top, width: crop.width, height: crop.height })
    .resize(width)
  const [avif, webp] = await Promise.all([
    image.clone().avif({ quality: 52, effort: 7 }).toBuffer(),
    image.clone().webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer(),
  ])
  return [
    { name: `${crop.name}-${width}.avif`, bytes: avif },
    { name: `${crop.name}-${width}.webp`, bytes: webp },
  ]
}

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
