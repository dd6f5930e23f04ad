import type { AgeGroup } from '../shared/stories/age-groups.ts'

/** A vendor's sound: mono PCM of 16 bits, little-endian, at this rate. */
export const BOUGHT_RATE = 24_000

/** What follows a token of speech. */
export type Ending = 'word' | 'sentence' | 'paragraph'

/** When something sounds, in seconds. */
export interface Span {
  start: number
  end: number
}

export interface SpokenChunk {
  /** PCM, little-endian. */
  sound: Uint8Array
  words: { word: string; ending: Ending; span: Span }[]
}

export interface MixBrief {
  chunks: SpokenChunk[]
  ageGroup: AgeGroup
}

/** A view of the PCM where it is aligned: minutes of speech are not copied without need. */
export function samplesIn(sound: Uint8Array): Int16Array {
  const count = sound.byteLength >> 1
  return sound.byteOffset % 2 === 0
    ? new Int16Array(sound.buffer, sound.byteOffset, count)
    : new Int16Array(sound.slice(0, 2 * count).buffer)
}
