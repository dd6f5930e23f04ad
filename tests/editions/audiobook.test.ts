import { describe, expect, test } from 'bun:test'
import NodeID3 from 'node-id3'
import { audiobookOf } from '../../src/editions/audiobook.ts'
import { aStoryToBind, SOUND, whole } from '../support/a-story-to-bind.ts'

const ID3_HEADER = 10
/** A tag's length has seven bits per byte. */
const tagLength = (mp3: Uint8Array) =>
  ID3_HEADER + [6, 7, 8, 9].reduce((length, at) => length * 128 + (mp3[at] ?? 0), 0)

describe('Mia’s story as an audiobook', () => {
  test('has a chapter for each page, from the first sound to the last', async () => {
    const tags = NodeID3.read(Buffer.from(await whole(audiobookOf(await aStoryToBind()))))
    const chapters = tags.chapter?.map(({ elementID, startTimeMs, endTimeMs, tags: told }) => [
      elementID,
      startTimeMs,
      endTimeMs,
      told?.title,
    ])
    expect(chapters).toEqual([
      ['page1', 0, 1600, 'Page 1'],
      ['page2', 1600, 4000, 'Page 2'],
    ])
    expect(tags.tableOfContents?.[0]).toMatchObject({ isOrdered: true, elements: ['page1', 'page2'] })
  })

  test('shows its cover, its title and its words', async () => {
    const tags = NodeID3.read(Buffer.from(await whole(audiobookOf(await aStoryToBind()))))
    expect(tags).toMatchObject({ title: 'Mia and the Fox', artist: 'Storylamp', language: 'eng' })
    expect(tags.unsynchronisedLyrics?.text).toBe('“Come, fox!” said Mia.\n\nAnd they went home & slept.')
    const { image } = tags
    if (typeof image !== 'object') throw new Error('There is no cover')
    expect([image.mime, [...image.imageBuffer.subarray(0, 2)]]).toEqual(['image/jpeg', [0xff, 0xd8]])
  })

  test('plays what the voice said, to the byte', async () => {
    const mp3 = await whole(audiobookOf(await aStoryToBind()))
    expect(mp3.slice(tagLength(mp3))).toEqual(SOUND)
  })

  test('hides no chapter behind a tag that a vendor set', async () => {
    const bytes = new Uint8Array(NodeID3.write({ title: 'A vendor’s' }, Buffer.from(SOUND)))
    const mp3 = await whole(
      audiobookOf(await aStoryToBind(undefined, { narration: { bytes, durationSeconds: 4 } })),
    )
    expect(NodeID3.read(Buffer.from(mp3)).title).toBe('Mia and the Fox')
    expect(mp3.slice(tagLength(mp3))).toEqual(SOUND)
  })

  test('without pictures has no cover and still plays', async () => {
    const story = await aStoryToBind()
    const pages = story.pages.map((page) => ({ ...page, picture: undefined }))
    const mp3 = await whole(audiobookOf({ ...story, pages }))
    expect(NodeID3.read(Buffer.from(mp3)).image).toBeUndefined()
    expect(mp3.slice(tagLength(mp3))).toEqual(SOUND)
  })
})
