import type { Cut } from './painter.ts'

export type CutSizes = Readonly<Record<Cut, { readonly width: number; readonly height: number }>>

/** The sizes of a picture's large files, in pixels, for every painter (design, section 8). */
export const CUT_SIZES = {
  wide: { width: 1344, height: 768 },
  tall: { width: 600, height: 1200 },
} as const satisfies CutSizes
