import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { lighten } from '../../../src/studio/painter/lighten.ts'

test('a cover’s light copy is AVIF in the same proportions, and lighter', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const picture = await sharp({ create: { width: 672, height: 384, channels: 3, background: '#345', noise } })
    .webp({ quality: 80 })
    .toBuffer()
  for (const [width, height] of [
    [672, 384],
    [448, 256],
  ] as const) {
    const copy = await lighten({ picture, width })
    expect(await sharp(copy).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width, height })
    expect(copy.byteLength).toBeLessThan(picture.byteLength)
  }
})
