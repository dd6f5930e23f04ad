import sharp from 'sharp'
import { seededRandom } from '../../shared/kit/random.ts'
import { HEIGHT, WIDTH } from './canvas.ts'

let texture: Promise<Buffer> | undefined

/** The size of the grain as sharp expects it. */
export const PAPER = { width: WIDTH, height: HEIGHT, channels: 1 } as const

/**
 * The grain of watercolor paper, computed once: neutral gray, one byte per pixel, so that soft-light blending keeps
 * colors.
 */
export function paperTexture(): Promise<Buffer> {
  texture ??= bake()
  return texture
}

async function bake(): Promise<Buffer> {
  const random = seededRandom(5)
  const grain = Buffer.alloc(WIDTH * HEIGHT)
  for (let i = 0; i < grain.length; i += 1) grain[i] = 128 + (random() - 0.5) * 46
  const wash = Buffer.alloc(42 * 45)
  for (let i = 0; i < wash.length; i += 1) wash[i] = 128 + (random() - 0.5) * 24
  const fine = await sharp(grain, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .blur(0.6)
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const soft = await sharp(wash, { raw: { width: 42, height: 45, channels: 1 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  return sharp(fine)
    .composite([{ input: soft, blend: 'overlay' }])
    .extractChannel(0)
    .raw()
    .toBuffer()
}
