import type { ToneId } from '../../../shared/stories/tones.ts'
import { brave, daring, epic, exciting } from './adventure.ts'
import { calm, dreamy, serene, sleepy } from './bedtime.ts'
import { colorful, creative, musical } from './creative.ts'
import { cozy, gentle, loving, sweet } from './gentle.ts'
import { bubbly, cheerful, funny, joyful, playful } from './happy.ts'
import { earthy, oceanic, wild } from './nature.ts'
import { autumnal, springlike, summery, wintry } from './seasonal.ts'
import type { ToneLines } from './tone-lines.ts'
import { curious, fantastical, magical, mysterious, whimsical } from './wonder.ts'

export type { ToneLines } from './tone-lines.ts'

export const TONE_LINES: Record<ToneId, ToneLines> = {
  calm,
  dreamy,
  sleepy,
  serene,
  cheerful,
  joyful,
  playful,
  funny,
  bubbly,
  brave,
  exciting,
  daring,
  epic,
  curious,
  mysterious,
  whimsical,
  magical,
  fantastical,
  gentle,
  loving,
  cozy,
  sweet,
  springlike,
  summery,
  autumnal,
  wintry,
  creative,
  musical,
  colorful,
  wild,
  oceanic,
  earthy,
}
