import type { HairStyle } from '../../../../../shared/characters/cast-sheet.ts'
import { COVERED } from './covered.ts'
import { GATHERED } from './gathered.ts'
import { LOOSE } from './loose.ts'
import type { DrawnHair, Hair, HairPaint } from './strokes.ts'

export type { Hair, HairPaint } from './strokes.ts'

/** Hair on a head centered at (100, 94) with its neck at (100, 150). */
export function hair(style: HairStyle, paint: HairPaint): Hair {
  return { back: '', coversEars: false, ...STYLES[style](paint) }
}

const STYLES: Record<HairStyle, (paint: HairPaint) => DrawnHair> = { ...LOOSE, ...GATHERED, ...COVERED }
