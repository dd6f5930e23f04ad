import type { Edition } from '../shared/stories/editions.ts'

/**
 * A piece of a page that lights up: a word, or several where their times are uncertain. In seconds, from when the
 * voice begins it until the next piece lights up.
 */
export interface LitPiece {
  text: string
  start: number
  end: number
}

export interface BoundPage {
  /** The paragraph's words, unchanged. */
  text: string
  /** The stored picture in its wide cut; undefined where there is none. */
  picture: Uint8Array | undefined
  /** All of `text` in order; empty where the story has no voice, or the voice says other words. */
  lit: LitPiece[]
  /** When the voice reaches the page, in seconds; undefined where it says nothing of it. */
  begins: number | undefined
}

/** Everything that an edition is made from. */
export interface StoryToBind {
  title: string
  /** The children's names. */
  children: string[]
  pages: BoundPage[]
  /** MP3, and the family's voice, unless it is the narrator; undefined for a story without a voice. */
  narration: { bytes: Uint8Array; durationSeconds: number; reader?: string | undefined } | undefined
  /** The small print: the engine of each part. */
  colophon: string
  /** A UUID, always the same for a story and different for others. */
  identifier: string
  /** When the story was made, and this edition (ISO). */
  createdAt: string
  boundAt: string
}

/** Makes books and sound files of stories. */
export interface Bindery {
  /**
   * The edition as a stream of bytes, which is not stored. Takes over the story's whole buffers. Throws TooBusy where
   * too many editions are being downloaded at once; the stream fails where the edition cannot be made.
   */
  bind(edition: Edition, story: StoryToBind): ReadableStream<Uint8Array>
  /** Ends everything in progress. */
  close(): Promise<void>
}
