import type { Edition } from '../shared/stories/editions.ts'

/**
 * A piece of a page that lights up: a word, or some in a row where it is not sure when each of them is said. In seconds,
 * from when the voice begins it until the next piece is lit.
 */
export interface LitPiece {
  text: string
  start: number
  end: number
}

export interface BoundPage {
  /** The paragraph's words, as they stand. */
  text: string
  /** The picture, as it is kept, in its wide cut; undefined where there is none. */
  picture: Uint8Array | undefined
  /** All of `text` in order; empty where the story has no voice, or its words are not those that are spoken. */
  lit: LitPiece[]
  /** When the voice begins the page, in seconds; undefined where it says nothing of it. */
  begins: number | undefined
}

/** All that an edition is made from. */
export interface StoryToBind {
  title: string
  /** The children in it. */
  children: string[]
  pages: BoundPage[]
  /** MP3, and who of the family reads, where it is not the narrator; undefined for a story without a voice. */
  narration: { bytes: Uint8Array; durationSeconds: number; reader?: string | undefined } | undefined
  /** The small print: what made what. */
  colophon: string
  /** The same for the same story, and for no other: a UUID. */
  identifier: string
  /** When the story was made, and when this edition is (ISO). */
  createdAt: string
  boundAt: string
}

/** Makes books and sounds of stories. */
export interface Bindery {
  /**
   * The edition as a stream of its bytes, which nothing keeps. The story's whole buffers are taken over. Throws TooBusy
   * where too many are being taken home at once; the stream fails where the edition cannot be made.
   */
  bind(edition: Edition, story: StoryToBind): ReadableStream<Uint8Array>
  /** Ends whatever is being made. */
  close(): Promise<void>
}
