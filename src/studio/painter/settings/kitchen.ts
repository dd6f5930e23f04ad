import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { board, lamplit, pendant, potted, rug, solidWood, tiles, wall, warmAir } from './interior.ts'
import { motes } from './land.ts'
import { windowPane } from './room.ts'
import { drawnAt, glow } from './shade.ts'

const FLOOR = 905
const COUNTER = 745
const PANE = { x: 548, y: 402, width: 250, height: 196 } as const
const MINT = '#86c4b8'
const CRUMBS = ['#ffb25a', '#8fc46a', '#e2806a', '#f2d98a', '#b58cff', '#ff9ab0'] as const

/** A warm kitchen: copper above, mint cupboards, and something in the oven. */
export function kitchen(brush: Brush): Backdrop {
  return {
    behind:
      wall(brush, '#ffe3b5', FLOOR) +
      tiles(brush, '#f3dcc0', '#c99f84', FLOOR) +
      splashback(brush) +
      windowPane(brush, PANE.x, PANE.y, PANE.width, PANE.height, '#f08a7a') +
      jars(brush, 60, 470) +
      jars(brush, 80, 596) +
      pans(brush) +
      warmAir(brush) +
      counter(brush) +
      oven(brush, 980) +
      onTheCounter(brush) +
      pendant(brush, 496, 256, '#e2806a') +
      pendant(brush, 850, 256, '#e2806a') +
      rug(brush, WIDTH / 2, 1040, 400, ['#c9586a', '#e08a7a', '#f2b09a']),
    before: steam(brush) + motes(brush, 10, 440, 900, brush.hour.warm),
    ground: 1008,
    floats: false,
    wall: FLOOR,
    windows: [PANE],
    // The jars and the oven.
    tall: [
      { x: 190, half: 140 },
      { x: 1095, half: 125 },
    ],
  }
}

function splashback(brush: Brush): string {
  const [plain, bright] = [lamplit(brush, '#fff6e6'), lamplit(brush, '#bfe6dc')]
  const honey = lamplit(brush, '#ffd59a')
  return repeat(3, (row) =>
    repeat(24, (column) => {
      const spot = (column * 3 + row * 5) % 7
      const fill = spot === 0 ? honey : spot === 3 ? bright : plain
      return box(column * 58 - 8, 622 + row * 42, 54, 38, 5, fill, 'opacity=".75"')
    }),
  )
}

function jars(brush: Brush, x: number, y: number): string {
  const drawn = repeat(5, (i) => {
    const tall = between(brush.random, 52, 74)
    const color = CRUMBS[Math.floor(brush.random() * CRUMBS.length)] ?? CRUMBS[0]
    return drawnAt(
      box(-22, -tall, 44, tall, 9, lamplit(brush, '#f2fbff'), 'opacity=".7"') +
        box(-18, -tall * 0.7, 36, tall * 0.66, 7, solidWood(brush, color)) +
        box(-24, -tall - 9, 48, 14, 5, lamplit(brush, '#c98a5c')) +
        stroke(`M-12 ${n(-tall * 0.85)}V${n(-tall * 0.3)}`, '#ffffff', 4, 'opacity=".5"'),
      x + 36 + i * 58,
      y,
    )
  })
  return drawn + board(brush, x, y, 304)
}

function pans(brush: Brush): string {
  const copper = ['#d98a52', '#8a93ad', '#e0a84f', '#c9784a'] as const
  return (
    box(890, 398, 400, 12, 6, lamplit(brush, '#7d5a50')) +
    copper
      .map((color, i) => {
        const size = i % 2 ? 0.82 : 1
        return drawnAt(
          stroke('M0 -66V-18', lamplit(brush, '#6a5a6a'), 9) +
            disc(0, 16, 40, brush.sketch.ball(lamplit(brush, lighter(color, 0.35)), lamplit(brush, color))) +
            disc(0, 16, 29, lamplit(brush, darker(color, 0.22))) +
            oval(-12, 4, 9, 5, '#ffffff', 'opacity=".35"'),
          940 + i * 100,
          470,
          size,
        )
      })
      .join('')
  )
}

function counter(brush: Brush): string {
  const [panel, inset] = [solidWood(brush, MINT), lamplit(brush, darker(MINT, 0.14))]
  return (
    box(-10, COUNTER, WIDTH + 20, FLOOR - COUNTER, 0, lamplit(brush, darker(MINT, 0.3))) +
    repeat(7, (i) =>
      drawnAt(
        box(0, 26, 186, 120, 9, panel) +
          box(16, 42, 154, 88, 7, inset) +
          disc(164, 58, 7, lamplit(brush, '#ffd27a')),
        i * 196 - 14,
        COUNTER,
      ),
    ) +
    box(-10, COUNTER - 12, WIDTH + 20, 28, 5, solidWood(brush, '#f2d2a4')) +
    box(-10, COUNTER - 12, WIDTH + 20, 5, 0, lamplit(brush, '#fff3dc'), 'opacity=".8"')
  )
}

function oven(brush: Brush, x: number): string {
  return (
    box(x, COUNTER - 14, 230, 172, 12, solidWood(brush, '#6fa3ac')) +
    box(x + 12, COUNTER - 2, 206, 30, 8, lamplit(brush, '#eef7f4')) +
    repeat(4, (i) => disc(x + 42 + i * 49, COUNTER + 13, 9, lamplit(brush, i % 2 ? '#ffc24b' : '#e2566b'))) +
    box(x + 22, COUNTER + 40, 186, 104, 14, lamplit(brush, '#3f4a5e')) +
    box(x + 34, COUNTER + 52, 162, 80, 9, brush.sketch.down('#8a3f26', '#f08a3a', '#ffd27a')) +
    repeat(4, (i) => oval(x + 60 + i * 37, COUNTER + 112, 15, 9, '#c9823f')) +
    stroke(`M${x + 36} ${COUNTER + 122}h158`, '#7a3f2a', 5) +
    box(x + 40, COUNTER + 32, 150, 10, 5, lamplit(brush, '#f2fbff')) +
    glow(brush, x + 115, COUNTER + 100, 240, '#ff9a3a', 0.5)
  )
}

function onTheCounter(brush: Brush): string {
  const y = COUNTER - 12
  const loaf =
    shape('M-54 0Q-66 -40 -30 -46H32Q66 -40 54 0Z', solidWood(brush, '#d99a52')) +
    stroke('M-26 -40l10 20M0 -44l10 22M26 -42l10 20', lamplit(brush, '#ffe0a8'), 6)
  const pot =
    stroke('M-46 -46Q-76 -50 -70 -20', lamplit(brush, '#d9586a'), 10) +
    shape('M40 -54L78 -72L70 -44L44 -28Z', lamplit(brush, '#d9586a')) +
    shape('M-50 -30Q-48 -68 0 -68Q50 -68 50 -30Q48 0 0 0Q-48 0 -50 -30Z', solidWood(brush, '#e8707c')) +
    oval(0, -68, 26, 7, lamplit(brush, '#c24a5e')) +
    disc(0, -78, 8, lamplit(brush, '#ffd27a')) +
    oval(-22, -48, 9, 13, '#ffffff', 'opacity=".4"')
  const cake =
    stroke('M0 0V-26', lamplit(brush, '#f2e6f0'), 12) +
    oval(0, -28, 66, 9, lamplit(brush, '#fff6fb')) +
    shape('M-50 -30V-74Q0 -88 50 -74V-30Q0 -20 -50 -30Z', solidWood(brush, '#f7c9a0')) +
    shape(
      'M-50 -74Q0 -90 50 -74V-60Q40 -48 30 -58Q18 -44 6 -56Q-8 -42 -20 -56Q-34 -46 -50 -58Z',
      lamplit(brush, '#ff9fb8'),
    ) +
    disc(0, -88, 9, lamplit(brush, '#e2405a'))
  return (
    potted(brush, 56, y, 120, '#e2805a') +
    drawnAt(loaf, 200, y) +
    drawnAt(pot, 1290, y, 0.95, true) +
    drawnAt(cake, 360, y, 0.95) +
    potted(brush, 900, y, 104, '#7fb8d9')
  )
}

const steam = (brush: Brush) =>
  repeat(3, (i) =>
    stroke(
      `M${n(1070 + i * 24)} ${COUNTER - 30}q-12 -20 0 -38t0 -36`,
      '#ffffff',
      7,
      `opacity="${n(between(brush.random, 0.1, 0.3))}"`,
    ),
  )
