import NodeID3 from 'node-id3'
import type { BoundPage, StoryToBind } from '../ports/bindery.ts'
import { PRODUCT_NAME } from '../shared/constants.ts'
import { squareJpegOf } from './jpeg.ts'

const FRONT_COVER = { id: 3, name: 'front cover' }

/** The narration with a chapter for each page, its cover and its words (ID3v2.3, with CHAP, CTOC, APIC and USLT). */
export async function* audiobookOf(story: StoryToBind): AsyncGenerator<Uint8Array> {
  const { narration, title, pages, createdAt } = story
  if (!narration) throw new Error('A story without a voice makes no audiobook')
  const [first] = pages.flatMap(({ picture }) => picture ?? [])
  const cover = first && Buffer.from((await squareJpegOf(first)).bytes)
  const chapters = chaptersOf(pages, narration.durationSeconds)
  const tags: NodeID3.Tags = {
    title,
    artist: PRODUCT_NAME,
    album: title,
    genre: 'Audiobook',
    language: 'eng',
    year: createdAt.slice(0, 4),
    length: String(Math.round(narration.durationSeconds * 1000)),
    comment: { language: 'eng', text: story.colophon },
    unsynchronisedLyrics: { language: 'eng', text: pages.map(({ text }) => text).join('\n\n') },
    ...(cover
      ? { image: { mime: 'image/jpeg', type: FRONT_COVER, description: title, imageBuffer: cover } }
      : {}),
    ...(chapters.length > 0
      ? {
          chapter: chapters,
          tableOfContents: [
            { elementID: 'toc', isOrdered: true, elements: chapters.map(({ elementID }) => elementID) },
          ],
        }
      : {}),
  }
  // A vendor's tag is removed: a player reads only the first one.
  yield new Uint8Array(NodeID3.write(tags, Buffer.from(narration.bytes)))
}

function chaptersOf(pages: readonly BoundPage[], durationSeconds: number) {
  const begun = pages.flatMap(({ begins }, at) =>
    begins === undefined ? [] : [{ page: at + 1, start: begins }],
  )
  return begun.map(({ page, start }, at) => ({
    elementID: `page${page}`,
    startTimeMs: at === 0 ? 0 : milliseconds(start),
    endTimeMs: milliseconds(begun[at + 1]?.start ?? durationSeconds),
    tags: { title: `Page ${page}` },
  }))
}

const milliseconds = (seconds: number) => Math.round(seconds * 1000)
