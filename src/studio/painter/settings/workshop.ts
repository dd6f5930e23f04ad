import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, group, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { board, boards, lamplit, pendant, solidWood, wall, warmAir } from './interior.ts'
import { motes } from './land.ts'
import { windowPane } from './room.ts'
import { drawnAt, glow, shadow } from './shade.ts'

const FLOOR = 872
const BRASS = '#d9a648'

/** An inventor's workshop: meshing gears, tools in their places, and something almost finished. */
export function workshop(brush: Brush): Backdrop {
  return {
    behind:
      wall(brush, '#c99a74', FLOOR) +
      wallPlanks(brush) +
      boards(brush, '#a8764f', FLOOR) +
      windowPane(brush, 560, 404, 224, 200, '#6fa8a0') +
      gearwork(brush) +
      toolBoard(brush, 60, 380) +
      partsShelf(brush, 70, 640) +
      warmAir(brush, '#ffb866') +
      bench(brush, 190, 950) +
      invention(brush, 1130, 960) +
      shavings(brush) +
      pendant(brush, 480, 258, '#4f8a9a') +
      pendant(brush, 864, 258, '#4f8a9a'),
    before: motes(brush, 14, 440, 920, '#ffe0a0'),
    ground: 1004,
    floats: false,
    wall: FLOOR,
    windows: [{ x: 560, y: 404, width: 224, height: 200 }],
    // The tools and the invention.
    tall: [
      { x: 190, half: 140 },
      { x: 1130, half: 200 },
    ],
  }
}

function wallPlanks(brush: Brush): string {
  const seam = lamplit(brush, '#8a6244')
  return (
    stroke(
      repeat(11, (i) => `M-10 ${i * 82 + 20}H${WIDTH + 10}`),
      seam,
      3,
      'opacity=".4"',
    ) +
    stroke(
      repeat(30, () => {
        const [x, row] = [between(brush.random, 0, WIDTH), Math.floor(brush.random() * 10)]
        return `M${n(x)} ${row * 82 + 20}v82`
      }),
      seam,
      3,
      'opacity=".3"',
    ) +
    box(-10, 170, WIDTH + 20, 34, 6, solidWood(brush, '#8a5a3e')) +
    [150, 1190].map((x) => box(x, -10, 34, 190, 4, solidWood(brush, '#8a5a3e'))).join('')
  )
}

function gear(brush: Brush, x: number, y: number, radius: number, color: string, turn: number): string {
  const count = Math.max(8, Math.round(radius / 6))
  const teeth = repeat(count, (i) =>
    group(
      shape(
        `M${n(-radius * 0.14)} ${n(-radius * 0.9)}L${n(-radius * 0.09)} ${n(-radius * 1.16)}H${n(radius * 0.09)}L${n(radius * 0.14)} ${n(-radius * 0.9)}Z`,
        lamplit(brush, color),
      ),
      `rotate(${n((i * 360) / count + turn)})`,
    ),
  )
  const holes = repeat(5, (i) => {
    const angle = (i * 2 * Math.PI) / 5 + turn
    return disc(
      Math.cos(angle) * radius * 0.55,
      Math.sin(angle) * radius * 0.55,
      radius * 0.17,
      lamplit(brush, darker('#c99a74', 0.28)),
    )
  })
  return drawnAt(
    teeth +
      disc(0, 0, radius, brush.sketch.ball(lamplit(brush, lighter(color, 0.35)), lamplit(brush, color))) +
      holes +
      disc(0, 0, radius * 0.24, lamplit(brush, darker(color, 0.3))) +
      disc(0, 0, radius * 0.12, lamplit(brush, lighter(color, 0.45))),
    x,
    y,
  )
}

function gearwork(brush: Brush): string {
  const turn = between(brush.random, 0, 40)
  return (
    gear(brush, 1010, 452, 82, BRASS, turn) +
    gear(brush, 1132, 540, 58, '#c9784f', -turn) +
    gear(brush, 1234, 438, 76, '#8a9ab5', turn) +
    gear(brush, 928, 566, 46, '#b58a9a', -turn) +
    gear(brush, 1258, 590, 38, BRASS, turn) +
    gear(brush, 672, 226, 52, BRASS, turn)
  )
}

function toolBoard(brush: Brush, x: number, y: number): string {
  const [steel, handle] = [lamplit(brush, '#cfd6e6'), lamplit(brush, '#d9604f')]
  const grip = lamplit(brush, '#4f8ab5')
  const tools = [
    box(-5, -10, 10, 88, 4, lamplit(brush, '#b07a48')) + box(-30, -24, 60, 24, 6, steel),
    stroke('M0 18V76', grip, 13) + stroke('M0 -22V18', steel, 7),
    stroke('M0 0V72', steel, 12) + shape('M-18 -26L-10 -8H10L18 -26Q26 -2 8 8H-8Q-26 -2 -18 -26Z', steel),
    shape('M-12 8H14L18 78L-4 74Z', steel) + box(-20, -26, 40, 36, 10, handle),
    stroke('M-4 20L-16 76M4 20L16 76', handle, 11) + shape('M-12 20Q-16 -22 0 -26Q16 -22 12 20Z', steel),
  ]
  return (
    box(x, y, 390, 156, 8, solidWood(brush, '#a8754c')) +
    repeat(54, (i) =>
      disc(x + 24 + (i % 18) * 20, y + 20 + Math.floor(i / 18) * 50, 2.6, '#3a2238', 'opacity=".3"'),
    ) +
    tools.map((tool, i) => drawnAt(tool, x + 50 + i * 72, y + 50)).join('')
  )
}

function partsShelf(brush: Brush, x: number, y: number): string {
  const colors = ['#e2705f', '#5fa8c9', '#ffc24b', '#7ab87a'] as const
  const boxes = repeat(4, (i) => {
    const color = colors[(i + Math.floor(brush.random() * 4)) % 4] ?? colors[0]
    return (
      box(x + 14 + i * 88, y - 50, 76, 50, 6, solidWood(brush, color)) +
      box(x + 34 + i * 88, y - 34, 36, 18, 4, lamplit(brush, '#fff6e0'))
    )
  })
  return boxes + board(brush, x, y, 370)
}

function bench(brush: Brush, x: number, y: number): string {
  return (
    shadow(brush, x, y, 220) +
    drawnAt(
      box(-190, -140, 30, 140, 5, solidWood(brush, '#8a5a3e')) +
        box(150, -140, 30, 140, 5, solidWood(brush, '#8a5a3e')) +
        box(-170, -70, 330, 18, 5, lamplit(brush, '#7a4e38')) +
        box(-214, -166, 420, 34, 8, solidWood(brush, '#c08a58')) +
        box(-150, -114, 110, 44, 8, lamplit(brush, '#e0b070')) +
        // a half-built wooden toy ship
        shape('M-120 -180H-10Q-20 -166 -34 -166H-100Q-114 -166 -120 -180Z', lamplit(brush, '#a8603f')) +
        stroke('M-66 -182V-262', lamplit(brush, '#7a4e38'), 5) +
        shape(
          'M-60 -256Q-14 -226 -12 -190H-60ZM-72 -248V-190H-112Q-98 -226 -72 -248Z',
          lamplit(brush, '#fff3dc'),
        ) +
        // paint tins
        box(40, -206, 44, 40, 5, solidWood(brush, '#5fa8c9')) +
        oval(62, -206, 22, 6, lamplit(brush, '#bfe6f2')) +
        box(96, -196, 38, 30, 5, solidWood(brush, '#e2705f')) +
        oval(115, -196, 19, 5, lamplit(brush, '#ffc2b0')) +
        stroke('M62 -208L84 -250', lamplit(brush, '#b07a48'), 7),
      x,
      y,
    )
  )
}

/** A small flying machine on its stand, waiting for a pilot. */
function invention(brush: Brush, x: number, y: number): string {
  const hull = solidWood(brush, '#e2705f')
  const wing = lamplit(brush, '#fff0d4')
  return (
    shadow(brush, x, y, 190) +
    glow(brush, x, y - 150, 260, '#ffd08a', 0.35) +
    drawnAt(
      stroke('M-60 -70L-92 0M60 -70L92 0M-80 -26H80', lamplit(brush, '#8a5a3e'), 13) +
        shape('M-30 -196L-176 -246Q-196 -244 -186 -226L-40 -160Z', wing) +
        shape('M-150 -122Q-176 -150 -150 -176Q20 -224 130 -164Q172 -140 130 -104Q-10 -54 -150 -122Z', hull) +
        stroke('M-136 -126Q0 -74 128 -112', lamplit(brush, '#ffd98a'), 9) +
        shape('M-142 -150L-196 -206L-176 -128Z', lamplit(brush, '#4f8ab5')) +
        shape(
          'M-36 -190Q-26 -232 16 -232Q52 -230 56 -186Z',
          brush.sketch.down('#e6f8ff', '#9fd0e8'),
          'opacity=".85"',
        ) +
        shape('M-10 -132L64 -44Q84 -36 92 -54L58 -136Z', wing) +
        stroke('M8 -122L70 -52', lamplit(brush, '#d9b080'), 4) +
        roundStar(-80, -142, 18, lamplit(brush, '#ffe09a')) +
        disc(150, -136, 15, lamplit(brush, BRASS)) +
        oval(160, -182, 11, 42, lamplit(brush, '#c99058')) +
        oval(160, -90, 11, 42, lamplit(brush, '#c99058')),
      x,
      y,
    )
  )
}

function shavings(brush: Brush): string {
  const curl = lamplit(brush, '#f0cf98')
  return repeat(26, () => {
    const [x, y] = [between(brush.random, 40, 1300), between(brush.random, 920, 1400)]
    return stroke(`M${n(x)} ${n(y)}q8 -12 16 -2q4 10 -6 8`, curl, 4, 'opacity=".75"')
  })
}
