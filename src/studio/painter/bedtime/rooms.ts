import type { Box, Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, discs, n, oval, roundStar, shape, stroke } from '../figures/svg.ts'
import { bookshelf, indoors } from '../settings/room.ts'
import { archedPane, boxPane, roundPane } from './panes.ts'
import type { View } from './views-out.ts'

/** Where a child sleeps that is not at home in its own room, by the words of the place. */
export const ROOM_KINDS = [
  'castle',
  'ship',
  'logs',
  'attic',
  'lighthouse',
  'station',
  'train',
  'burrow',
  'old',
  'seaside',
  'city',
] as const
export type RoomKind = (typeof ROOM_KINDS)[number]

/** A room's wall and floor, and where its windows are. */
export interface Room {
  behind: string
  windows: readonly Box[]
}

/** The line between the wall and the floor. */
export const ROOM_FLOOR = 880

type Painted = (brush: Brush, outside: View) => Room

/** The room of the story around a bed. */
export const roomOf = (kind: RoomKind, brush: Brush, outside: View): Room => ROOMS[kind](brush, outside)

const wall = (brush: Brush, color: string) =>
  box(
    -10,
    -10,
    WIDTH + 20,
    ROOM_FLOOR + 20,
    0,
    brush.sketch.down(indoors(brush, darker(color, 0.24)), indoors(brush, color)),
  )

const ground = (brush: Brush, color: string) =>
  box(
    -10,
    ROOM_FLOOR,
    WIDTH + 20,
    HEIGHT - ROOM_FLOOR + 20,
    0,
    brush.sketch.down(indoors(brush, color), indoors(brush, darker(color, 0.45))),
  ) + box(-10, ROOM_FLOOR + 2, WIDTH + 20, 12, 0, '#140a2e', 'opacity=".28"')

const boards = (brush: Brush, color: string) => {
  const seams = Array.from(
    { length: 15 },
    (_, i) => `M${n(672 + (i - 7) * 96)} ${ROOM_FLOOR}L${n(672 + (i - 7) * 300)} ${HEIGHT + 20}`,
  ).join('')
  return ground(brush, color) + stroke(seams, indoors(brush, darker(color, 0.5)), 3, 'opacity=".4"')
}

/** Lines across the wall, each `step` below the one before it. */
const courses = (brush: Brush, color: string, step: number, width: number, more = 'opacity=".5"') =>
  stroke(
    Array.from(
      { length: Math.ceil((ROOM_FLOOR - 200) / step) },
      (_, i) => `M-10 ${200 + i * step}H${WIDTH + 10}`,
    ).join(''),
    indoors(brush, color),
    width,
    more,
  )

const mat = (brush: Brush, ...colors: string[]) =>
  colors.map((color, i) => oval(672, 1040, 430 - i * 80, 74 - i * 14, indoors(brush, color))).join('')

const lantern = (brush: Brush, x: number, y: number) =>
  stroke(`M${x} 180V${y - 44}`, indoors(brush, '#5a4034'), 5) +
  disc(x, y, 300, brush.sketch.soft('#ffd98a', 0.5)) +
  box(x - 24, y - 30, 48, 60, 14, brush.sketch.down('#fffbe0', '#ffc766')) +
  box(x - 30, y - 38, 60, 12, 5, indoors(brush, '#5a4034')) +
  box(x - 30, y + 28, 60, 12, 5, indoors(brush, '#5a4034'))

const castle: Painted = (brush, outside) => {
  const stone = '#7f7b9c'
  let joints = ''
  for (let row = 0; row * 74 + 200 < ROOM_FLOOR; row += 1)
    for (let x = (row % 2) * 80 - 40; x < WIDTH; x += 160) joints += `M${x} ${200 + row * 74}v74`
  const cloth = indoors(brush, '#a8405f')
  const gold = indoors(brush, '#f0c868')
  const pane = archedPane(brush, { x: 160, y: 380, width: 200, height: 300 }, '#5f5a78', outside)
  return {
    windows: [pane.box],
    behind:
      wall(brush, stone) +
      courses(brush, darker(stone, 0.4), 74, 4) +
      stroke(joints, indoors(brush, darker(stone, 0.4)), 4, 'opacity=".5"') +
      pane.svg +
      box(948, 330, 280, 16, 6, indoors(brush, '#8a5f3c')) +
      shape(
        'M966 346H1210V720L1149 690L1088 730L1027 690L966 720Z',
        brush.sketch.down(cloth, darker(cloth, 0.25)),
      ) +
      stroke('M982 346V712M1194 346V712', gold, 6) +
      roundStar(1088, 490, 46, gold) +
      discs(
        [
          [1040, 600],
          [1088, 620],
          [1136, 600],
        ],
        gold,
        12,
      ) +
      torch(brush, 620, 470) +
      ground(brush, '#6f6a86') +
      mat(brush, '#8f3f58', '#a85068', '#8f3f58'),
  }
}

const torch = (brush: Brush, x: number, y: number) =>
  disc(x, y - 30, 210, brush.sketch.soft('#ffd98a', 0.5)) +
  box(x - 9, y, 18, 80, 6, indoors(brush, '#6b4a3c')) +
  box(x - 20, y - 8, 40, 16, 6, indoors(brush, '#4a4458')) +
  shape(
    `M${x - 15} ${y - 8}Q${x - 22} ${y - 40} ${x} ${y - 66}Q${x + 22} ${y - 40} ${x + 15} ${y - 8}Z`,
    '#ffd070',
  )

const ship: Painted = (brush, outside) => {
  const wood = '#96623f'
  const pane = roundPane(brush, 262, 530, 108, '#c9a25a', outside)
  const other = roundPane(brush, 1082, 530, 108, '#c9a25a', outside)
  const beam = indoors(brush, darker(wood, 0.3))
  return {
    windows: [pane.box, other.box],
    behind:
      wall(brush, wood) +
      courses(brush, darker(wood, 0.45), 84, 5) +
      pane.svg +
      other.svg +
      stroke(`M-20 330Q672 250 ${WIDTH + 20} 330`, beam, 40) +
      stroke(`M470 300V${ROOM_FLOOR}M874 300V${ROOM_FLOOR}`, beam, 26) +
      lantern(brush, 672, 470) +
      boards(brush, '#7f5236') +
      mat(brush, '#4f7fa8', '#7fa8c8', '#4f7fa8'),
  }
}

const logs: Painted = (brush, outside) => {
  const wood = '#a06c44'
  const rows = Array.from({ length: 11 }, (_, i) => {
    const own = indoors(brush, i % 2 ? wood : lighter(wood, 0.08))
    return box(
      -20,
      190 + i * 64,
      WIDTH + 40,
      62,
      30,
      brush.sketch.down(lighter(own, 0.16), darker(own, 0.26)),
    )
  }).join('')
  const pane = boxPane(brush, { x: 160, y: 420, width: 210, height: 210 }, '#6b4630', outside)
  return {
    windows: [pane.box],
    behind:
      wall(brush, darker(wood, 0.4)) +
      rows +
      pane.svg +
      box(980, 590, 240, 14, 5, indoors(brush, '#6b4630')) +
      box(1006, 540, 44, 50, 8, indoors(brush, '#c9705a')) +
      box(1066, 552, 34, 38, 8, indoors(brush, '#5f8fa8')) +
      oval(1160, 572, 34, 20, indoors(brush, '#d9b878')) +
      lantern(brush, 1100, 440) +
      boards(brush, '#8a5c3c') +
      mat(brush, '#b8503f', '#e0c080', '#5f8a78', '#e0c080'),
  }
}

const attic: Painted = (brush, outside) => {
  const roof = '#9a7458'
  const own = indoors(brush, roof)
  const beam = indoors(brush, darker(roof, 0.35))
  const side = (flip: boolean) => {
    const x = (value: number) => (flip ? WIDTH - value : value)
    return (
      shape(`M${x(-10)} 150H${x(560)}L${x(-10)} 800Z`, own) +
      stroke(
        [120, 240, 360].map((at) => `M${x(-10)} ${150 + at * 1.6}L${x(560 - at)} 150`).join(''),
        darker(own, 0.3),
        4,
        'opacity=".5"',
      ) +
      stroke(`M${x(560)} 140L${x(-10)} 800`, beam, 30)
    )
  }
  const pane = boxPane(brush, { x: 560, y: 350, width: 224, height: 200 }, '#f1e4d2', outside)
  return {
    windows: [pane.box],
    behind:
      wall(brush, '#b8977c') +
      side(false) +
      side(true) +
      pane.svg +
      box(1020, 740, 230, 150, 14, indoors(brush, '#7f5538')) +
      box(1012, 726, 246, 40, 16, indoors(brush, '#96683f')) +
      box(1118, 760, 30, 36, 6, indoors(brush, '#f0c868')) +
      boards(brush, '#94683f') +
      mat(brush, '#5f7fa0', '#c9d0b8', '#5f7fa0'),
  }
}

const lighthouse: Painted = (brush, outside) => {
  const paint = '#cfd6e0'
  const joint = indoors(brush, darker(paint, 0.3))
  const arcs = Array.from(
    { length: 12 },
    (_, i) => `M-10 ${150 + i * 68}Q672 ${216 + i * 68} ${WIDTH + 10} ${150 + i * 68}`,
  )
  const pane = roundPane(brush, 300, 520, 112, '#a8404a', outside)
  return {
    windows: [pane.box],
    behind:
      wall(brush, paint) +
      stroke(arcs.join(''), joint, 4, 'opacity=".45"') +
      shape(`M-10 150H150Q70 500 110 ${ROOM_FLOOR}H-10Z`, '#140a2e', 'opacity=".16"') +
      shape(
        `M${WIDTH + 10} 150H1194Q1274 500 1234 ${ROOM_FLOOR}H${WIDTH + 10}Z`,
        '#140a2e',
        'opacity=".16"',
      ) +
      pane.svg +
      stroke(`M960 ${ROOM_FLOOR}L1150 560M1050 ${ROOM_FLOOR}L1240 560`, indoors(brush, '#a8404a'), 14) +
      stroke('M985 836H1075M1022 772H1112M1060 708H1150M1098 644H1188', indoors(brush, '#c9705a'), 12) +
      boards(brush, '#9a7a64') +
      mat(brush, '#a8404a', '#e0d8d0', '#a8404a'),
  }
}

const station: Painted = (brush, outside) => {
  const steel = '#8f9cc8'
  const seam = indoors(brush, darker(steel, 0.35))
  const pane = roundPane(brush, 290, 520, 138, '#c8d0ec', outside)
  return {
    windows: [pane.box],
    behind:
      wall(brush, steel) +
      stroke(
        `M-10 300H${WIDTH + 10}M-10 700H${WIDTH + 10}M120 150V${ROOM_FLOOR}M520 150V${ROOM_FLOOR}M850 150V${ROOM_FLOOR}M1240 150V${ROOM_FLOOR}`,
        seam,
        6,
        'opacity=".5"',
      ) +
      discs(
        [
          [140, 320],
          [500, 320],
          [540, 320],
          [830, 320],
          [870, 320],
          [1220, 320],
          [140, 680],
          [500, 680],
          [540, 680],
          [830, 680],
          [870, 680],
          [1220, 680],
        ],
        seam,
        7,
      ) +
      pane.svg +
      box(920, 430, 260, 160, 20, indoors(brush, '#3a4272')) +
      stroke('M946 520h40l18 -40l26 70l24 -46h90', '#8fffd8', 5) +
      ['#ff8fa8', '#ffe08f', '#8fffb8', '#8fd8ff', '#d8a5ff']
        .map(
          (color, i) =>
            disc(950 + i * 50, 640, 24, brush.sketch.soft(color, 0.6)) + disc(950 + i * 50, 640, 10, color),
        )
        .join('') +
      ground(brush, '#6a74ac') +
      mat(brush, '#5a649c', '#7f8ac0'),
  }
}

const train: Painted = (brush, outside) => {
  const wood = '#8f4f48'
  const trim = indoors(brush, '#f0c868')
  const pane = boxPane(brush, { x: 420, y: 400, width: 504, height: 250 }, '#d9b070', outside)
  return {
    windows: [pane.box],
    behind:
      wall(brush, wood) +
      stroke(`M-10 330H${WIDTH + 10}M-10 720H${WIDTH + 10}`, trim, 8) +
      stroke(`M330 330V${ROOM_FLOOR}M1014 330V${ROOM_FLOOR}`, indoors(brush, darker(wood, 0.4)), 18) +
      pane.svg +
      [340, 924]
        .map((x) =>
          shape(
            `M${x} 380H${x + 80}Q${x + 60} 540 ${x + 72} 680H${x + 8}Q${x + 22} 540 ${x} 380Z`,
            indoors(brush, '#5f7a6a'),
          ),
        )
        .join('') +
      stroke('M60 420H300M1044 420H1284', trim, 8) +
      box(80, 350, 120, 68, 10, indoors(brush, '#b07a50')) +
      box(1100, 362, 110, 56, 10, indoors(brush, '#5f7fa0')) +
      ground(brush, '#6a4a58') +
      mat(brush, '#7f4a54', '#a06a64'),
  }
}

const burrow: Painted = (brush, outside) => {
  const earth = '#8f6448'
  const root = indoors(brush, '#b58a60')
  const pane = roundPane(brush, 286, 520, 112, '#6b4630', outside)
  return {
    windows: [pane.box],
    behind:
      wall(brush, earth) +
      shape(`M-10 150H260Q110 420 60 ${ROOM_FLOOR}H-10Z`, indoors(brush, darker(earth, 0.2))) +
      shape(
        `M${WIDTH + 10} 150H1084Q1234 420 1284 ${ROOM_FLOOR}H${WIDTH + 10}Z`,
        indoors(brush, darker(earth, 0.2)),
      ) +
      stroke(
        'M480 150Q500 260 450 350M540 150Q560 230 590 300M760 150Q730 260 780 340M900 150Q930 250 890 330M1000 150Q990 220 1030 300',
        root,
        12,
      ) +
      discs(
        [
          [420, 700],
          [560, 640],
          [760, 720],
          [930, 600],
          [1010, 720],
          [620, 780],
        ],
        indoors(brush, darker(earth, 0.3)),
        12,
      ) +
      pane.svg +
      [
        [1080, 850, 1.2],
        [1160, 862, 0.8],
      ]
        .map(
          ([x = 0, y = 0, s = 1]) =>
            box(x - 14 * s, y - 66 * s, 28 * s, 80 * s, 10, indoors(brush, '#f2e4d0')) +
            shape(
              `M${n(x - 58 * s)} ${n(y - 60 * s)}Q${x} ${n(y - 150 * s)} ${n(x + 58 * s)} ${n(y - 60 * s)}Z`,
              indoors(brush, '#d9604f'),
            ) +
            discs(
              [
                [x - 20 * s, y - 84 * s],
                [x + 18 * s, y - 96 * s],
              ],
              '#fff2e0',
              8 * s,
            ),
        )
        .join('') +
      lantern(brush, 1060, 470) +
      ground(brush, '#7a563e') +
      mat(brush, '#6f8a50', '#8fa868', '#6f8a50'),
  }
}

const old: Painted = (brush, outside) => {
  const paper = '#7f8a78'
  const stripe = indoors(brush, lighter(paper, 0.14))
  const wood = indoors(brush, '#6b4632')
  const pane = boxPane(brush, { x: 170, y: 380, width: 190, height: 300 }, '#e0d0b8', outside)
  return {
    windows: [pane.box],
    behind:
      wall(brush, paper) +
      stroke(
        Array.from({ length: 17 }, (_, i) => `M${i * 84} 150V740`).join(''),
        stripe,
        26,
        'opacity=".6"',
      ) +
      box(-10, 740, WIDTH + 20, ROOM_FLOOR - 740, 0, wood) +
      box(-10, 732, WIDTH + 20, 16, 4, lighter(wood, 0.2)) +
      pane.svg +
      shape(
        'M90 340H250Q210 520 230 760H110Q70 560 90 340ZM440 340H280Q320 520 300 760H420Q460 560 440 340Z',
        indoors(brush, '#8a4a58'),
        'opacity=".9"',
      ) +
      oval(620, 480, 74, 92, indoors(brush, '#c9a25a')) +
      oval(620, 480, 56, 74, indoors(brush, '#5f7a88')) +
      disc(620, 466, 22, indoors(brush, '#e0b898')) +
      shape('M588 538Q620 488 652 538Z', indoors(brush, '#8a4a58')) +
      box(1010, 400, 130, ROOM_FLOOR - 390, 12, brush.sketch.down(lighter(wood, 0.14), wood)) +
      disc(1075, 480, 46, indoors(brush, '#f4ead0')) +
      stroke('M1075 480V450M1075 480L1096 490', indoors(brush, '#2a1722'), 5) +
      box(1040, 560, 70, 220, 8, darker(wood, 0.3)) +
      disc(1082, 720, 18, indoors(brush, '#f0c868')) +
      boards(brush, '#7a5844') +
      mat(brush, '#7f4a58', '#b08a70', '#7f4a58'),
  }
}

const seaside: Painted = (brush, outside) => {
  const paint = '#a8c4cc'
  const pane = boxPane(brush, { x: 150, y: 400, width: 330, height: 250 }, '#f4f0e4', outside)
  const sand = indoors(brush, '#e8d0a0')
  return {
    windows: [pane.box],
    behind:
      wall(brush, paint) +
      stroke(
        Array.from({ length: 15 }, (_, i) => `M${i * 96} 150V${ROOM_FLOOR}`).join(''),
        indoors(brush, darker(paint, 0.25)),
        4,
        'opacity=".45"',
      ) +
      pane.svg +
      shape(
        'M120 370H200Q180 520 150 700H104Q130 540 120 370ZM510 370H430Q450 520 480 700H526Q500 540 510 370Z',
        indoors(brush, '#f0f4f4'),
      ) +
      box(900, 560, 320, 14, 5, indoors(brush, '#8a6a50')) +
      shape('M930 558Q940 506 972 506Q1004 506 1014 558Z', indoors(brush, '#f0b8a8')) +
      roundStar(1066, 528, 26, indoors(brush, '#e8806a')) +
      shape('M1118 556V486L1180 536H1118Z', indoors(brush, '#f8f4ec')) +
      box(1104, 536, 84, 22, 10, indoors(brush, '#5f8fb8')) +
      boards(brush, '#b8a084') +
      mat(brush, '#5f9ab0', '#d8e4e0', '#5f9ab0') +
      oval(900, 900, 40, 10, sand, 'opacity=".4"'),
  }
}

const city: Painted = (brush, outside) => {
  const paint = '#7a6a9c'
  const pane = boxPane(brush, { x: 190, y: 380, width: 420, height: 310 }, '#e8e0f0', outside)
  return {
    windows: [pane.box],
    behind:
      wall(brush, paint) +
      pane.svg +
      bookshelf(brush, 960, 520, 270) +
      bookshelf(brush, 960, 660, 270) +
      box(170, 690, 460, 20, 8, indoors(brush, '#e8e0f0')) +
      box(200, 640, 50, 52, 8, indoors(brush, '#c9705a')) +
      stroke(
        'M225 640Q210 600 196 596M225 640Q228 590 240 580M225 640Q250 610 262 610',
        indoors(brush, '#6fae7a'),
        10,
      ) +
      boards(brush, '#7a5f6a') +
      mat(brush, '#d8a868', '#e8c890', '#d8a868'),
  }
}

const ROOMS: Record<RoomKind, Painted> = {
  castle,
  ship,
  logs,
  attic,
  lighthouse,
  station,
  train,
  burrow,
  old,
  seaside,
  city,
}

/** The moon's or the hall's light across a floor. */
export const lightOnFloor = (x: number, y: number, color: string): string =>
  shape(`M${x} ${y}h180L${x + 470} ${y + 330}H${x + 60}Z`, color, 'opacity=".16"')
