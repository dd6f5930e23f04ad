import type { NarratorVoice } from '../index.ts'

/** The voices of Flite that tell stories; the first tells where nobody chose. */
export const EMBEDDED_VOICES: readonly [NarratorVoice, ...NarratorVoice[]] = [
  { id: 'rms', name: 'Robin', description: 'calm and clear' },
]
