import sharp from 'sharp'
import { SAMPLE_ON_PHONE, SAMPLE_WIDTHS } from '../../../components/landing/sample-files.ts'
import type { StoryNotes } from '../../../ports/writer.ts'
import { HEIGHT, WIDTH } from '../../painter/canvas.ts'
import { drawPicture } from '../../painter/picture.ts'
import { canvasOf } from '../../painter/rasterize.ts'
import { CAST } from '../pictures/cast.ts'
import { SAMPLE_BRIEF } from './brief.ts'
import { SAMPLE_VIEWS } from './views.ts'

/** Vertical position of the faces in a page, as a share of its height. */
const FACES_AT = 0.4

/** Paints the story's pages from its notes: AVIF and WebP of each in each width, and what a phone shows, by file name. */
export async function paintPages({ scenes, helpers }: StoryNotes): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const [index, scene] of scenes.entries()) {
    const { seed, side } = SAMPLE_VIEWS[index] ?? { seed: 1, side: HEIGHT }
    const layers = drawPicture({
      seed,
      scene,
      tone: SAMPLE_BRIEF.tone,
      cast: [CAST.mia],
      helpers,
      isFirst: index === 0,
    })
    const pixels = await canvasOf(layers)
    for (const width of SAMPLE_WIDTHS) {
      const { left, top } = cornerOf(layers.focus, side)
      const seen = (height: number, from: number) =>
        sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
          .extract({ left, top: top + from, width: side, height })
          .resize(width)
      const image = seen(side, 0)
      const { ratio, from } = SAMPLE_ON_PHONE
      const height = Math.round(side * ratio)
      const onPhone = seen(height, Math.round((side - height) * from))
      const name = `page-${index + 1}-${width}`
      files.set(`${name}-phone.avif`, await onPhone.avif({ quality: 42, effort: 7 }).toBuffer())
      files.set(`${name}.avif`, await image.clone().avif({ quality: 52, effort: 7 }).toBuffer())
      files.set(
        `${name}.webp`,
        await image.clone().webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer(),
      )
    }
  }
  return files
}

function cornerOf(focus: { x: number; y: number }, side: number): { left: number; top: number } {
  return {
    left: within(focus.x - side / 2, WIDTH - side),
    top: within(focus.y - side * FACES_AT, HEIGHT - side),
  }
}

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
