import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { litWindow } from './lamps.ts'
import { hillBand as band, flowers, grass, mist, motes, path, tree } from './land.ts'
import { boulder } from './rocks.ts'
import { drawnAt, lampsAreLit, shadedDown } from './shade.ts'
import { clouds, sky } from './sky.ts'

const HORIZON = 800
const ORB = 430
const LEAVES = { trunk: '#6b4a35', leaves: ['#5aa05f', '#74b564'] } as const
const BLADES = ['#5fa555', '#4a9050', '#8ac870'] as const
const BLOOMS = ['#ffffff', '#ffd76a', '#ff9fb5', '#b5a8ff'] as const

/** Open country under a wide sky: a distant house, sheep, and a path. */
export function hills(brush: Brush): Backdrop {
  return {
    behind: sky(brush, HORIZON, ORB) + clouds(brush, 120, 560, 8, ORB) + far(brush) + near(brush),
    before: tufts(brush) + motes(brush, lampsAreLit(brush) ? 26 : 8, 500, 1150, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

function far(brush: Brush): string {
  const { random } = brush
  return (
    band(brush, 740, 60, '#b5cdb8', 0.6, 2) +
    band(brush, 786, 46, '#9fc6a8', 0.5) +
    repeat(8, (i) =>
      tree(brush, i * 180 + between(random, 0, 110), 806 + random() * 16, 70 + random() * 50, LEAVES, 0.42),
    ) +
    mist(brush, 812, 60, 0.4) +
    band(brush, 842, 34, '#84bf74', 0.26) +
    house(brush, 930, 838, 0.78) +
    flock(brush)
  )
}

const house = (brush: Brush, x: number, y: number, scale: number) =>
  repeat(4, (i) =>
    disc(
      x + 44 + i * i * 4,
      y - 138 - i * 24,
      10 + i * 4,
      brush.tint('#ffffff', 0.3),
      `opacity="${n(0.5 - i * 0.1)}"`,
    ),
  ) +
  drawnAt(
    box(-70, -84, 140, 90, 3, brush.sketch.down(brush.tint('#fff6ea', 0.14), brush.tint('#e0cfc4', 0.14))) +
      box(30, -150, 24, 50, 3, brush.tint('#b5806a', 0.16)) +
      shape('M-92 -78L-50 -146H50L92 -78Q0 -68 -92 -78Z', shadedDown(brush, '#c0644f', 0.14)) +
      litWindow(brush, [-52, -62], 32, 32, true, 0.1) +
      litWindow(brush, [24, -62], 32, 32, true, 0.1) +
      shape('M-14 6V-44Q0 -58 14 -44V6Z', brush.tint('#7a5a48', 0.12)),
    x,
    y,
    scale,
  )

const flock = (brush: Brush) =>
  repeat(6, (i) => {
    const [x, y] = [300 + i * 52 + between(brush.random, -14, 14), 868 + (i % 3) * 12]
    return drawnAt(
      stroke('M-8 0V-10M8 0V-10', brush.tint('#4a3f4a', 0.2), 4) +
        [-12, 0, 12].map((dx) => disc(dx, -18, 11, brush.tint('#fffaf0', 0.12))).join('') +
        oval(22, -22, 7, 6, brush.tint('#4a3f4a', 0.2)),
      x,
      y,
      0.9,
      i % 2 > 0,
    )
  })

function near(brush: Brush): string {
  const { random } = brush
  const trees = (
    [
      [90, 330],
      [230, 220],
      [1130, 250],
      [1260, 400],
    ] as const
  )
    .map(([x, height]) => tree(brush, x + between(random, -40, 40), 912 + random() * 20, height, LEAVES, 0.1))
    .join('')
  return (
    band(brush, 896, 24, '#84bf74', 0.1, 2) +
    trees +
    band(brush, 944, 16, '#6fb05f', 0, 2) +
    path(brush, 912, '#f0dcae') +
    boulder(brush, 1190, 1010, 110, '#b5b0b8') +
    boulder(brush, 1276, 1024, 70, '#c4bec4') +
    disc(690, 980, 340, brush.sketch.soft(brush.hour.warm, 0.24)) +
    grass(brush, 960, 1320, 560, BLADES) +
    flowers(brush, 972, 1300, 80, BLOOMS)
  )
}

/** Grass at the lower edge, close to the viewer. */
function tufts(brush: Brush): string {
  const { random } = brush
  return (
    repeat(26, (i) => {
      const x = i < 13 ? random() * 330 : WIDTH - random() * 330
      const [height, lean] = [between(random, 90, 200), (random() - 0.5) * 80]
      return shape(
        `M${n(x - 8)} ${HEIGHT + 6}Q${n(x + lean * 0.3)} ${n(HEIGHT - height * 0.6)} ${n(x + lean)} ${n(HEIGHT - height)}Q${n(x + lean * 0.5 + 8)} ${n(HEIGHT - height * 0.4)} ${n(x + 8)} ${HEIGHT + 6}Z`,
        brush.tint(BLADES[i % BLADES.length] ?? BLADES[0]),
        'opacity=".9"',
      )
    }) + oval(WIDTH / 2, HEIGHT + 40, WIDTH * 0.7, 90, brush.sketch.soft('#0a0620', 0.4))
  )
}
