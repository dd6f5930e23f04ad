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

test('a cover with much in it is packed harder than a plain one, so that it comes as soon', async () => {
  const bytesOf = async (sigma: number) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma }
    const create = { width: 224, height: 128, channels: 3 as const, background: '#345', noise }
    const picture = await sharp({ create }).resize(1344, 768).webp({ quality: 90 }).toBuffer()
    const once = await sharp(picture).resize(672).avif({ quality: 44, effort: 2 }).toBuffer()
    return { once: once.byteLength, light: (await lighten({ picture, width: 672 })).byteLength }
  }
  const plain = await bytesOf(1)
  expect(plain.light).toBe(plain.once)
  const full = await bytesOf(14)
  expect(full.once).toBeGreaterThan(9600)
  expect(full.light).toBeLessThan(full.once)
})
