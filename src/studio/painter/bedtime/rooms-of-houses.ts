import { WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, oval, roundStar, shape, stroke } from '../figures/svg.ts'
import { bookshelf, indoors } from '../settings/room.ts'
import { boxPane } from './panes.ts'

import { boards, lantern, mat, type Painted, ROOM_FLOOR, wall } from './room-parts.ts'

export const logs: Painted = (brush, outside) => {
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

export const attic: Painted = (brush, outside) => {
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

export const old: Painted = (brush, outside) => {
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

export const seaside: Painted = (brush, outside) => {
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

export const city: Painted = (brush, outside) => {
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
