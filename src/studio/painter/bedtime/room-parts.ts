import type { Box, Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker } from '../figures/color.ts'
import { box, disc, n, oval, stroke } from '../figures/svg.ts'
import { indoors } from '../settings/room.ts'
import type { WindowView } from './window-views.ts'

/** A room's wall and floor, and where its windows are. */
export interface PaintedRoom {
  behind: string
  windows: readonly Box[]
}

/** Where the wall meets the floor. */
export const ROOM_FLOOR = 880

export type Painted = (brush: Brush, outside: WindowView) => PaintedRoom

export const wall = (brush: Brush, color: string) =>
  box(
    -10,
    -10,
    WIDTH + 20,
    ROOM_FLOOR + 20,
    0,
    brush.sketch.down(indoors(brush, darker(color, 0.24)), indoors(brush, color)),
  )

export const ground = (brush: Brush, color: string) =>
  box(
    -10,
    ROOM_FLOOR,
    WIDTH + 20,
    HEIGHT - ROOM_FLOOR + 20,
    0,
    brush.sketch.down(indoors(brush, color), indoors(brush, darker(color, 0.45))),
  ) + box(-10, ROOM_FLOOR + 2, WIDTH + 20, 12, 0, '#140a2e', 'opacity=".28"')

export const boards = (brush: Brush, color: string) => {
  const seams = Array.from(
    { length: 15 },
    (_, i) => `M${n(672 + (i - 7) * 96)} ${ROOM_FLOOR}L${n(672 + (i - 7) * 300)} ${HEIGHT + 20}`,
  ).join('')
  return ground(brush, color) + stroke(seams, indoors(brush, darker(color, 0.5)), 3, 'opacity=".4"')
}

/** Horizontal lines across the wall, `step` apart. */
export const courses = (brush: Brush, color: string, step: number, width: number, more = 'opacity=".5"') =>
  stroke(
    Array.from(
      { length: Math.ceil((ROOM_FLOOR - 200) / step) },
      (_, i) => `M-10 ${200 + i * step}H${WIDTH + 10}`,
    ).join(''),
    indoors(brush, color),
    width,
    more,
  )

export const mat = (brush: Brush, ...colors: string[]) =>
  colors.map((color, i) => oval(672, 1040, 430 - i * 80, 74 - i * 14, indoors(brush, color))).join('')

export const lantern = (brush: Brush, x: number, y: number) =>
  stroke(`M${x} 180V${y - 44}`, indoors(brush, '#5a4034'), 5) +
  disc(x, y, 300, brush.sketch.soft('#ffd98a', 0.5)) +
  box(x - 24, y - 30, 48, 60, 14, brush.sketch.down('#fffbe0', '#ffc766')) +
  box(x - 30, y - 38, 60, 12, 5, indoors(brush, '#5a4034')) +
  box(x - 30, y + 28, 60, 12, 5, indoors(brush, '#5a4034'))
