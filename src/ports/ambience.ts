import type { Setting } from '../shared/stories/scene.ts'
import type { ToneId } from '../shared/stories/tones.ts'
import type { Making } from './purchase-store.ts'

export interface AmbientSound {
  contentType: 'audio/mpeg'
  bytes: Uint8Array
  /** Seconds between which the sound repeats without a seam, on the clock of the decoded audio. */
  loop: { start: number; end: number }
}

export interface AmbienceBrief {
  /** Where the story mostly plays. */
  setting: Setting
  tone: ToneId
  seed: number
}

export interface Ambience {
  /** What makes it, in a few words for a parent, e.g. `OpenAI (gpt-5-mini)`; OWN_ENGINE for the embedded one. */
  readonly engine: string
  bed(brief: AmbienceBrief, making?: Making): Promise<AmbientSound>
}
