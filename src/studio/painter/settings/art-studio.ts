import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, group, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { board, boards, lamplit, pendant, potted, solidWood, wall, warmAir } from './interior.ts'
import { motes } from './land.ts'
import { windowPane } from './room.ts'
import { drawnAt, shadow } from './shade.ts'

const FLOOR = 872
const PAINTS = ['#ff6f91', '#ffc23d', '#3fb6d9', '#7ac74f', '#a06bd0', '#ff8a4a'] as const
const paintOf = (index: number) => PAINTS[index % PAINTS.length] ?? PAINTS[0]

/** A painter's attic: north light, pictures everywhere, and paint on the floor. */
export function artStudio(brush: Brush): Backdrop {
  const first = Math.floor(brush.random() * PAINTS.length)
  return {
    behind:
      wall(brush, '#ffe0d2', FLOOR) +
      boards(brush, '#d0a17a', FLOOR) +
      windowPane(brush, 500, 400, 330, 260, '#fff0e0') +
      gallery(brush, first) +
      clothesline(brush, first) +
      colorShelf(brush, 1010, 590, first) +
      warmAir(brush) +
      easel(brush, 1080, 985) +
      cupboard(brush, 120, 905, first) +
      potted(brush, 350, 900, 150, '#7fb8d9') +
      splashes(brush, first) +
      pendant(brush, WIDTH / 2, 262, '#5fa8b8'),
    before: motes(brush, 12, 440, 900, brush.hour.warm),
    ground: 1004,
    floats: false,
    wall: FLOOR,
    windows: [{ x: 500, y: 400, width: 330, height: 260 }],
    // The cupboard and the easel.
    tall: [
      { x: 120, half: 110 },
      { x: 1080, half: 120 },
    ],
  }
}

/** Children's paintings, on a sheet of 100 by 80. */
const MOTIFS: readonly ((brush: Brush) => string)[] = [
  (brush) =>
    box(0, 0, 100, 80, 0, lamplit(brush, '#bfe8ff')) +
    disc(72, 24, 14, lamplit(brush, '#ffc93c')) +
    shape('M0 60Q40 40 100 62V80H0Z', lamplit(brush, '#7ac74f')) +
    shape('M20 36l16-14 16 14v26h-32z', lamplit(brush, '#ff8a7a')),
  (brush) =>
    box(0, 0, 100, 80, 0, lamplit(brush, '#fff6df')) +
    PAINTS.map((color, i) =>
      stroke(
        `M${12 + i * 6} 72A${38 - i * 6} ${44 - i * 6} 0 0 1 ${88 - i * 6} 72`,
        lamplit(brush, color),
        6,
      ),
    ).join(''),
  (brush) =>
    box(0, 0, 100, 80, 0, lamplit(brush, '#ffe0ec')) +
    shape('M28 24l4-16 14 10h10l14-10 4 16q8 44-23 44t-23-44z', lamplit(brush, '#f2a34a')) +
    disc(42, 38, 4, '#3a2440') +
    disc(60, 38, 4, '#3a2440') +
    stroke('M45 50q6 6 12 0', '#3a2440', 3),
  (brush) =>
    box(0, 0, 100, 80, 0, lamplit(brush, '#2f3a8f')) +
    roundStar(20, 20, 5, '#ffe9a8') +
    roundStar(80, 52, 4, '#ffe9a8') +
    shape('M50 10q18 22 10 44h-20q-8-22 10-44z', lamplit(brush, '#ff7a8a')) +
    shape('M43 56h14l-7 18z', '#ffb347'),
  (brush) =>
    box(0, 0, 100, 80, 0, lamplit(brush, '#d8f2ff')) +
    shape('M0 56Q25 48 50 56T100 56V80H0Z', lamplit(brush, '#3f8fd9')) +
    shape('M26 50h48l-10 14h-28z', lamplit(brush, '#a0583a')) +
    shape('M50 14v32h-22zM54 20v26h18z', lamplit(brush, '#ff8a5a')),
]

const motif = (brush: Brush, index: number) => MOTIFS[index % MOTIFS.length]?.(brush) ?? ''

function gallery(brush: Brush, first: number): string {
  const places = [
    [50, 382, 1.5, -3],
    [236, 360, 1.2, 2],
    [70, 536, 1.2, 3],
    [226, 506, 1.55, -2],
    [930, 372, 1.3, 2],
    [1106, 346, 1.6, -2],
  ] as const
  return places
    .map(([x, y, scale, turn], i) => {
      const frame = paintOf(i + first)
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${box(3, 5, 112, 92, 5, '#140a2e', 'opacity=".2"')}${box(-6, -6, 112, 92, 5, solidWood(brush, frame))}${motif(brush, i + first)}</g>`
    })
    .join('')
}

/** Wet sheets drying above the heads of a wide picture. */
function clothesline(brush: Brush, first: number): string {
  const sheets = repeat(8, (i) => {
    const x = 230 + i * 118
    const y = 226 + 46 * Math.sin(((i + 0.5) / 8) * Math.PI)
    return `<g transform="translate(${x} ${n(y)}) rotate(${((i % 3) - 1) * 4}) scale(.82)">${box(-5, -5, 110, 90, 3, lamplit(brush, '#fffdf6'))}${motif(brush, i * 2 + first)}${box(44, -16, 12, 24, 3, lamplit(brush, '#d99a5c'))}</g>`
  })
  return stroke('M-10 200Q672 300 1354 200', lamplit(brush, '#8a6a5a'), 4) + sheets
}

function colorShelf(brush: Brush, x: number, y: number, first: number): string {
  const pots = repeat(6, (i) => jar(brush, x + 38 + i * 50, y, 44, paintOf(i + first)))
  return pots + board(brush, x, y, 326)
}

function jar(brush: Brush, x: number, y: number, height: number, color: string): string {
  return drawnAt(
    shape('M-20 -44H20L17 0H-17Z', lamplit(brush, '#eef8ff'), 'opacity=".75"') +
      shape('M-19 -30H19L17 0H-17Z', solidWood(brush, color)) +
      oval(0, -30, 19, 5, lamplit(brush, lighter(color, 0.35))) +
      stroke('M-13 -38V-10', '#ffffff', 3, 'opacity=".6"'),
    x,
    y,
    height / 44,
  )
}

const brushes = (brush: Brush, x: number, y: number, scale: number, first: number) =>
  drawnAt(
    [-24, -8, 8, 22]
      .map((turn, i) =>
        group(
          shape('M-4 0L-3 -74H3L4 0Z', lamplit(brush, i % 2 ? '#e2a95a' : '#a8633f')) +
            box(-5, -86, 10, 13, 0, lamplit(brush, '#d3d9e6')) +
            shape('M-6 -86Q-9 -100 0 -114Q9 -100 6 -86Z', lamplit(brush, paintOf(i + first))),
          `rotate(${turn})`,
        ),
      )
      .join('') + shape('M-26 -40H26L21 6H-21Z', solidWood(brush, '#7fa8d0')),
    x,
    y,
    scale,
  )

/** An easel with an almost finished evening landscape. */
function easel(brush: Brush, x: number, y: number): string {
  const wood = lamplit(brush, '#a8744a')
  const canvas =
    box(-128, -420, 256, 270, 4, lamplit(brush, '#fff8ea')) +
    box(
      -119,
      -411,
      238,
      252,
      0,
      brush.sketch.down(
        ...['#3f4aa8', '#a06bd0', '#ff9a8a', '#ffd98a'].map((color) => lamplit(brush, color)),
      ),
    ) +
    disc(10, -262, 40, '#fff0b8', 'opacity=".95"') +
    shape('M-119 -214Q-60 -290 -10 -222Q50 -296 119 -206V-159H-119Z', lamplit(brush, '#6a5aa8')) +
    shape('M-119 -190Q0 -230 119 -186V-159H-119Z', lamplit(brush, '#4f9a84')) +
    [
      [-80, -380],
      [-30, -350],
      [70, -384],
      [90, -330],
    ]
      .map(([a = 0, b = 0]) => roundStar(a, b, 5, '#fff6d0'))
      .join('')
  return (
    shadow(brush, x, y, 140) +
    drawnAt(
      stroke('M0 -470L-104 0M0 -470L104 0M6 -460L40 -40', wood, 17) +
        stroke('M-4 -462L-106 -4', lighter(wood, 0.25), 4, 'opacity=".7"') +
        canvas +
        box(-142, -154, 284, 20, 6, solidWood(brush, '#c08a58')) +
        box(-14, -486, 28, 74, 6, wood),
      x,
      y,
    )
  )
}

function cupboard(brush: Brush, x: number, y: number, first: number): string {
  const color = '#e09a70'
  return (
    shadow(brush, x, y, 110) +
    drawnAt(
      box(-120, -150, 240, 150, 10, solidWood(brush, color)) +
        repeat(2, (row) =>
          repeat(2, (column) =>
            box(-106 + column * 110, -134 + row * 66, 100, 54, 7, lamplit(brush, darker(color, 0.12))),
          ),
        ) +
        repeat(4, (i) =>
          disc(-56 + (i % 2) * 110, -107 + Math.floor(i / 2) * 66, 6, lamplit(brush, '#ffe0a0')),
        ) +
        box(-130, -164, 260, 20, 6, lamplit(brush, lighter(color, 0.2))),
      x,
      y,
    ) +
    jar(brush, x - 84, y - 164, 56, paintOf(first + 1)) +
    jar(brush, x - 30, y - 164, 44, paintOf(first + 4)) +
    brushes(brush, x + 60, y - 172, 0.95, first)
  )
}

function splashes(brush: Brush, first: number): string {
  return repeat(11, (i) => {
    const [x, y] = [between(brush.random, 60, 1290), between(brush.random, 930, 1390)]
    const size = between(brush.random, 14, 34)
    const color = lamplit(brush, paintOf(i + first))
    return group(
      oval(x, y, size, size * 0.34, color) +
        oval(x + size * 1.25, y + size * 0.2, size * 0.28, size * 0.12, color) +
        oval(x - size * 1.1, y - size * 0.14, size * 0.22, size * 0.1, color),
      '',
      'opacity=".85"',
    )
  })
}
