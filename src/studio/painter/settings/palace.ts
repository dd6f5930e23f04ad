import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, heartPath, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { lamplit, solidWood, tiles, warmAir } from './interior.ts'
import { motes } from './land.ts'
import { drawnAt, glow } from './shade.ts'

const FLOOR = 868
const WALL = '#e6cfe2'
const GOLD = '#e8b95a'

/** The palace's throne hall: tall windows, columns, a chandelier, and the carpet up to the throne. */
export function palace(brush: Brush): Backdrop {
  return {
    behind:
      hall(brush) +
      [236, 454, 890, 1108].map((x) => arch(brush, x)).join('') +
      banner(brush) +
      warmAir(brush, '#ffbe6e') +
      tiles(brush, '#cdb4d4', '#f0e2ee', FLOOR) +
      carpet(brush) +
      throne(brush, between(brush.random, 656, 688)) +
      [120, 345, 1000, 1224].map((x) => column(brush, x)).join('') +
      chandelier(brush, 672, 408),
    before: motes(brush, 10, 420, 1060, brush.hour.warm),
    ground: GROUND,
    floats: false,
    wall: FLOOR,
    tall: [120, 345, 672, 1000, 1224].map((x) => ({ x, half: x === 672 ? 130 : 46 })),
    windows: [236, 454, 890, 1108].map((x) => ({ x: x - 60, y: 420, width: 120, height: 300 })),
  }
}

function hall(brush: Brush): string {
  return (
    box(
      -10,
      -10,
      WIDTH + 20,
      FLOOR + 20,
      0,
      brush.sketch.down(
        lamplit(brush, darker(WALL, 0.34)),
        lamplit(brush, WALL),
        lamplit(brush, lighter(WALL, 0.2)),
      ),
    ) +
    shape(
      `M-10 ${FLOOR - 120}H${WIDTH + 10}V${FLOOR + 4}H-10Z`,
      brush.sketch.down(lamplit(brush, '#b98fb8'), lamplit(brush, '#9a74a5')),
    ) +
    repeat(12, (i) =>
      box(
        i * 116 - 8,
        FLOOR - 98,
        92,
        82,
        8,
        'none',
        `stroke="${lamplit(brush, GOLD)}" stroke-width="4" opacity=".6"`,
      ),
    ) +
    box(-10, FLOOR - 128, WIDTH + 20, 14, 4, lamplit(brush, GOLD)) +
    box(-10, 300, WIDTH + 20, 18, 4, lamplit(brush, GOLD)) +
    stroke(
      repeat(10, (i) => `M${i * 150 - 20} 250Q${i * 150 + 55} 330 ${i * 150 + 130} 250`),
      lamplit(brush, GOLD),
      7,
      'opacity=".7"',
    )
  )
}

/** A tall window with the evening outside. */
function arch(brush: Brush, x: number): string {
  const { hour, ids, random, sketch } = brush
  const clip = ids('arch')
  const [half, top, foot] = [66, 420, FLOOR - 150]
  const outline = `M${x - half} ${foot}V${top + 40}Q${x - half} ${top - 50} ${x} ${top - 70}Q${x + half} ${top - 50} ${x + half} ${top + 40}V${foot}Z`
  const stars = repeat(Math.round(hour.stars / 14), () =>
    disc(
      x - half + random() * half * 2,
      top - 60 + random() * 240,
      1 + random() * 1.6,
      '#ffffff',
      'opacity=".8"',
    ),
  )
  return (
    `<defs><clipPath id="${clip}"><path d="${outline}"/></clipPath></defs>` +
    glow(brush, x, 560, 220, hour.orb === 'sun' ? '#fff3c4' : '#b9b5ff', 0.24) +
    `<g clip-path="url(#${clip})">${box(x - half, top - 80, half * 2, foot - top + 90, 0, sketch.down(...hour.sky))}${stars}${shape(`M${x - half} ${foot}V${foot - 50}Q${x} ${foot - 96} ${x + half} ${foot - 44}V${foot}Z`, brush.tint('#7fa890', 0.3))}</g>` +
    `<path d="${outline}" fill="none" stroke="${lamplit(brush, '#f7ecd8')}" stroke-width="14"/>` +
    stroke(
      `M${x} ${top - 70}V${foot}M${x - half} ${top + 60}H${x + half}M${x - half} ${top + 160}H${x + half}`,
      lamplit(brush, '#f7ecd8'),
      6,
    ) +
    drape(brush, x - half - 8, 1) +
    drape(brush, x + half + 8, -1)
  )
}

const drape = (brush: Brush, x: number, side: 1 | -1) =>
  shape(
    `M${x - side * 14} 372H${x + side * 40}Q${x + side * 34} 560 ${x + side * 2} 620Q${x + side * 18} 690 ${x + side * 14} 742H${x - side * 16}Z`,
    solidWood(brush, '#a8446e'),
  ) + stroke(`M${x - side * 12} 622H${x + side * 12}`, lamplit(brush, GOLD), 9)

const banner = (brush: Brush) =>
  drawnAt(
    shape('M-58 0H58V190L0 236L-58 190Z', solidWood(brush, '#6a58b8')) +
      shape('M-58 0H58V16H-58Z', lamplit(brush, GOLD)) +
      stroke('M-52 186L0 226L52 186', lamplit(brush, GOLD), 6) +
      roundStar(0, 100, 32, lamplit(brush, '#ffd98a')),
    672,
    400,
  )

function column(brush: Brush, x: number): string {
  const stone = brush.sketch.fade(
    lamplit(brush, '#fff6ee'),
    lamplit(brush, '#ecd9e0'),
    lamplit(brush, '#b596b8'),
  )
  return (
    oval(x, FLOOR + 28, 76, 15, '#140a2e', 'opacity=".25"') +
    box(x - 36, 150, 72, FLOOR - 140, 4, stone) +
    stroke(
      `M${x - 16} 240V${FLOOR - 20}M${x + 4} 240V${FLOOR - 20}M${x + 22} 240V${FLOOR - 20}`,
      lamplit(brush, '#c3a5c4'),
      4,
      'opacity=".5"',
    ) +
    box(x - 54, 196, 108, 34, 8, lamplit(brush, GOLD)) +
    box(x - 50, FLOOR - 10, 100, 36, 8, lamplit(brush, '#e2c9d4')) +
    box(x - 44, FLOOR - 24, 88, 16, 6, lamplit(brush, GOLD))
  )
}

const carpet = (brush: Brush) =>
  shape(
    `M574 ${FLOOR}H770L1010 ${HEIGHT + 10}H334Z`,
    brush.sketch.down(lamplit(brush, '#8a2f56'), lamplit(brush, '#b8446a')),
  ) +
  stroke(`M590 ${FLOOR}L372 ${HEIGHT + 10}M754 ${FLOOR}L972 ${HEIGHT + 10}`, lamplit(brush, GOLD), 9) +
  repeat(4, (i) => roundStar(672, 1040 + i * 112, 15 + i * 5, lamplit(brush, GOLD), 'opacity=".55"'))

/** The throne on its step, beside the carpet. */
const throne = (brush: Brush, x: number) =>
  drawnAt(
    oval(0, 4, 130, 22, '#140a2e', 'opacity=".3"') +
      box(-112, -34, 224, 36, 8, solidWood(brush, '#cbb0cf')) +
      shape('M-66 -150Q-84 -330 -40 -350Q0 -392 40 -350Q84 -330 66 -150Z', solidWood(brush, GOLD)) +
      shape('M-48 -156Q-58 -310 0 -332Q58 -310 48 -156Z', solidWood(brush, '#b8446a')) +
      shape(heartPath(0, -268, 24), lamplit(brush, '#ffd98a')) +
      box(-78, -160, 156, 46, 16, solidWood(brush, '#b8446a')) +
      box(-92, -206, 26, 150, 12, solidWood(brush, GOLD)) +
      box(66, -206, 26, 150, 12, solidWood(brush, GOLD)) +
      box(-78, -118, 156, 88, 8, solidWood(brush, GOLD)) +
      disc(-79, -212, 17, lamplit(brush, '#ffe9b0')) +
      disc(79, -212, 17, lamplit(brush, '#ffe9b0')) +
      roundStar(0, -372, 20, lamplit(brush, '#fff0c0')),
    x,
    FLOOR + 40,
    0.78,
  )

function chandelier(brush: Brush, x: number, y: number): string {
  const lights = [-150, -90, -30, 30, 90, 150]
  return (
    stroke(`M${x} -10V${y - 40}`, lamplit(brush, '#8a6a3c'), 6) +
    glow(brush, x, y, 330, '#ffd98a', 0.5) +
    stroke(
      `M${x - 150} ${y}Q${x} ${y + 76} ${x + 150} ${y}M${x - 90} ${y + 6}Q${x} ${y + 50} ${x + 90} ${y + 6}M${x} ${y - 50}Q${x - 110} ${y - 40} ${x - 150} ${y}M${x} ${y - 50}Q${x + 110} ${y - 40} ${x + 150} ${y}`,
      lamplit(brush, GOLD),
      7,
    ) +
    lights
      .map(
        (dx) =>
          box(x + dx - 6, y - 34, 12, 34, 4, '#fff6e0') +
          `<path d="M${n(x + dx)} ${n(y - 66)}q12 20 0 30q-12 -10 0 -30Z" fill="#ffc860"/>` +
          glow(brush, x + dx, y - 48, 44, '#ffe6a0', 0.8),
      )
      .join('') +
    disc(x, y + 58, 12, '#fff0c8')
  )
}
