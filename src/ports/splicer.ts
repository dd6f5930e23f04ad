import type { AlignmentWord, Narration } from './narrator.ts'

/** A narration as it is kept: the file, and when each of its words is spoken on the file's own clock. */
export interface KeptSound {
  /** MP3. */
  bytes: Uint8Array
  words: readonly AlignmentWord[]
  /** The seconds in which somebody speaks, where that is known better than by the words' times. */
  spoken?: { from: number; to: number }
}

export interface SpliceBrief {
  /** The story as it was told as a whole; absent where it is not to be had, and then every page is given. */
  whole?: KeptSound
  /** How many words each paragraph of the whole has. */
  wordCounts: readonly number[]
  /** The pages that are told again, each by the place of its paragraph. */
  pages: ReadonlyMap<number, KeptSound>
}

/**
 * Joins a story's narration again: the pages that are given stand in the place of the old ones, everything else stays as it
 * was said, and the words' times are exact on the new clock. Always made from the first telling, so that however often a
 * story is mended nothing is packed more than twice. Throws where a page is neither given nor in the whole.
 */
export type Splice = (brief: SpliceBrief, signal?: AbortSignal) => Promise<Narration>
