import { between } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, n, oval, shape, stroke } from '../figures/svg.ts'
import { drawnAt, shadedDown, shadedFill, shadow } from './shade.ts'

/** Boards running away from the viewer, from `top` to the bottom of the canvas. */
export function planks(brush: Brush, top: number, color: string, vanishX = WIDTH / 2): string {
  const { random, sketch } = brush
  const seam = brush.tint(darker(color, 0.55))
  const high = top - (HEIGHT - top) * 0.8
  const at = (foot: number, y: number) => vanishX + ((foot - vanishX) * (y - high)) / (HEIGHT - high)
  const foot = HEIGHT + 20
  let tones = ''
  let seams = ''
  for (let i = -6; i <= 15; i += 1) {
    const [left, right] = [(WIDTH * i) / 10, (WIDTH * (i + 1)) / 10]
    tones += shape(
      `M${n(at(left, top))} ${top}H${n(at(right, top))}L${n(at(right, foot))} ${foot}H${n(at(left, foot))}Z`,
      random() < 0.5 ? '#ffffff' : '#1a0d2a',
      `opacity="${n(between(random, 2, 9)) / 100}"`,
    )
    const joint = between(random, top + 20, HEIGHT - 60)
    seams += `M${n(at(left, top))} ${top}L${n(at(left, foot))} ${foot}M${n(at(left, joint))} ${n(joint)}H${n(at(right, joint))}`
  }
  return (
    box(
      -10,
      top,
      WIDTH + 20,
      HEIGHT - top + 20,
      0,
      sketch.down(brush.tint(lighter(color, 0.14), 0.12), brush.tint(color), brush.tint(darker(color, 0.42))),
    ) +
    tones +
    stroke(seams, seam, 3, 'opacity=".5"')
  )
}

/** A fence along the line from (x0, y0) to (x1, y1). */
export function fence(
  brush: Brush,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  height: number,
  color: string,
  pointed = true,
): string {
  const wood = shadedDown(brush, color)
  const rail = brush.tint(darker(color, 0.12))
  const gap = height * (pointed ? 0.36 : 1.1)
  const count = Math.max(2, Math.round(Math.abs(x1 - x0) / gap))
  let posts = ''
  for (let i = 0; i <= count; i += 1) {
    const x = x0 + ((x1 - x0) * i) / count
    const y = y0 + ((y1 - y0) * i) / count
    const half = height * (pointed ? 0.1 : 0.07)
    posts += shape(
      pointed
        ? `M${n(x - half)} ${n(y)}V${n(y - height * 0.86)}L${n(x)} ${n(y - height)}L${n(x + half)} ${n(y - height * 0.86)}V${n(y)}Z`
        : `M${n(x - half)} ${n(y)}V${n(y - height)}Q${n(x)} ${n(y - height * 1.08)} ${n(x + half)} ${n(y - height)}V${n(y)}Z`,
      wood,
    )
  }
  const bar = (share: number) =>
    stroke(
      `M${n(x0 - 8)} ${n(y0 - height * share)}L${n(x1 + 8)} ${n(y1 - height * share)}`,
      rail,
      height * 0.1,
    )
  return bar(0.32) + bar(0.68) + posts
}

/** A barrel standing at (x, y). */
export function barrel(brush: Brush, x: number, y: number, height: number): string {
  const hoop = brush.tint('#8f93a8')
  return (
    shadow(brush, x, y, height * 0.44) +
    drawnAt(
      shape('M-32 -112Q-48 -56 -32 0Q0 12 32 0Q48 -56 32 -112Z', shadedFill(brush, '#9a6238')) +
        stroke('M-14 -110Q-20 -56 -14 4M14 -110Q20 -56 14 4', brush.tint('#5e3724'), 2.5, 'opacity=".6"') +
        stroke('M-38 -88Q0 -78 38 -88M-40 -26Q0 -14 40 -26', hoop, 7) +
        oval(0, -112, 32, 9, brush.tint('#b57d4c')) +
        oval(0, -112, 24, 6, brush.tint('#7a4c30')),
      x,
      y,
      height / 115,
    )
  )
}

/** A log lying at (x, y). */
export function log(brush: Brush, x: number, y: number, length: number): string {
  const half = length / 2
  return (
    shadow(brush, x, y + 4, half) +
    shape(
      `M${n(x - half)} ${n(y - 44)}H${n(x + half)}Q${n(x + half + 18)} ${n(y - 22)} ${n(x + half)} ${n(y)}H${n(x - half)}Z`,
      shadedDown(brush, '#80543a'),
    ) +
    stroke(
      `M${n(x - half + 20)} ${n(y - 30)}h${n(length * 0.4)}M${n(x - half * 0.2)} ${n(y - 14)}h${n(length * 0.4)}`,
      brush.tint('#5a3826'),
      3,
      'opacity=".6"',
    ) +
    oval(x - half, y - 22, 13, 22, brush.tint('#e0b884')) +
    oval(x - half, y - 22, 7, 13, brush.tint('#c2925c'))
  )
}
