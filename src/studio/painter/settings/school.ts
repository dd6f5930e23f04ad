import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, WIDTH } from '../canvas.ts'
import { box, disc, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { bunting, litWindow } from './lamps.ts'
import { flowers, grass, hillBand, motes, tree } from './land.ts'
import { bush } from './plants.ts'
import { drawnAt, glow, lampsAreLit, shadedDown, shadedFill, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'
import { fence } from './timber.ts'

const MIDDLE = WIDTH / 2
const LEAVES = { trunk: '#6b4a35', leaves: ['#5fa868', '#74b86a'] } as const

/** The school and its yard. */
export function school(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, 760, 330) +
      clouds(brush, 130, 480, 7, 330) +
      hillBand(brush, 800, 30, '#9fcf90', 0.36) +
      building(brush) +
      garden(brush) +
      yard(brush) +
      slide(brush, 1130, 1000) +
      bus(brush, 150, 960),
    before: motes(brush, 8, 520, 1000, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

function building(brush: Brush): string {
  const brick = brush.sketch.down(
    brush.tint('#e8906f', 0.04),
    brush.tint('#d97a62', 0.04),
    brush.tint('#b25a58'),
  )
  const roof = shadedDown(brush, '#5566a8', 0.04)
  const trim = brush.tint('#fff1dc', 0.04)
  const rows = [620, 744].flatMap((y) =>
    [250, 344, 438, 846, 940, 1034].map((x) => litWindow(brush, [x, y], 62, 84)),
  )
  return (
    box(206, 570, 932, 320, 4, brick) +
    bricks(brush) +
    shape('M176 576L232 462H1112L1168 576Q672 590 176 576Z', roof) +
    stroke('M184 578H1160', trim, 10) +
    rows.join('') +
    clockTower(brush, brick, roof, trim) +
    door(brush, trim)
  )
}

const bricks = (brush: Brush) =>
  repeat(44, () => {
    const [x, y] = [220 + brush.random() * 890, 590 + Math.floor(brush.random() * 17) * 17]
    return box(x, y, 26, 10, 2, brush.random() < 0.5 ? '#ffffff' : '#5a2040', 'opacity=".12"')
  })

/** Taller than the figures, so that a phone shows it too. */
function clockTower(brush: Brush, brick: string, roof: string, trim: string): string {
  const lit = lampsAreLit(brush)
  return (
    box(MIDDLE - 106, 396, 212, 494, 4, brick) +
    stroke(`M${MIDDLE - 112} 398H${MIDDLE + 112}`, trim, 14) +
    shape(`M${MIDDLE - 130} 392L${MIDDLE} 244L${MIDDLE + 130} 392Z`, roof) +
    stroke(`M${MIDDLE} 246V166`, brush.tint('#8a6a5a'), 7) +
    shape(
      `M${MIDDLE + 3} 168Q${MIDDLE + 44} 156 ${MIDDLE + 92} 184Q${MIDDLE + 46} 196 ${MIDDLE + 3} 216Z`,
      brush.tint('#ffd166'),
    ) +
    (lit ? glow(brush, MIDDLE, 480, 150, '#fff0b8', 0.55) : '') +
    disc(MIDDLE, 480, 60, trim) +
    disc(MIDDLE, 480, 50, lit ? '#fff6d0' : brush.tint('#ffffff')) +
    repeat(12, (i) =>
      disc(MIDDLE + Math.sin((i * Math.PI) / 6) * 41, 480 - Math.cos((i * Math.PI) / 6) * 41, 3.4, '#4a3450'),
    ) +
    stroke(`M${MIDDLE} 480V446M${MIDDLE} 480L${MIDDLE + 24} 492`, '#4a3450', 7) +
    [-66, 8].map((dx) => litWindow(brush, [MIDDLE + dx, 580], 58, 80)).join('')
  )
}

function door(brush: Brush, trim: string): string {
  const wood = shadedDown(brush, '#9a6238')
  return (
    shape(
      `M${MIDDLE - 70} 890V760Q${MIDDLE - 66} 700 ${MIDDLE} 696Q${MIDDLE + 66} 700 ${MIDDLE + 70} 760V890Z`,
      trim,
    ) +
    shape(
      `M${MIDDLE - 58} 890V764Q${MIDDLE - 54} 712 ${MIDDLE} 708Q${MIDDLE + 54} 712 ${MIDDLE + 58} 764V890Z`,
      wood,
    ) +
    stroke(`M${MIDDLE} 710V890`, brush.tint('#6b4028'), 4) +
    disc(MIDDLE - 12, 812, 5, '#ffd76a') +
    disc(MIDDLE + 12, 812, 5, '#ffd76a') +
    box(MIDDLE - 106, 876, 212, 20, 5, brush.tint('#d8ccc8'))
  )
}

function garden(brush: Brush): string {
  return (
    bunting(brush, [190, 560], [MIDDLE - 100, 566], 34, 11) +
    bunting(brush, [MIDDLE + 100, 566], [1154, 560], 34, 11) +
    tree(brush, 96, 900, 450, LEAVES, 0.04) +
    tree(brush, 1268, 904, 480, LEAVES, 0.04) +
    repeat(5, (i) =>
      bush(brush, 240 + i * 76, 898, 92, '#5fae62', 0.02, ['#ff9fb5', '#ffffff', '#ffd76a'][i % 3]),
    ) +
    repeat(5, (i) =>
      bush(brush, 800 + i * 80, 898, 92, '#5fae62', 0.02, ['#c9a8ff', '#ffffff', '#ff9fb5'][i % 3]),
    )
  )
}

const TILES = ['#f2a0a8', '#ffd98a', '#9fd8b8', '#a8c0f0', '#d8b0e8'] as const

function yard(brush: Brush): string {
  const tile = (x: number, y: number, width: number, height: number, index: number) =>
    box(
      x - width / 2,
      y,
      width - 8,
      height - 8,
      12,
      brush.tint(TILES[index % TILES.length] ?? TILES[0]),
      'opacity=".9"',
    )
  return (
    hillBand(brush, 906, 8, '#7cc068', 0, 2) +
    fence(brush, [-20, 934], [330, 926], 84, '#fff6ea') +
    fence(brush, [1010, 926], [WIDTH + 20, 934], 84, '#fff6ea') +
    shape(
      'M606 888H738Q820 1060 940 1460H404Q524 1060 606 888Z',
      brush.sketch.down(brush.tint('#f2dfc0'), brush.tint('#d9bd98')),
      'opacity=".95"',
    ) +
    grass(brush, 950, 1330, 300, ['#5fae58', '#4a9450', '#8ccc70']) +
    flowers(brush, 980, 1320, 30, ['#ffffff', '#ffd76a', '#ff9fb5']) +
    shape(
      'M606 950H738Q820 1080 930 1460H414Q524 1080 606 950Z',
      brush.sketch.down(brush.tint('#f2dfc0'), brush.tint('#d9bd98')),
    ) +
    tile(672, 1060, 150, 56, 0) +
    tile(628, 1118, 92, 62, 1) +
    tile(720, 1118, 92, 62, 2) +
    tile(672, 1182, 176, 68, 3) +
    tile(618, 1252, 112, 76, 4) +
    tile(730, 1252, 112, 76, 0) +
    tile(672, 1330, 214, 86, 1)
  )
}

function slide(brush: Brush, x: number, y: number): string {
  const post = brush.tint('#5f8fd0')
  return (
    shadow(brush, x + 20, y + 4, 160) +
    drawnAt(
      stroke('M-96 0L-70 -210M-34 0L-44 -210', post, 13) +
        stroke('M-90 -46H-36M-84 -96H-40M-78 -146H-42', post, 9) +
        stroke('M-72 -206Q-70 -252 -40 -252Q-14 -250 -14 -206', post, 10) +
        shape(
          'M-84 -212H-6Q30 -200 70 -108Q104 -34 168 -24Q176 -10 160 -2Q84 -6 48 -84Q16 -160 -20 -184H-84Z',
          shadedFill(brush, '#ffb84a'),
        ) +
        stroke('M-6 -212Q30 -200 70 -108Q104 -34 166 -24', brush.tint('#ffe09a'), 8),
      x,
      y,
    )
  )
}

function bus(brush: Brush, x: number, y: number): string {
  const lit = lampsAreLit(brush)
  const pane = lit
    ? brush.sketch.down('#fff3c4', '#ffd080')
    : brush.sketch.down(brush.tint('#cfe6f2'), brush.tint('#8fb8d8'))
  return (
    shadow(brush, x, y + 4, 170) +
    drawnAt(
      shape(
        'M-160 -16V-150Q-158 -176 -130 -178H86Q110 -176 116 -150L122 -104L158 -92Q168 -86 168 -66V-16Z',
        brush.sketch.down(brush.tint('#ffd25c'), brush.tint('#f5b43c'), brush.tint('#d98f2f')),
      ) +
        repeat(4, (i) => box(-146 + i * 62, -158, 50, 52, 8, pane)) +
        box(-160, -84, 328, 10, 0, brush.tint('#4a3c50')) +
        [-90, 96]
          .map((cx) => disc(cx, -14, 32, brush.tint('#3a2c48')) + disc(cx, -14, 14, brush.tint('#c8bcd0')))
          .join('') +
        oval(160, -54, 9, 12, lit ? '#fff6cf' : brush.tint('#fff1d6')),
      x,
      y,
    ) +
    (lit ? glow(brush, x + 164, y - 54, 90, '#fff0b0', 0.6) : '')
  )
}
