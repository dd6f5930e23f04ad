import type { AgeGroup } from '../shared/stories/age-groups.ts'
import type { Making } from './purchase-store.ts'

/** One entry for each whitespace-separated token of the paragraphs, in order (the specification's alignment word). */
export interface AlignmentWord {
  word: string
  /** Seconds on the clock of the audio element that plays the bytes. */
  start_time_seconds: number
  end_time_seconds: number
}

export interface Narration {
  contentType: 'audio/mpeg'
  bytes: Uint8Array
  durationSeconds: number
  words: AlignmentWord[]
}

export interface NarrationBrief {
  paragraphs: string[]
  ageGroup: AgeGroup
  /** The parent's spelling of names, by name as written in the story. */
  soundsLike?: Record<string, string>
  /** One of the narrator's voices; the first where absent or unknown. */
  voice?: string
  /** The text before and after, where this is part of a story: a voice that can continues in the same tone. */
  around?: { before?: string; after?: string }
}

/** A voice that a parent can choose. */
export interface NarratorVoice {
  id: string
  name: string
  /** A few words, e.g. `warm and calm`. */
  description: string
}

export interface Narrator {
  /** What makes it, in a few words for a parent, e.g. `OpenAI (gpt-5-mini)`; OWN_ENGINE for the embedded one. */
  readonly engine: string
  /** The voices to choose from; the first is the default. */
  readonly voices: readonly [NarratorVoice, ...NarratorVoice[]]
  narrate(brief: NarrationBrief, making?: Making): Promise<Narration>
}
