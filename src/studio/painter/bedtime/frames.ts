import type { Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import type { Face } from '../figures/drawing.ts'
import { box, disc, n, oval, shape, stroke } from '../figures/svg.ts'
import { solid } from '../settings/shade.ts'
import { moon, stars } from '../settings/sky.ts'
import type { RoomKind } from './rooms.ts'

/** The room of faces, with what is under their chins. */
interface Hole {
  left: number
  right: number
  top: number
  bottom: number
}

/** How far heads and bodies reach about faces, in radii; and how large a window is at the least. */
const [ASIDE, ABOVE, BELOW] = [2.1, 1.9, 2.5] as const
const LEAST = { wide: 480, tall: 400 } as const

function holeAbout(faces: readonly Face[], focusX: number): Hole {
  const left = Math.min(focusX - LEAST.wide / 2, ...faces.map(({ x, radius }) => x - radius * ASIDE))
  const right = Math.max(focusX + LEAST.wide / 2, ...faces.map(({ x, radius }) => x + radius * ASIDE))
  const top = Math.min(...faces.map(({ y, radius }) => y - radius * ABOVE))
  const low = Math.max(...faces.map(({ y, radius }) => y + radius * BELOW))
  const bottom = Math.max(low, top + LEAST.tall)
  return { left, right, top, bottom }
}

const WHOLE = `M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20Z`

/** What a house is built of, seen from outside. */
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

/** The lit window of the house at night, with who is in it. */
export function fromOutside(
  brush: Brush,
  room: RoomKind | undefined,
  faces: readonly Face[],
  focusX: number,
  snows: boolean,
): string {
  const outer = (room && OUTER[room]) ?? HOME[brush.look % HOME.length] ?? (HOME[0] as Outer)
  const hole = holeAbout(faces, focusX)
  const line = lineOf(outer.window, hole)
  const around = brush.ids('around')
  const house = brush.sketch.clip(houseOf(room, hole))
  return (
    `<defs><clipPath id="${around}"><path d="${WHOLE}${line}" clip-rule="evenodd"/></clipPath></defs>` +
    `<g clip-path="url(#${around})">` +
    night(brush, hole) +
    shape(houseOf(room, hole), solid(brush, lighter(outer.color, 0.12))) +
    `<g clip-path="${house}">${jointsOf(brush, outer)}</g>` +
    aboutHouse(brush, room, hole) +
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

/** Snow on the sill and the roof's edge, and flakes. */
const snowOn = ({ left, right, bottom }: Hole) =>
  shape(
    `M${n(left - 46)} ${n(bottom + 10)}Q${n(left)} ${n(bottom - 34)} ${n(left + 110)} ${n(bottom - 16)}T${n(left + 260)} ${n(bottom - 10)}T${n(right - 90)} ${n(bottom - 18)}T${n(right + 46)} ${n(bottom + 10)}Z`,
    '#eef3ff',
  )
function snowfall({ random }: Brush, { bottom }: Hole): string {
  let drawn = shape(
    `M-20 ${n(bottom + 270)}Q340 ${n(bottom + 210)} 672 ${n(bottom + 260)}T${WIDTH + 20} ${n(bottom + 230)}V${HEIGHT + 20}H-20Z`,
    '#dfe6fa',
  )
  for (let i = 0; i < 90; i += 1)
    drawn += disc(random() * WIDTH, random() * HEIGHT, 2.5 + random() * 4.5, '#ffffff', 'opacity=".85"')
  return drawn
}

const night = (brush: Brush, { right }: Hole) =>
  box(0, 0, WIDTH, HEIGHT, 0, brush.sketch.down(...brush.hour.sky)) +
  stars(brush, 900, 130) +
  moon(brush, Math.min(1270, right + 250), 420, 46)

function lineOf(window: Outer['window'], { left, right, top, bottom }: Hole): string {
  if (window === 'square') return `M${n(left)} ${n(top)}H${n(right)}V${n(bottom)}H${n(left)}Z`
  const middle = (left + right) / 2
  if (window === 'arch')
    return `M${n(left)} ${n(bottom)}V${n(top + 90)}Q${n(left)} ${n(top - 30)} ${n(middle)} ${n(top - 60)}Q${n(right)} ${n(top - 30)} ${n(right)} ${n(top + 90)}V${n(bottom)}Z`
  const [rx, ry] = [(right - left) / 2 + 40, (bottom - top) / 2 + 100]
  const y = (top + bottom) / 2
  return `M${n(middle - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(middle + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(middle - rx)} ${n(y)}Z`
}

/** A house is broad enough for the picture, and leaves some sky beside it. */
const sidesOf = ({ left, right }: Pick<Hole, 'left' | 'right'>): [number, number] => [
  Math.min(left - 170, 230),
  Math.max(right + 170, WIDTH - 230),
]

/** The wall around the window, up to its roof or rim. */
function houseOf(room: RoomKind | undefined, { left, right, top, bottom }: Hole): string {
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

const sill = (brush: Brush, { frame }: Outer, { left, right, bottom }: Hole) =>
  box(left - 40, bottom, right - left + 80, 34, 8, brush.tint(frame)) +
  box(left - 40, bottom + 30, right - left + 80, 12, 6, '#0a0620', 'opacity=".25"')

function shutters(brush: Brush, { color }: Outer, { left, right, top, bottom }: Hole): string {
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

/** The roof, the sea, the rails, the grass: what tells what house it is. */
function aboutHouse(brush: Brush, room: RoomKind | undefined, hole: Hole): string {
  const { top, bottom } = hole
  const [a, b] = sidesOf(hole)
  switch (room) {
    case 'castle':
      return grass(brush, bottom, '#5f8a5a') + ivy(brush, a + 40, top - 120, 320)
    case 'lighthouse':
      return water(brush, bottom + 280)
    case 'seaside':
      return roof(brush, hole, '#5f7f9c') + water(brush, bottom + 280)
    case 'ship':
      return water(brush, bottom + 250) + railing(brush, top)
    case 'station':
      return signals(hole)
    case 'train':
      return wheelsOnRails(brush, bottom)
    case 'burrow':
      return flowers(brush, bottom)
    case 'logs':
      return roof(brush, hole, '#6b4a3c') + grass(brush, bottom, '#4f7a5f')
    default:
      return (
        roof(brush, hole, room === 'attic' ? '#6b4a48' : '#5a4a78') +
        grass(brush, bottom, '#5f8a5a') +
        ivy(brush, b - 60, top - 110, 260)
      )
  }
}

const grass = (brush: Brush, bottom: number, color: string) =>
  shape(
    `M-20 ${n(bottom + 300)}Q340 ${n(bottom + 240)} 672 ${n(bottom + 290)}T${WIDTH + 20} ${n(bottom + 260)}V${HEIGHT + 20}H-20Z`,
    brush.sketch.down(brush.tint(color), brush.tint(darker(color, 0.4))),
  )

const water = (brush: Brush, y: number) =>
  box(0, y, WIDTH, HEIGHT, 0, brush.sketch.down(brush.tint('#5f9ac8'), brush.tint('#28487f'))) +
  stroke(
    `M90 ${y + 50}h160M420 ${y + 90}h220M800 ${y + 40}h190M1060 ${y + 110}h170M200 ${y + 150}h240`,
    brush.tint('#cfe8ff'),
    6,
    'opacity=".5"',
  )

/** The rope along a ship's side. */
const railing = (brush: Brush, top: number) =>
  stroke(`M0 ${n(top - 90)}Q672 ${n(top - 30)} ${WIDTH} ${n(top - 90)}`, brush.tint('#e0c080'), 16)

/** The small colored lamps under a station's window. */
const signals = ({ left, right, bottom }: Hole) =>
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      disc(
        (left + right) / 2 + (i - 2.5) * 120,
        bottom + 130,
        9,
        ['#ff8fa8', '#ffe08f', '#8fffb8'][i % 3] ?? '#ffe08f',
      ),
    )
    .join('')

function wheelsOnRails(brush: Brush, bottom: number): string {
  const tint = (color: string) => brush.tint(color)
  return (
    stroke(`M-20 ${n(bottom + 110)}H${WIDTH + 20}`, tint('#f0c868'), 12) +
    box(-20, bottom + 190, WIDTH + 40, 40, 0, tint('#3a3048')) +
    [170, 420, 924, 1174]
      .map((x) => disc(x, bottom + 262, 62, tint('#4a4258')) + disc(x, bottom + 262, 22, tint('#8a82a0')))
      .join('') +
    box(-20, bottom + 322, WIDTH + 40, 16, 0, tint('#9a92b0')) +
    box(-20, bottom + 338, WIDTH + 40, HEIGHT, 0, tint('#4f4a5a'))
  )
}

/** What grows over a burrow. */
const flowers = (brush: Brush, bottom: number) =>
  [170, 330, 1010, 1180]
    .map((x, i) => {
      const y = bottom + 190 - (i % 2) * 40
      return disc(x, y, 16, brush.tint('#f4d8e8')) + disc(x, y, 7, brush.tint('#f0c868'))
    })
    .join('')

function roof(brush: Brush, hole: Hole, color: string): string {
  const [a, b] = sidesOf(hole)
  const { top } = hole
  return (
    shape(
      `M${n(a - 60)} ${n(top - 96)}L${n(a + 80)} ${n(top - 330)}H${n(b - 80)}L${n(b + 60)} ${n(top - 96)}Z`,
      solid(brush, color),
    ) + box(a - 60, top - 108, b - a + 120, 22, 8, brush.tint(lighter(color, 0.2)))
  )
}

const ivy = (brush: Brush, x: number, y: number, length: number) =>
  Array.from({ length: Math.floor(length / 26) }, (_, i) =>
    oval(x + ((i * 37) % 70) - 35, y + i * 26, 22, 14, brush.tint(i % 3 ? '#4f8a5a' : '#6fa868')),
  ).join('')

/** The door that one looks in by, with the light of the hall behind one. */
export function fromTheDoor(brush: Brush, faces: readonly Face[], focusX: number): string {
  const hole = holeAbout(faces, focusX)
  const [left, right, top] = [hole.left - 40, hole.right + 40, Math.min(hole.top - 70, 330)]
  const wall = mix(brush.tint('#c49a8c'), '#c49a8c', 0.35)
  const wood = mix(brush.tint('#d8a878'), '#d8a878', 0.3)
  const opening = `M${n(left)} ${HEIGHT + 20}V${n(top)}H${n(right)}V${HEIGHT + 20}Z`
  const leaf = `M${n(right)} ${n(top)}L${n(right + 190)} ${n(top - 50)}V${HEIGHT}H${n(right)}Z`
  return (
    shape(
      `M${n((left + right) / 2 - 210)} ${HEIGHT}L${n(left + 110)} ${n(hole.bottom + 210)}H${n(right - 110)}L${n((left + right) / 2 + 210)} ${HEIGHT}Z`,
      '#ffd98a',
      'opacity=".16"',
    ) +
    shape(
      `${WHOLE}${opening}`,
      brush.sketch.down(darker(wall, 0.22), wall, darker(wall, 0.2)),
      'fill-rule="evenodd"',
    ) +
    stroke(
      [left - 120, left - 240, left - 360].map((x) => `M${n(x)} 0V${HEIGHT}`).join(''),
      lighter(wall, 0.1),
      14,
      'opacity=".35"',
    ) +
    shape(leaf, brush.sketch.fade(lighter(wood, 0.12), darker(wood, 0.3))) +
    stroke(
      `M${n(right + 40)} ${n(top + 60)}L${n(right + 150)} ${n(top + 30)}V${n(top + 300)}L${n(right + 40)} ${n(top + 300)}Z`,
      darker(wood, 0.35),
      6,
    ) +
    disc(right + 152, 800, 17, brush.tint('#ffd27a')) +
    stroke(`M${n(left)} ${HEIGHT}V${n(top)}H${n(right)}V${HEIGHT}`, lighter(wood, 0.16), 30) +
    stroke(`M${n(left + 13)} ${HEIGHT}V${n(top + 13)}H${n(right - 13)}`, '#ffe9b0', 5, 'opacity=".6"')
  )
}

/** A door that stands open on a lit hall; (x, y) is the middle of its threshold. */
export function litDoor(x: number, y: number, scale: number): string {
  const [half, high] = [92 * scale, 366 * scale]
  return (
    shape(
      `M${n(x - half)} ${n(y)}H${n(x + half)}L${n(x + half * 1.5)} ${n(y + 150 * scale)}H${n(x - half * 2.4)}Z`,
      '#ffd98a',
      'opacity=".2"',
    ) +
    box(x - half - 14, y - high - 14, half * 2 + 28, high + 14, 6, '#a8795a') +
    box(x - half, y - high, half * 2, high, 2, '#ffe2a8') +
    box(x - half, y - 60 * scale, half * 2, 60 * scale, 0, '#e0b078') +
    shape(
      `M${n(x + half)} ${n(y - high)}L${n(x + half * 1.5)} ${n(y - high - 24 * scale)}V${n(y + 26 * scale)}L${n(x + half)} ${n(y)}Z`,
      '#8a5f48',
    )
  )
}
