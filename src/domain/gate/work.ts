import type { Rate } from '../../shared/kit/rate.ts'

export interface WorkRates {
  /** Stories, retries and redraws together, for one user. */
  generate: Rate
  /** Words that are changed, or taken back: the voice reads a page, and the narration is joined again. */
  mend: Rate
  /** What a voice sounds like: a player may ask for a sample in several parts. */
  voice: Rate
  /** Characters that are made or changed: a photo is opened and a portrait painted. */
  upload: Rate
  /** Everything that is kept of a family, as one file. */
  export: Rate
  /** A story as a book or a sound, made on request. */
  edition: Rate
  /** Pages that are read aloud, or taken away again: each is opened, and the story joined again. */
  record: Rate
  /** Links to stories. */
  share: Rate
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
  mend: { rate: 'mend', mayBuy: true },
  'take-back': { rate: 'mend', mayBuy: false },
  'voice-sample': { rate: 'voice', mayBuy: true },
  portrait: { rate: 'upload', mayBuy: false },
  export: { rate: 'export', mayBuy: false },
  edition: { rate: 'edition', mayBuy: false },
  share: { rate: 'share', mayBuy: false },
  record: { rate: 'record', mayBuy: false },
} as const satisfies Record<string, WorkKind>

export type Work = keyof typeof WORK
