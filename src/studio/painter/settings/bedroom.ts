import type { BedtimeLook } from '../bedtime/bedtime-look.ts'
import { lightOnFloor, paintRoom, type RoomKind } from '../bedtime/rooms.ts'
import type { WindowView } from '../bedtime/window-views.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, group, n, oval, roundStar, shape, stroke } from '../figures/svg.ts'
import { GABLE, hasGable, wallBehindBed } from './bedroom-walls.ts'
import { motes } from './land.ts'
import { bedsideLamp, bookshelf, fairyLights, indoors, roomWalls, windowPane } from './room.ts'

const FLOOR = 880
/** The window, and the position of the lamp on the night table. */
const PANE = { x: 150, y: 400, width: 220, height: 270 } as const
const LAMP = 1150
/** The blanket's upper edge, on which sleepers' arms lie. */
export const BLANKET = 824

/** The child's room in the evening, with floor to play on. */
export function bedroom(brush: Brush): Backdrop {
  return {
    behind: room(brush) + (brush.aspects.has('own-bed') ? '' : sideBed(brush)) + rug(brush, 672, 1040),
    before: motes(brush, 10, 460, 900, brush.hour.warm),
    ground: 1010,
    floats: false,
    wall: FLOOR,
    windows: [PANE],
    tall: [{ x: LAMP, half: 90 }],
  }
}

/** A train, a hut or a cabin in which somebody is awake. */
export function roomOfTale(brush: Brush, room: RoomKind, outside: WindowView): Backdrop {
  const { behind, windows } = paintRoom(room, brush, outside)
  return {
    behind,
    before: motes(brush, 10, 460, 900, brush.hour.warm),
    ground: 1010,
    floats: false,
    wall: FLOOR,
    windows,
  }
}

/** The room around a bed with a sleeper, seen from the side: the child's own, or the story's. */
export function bedFromSide(brush: Brush, night: BedtimeLook): Backdrop {
  const { bedding, lit } = night
  const around = {
    before: motes(brush, 10, 460, 900, brush.hour.warm),
    ground: 1010,
    floats: false,
    wall: FLOOR,
    bedding,
  }
  const floor = lit === 'dark' ? lightOnFloor(PANE.x + 60, FLOOR, '#c8d0ff') : ''
  if (night.room) {
    const { behind, windows } = paintRoom(night.room, brush, night.outside)
    const tall = windows.map(({ x, width }) => ({ x: x + width / 2, half: width / 2 + 40 }))
    return { ...around, behind: behind + floor, windows, tall }
  }
  const behind =
    room(brush, lit) + wallBehindBed(brush, FLOOR, paintOf(brush).cloth) + rug(brush, 672, 1040) + floor
  const tall = [{ x: LAMP, half: 90 }]
  if (!hasGable(brush)) return { ...around, behind, windows: [PANE], tall }
  const gable = { x: GABLE.x + GABLE.width / 2, half: GABLE.width / 2 + 60 }
  return { ...around, behind, windows: [PANE, GABLE], tall: [...tall, gable] }
}

/** The room seen from the foot of the bed, with everyone asleep; `quilt` is painted over the sleepers. */
export function bedFromFoot(
  brush: Brush,
  sleepers: number,
  night: BedtimeLook,
): Backdrop & { quilt: string } {
  const half = bedHalf(sleepers)
  const around = night.room ? paintRoom(night.room, brush, night.outside).behind : room(brush, night.lit)
  return {
    behind: around + headboard(brush, half) + pillows(brush, sleepers),
    before: motes(brush, 12, 380, 860, brush.hour.warm),
    ground: BLANKET,
    floats: false,
    quilt: quilt(brush, half),
  }
}

/** The x of each sleeper's blanket edge. */
export const sleeperX = (index: number, sleepers: number): number =>
  WIDTH / 2 + (index - (sleepers - 1) / 2) * sleeperSpacing(sleepers)

/** Three and four lie closer, so that a phone shows them all. */
const sleeperSpacing = (sleepers: number) => [196, 196, 196, 160, 124][sleepers] ?? 124

const bedHalf = (sleepers: number) => 190 + Math.max(0, sleepers - 1) * (sleeperSpacing(sleepers) / 2)

function room(brush: Brush, lit: BedtimeLook['lit'] = 'lamp'): string {
  const paint = paintOf(brush)
  return (
    roomWalls(brush, paint.wall, paint.floor, FLOOR) +
    windowPane(brush, PANE.x, PANE.y, PANE.width, PANE.height, paint.cloth) +
    bookshelf(brush, 1010, 500, 250) +
    bookshelf(brush, 1040, 640, 220) +
    bookshelf(brush, 560, 210, 230) +
    fairyLights(brush, -10, 330, 700, 330, 40, 9) +
    fairyLights(brush, 660, 330, WIDTH + 10, 330, 40, 9) +
    nightTable(brush, LAMP, lit === 'lamp')
  )
}

function nightTable(brush: Brush, x: number, isLit: boolean): string {
  const wood = indoors(brush, '#b07a55')
  return (
    bedsideLamp(brush, x, 812, isLit) +
    box(x - 76, 812, 152, 128, 10, brush.sketch.down(lighter(wood, 0.12), darker(wood, 0.2))) +
    box(x - 60, 830, 120, 42, 8, darker(wood, 0.18)) +
    disc(x, 851, 7, '#ffd27a') +
    box(x - 60, 882, 120, 42, 8, darker(wood, 0.18)) +
    disc(x, 903, 7, '#ffd27a')
  )
}

function sideBed(brush: Brush): string {
  const wood = indoors(brush, '#b98a5c')
  const cloth = indoors(brush, '#6c86d8')
  return (
    box(404, 700, 26, 220, 12, wood) +
    box(820, 780, 26, 140, 12, wood) +
    box(420, 850, 410, 40, 8, darker(wood, 0.25)) +
    shape(
      'M424 790Q424 770 450 770H800Q826 770 826 792V860H424Z',
      brush.sketch.down(lighter(cloth, 0.25), cloth),
    ) +
    oval(480, 768, 60, 28, indoors(brush, '#fdf6ff')) +
    stroke(
      'M540 772V858M640 772V858M740 772V858',
      lighter(cloth, 0.35),
      3,
      'stroke-dasharray="5 7" opacity=".6"',
    )
  )
}

const rug = (brush: Brush, x: number, y: number) =>
  oval(x, y, 430, 74, indoors(brush, '#a878d0')) +
  oval(x, y, 380, 62, indoors(brush, '#c79ae0')) +
  oval(x, y, 300, 48, indoors(brush, '#b58ad8'))

function headboard(brush: Brush, half: number): string {
  const wood = indoors(brush, '#b07a55')
  const [left, right] = [WIDTH / 2 - half - 50, WIDTH / 2 + half + 50]
  const width = right - left
  return (
    shape(
      `M${left} ${HEIGHT}V612Q${left} 472 ${left + width * 0.3} 452H${right - width * 0.3}Q${right} 472 ${right} 612V${HEIGHT}Z`,
      brush.sketch.down(lighter(wood, 0.16), wood, darker(wood, 0.35)),
    ) +
    shape(
      `M${left + 34} ${HEIGHT}V628Q${left + 34} 514 ${left + width * 0.32} 498H${right - width * 0.32}Q${right - 34} 514 ${right - 34} 628V${HEIGHT}Z`,
      darker(wood, 0.2),
      'opacity=".55"',
    ) +
    roundStar(WIDTH / 2, 520, 20, '#ffe2a0') +
    fairyLights(brush, left + 20, 552, right - 20, 552, 26, Math.round(width / 60))
  )
}

function pillows(brush: Brush, sleepers: number): string {
  const linen = indoors(brush, '#fbf5ff')
  let drawn = ''
  for (let i = 0; i < sleepers; i += 1) {
    const x = sleeperX(i, sleepers)
    drawn += shape(
      `M${n(x - 122)} ${BLANKET}Q${n(x - 138)} ${BLANKET - 182} ${n(x - 100)} ${BLANKET - 192}Q${n(x)} ${BLANKET - 222} ${n(x + 100)} ${BLANKET - 192}Q${n(x + 138)} ${BLANKET - 182} ${n(x + 122)} ${BLANKET}Z`,
      brush.sketch.down(linen, darker(linen, 0.16)),
    )
  }
  return drawn
}

/** Wall paint and quilt colors, which vary by story. */
const PAINTS = [
  {
    wall: '#6f6bc0',
    floor: '#8a5f7a',
    cloth: '#a878d0',
    quilt: ['#6c6fd0', '#8f7fe0', '#5a86cf', '#c77fb4', '#4f63b8'],
  },
  {
    wall: '#5f8fb8',
    floor: '#8a6a5a',
    cloth: '#e0a860',
    quilt: ['#5f9fd0', '#7fc0c8', '#f0c878', '#4f7fb8', '#a8d0d8'],
  },
  {
    wall: '#b8789c',
    floor: '#7a5a78',
    cloth: '#7f9fd8',
    quilt: ['#d88aa8', '#b87fc0', '#f0b0a0', '#8f7fc8', '#e8c0c8'],
  },
  {
    wall: '#5f9a8a',
    floor: '#7f6a58',
    cloth: '#d8889a',
    quilt: ['#6fb09a', '#8fc48a', '#e8c890', '#4f8a94', '#b8d8a8'],
  },
] as const

const paintOf = ({ look }: Brush) => PAINTS[look % PAINTS.length] ?? PAINTS[0]

function quilt(brush: Brush, half: number): string {
  const [left, right] = [WIDTH / 2 - half - 30, WIDTH / 2 + half + 30]
  const outline = `M${left + 14} ${BLANKET + 14}Q${WIDTH / 2} ${BLANKET - 16} ${right - 14} ${BLANKET + 14}Q${right + 50} ${BLANKET + 250} ${right + 70} ${HEIGHT + 10}H${left - 70}Q${left - 50} ${BLANKET + 250} ${left + 14} ${BLANKET + 14}Z`
  const clip = brush.sketch.clip(outline)
  const sewn = paintOf(brush).quilt
  const size = 84
  let patches = ''
  for (let row = 0; BLANKET + row * size < HEIGHT; row += 1) {
    for (let column = 0; left - 80 + column * size < right + 80; column += 1) {
      const color = indoors(brush, sewn[(column * 2 + row * 3) % sewn.length] ?? sewn[0])
      const [x, y] = [left - 80 + column * size, BLANKET + 20 + row * size]
      patches += box(x, y, size, size, 0, color)
      if ((row + column) % 3 === 0)
        patches += roundStar(x + size / 2, y + size / 2, 13, '#ffffff', 'opacity=".3"')
      if ((row + column) % 3 === 1) patches += disc(x + size / 2, y + size / 2, 11, '#ffffff', 'opacity=".2"')
    }
    patches += stroke(
      `M${left - 80} ${BLANKET + 20 + row * size}H${right + 80}`,
      '#ffffff',
      2,
      'stroke-dasharray="5 6" opacity=".28"',
    )
  }
  const linen = indoors(brush, '#fbf5ff')
  return (
    group(
      `<g clip-path="${clip}">${box(left - 100, BLANKET - 20, right - left + 200, HEIGHT, 0, indoors(brush, sewn[0]))}${patches}${oval(WIDTH / 2, HEIGHT, half * 1.5, 330, brush.sketch.soft('#0a0620', 0.4))}</g>`,
    ) +
    shape(
      `M${left + 4} ${BLANKET + 8}Q${WIDTH / 2} ${BLANKET - 26} ${right - 4} ${BLANKET + 8}Q${right + 10} ${BLANKET + 52} ${right + 4} ${BLANKET + 66}Q${WIDTH / 2} ${BLANKET + 32} ${left - 4} ${BLANKET + 66}Q${left - 10} ${BLANKET + 52} ${left + 4} ${BLANKET + 8}Z`,
      brush.sketch.down(linen, darker(linen, 0.2)),
    )
  )
}
