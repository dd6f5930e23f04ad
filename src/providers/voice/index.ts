import type { AgeGroup } from '../../shared/age-groups.ts'
import type { Call } from '../calls-out/index.ts'

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
  /** How the parent says a name is said, by name as written in the story. */
  soundsLike?: Record<string, string>
}

export interface Narrator {
  /** What makes it, in a few words for a parent, such as `OpenAI (gpt-5-mini)`; OWN_ENGINE for the embedded one. */
  readonly engine: string
  narrate(brief: NarrationBrief, call?: Call): Promise<Narration>
}
