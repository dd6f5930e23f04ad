import type { HairStyle } from '../../../../../shared/characters/cast-sheet.ts'
import { COVERED } from './covered.ts'
import { GATHERED } from './gathered.ts'
import { LOOSE } from './loose.ts'
import type { DrawnHair, Hair, HairPaint } from './strokes.ts'

export type { Hair, HairPaint } from './strokes.ts'

/** A child's styles, and those that only helpers have. */
export type AnyHairStyle = HairStyle | 'bun' | 'braid'

/** Hair on a head centered at (100, 94) with its neck at (100, 150). */
export function hair(style: AnyHairStyle, paint: HairPaint): Hair {
  return { back: '', coversEars: false, ...STYLES[style](paint) }
}

const STYLES: Record<AnyHairStyle, (paint: HairPaint) => DrawnHair> = { ...LOOSE, ...GATHERED, ...COVERED }
