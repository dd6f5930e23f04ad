import sharp from 'sharp'
import type { StoryToBind } from '../ports/bindery.ts'
import type { Edition } from '../shared/stories/editions.ts'
import { audiobookOf } from './audiobook.ts'
import { ebookOf } from './ebook/ebook.ts'
import { bookletOf } from './pdf/booklet.ts'
import { pictureBookOf } from './pdf/picture-book.ts'

/** The Worker's single request, and its answers: the edition piece by piece, then its end, or why it failed. */
export interface BindRequest {
  edition: Edition
  story: StoryToBind
}
export type BindAnswer = { chunk: Uint8Array } | { done: true } | { failure: Error }

const MAKERS: Record<Edition, (story: StoryToBind) => AsyncGenerator<Uint8Array>> = {
  ebook: (story) => ebookOf(story, { hasFixedPages: false }),
  'fixed-ebook': (story) => ebookOf(story, { hasFixedPages: true }),
  'picture-book': (story) => pictureBookOf(story, { forPrintShop: false }),
  'print-shop': (story) => pictureBookOf(story, { forPrintShop: true }),
  booklet: bookletOf,
  audiobook: audiobookOf,
}

// One picture at a time, and none cached: the machine is small.
sharp.cache(false)
sharp.concurrency(1)

const scope = globalThis as unknown as Worker
const say = (answer: BindAnswer) => scope.postMessage(answer)

scope.addEventListener('message', async ({ data }: MessageEvent<BindRequest>) => {
  try {
    for await (const chunk of MAKERS[data.edition](data.story)) if (chunk.length > 0) say({ chunk })
    // Frees this thread's memory before it ends.
    Bun.gc(true)
    say({ done: true })
  } catch (cause) {
    say({ failure: cause instanceof Error ? cause : new Error(String(cause)) })
  }
})
