import type { Brush } from '../brush.ts'
import { WIDTH } from '../canvas.ts'
import { darker } from '../figures/color.ts'
import { box, disc, discs, n, roundStar, shape, stroke } from '../figures/svg.ts'
import { indoors } from '../settings/room.ts'
import { archedPane, boxPane, roundPane } from './panes.ts'

import { boards, courses, ground, lantern, mat, type Painted, ROOM_FLOOR, wall } from './room-parts.ts'

export const castle: Painted = (brush, outside) => {
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

export const ship: Painted = (brush, outside) => {
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

export const lighthouse: Painted = (brush, outside) => {
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

export const station: Painted = (brush, outside) => {
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

export const train: Painted = (brush, outside) => {
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

export const burrow: Painted = (brush, outside) => {
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
