import type { Brush } from './brush.ts'
import { HEIGHT, WIDTH } from './canvas.ts'
import { darker, lighter, mix } from './figures/color.ts'
import { box, disc, oval, shape, stroke } from './figures/svg.ts'

/** Where the walls of an inside meet its floor. */
export const FLOOR = 930
/** Walls and floor extend below the canvas, since they are raised together with the group. */
const BELOW = HEIGHT + 360
const WHOLE = `M-20 -20H${WIDTH + 20}V${BELOW}H-20Z`

/** Lamplight softens the hour's color. */
export const warmed = (brush: Brush, color: string) => mix(brush.tint(color), color, 0.35)

export function enclosingWalls(brush: Brush, hole: string, color: string, rim: number): string {
  const own = warmed(brush, color)
  return (
    shape(WHOLE + hole, brush.sketch.down(darker(own, 0.5), own, darker(own, 0.2)), 'fill-rule="evenodd"') +
    stroke(hole, lighter(own, 0.3), rim) +
    stroke(hole, darker(own, 0.42), rim * 0.3)
  )
}

export const floor = (brush: Brush, color: string) => {
  const own = warmed(brush, color)
  return (
    shape(
      `M-20 ${FLOOR + 20}Q330 ${FLOOR - 16} 672 ${FLOOR}Q1010 ${FLOOR - 16} ${WIDTH + 20} ${FLOOR + 20}V${BELOW}H-20Z`,
      brush.sketch.down(lighter(own, 0.14), own, darker(own, 0.42)),
    ) + oval(672, FLOOR + 90, 470, 70, brush.sketch.soft(brush.hour.warm, 0.4))
  )
}

export const lamp = (brush: Brush, x: number, y: number) =>
  stroke(`M${x} -10V${y - 44}`, darker(warmed(brush, '#6b4a3c'), 0.3), 5) +
  disc(x, y, 330, brush.sketch.soft('#ffd98a', 0.5)) +
  shape(`M${x - 30} ${y - 26}Q${x} ${y - 56} ${x + 30} ${y - 26}Z`, warmed(brush, '#7a5a48')) +
  box(x - 24, y - 26, 48, 56, 14, brush.sketch.down('#fffbe0', '#ffc766')) +
  box(x - 30, y + 26, 60, 12, 5, warmed(brush, '#7a5a48'))
