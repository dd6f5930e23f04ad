import type { Brush } from '../brush.ts'
import { darker, lighter } from '../figures/color.ts'
import { disc, group, n, oval } from '../figures/svg.ts'

/** Lamps and windows are lit from the golden hour on. */
export const lampsAreLit = ({ hour }: Brush): boolean => hour.light.depth > 0.3

/** A daylight color as a shaded fill, lit from the upper left. */
export const shadedFill = (brush: Brush, color: string, far = 0): string =>
  brush.sketch.fade(
    brush.tint(lighter(color, 0.2), far),
    brush.tint(color, far),
    brush.tint(darker(color, 0.28), far),
  )

/** A daylight color as a fill that darkens downward. */
export const shadedDown = (brush: Brush, color: string, far = 0): string =>
  brush.sketch.down(brush.tint(lighter(color, 0.18), far), brush.tint(darker(color, 0.2), far))

export const glow = (
  { sketch }: Brush,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity: number,
) => disc(x, y, radius, sketch.soft(color, opacity))

/** The soft shadow of something standing at (x, y). */
export const shadow = ({ sketch }: Brush, x: number, y: number, half: number): string =>
  oval(x, y, half * 1.2, half * 0.22, sketch.soft('#0a0620', 0.45))

/** Places a drawing, made around its own foot, at (x, y). */
export const drawnAt = (content: string, x: number, y: number, scale = 1, flip = false): string =>
  group(
    content,
    `translate(${n(x)} ${n(y)}) scale(${flip ? '-' : ''}${Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`,
  )
