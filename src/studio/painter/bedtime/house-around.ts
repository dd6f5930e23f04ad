import type { Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import type { Face } from '../figures/drawing.ts'
import { box, disc, n, shape, stroke } from '../figures/svg.ts'
import { shadedFill } from '../settings/shade.ts'
import { moon, stars } from '../settings/sky.ts'
import { drawHouseSurroundings } from './house-surroundings.ts'
import { type Opening, openingAround, sidesOf, WHOLE_CANVAS } from './opening.ts'
import type { RoomKind } from './rooms.ts'

/** The materials of a house seen from outside. */
interface Outer {
  color: string
  joints: 'boards' | 'stones' | 'logs' | 'bricks' | 'panels' | 'earth'
  window: 'square' | 'arch' | 'round'
  frame: string
}

const HOME: readonly Outer[] = [
  { color: '#8f7f9c', joints: 'boards', window: 'square', frame: '#f4ecf4' },
  { color: '#a8705c', joints: 'bricks', window: 'square', frame: '#f0e0d0' },
  { color: '#7a94a8', joints: 'boards', window: 'arch', frame: '#f4f0e4' },
]
const OUTER: Partial<Record<RoomKind, Outer>> = {
  castle: { color: '#86829c', joints: 'stones', window: 'arch', frame: '#5f5a78' },
  ship: { color: '#8f5c3c', joints: 'boards', window: 'round', frame: '#d0a860' },
  logs: { color: '#96643f', joints: 'logs', window: 'square', frame: '#e0c8a0' },
  attic: { color: '#a85a48', joints: 'boards', window: 'square', frame: '#f4ecd8' },
  lighthouse: { color: '#d8dce4', joints: 'bricks', window: 'round', frame: '#a8404a' },
  station: { color: '#a8b4d8', joints: 'panels', window: 'round', frame: '#e0e6fa' },
  train: { color: '#a8484c', joints: 'panels', window: 'square', frame: '#f0c868' },
  burrow: { color: '#6f8a50', joints: 'earth', window: 'round', frame: '#6b4630' },
  old: { color: '#8a8078', joints: 'stones', window: 'square', frame: '#e8dcc8' },
  seaside: { color: '#b8d0d4', joints: 'boards', window: 'square', frame: '#f8f8f0' },
  city: { color: '#96605c', joints: 'bricks', window: 'square', frame: '#e8e0d8' },
}

/** The house at night with its lit window around the sleepers. */
export function drawHouseAround(
  brush: Brush,
  room: RoomKind | undefined,
  faces: readonly Face[],
  focusX: number,
  snows: boolean,
): string {
  const outer = (room && OUTER[room]) ?? HOME[brush.look % HOME.length] ?? (HOME[0] as Outer)
  const hole = openingAround(faces, focusX)
  const line = lineOf(outer.window, hole)
  const around = brush.ids('around')
  const house = brush.sketch.clip(houseOf(room, hole))
  return (
    `<defs><clipPath id="${around}"><path d="${WHOLE_CANVAS}${line}" clip-rule="evenodd"/></clipPath></defs>` +
    `<g clip-path="url(#${around})">` +
    night(brush, hole) +
    shape(houseOf(room, hole), shadedFill(brush, lighter(outer.color, 0.12))) +
    `<g clip-path="${house}">${jointsOf(brush, outer)}</g>` +
    drawHouseSurroundings(brush, room, hole) +
    disc(
      focusX,
      (hole.top + hole.bottom) / 2,
      (hole.right - hole.left) * 0.95,
      brush.sketch.soft('#ffd98a', 0.3),
    ) +
    (snows ? snowfall(brush, hole) : '') +
    '</g>' +
    stroke(line, brush.tint(outer.frame), 30) +
    stroke(line, darker(brush.tint(outer.frame), 0.3), 5) +
    (outer.window === 'round' ? '' : sill(brush, outer, hole) + (snows ? snowOn(hole) : '')) +
    (outer.window === 'square' && room !== 'train' ? shutters(brush, outer, hole) : '')
  )
}

/** Snow on the sill and the edge of the roof, and flakes. */
const snowOn = ({ left, right, bottom }: Opening) =>
  shape(
    `M${n(left - 46)} ${n(bottom + 10)}Q${n(left)} ${n(bottom - 34)} ${n(left + 110)} ${n(bottom - 16)}T${n(left + 260)} ${n(bottom - 10)}T${n(right - 90)} ${n(bottom - 18)}T${n(right + 46)} ${n(bottom + 10)}Z`,
    '#eef3ff',
  )
function snowfall({ random }: Brush, { bottom }: Opening): string {
  let drawn = shape(
    `M-20 ${n(bottom + 270)}Q340 ${n(bottom + 210)} 672 ${n(bottom + 260)}T${WIDTH + 20} ${n(bottom + 230)}V${HEIGHT + 20}H-20Z`,
    '#dfe6fa',
  )
  for (let i = 0; i < 90; i += 1)
    drawn += disc(random() * WIDTH, random() * HEIGHT, 2.5 + random() * 4.5, '#ffffff', 'opacity=".85"')
  return drawn
}

const night = (brush: Brush, { right }: Opening) =>
  box(0, 0, WIDTH, HEIGHT, 0, brush.sketch.down(...brush.hour.sky)) +
  stars(brush, 900, 130) +
  moon(brush, Math.min(1270, right + 250), 420, 46)

function lineOf(window: Outer['window'], { left, right, top, bottom }: Opening): string {
  if (window === 'square') return `M${n(left)} ${n(top)}H${n(right)}V${n(bottom)}H${n(left)}Z`
  const middle = (left + right) / 2
  if (window === 'arch')
    return `M${n(left)} ${n(bottom)}V${n(top + 90)}Q${n(left)} ${n(top - 30)} ${n(middle)} ${n(top - 60)}Q${n(right)} ${n(top - 30)} ${n(right)} ${n(top + 90)}V${n(bottom)}Z`
  const [rx, ry] = [(right - left) / 2 + 40, (bottom - top) / 2 + 100]
  const y = (top + bottom) / 2
  return `M${n(middle - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(middle + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(middle - rx)} ${n(y)}Z`
}

/** The wall around the window, up to its roof or rim. */
function houseOf(room: RoomKind | undefined, { left, right, top, bottom }: Opening): string {
  const [a, b, middle] = [...sidesOf({ left, right }), (left + right) / 2]
  switch (room) {
    case 'castle': {
      const merlons = Array.from(
        { length: 9 },
        () => `V${n(top - 180)}h${n((b - a) / 18)}v50h${n((b - a) / 18)}`,
      ).join('')
      return `M${n(a)} ${HEIGHT}V${n(top - 130)}${merlons}V${HEIGHT}Z`
    }
    case 'lighthouse':
      return `M${n(a - 50)} ${HEIGHT}L${n(a + 70)} 0H${n(b - 70)}L${n(b + 50)} ${HEIGHT}Z`
    case 'station': {
      const [rx, ry, y] = [(right - left) / 2 + 270, (bottom - top) / 2 + 250, (top + bottom) / 2]
      return `M${n(middle - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(middle + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(middle - rx)} ${n(y)}Z`
    }
    case 'burrow':
      return `M-40 ${HEIGHT}V${n(bottom + 60)}Q${n(a)} ${n(top - 150)} ${n(middle)} ${n(top - 170)}Q${n(b)} ${n(top - 150)} ${WIDTH + 40} ${n(bottom + 60)}V${HEIGHT}Z`
    case 'train':
      return `M-20 ${n(top - 130)}H${WIDTH + 20}V${n(bottom + 190)}H-20Z`
    case 'ship':
      return `M-20 ${n(top - 120)}Q${n(middle)} ${n(top - 60)} ${WIDTH + 20} ${n(top - 120)}V${n(bottom + 330)}Q${n(middle)} ${n(bottom + 400)} -20 ${n(bottom + 330)}Z`
    default:
      return `M${n(a)} ${HEIGHT}V${n(top - 120)}H${n(b)}V${HEIGHT}Z`
  }
}

function jointsOf(brush: Brush, { color, joints }: Outer): string {
  const seam = brush.tint(darker(color, 0.34))
  const light = brush.tint(lighter(color, 0.2))
  const rows = (step: number) => Array.from({ length: Math.ceil(HEIGHT / step) }, (_, i) => i * step)
  if (joints === 'earth')
    return stroke(
      rows(70)
        .flatMap((y, row) =>
          Array.from({ length: 10 }, (_, i) => `M${i * 144 + (row % 2) * 72} ${y}q6 -22 14 -30`),
        )
        .join(''),
      light,
      6,
      'opacity=".5"',
    )
  if (joints === 'panels') return stroke(`M0 ${rows(150).join('H1344M0 ')}H1344`, seam, 5, 'opacity=".5"')
  if (joints === 'boards' || joints === 'logs') {
    const step = joints === 'logs' ? 84 : 56
    const lines = rows(step)
      .map((y) => `M0 ${y}H${WIDTH}`)
      .join('')
    return stroke(lines, seam, joints === 'logs' ? 12 : 5, 'opacity=".55"')
  }
  const [high, wide] = joints === 'stones' ? [92, 176] : [48, 104]
  const lines = rows(high)
    .map(
      (y, row) =>
        `M0 ${y}H${WIDTH}${Array.from({ length: Math.ceil(WIDTH / wide) + 1 }, (_, i) => `M${i * wide - (row % 2) * (wide / 2)} ${y}v${high}`).join('')}`,
    )
    .join('')
  return stroke(lines, seam, 4, 'opacity=".4"')
}

const sill = (brush: Brush, { frame }: Outer, { left, right, bottom }: Opening) =>
  box(left - 40, bottom, right - left + 80, 34, 8, brush.tint(frame)) +
  box(left - 40, bottom + 30, right - left + 80, 12, 6, '#0a0620', 'opacity=".25"')

function shutters(brush: Brush, { color }: Outer, { left, right, top, bottom }: Opening): string {
  const own = brush.tint(darker(color, 0.3))
  return [left - 142, right + 22]
    .map(
      (x) =>
        box(x, top - 10, 120, bottom - top + 20, 8, own) +
        stroke(
          Array.from(
            { length: 7 },
            (_, i) => `M${n(x + 18)} ${n(top + 30 + (i * (bottom - top - 60)) / 6)}h84`,
          ).join(''),
          lighter(own, 0.16),
          8,
        ),
    )
    .join('')
}
