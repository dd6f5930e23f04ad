import type { Rate } from '../../shared/kit/rate.ts'

export interface WorkRates {
  /** Stories, retries and redraws together, for one user. */
  generate: Rate
  /** What a voice sounds like: a player may ask for a sample in several parts. */
  voice: Rate
  /** Characters that are made or changed: a photo is opened and a portrait painted. */
  upload: Rate
  /** Everything that is kept of a family, as one file. */
  export: Rate
}

interface WorkKind {
  rate: keyof WorkRates
  /** Whether vendors are asked: it then waits while one rests, and for the day after one on which too much was spent. */
  mayBuy: boolean
}

/** Work that costs a vendor's money or the machine's time, a line a kind. */
export const WORK = {
  story: { rate: 'generate', mayBuy: true },
  retry: { rate: 'generate', mayBuy: true },
  redraw: { rate: 'generate', mayBuy: true },
  'voice-sample': { rate: 'voice', mayBuy: true },
  portrait: { rate: 'upload', mayBuy: false },
  export: { rate: 'export', mayBuy: false },
} as const satisfies Record<string, WorkKind>

export type Work = keyof typeof WORK
