import type { NarratorVoice } from '../../ports/narrator.ts'

/** A voice of Flite. */
export type EngineVoice = 'rms' | 'slt'

/** The voices of Flite that tell stories; the first tells where nobody chose. */
export const EMBEDDED_VOICES: readonly [NarratorVoice, ...NarratorVoice[]] = [
  { id: 'rms', name: 'Robin', description: 'A man’s voice, low and unhurried' },
  { id: 'slt', name: 'Wren', description: 'A woman’s voice, clear and gentle' },
]

/** The engine's voice for what a parent chose; the first one where that is not known here. */
export const engineVoice = (chosen: string | undefined): EngineVoice => (chosen === 'slt' ? 'slt' : 'rms')
