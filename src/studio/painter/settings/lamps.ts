import type { Brush } from '../brush.ts'
import { lighter } from '../figures/color.ts'
import { box, n, oval, shape, stroke } from '../figures/svg.ts'
import { drawnAt, glow, lampsAreLit } from './shade.ts'

const GLASS = '#d8d3c4'

/** A lantern hanging from (x, y). */
export function lantern(brush: Brush, x: number, y: number, scale = 1): string {
  const lit = lampsAreLit(brush)
  const metal = brush.tint('#5a4032')
  const pane = lit ? brush.sketch.down('#fffbe0', '#ffc766') : brush.tint(GLASS)
  return (
    (lit ? glow(brush, x, y + 34 * scale, 150 * scale, '#ffcf7a', 0.6) : '') +
    drawnAt(
      stroke('M-9 12Q0 -10 9 12', metal, 4) +
        shape('M-18 18Q0 -2 18 18Z', metal) +
        box(-14, 18, 28, 36, 7, pane) +
        stroke('M-14 22V50M14 22V50M0 20V54', metal, 3) +
        box(-18, 52, 36, 8, 4, metal),
      x,
      y,
      scale,
    )
  )
}

/** Small lamps along a sagging cord. */
export function bulbs(
  brush: Brush,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  sag: number,
  count: number,
  colors: readonly string[] = ['#ffe08a', '#ffc46b', '#fff0c0'],
): string {
  const lit = lampsAreLit(brush)
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2]
  let drawn = stroke(
    `M${n(x0)} ${n(y0)}Q${n(middleX)} ${n(middleY)} ${n(x1)} ${n(y1)}`,
    brush.tint('#4a3c56'),
    3,
    'opacity=".8"',
  )
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middleX + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * middleY + t * t * y1
    const color = colors[i % colors.length] ?? '#ffe08a'
    drawn +=
      (lit ? glow(brush, x, y + 11, 34, color, 0.6) : '') +
      oval(x, y + 11, 6, 8, lit ? lighter(color, 0.5) : brush.tint(lighter(color, 0.2)))
  }
  return drawn
}

/** Bright cloth triangles along a sagging cord. */
export function bunting(
  brush: Brush,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  sag: number,
  count: number,
): string {
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2]
  const colors = ['#f2786b', '#ffd166', '#5fc0b8', '#8fa5f0', '#f29ac0']
  let drawn = stroke(
    `M${n(x0)} ${n(y0)}Q${n(middleX)} ${n(middleY)} ${n(x1)} ${n(y1)}`,
    brush.tint('#f6ead8'),
    3,
  )
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middleX + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * middleY + t * t * y1
    drawn += shape(
      `M${n(x - 16)} ${n(y - 2)}Q${n(x)} ${n(y + 3)} ${n(x + 16)} ${n(y - 2)}L${n(x + 1)} ${n(y + 34)}Z`,
      brush.tint(colors[i % colors.length] ?? '#f2786b'),
    )
  }
  return drawn
}

/** A window with crossbars; warm if `lit` and it is dark outside. */
export function litWindow(
  brush: Brush,
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  lit = true,
  far = 0,
  frame = '#f6ead8',
): string {
  const warm = lit && lampsAreLit(brush)
  const pane = warm
    ? brush.sketch.down('#fff3c0', '#ffc060')
    : brush.sketch.down(brush.tint('#b5d5ea', far), brush.tint('#7fa3c8', far))
  const bar = brush.tint(frame, far)
  return (
    (warm ? glow(brush, x + width / 2, y + height / 2, Math.max(width, height) * 1.1, '#ffcf7a', 0.34) : '') +
    box(x - 3, y - 3, width + 6, height + 6, 4, bar) +
    box(x, y, width, height, 2, pane) +
    stroke(
      `M${n(x + width / 2)} ${n(y)}v${n(height)}M${n(x)} ${n(y + height * 0.46)}h${n(width)}`,
      bar,
      Math.max(1.6, width * 0.07),
    )
  )
}

/** A street lamp with its foot at (x, y). */
export function streetLamp(brush: Brush, x: number, y: number, height: number): string {
  const lit = lampsAreLit(brush)
  const iron = brush.tint('#3f4a5c')
  const s = height / 400
  return (
    (lit
      ? glow(brush, x, y - height + 30 * s, 260 * s, '#ffd48a', 0.55) +
        oval(x, y, 200 * s, 40 * s, brush.sketch.soft('#ffd48a', 0.45))
      : '') +
    drawnAt(
      box(-7, -350, 14, 350, 6, iron) +
        shape('M-26 0Q-22 -40 -8 -52H8Q22 -40 26 0Z', iron) +
        box(-14, -130, 28, 12, 6, iron) +
        stroke('M-34 -300Q0 -330 34 -300', iron, 7) +
        shape(
          'M-26 -352L-34 -412H34L26 -352Z',
          lit ? brush.sketch.down('#fff8d8', '#ffca70') : brush.tint(GLASS),
        ) +
        shape('M-42 -410Q0 -452 42 -410Z', iron) +
        stroke('M-26 -352L-34 -410M26 -352L34 -410M-28 -352H28', iron, 6) +
        box(-4, -446, 8, 20, 4, iron),
      x,
      y,
      s,
    )
  )
}
