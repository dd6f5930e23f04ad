import { between } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { darker, lighter } from '../figures/color.ts'
import { n, shape } from '../figures/svg.ts'
import { drawnAt, shadedFill } from './shade.ts'

/** A mountain with its foot at (x, y), with a shaded side and optionally a snowy top. */
export function peak(
  brush: Brush,
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  color: string,
  far: number,
  snow = true,
): string {
  const { sketch } = brush
  const at = (dx: number, dy: number) => `${n(x + dx * width)} ${n(y - dy * height)}`
  const outline = `M${at(-0.55, 0)}Q${at(-0.32, 0.36)} ${at(-0.22, 0.5)}Q${at(-0.12, 0.74)} ${at(-0.04, 0.95)}Q${at(0, 1.03)} ${at(0.05, 0.94)}Q${at(0.13, 0.7)} ${at(0.24, 0.56)}Q${at(0.34, 0.34)} ${at(0.56, 0)}Z`
  const side = `M${at(0.03, 0.97)}Q${at(0.02, 0.7)} ${at(0.1, 0.5)}Q${at(0.02, 0.3)} ${at(0.12, 0)}L${at(0.56, 0)}Q${at(0.34, 0.34)} ${at(0.24, 0.56)}Q${at(0.13, 0.7)} ${at(0.05, 0.94)}Z`
  const cap = `M${at(-0.155, 0.66)}Q${at(-0.09, 0.82)} ${at(-0.04, 0.95)}Q${at(0, 1.03)} ${at(0.05, 0.94)}Q${at(0.09, 0.8)} ${at(0.17, 0.65)}Q${at(0.12, 0.68)} ${at(0.09, 0.62)}Q${at(0.06, 0.72)} ${at(0.02, 0.64)}Q${at(-0.03, 0.74)} ${at(-0.07, 0.63)}Q${at(-0.1, 0.7)} ${at(-0.155, 0.66)}Z`
  return (
    shape(
      outline,
      sketch.down(
        brush.tint(lighter(color, 0.16), far),
        brush.tint(color, far),
        brush.tint(color, Math.min(1, far + 0.35)),
      ),
    ) +
    shape(side, brush.tint(darker(color, 0.32), far), 'opacity=".38"') +
    (snow ? shape(cap, brush.tint('#ffffff', far * 0.5), 'opacity=".92"') : '')
  )
}

/** A rounded stone of about `size` units at (x, y). */
export function boulder(brush: Brush, x: number, y: number, size: number, color: string, far = 0): string {
  const lean = between(brush.random, -8, 8)
  return drawnAt(
    shape(
      `M-58 0Q-70 -30 ${n(-40 + lean)} -58Q-14 -84 ${n(18 + lean)} -72Q52 -62 62 -26Q68 -8 58 0Q0 14 -58 0Z`,
      shadedFill(brush, color, far),
    ) +
      shape(
        `M${n(-40 + lean)} -54Q-14 -80 ${n(16 + lean)} -68Q2 -48 -22 -44Q-40 -40 ${n(-40 + lean)} -54Z`,
        brush.tint(lighter(color, 0.45), far),
        'opacity=".5"',
      ) +
      shape(
        'M-58 0Q-20 -18 10 -10Q44 -2 62 -26Q68 -8 58 0Q0 14 -58 0Z',
        brush.tint(darker(color, 0.5), far),
        'opacity=".3"',
      ),
    x,
    y,
    size / 120,
    brush.random() < 0.5,
  )
}
