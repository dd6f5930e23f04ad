import type { Rate } from '../../shared/kit/rate.ts'

export interface WorkRates {
  /** Stories, retries and redraws together, for one user. */
  generate: Rate
  /** Changing words, or undoing a change: the voice reads a page, and the narration is joined again. */
  mend: Rate
  /** Voice samples: a player may ask for a sample in several parts. */
  voice: Rate
  /** Creating and changing characters: a photo is decoded and a portrait painted. */
  upload: Rate
  /** A family's data as one file. */
  export: Rate
  /** A story as a book or a sound file. */
  edition: Rate
  /** Recording and deleting pages: each is decoded, and the story joined again. */
  record: Rate
  /** Creating links to stories. */
  share: Rate
}

interface WorkKind {
  rate: keyof WorkRates
  /** Whether vendors are called: then it waits while one rests, and until the next day once a spending limit is reached. */
  mayBuy: boolean
}

/** Work that costs a vendor's money or processor time, one line for each kind. */
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
