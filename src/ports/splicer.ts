import type { AlignmentWord, Narration } from './narrator.ts'

/** A stored narration: the file, and when each of its words is spoken on the file's own clock. */
export interface KeptSound {
  /** MP3. */
  bytes: Uint8Array
  words: readonly AlignmentWord[]
  /** The seconds in which somebody speaks, where that is known better than from the words' times. */
  spoken?: { from: number; to: number }
}

export interface SpliceBrief {
  /** The first telling; absent where it is unavailable, and then every page is given. */
  whole?: KeptSound
  /** How many words each paragraph of the whole has. */
  wordCounts: readonly number[]
  /** The pages that were read again, by the index of their paragraph. */
  pages: ReadonlyMap<number, KeptSound>
}

/**
 * Joins a story's narration again: the given pages replace the old ones, everything else stays as it was said, and the
 * words' times are exact on the new clock. Always made from the first telling, so that nothing is encoded more than
 * twice however often a story is mended. Throws where a page is neither given nor in the whole.
 */
export type Splice = (brief: SpliceBrief, signal?: AbortSignal) => Promise<Narration>
