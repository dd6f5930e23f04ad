import type { NarratorVoice } from '../../ports/narrator.ts'

/** A voice of Flite. */
export type EngineVoice = 'rms' | 'slt'

/** The Flite voices that tell stories; the first is the default. */
export const EMBEDDED_VOICES: readonly [NarratorVoice, ...NarratorVoice[]] = [
  { id: 'rms', name: 'Robin', description: 'A man’s voice, low and unhurried' },
  { id: 'slt', name: 'Wren', description: 'A woman’s voice, clear and gentle' },
]

/** The engine's voice for a parent's choice; the first one for an unknown choice. */
export const engineVoice = (chosen: string | undefined): EngineVoice => (chosen === 'slt' ? 'slt' : 'rms')
