import sharp from 'sharp'
import type { BoundPage, StoryToBind } from '../../src/ports/bindery.ts'

const SECONDS_A_WORD = 0.4

/** A story of Mia's with a picture and a voice on every page, as an edition is made from it. */
export async function aStoryToBind(
  paragraphs: string[] = ['“Come, fox!” said Mia.', 'And they went home & slept.'],
  more: Partial<StoryToBind> = {},
): Promise<StoryToBind> {
  let clock = 0
  const pages: BoundPage[] = []
  for (const text of paragraphs) {
    const lit = text.split(/\s+/).map((word) => {
      const start = clock
      clock += SECONDS_A_WORD
      return { text: word, start, end: clock }
    })
    pages.push({ text, lit, begins: lit[0]?.start, picture: await aPainting() })
  }
  return {
    title: 'Mia and the Fox',
    children: ['Mia'],
    pages,
    // A Worker takes the buffers over.
    narration: { bytes: SOUND.slice(), durationSeconds: clock },
    colophon: 'Words by Storylamp.',
    identifier: '0b6f5a52-3c1d-8e2f-9a4b-5c6d7e8f9a0b',
    createdAt: '2026-11-20T19:30:00.000Z',
    boundAt: '2026-11-21T19:30:00.000Z',
    ...more,
  }
}

/** An MPEG audio frame, as far as a tag writer reads it. */
export const SOUND = new Uint8Array([0xff, 0xfb, 0x90, 0x64, ...Array(413).fill(0)])

/** A picture as it is stored. */
export const aPainting = async (): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 168, height: 96, channels: 3, background: '#446688' } })
      .webp()
      .toBuffer(),
  )

/** All chunks of an edition, joined. */
export async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return new Uint8Array(Buffer.concat(parts))
}
