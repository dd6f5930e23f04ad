import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { bulbs, lantern } from './lamps.ts'
import { flowers, grass, hillBand, mist, motes, tree } from './land.ts'
import { bush, sunflower } from './plants.ts'
import { drawnAt, shadedDown, shadedFill, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'
import { fence } from './timber.ts'

const BLOOMS = ['#ff8fa5', '#ffffff', '#ffd35a', '#c9a0ff', '#ff7a6b', '#8fb5ff'] as const
const LEAVES = { trunk: '#7a5440', leaves: ['#7ab86a', '#5fa860'] } as const
const BLOSSOM = { trunk: '#7a5440', leaves: ['#f7b8cc', '#f2a5c0'] } as const

/** Flower beds on both sides of a path that leads to a gate of roses. */
export function garden(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, 770, 400) +
      clouds(brush, 140, 460, 6, 400) +
      distance(brush) +
      hedge(brush) +
      gate(brush) +
      lawn(brush) +
      beds(brush) +
      birdbath(brush, 1128, 990) +
      can(brush, 250, 1020),
    before: corner(brush) + butterflies(brush) + motes(brush, 14, 520, 1100, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

const distance = (brush: Brush) =>
  hillBand(brush, 770, 40, '#a8cfa0', 0.5) +
  mist(brush, 790, 60, 0.4) +
  tree(brush, 110, 892, 500, BLOSSOM, 0.08) +
  tree(brush, 1236, 892, 520, BLOSSOM, 0.08) +
  tree(brush, 330, 870, 300, LEAVES, 0.24) +
  tree(brush, 1010, 870, 320, LEAVES, 0.24)

function hedge(brush: Brush): string {
  return (
    repeat(8, (i) => bush(brush, -10 + i * 72, 894, 130, '#5fa862', 0.06, i % 2 ? '#ff9fb5' : '#ffffff')) +
    repeat(8, (i) => bush(brush, 850 + i * 72, 894, 130, '#5fa862', 0.06, i % 2 ? '#ffffff' : '#ffb8cc')) +
    bulbs(brush, [110, 560], [520, 540], 40, 7) +
    bulbs(brush, [824, 540], [1236, 560], 40, 7)
  )
}

/** The arch is taller than the figures, so that a phone shows it too. */
function gate(brush: Brush): string {
  const { random } = brush
  const wood = brush.tint('#fff6ea')
  const arch = (r: number) =>
    `M${672 - r} 900V620Q${672 - r} ${620 - r * 1.06} 672 ${620 - r * 1.06}Q${672 + r} ${620 - r * 1.06} ${672 + r} 620V900`
  const along = (t: number): [number, number] => {
    if (t < 0.3) return [530, 900 - (t / 0.3) * 280]
    if (t > 0.7) return [814, 620 + ((t - 0.7) / 0.3) * 280]
    const angle = Math.PI * (1 - (t - 0.3) / 0.4)
    return [672 + Math.cos(angle) * 142, 620 - Math.sin(angle) * 150]
  }
  const leaves = repeat(70, (i) => {
    const [x, y] = along(i / 69)
    return oval(
      x + between(random, -22, 22),
      y + between(random, -20, 20),
      19,
      14,
      brush.tint(oneOf(random, ['#5fa860', '#4a9058', '#7abf6c'])),
    )
  })
  const roses = repeat(32, (i) => {
    const [x, y] = along((i + 0.5) / 32)
    return rose(
      brush,
      x + between(random, -24, 24),
      y + between(random, -22, 22),
      between(random, 10, 16),
      oneOf(random, ['#ff8fa5', '#ffb3c4', '#fff1f0', '#f2647f']),
    )
  })
  const door = (side: 1 | -1) =>
    repeat(5, (i) => box(672 + side * (92 + i * 5) - 4, 742 + i * 6, 8, 150 - i * 4, 3, wood)) +
    stroke(
      `M${672 + side * 90} 770L${672 + side * 116} 780M${672 + side * 90} 860L${672 + side * 116} 862`,
      wood,
      7,
    )
  return (
    stroke(arch(126), wood, 9) +
    stroke(arch(154), wood, 9) +
    repeat(6, (i) => stroke(`M${518} ${640 + i * 44}H546M${798} ${640 + i * 44}H826`, wood, 6)) +
    door(1) +
    door(-1) +
    leaves +
    roses +
    lantern(brush, 672, 496, 0.95)
  )
}

const rose = (brush: Brush, x: number, y: number, r: number, color: string) =>
  disc(x, y, r, brush.tint(color)) +
  disc(x - r * 0.16, y - r * 0.14, r * 0.62, brush.tint(lighter(color, 0.25))) +
  disc(x + r * 0.06, y + r * 0.04, r * 0.3, brush.tint(darker(color, 0.16)))

function lawn(brush: Brush): string {
  const { random } = brush
  const stones = repeat(9, (i) => {
    const t = i / 8
    const y = 1010 + t * t * 390 + t * 30
    return oval(
      672 + (i % 2 ? 1 : -1) * (14 + t * 46),
      y,
      62 + t * 60,
      17 + t * 20,
      brush.sketch.down(brush.tint('#efe2d8'), brush.tint('#c9b5b8')),
    )
  })
  return (
    hillBand(brush, 904, 10, '#84c06a', 0, 2) +
    fence(brush, [-20, 926], [500, 918], 62, '#fff6ea') +
    fence(brush, [844, 918], [WIDTH + 20, 926], 62, '#fff6ea') +
    shape(
      `M612 902H732Q780 1040 900 ${HEIGHT + 20}H444Q564 1040 612 902Z`,
      brush.sketch.down(brush.tint('#f5e4c4'), brush.tint('#dcc29c')),
    ) +
    grass(brush, 930, 1330, 380, ['#6ab05a', '#4f9450', '#96d078']) +
    stones +
    repeat(30, () =>
      oval(
        between(random, 480, 860),
        between(random, 960, 1400),
        4,
        2.6,
        brush.tint('#b59a84'),
        'opacity=".5"',
      ),
    )
  )
}

/** Rows of flowers, taller at the sides. */
function beds(brush: Brush): string {
  const { random } = brush
  const soil = (d: string) => shape(d, shadedDown(brush, '#8a6450'))
  const bloom = (x: number, y: number, height: number) => {
    const color = oneOf(random, BLOOMS)
    const lean = between(random, -8, 8)
    const size = height * 0.2
    return (
      stroke(
        `M${n(x)} ${n(y)}Q${n(x + lean)} ${n(y - height * 0.5)} ${n(x + lean)} ${n(y - height)}`,
        brush.tint('#4f9450'),
        4,
      ) +
      shape(
        `M${n(x)} ${n(y - height * 0.2)}q${n(height * 0.24)} ${n(-height * 0.2)} ${n(height * 0.3)} ${n(-height * 0.04)}q${n(-height * 0.16)} ${n(height * 0.1)} ${n(-height * 0.3)} ${n(height * 0.04)}Z`,
        brush.tint('#5fa860'),
      ) +
      (random() < 0.4
        ? tulip(brush, x + lean, y - height, size, color)
        : daisy(brush, x + lean, y - height, size, color))
    )
  }
  const row = (from: number, to: number, y: number, height: number, gap: number) => {
    let drawn = ''
    for (let x = from; x < to; x += gap)
      drawn += bloom(
        x + between(random, -6, 6),
        y + between(random, -5, 5),
        height * between(random, 0.8, 1.15),
      )
    return drawn
  }
  return (
    soil('M-20 1010Q180 984 420 1010Q440 1040 380 1056Q180 1080 -20 1062Z') +
    row(-6, 400, 1030, 84, 30) +
    soil(`M${WIDTH + 20} 1010Q1160 984 930 1010Q906 1040 964 1056Q1160 1080 ${WIDTH + 20} 1062Z`) +
    row(944, WIDTH, 1030, 84, 30) +
    soil('M-20 1190Q200 1160 430 1200Q450 1240 390 1262Q180 1290 -20 1270Z') +
    row(0, 420, 1226, 104, 38) +
    soil(`M${WIDTH + 20} 1190Q1150 1160 916 1200Q894 1240 954 1262Q1160 1290 ${WIDTH + 20} 1270Z`) +
    row(926, WIDTH, 1226, 104, 38) +
    flowers(brush, 1080, 1170, 26, ['#ffffff', '#ffe08a'])
  )
}

const daisy = (brush: Brush, x: number, y: number, r: number, color: string) =>
  repeat(7, (i) =>
    disc(x + Math.cos(i * 0.9) * r * 0.72, y + Math.sin(i * 0.9) * r * 0.66, r * 0.46, brush.tint(color)),
  ) + disc(x, y, r * 0.42, brush.tint(color === '#ffd35a' ? '#d98a3c' : '#ffd35a'))

const tulip = (brush: Brush, x: number, y: number, r: number, color: string) =>
  shape(
    `M${n(x - r * 0.8)} ${n(y - r)}Q${n(x - r)} ${n(y + r)} ${n(x)} ${n(y + r)}Q${n(x + r)} ${n(y + r)} ${n(x + r * 0.8)} ${n(y - r)}L${n(x + r * 0.36)} ${n(y - r * 0.3)}L${n(x)} ${n(y - r * 1.1)}L${n(x - r * 0.36)} ${n(y - r * 0.3)}Z`,
    shadedFill(brush, color),
  )

const birdbath = (brush: Brush, x: number, y: number) =>
  shadow(brush, x, y, 70) +
  drawnAt(
    shape('M-44 0Q-40 -16 -16 -22V-110H16V-22Q40 -16 44 0Q0 12 -44 0Z', shadedFill(brush, '#d8ccd4')) +
      shape('M-86 -132Q-70 -92 0 -92Q70 -92 86 -132Z', shadedFill(brush, '#e2d6dc')) +
      oval(0, -132, 86, 17, brush.tint('#f0e8ec')) +
      oval(0, -132, 70, 11, brush.tint('#8fcbe0')) +
      shape('M24 -152Q-10 -150 -30 -168Q-2 -172 20 -166Z', brush.tint('#4f80c4')) +
      oval(36, -154, 25, 17, brush.tint('#6f9fe0')) +
      disc(54, -168, 14, brush.tint('#6f9fe0')) +
      oval(40, -148, 14, 9, brush.tint('#ffe9d8')) +
      shape('M66 -170L82 -165L66 -161Z', brush.tint('#ffb84a')) +
      disc(58, -171, 2.6, '#20203c'),
    x,
    y,
  )

const can = (brush: Brush, x: number, y: number) =>
  shadow(brush, x, y, 60) +
  drawnAt(
    stroke('M-40 -70Q-80 -64 -66 -24', brush.tint('#4f8fa8'), 9) +
      shape('M36 -30L92 -84L104 -74L42 -8Z', shadedFill(brush, '#5fa5bc')) +
      oval(100, -80, 11, 18, brush.tint('#4f8fa8'), 'transform="rotate(-46 100 -80)"') +
      shape('M-46 -78H40L46 0Q0 8 -52 0Z', shadedFill(brush, '#6fb8cc')) +
      oval(-3, -78, 43, 9, brush.tint('#3f7890')),
    x,
    y,
  )

function butterflies(brush: Brush): string {
  const wing = (x: number, y: number, s: number, color: string, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${shape('M0 0Q-30 -34 -36 -8Q-34 8 0 4Q-26 8 -22 24Q-8 32 0 6ZM0 0Q30 -34 36 -8Q34 8 0 4Q26 8 22 24Q8 32 0 6Z', brush.tint(color))}${oval(0, 4, 3, 14, '#4a3450')}</g>`
  return (
    wing(330, 640, 0.9, '#ffb05c', -14) +
    wing(1010, 600, 1, '#b08fff', 18) +
    wing(240, 850, 0.7, '#ff8fb5', 24) +
    wing(1180, 790, 0.8, '#7fc8f0', -20)
  )
}

const corner = (brush: Brush) =>
  [
    [40, 1450, 280],
    [118, 1470, 220],
    [WIDTH - 44, 1450, 290],
    [WIDTH - 126, 1470, 215],
  ]
    .map(([x = 0, y = 0, height = 0]) => sunflower(brush, x, y, height))
    .join('')
