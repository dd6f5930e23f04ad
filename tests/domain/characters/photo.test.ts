import { describe, expect, test } from 'bun:test'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { openedBytes, readDataUrl, reencodePhoto } from '../../../src/domain/characters/photo.ts'

const PLAIN = { create: { width: 1200, height: 600, channels: 3, background: '#aa6633' } } as const

async function kept(bytes: Uint8Array) {
  const result = await reencodePhoto(bytes)
  if (!result.ok) throw new Error(result.failure)
  return { bytes: result.value, meta: await sharp(result.value).metadata() }
}

describe('a photo that a parent uploads', () => {
  test('is kept upright, at most 800 pixels a side, and forgets where it was taken', async () => {
    const fromPhone = await sharp(PLAIN)
      .withExif({ IFD0: { Make: 'Lampworks' }, IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(fromPhone).metadata()).exif).toBeDefined()
    const { meta, bytes } = await kept(fromPhone)
    expect(meta).toMatchObject({ format: 'jpeg', width: 400, height: 800 })
    expect(meta.exif).toBeUndefined()
    expect(meta.orientation).toBeUndefined()
    expect(Buffer.from(bytes).includes('Lampworks')).toBe(false)
  })

  test.each(['png', 'webp', 'gif'] as const)('may be a %s', async (format) => {
    expect((await kept(await sharp(PLAIN).toFormat(format).toBuffer())).meta.format).toBe('jpeg')
  })

  test('is refused when it is no picture, an SVG, or only called one', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    for (const text of ['hello', svg, '%PDF-1.7', '']) {
      expect(await reencodePhoto(new TextEncoder().encode(text))).toEqual({
        ok: false,
        failure: 'not-a-photo',
      })
    }
  })

  test('is refused when it breaks off in the middle', async () => {
    const whole = await sharp(PLAIN).jpeg().toBuffer()
    expect(await reencodePhoto(whole.subarray(0, whole.length / 2))).toEqual({
      ok: false,
      failure: 'damaged',
    })
  })

  test('is refused when it would unpack to 30,000 by 30,000 pixels', async () => {
    expect(await reencodePhoto(pngHeader(30_000, 30_000))).toEqual({ ok: false, failure: 'too-many-pixels' })
  })
})

describe('what a photo takes while it is opened', () => {
  const MEGAPIXEL = 1_000_000
  const large = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#88aaff' } })

  test('is a few rows of a plain one, and all of one that comes in passes', async () => {
    const opened = async (photo: Sharp) =>
      openedBytes(await sharp(await photo.toBuffer()).metadata()) / MEGAPIXEL
    const one = () => large(1000, 1000)
    expect(await opened(one().jpeg())).toBe(0)
    expect(await opened(one().png())).toBe(3)
    expect(await opened(large(1000, 4000).png())).toBe(3)
    expect(await opened(one().png({ progressive: true }))).toBe(4)
    expect(await opened(one().toColourspace('rgb16').png({ progressive: true }))).toBe(8)
    expect(await opened(one().jpeg({ progressive: true }))).toBe(3)
    expect(await opened(one().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }))).toBe(6)
    expect(await opened(one().webp())).toBe(4)
    expect(await opened(one().gif())).toBe(6)
  })

  test('is refused above what there is: 24 megapixels of 16 bits, interlaced', async () => {
    const photo = await large(6000, 4000).toColourspace('rgb16').png({ progressive: true }).toBuffer()
    expect(await reencodePhoto(photo)).toEqual({ ok: false, failure: 'too-many-pixels' })
  })

  test.each([
    ['PNG of 16 bits', 65_000, (photo: Sharp) => photo.toColourspace('rgb16').png()],
    ['PNG of 8 bits', 65_000, (photo: Sharp) => photo.png()],
    ['GIF', 65_000, (photo: Sharp) => photo.gif()],
  ])('is refused where its rows alone are more: a %s that is %i pixels wide', async (_what, width, made) => {
    expect(await reencodePhoto(await made(large(width, 20)).toBuffer())).toEqual({
      ok: false,
      failure: 'too-many-pixels',
    })
  })

  test('is accepted up to that: 24 megapixels from a phone', async () => {
    expect((await kept(await large(6000, 4000).jpeg().toBuffer())).meta).toMatchObject({ width: 800 })
  })

  test('are decoded one at a time, and callers behind too long a queue are asked to retry', async () => {
    const photo = await large(1200, 900).jpeg().toBuffer()
    const sent = await Promise.allSettled(Array.from({ length: 12 }, () => reencodePhoto(photo)))
    expect(sent.map(({ status }) => status)).toEqual([
      ...Array<'fulfilled'>(9).fill('fulfilled'),
      ...Array<'rejected'>(3).fill('rejected'),
    ])
    for (const each of sent)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ retryAfterSeconds: 5 })
  })
})

describe('a data address', () => {
  test('gives its bytes back', () => {
    expect(readDataUrl('data:image/png;base64,aGk=')).toEqual({ ok: true, value: Buffer.from('hi') })
  })

  test('is refused when it is over 15 MB or no data address at all', () => {
    const huge = `data:image/png;base64,${Buffer.alloc(15 * 1024 * 1024 + 4).toString('base64')}`
    expect(readDataUrl(huge)).toEqual({ ok: false, failure: 'too-large' })
    expect(readDataUrl('https://example.com/mia.jpg')).toEqual({ ok: false, failure: 'unusable-address' })
    expect(readDataUrl('data:image/png,plain')).toEqual({ ok: false, failure: 'unusable-address' })
  })
})

/** A small PNG that declares a huge size. */
function pngHeader(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
