import type { Placed } from './actors.ts'
import type { DrawnFigure } from './figures/drawing.ts'
import { n, stroke } from './figures/svg.ts'

/** Motion lines above a falling figure. */
export function drawFallLines(face: DrawnFigure['face'], { presence }: Placed): string {
  if (presence.action !== 'falling') return ''
  const { x, y, radius } = face
  const top = y - radius * 1.5
  const line = (across: number, length: number) =>
    `M${n(x + radius * across)} ${n(top)}v${n(-radius * length)}`
  return stroke(
    line(-0.8, 0.8) + line(-0.28, 1.3) + line(0.28, 1.2) + line(0.8, 0.9),
    '#ffffff',
    Math.max(4, radius * 0.09),
    'opacity=".75"',
  )
}
