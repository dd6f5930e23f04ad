import type { Setting } from '../../shared/scene.ts'
import type { ToneId } from '../../shared/tones.ts'

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
  bed(brief: AmbienceBrief, signal?: AbortSignal): Promise<AmbientSound>
}
