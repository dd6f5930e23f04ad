import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { flowers, grass, hillBand, mist, motes, path } from './land.ts'
import { drawnAt, lampsAreLit, shadedDown, shadedFill, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'

const HORIZON = 800
const BLADES = ['#7cc860', '#5fb055', '#a0d870'] as const
const BLOOMS = ['#ffffff', '#ffe98a', '#ffb8d0', '#c8b8ff'] as const

/** Spring outdoors: cherry trees in blossom, a brook under a small bridge, daffodils, and beehives in the sun. */
export function springMeadow(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, HORIZON, 900) +
      clouds(brush, 120, 540, 7, 900) +
      hillBand(brush, 752, 56, '#b8d8b0', 0.55, 2) +
      orchard(brush) +
      mist(brush, 816, 60, 0.35) +
      hillBand(brush, 846, 30, '#9ed080', 0.24) +
      brook(brush) +
      hives(brush) +
      hillBand(brush, 950, 16, '#88c86a', 0, 2) +
      path(brush, 926, '#f3e2b8') +
      grass(brush, 962, 1320, 520, BLADES) +
      flowers(brush, 968, 1300, 120, BLOOMS) +
      daffodils(brush) +
      cherry(brush, 96, 985, 720) +
      cherry(brush, 1262, 978, 660),
    before: petals(brush) + motes(brush, lampsAreLit(brush) ? 22 : 8, 500, 1150, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

const orchard = (brush: Brush) =>
  repeat(8, (i) =>
    cherry(
      brush,
      60 + i * 176 + between(brush.random, -30, 30),
      826 + (i % 2) * 16,
      between(brush.random, 120, 180),
      0.42,
    ),
  )

/** A cherry tree with its foot at (x, y): a forked trunk under clouds of blossom. */
function cherry(brush: Brush, x: number, y: number, height: number, far = 0): string {
  const { random } = brush
  const s = height / 400
  const bark = brush.tint('#7a5048', far)
  const pinks = ['#ffc4d8', '#ffb0cc', '#ffd8e6', '#f79abf'].map((color) => brush.tint(color, far))
  const puffs = [
    [-110, -250, 74],
    [110, -258, 78],
    [-60, -320, 84],
    [60, -330, 86],
    [0, -270, 92],
    [-140, -200, 54],
    [146, -204, 56],
    [0, -378, 66],
  ]
  const cloud = puffs
    .map(([dx = 0, dy = 0, r = 0]) =>
      disc(x + dx * s, y + dy * s, r * s, brush.sketch.ball(pinks[2] ?? '', pinks[1] ?? '', pinks[3] ?? '')),
    )
    .join('')
  const dots = repeat(far > 0 ? 10 : 60, (i) => {
    const [angle, reach] = [random() * 6.283, Math.sqrt(random())]
    return disc(
      x + Math.cos(angle) * reach * 170 * s,
      y - 280 * s + Math.sin(angle) * reach * 120 * s,
      between(random, 5, 11) * s,
      pinks[i % 4] ?? '',
      'opacity=".85"',
    )
  })
  return (
    (far > 0 ? '' : shadow(brush, x, y, 70)) +
    drawnAt(
      shape(
        'M-24 4Q-10 -60 -14 -130Q-30 -190 -92 -232L-80 -246Q-16 -206 2 -164Q16 -214 76 -250L88 -238Q30 -190 20 -130Q14 -60 30 4Z',
        bark,
      ),
      x,
      y,
      s,
    ) +
    cloud +
    dots
  )
}

/** The brook comes from the hills and runs under the bridge to the left. */
function brook(brush: Brush): string {
  const water = brush.tint('#7fcbe8')
  const wood = shadedFill(brush, '#c08a5f')
  return (
    shape(
      'M690 858Q600 880 470 884Q300 890 250 924Q200 960 -20 972V1014Q250 1000 320 950Q370 914 500 906Q640 900 720 866Z',
      brush.sketch.down(lighter(water, 0.4), water, darker(water, 0.2)),
    ) +
    repeat(12, (i) =>
      stroke(
        `M${60 + i * 48} ${n(984 - i * 9 + (i % 3) * 6)}q18 -6 36 0`,
        lighter(water, 0.6),
        3,
        'opacity=".7"',
      ),
    ) +
    drawnAt(
      shape('M-104 20Q0 -58 104 20L104 0Q0 -80 -104 0Z', wood) +
        stroke('M-96 0V-54M-50 -30V-84M0 -40V-96M50 -30V-84M96 0V-54', brush.tint('#a06f4c'), 9) +
        stroke('M-104 -50Q0 -132 104 -50', brush.tint('#d8a878'), 10),
      330,
      936,
      1,
    )
  )
}

/** Three straw beehives on a bench, and their bees. */
function hives(brush: Brush): string {
  const hive = (x: number, y: number, s: number) =>
    drawnAt(
      shape(
        'M-44 0Q-56 -40 -40 -70Q-20 -108 0 -108Q20 -108 40 -70Q56 -40 44 0Z',
        shadedDown(brush, '#f0c468'),
      ) +
        stroke(
          'M-48 -22Q0 -10 48 -22M-46 -48Q0 -36 46 -48M-36 -76Q0 -66 36 -76',
          brush.tint('#c99238'),
          4,
          'opacity=".7"',
        ) +
        oval(0, -14, 11, 9, brush.tint('#5a3a28')),
      x,
      y,
      s,
    )
  return (
    stroke('M930 886H1136M950 886V916M1116 886V916', brush.tint('#a8795a'), 11) +
    hive(968, 882, 0.72) +
    hive(1034, 882, 0.82) +
    hive(1100, 882, 0.7) +
    repeat(7, () => {
      const [x, y] = [between(brush.random, 940, 1140), between(brush.random, 740, 850)]
      return oval(x, y, 6, 4.5, brush.tint('#ffcf4f')) + oval(x + 1, y - 5, 4, 3, '#ffffff', 'opacity=".8"')
    })
  )
}

const daffodils = (brush: Brush) =>
  repeat(26, (i) => {
    const x = i % 2 ? between(brush.random, 10, 400) : between(brush.random, 930, WIDTH - 10)
    const y = between(brush.random, 1000, 1180)
    const s = 0.6 + ((y - 1000) / 180) * 0.7
    const tulip = i % 3 === 0
    const color = brush.tint(tulip ? oneOf(brush.random, ['#ff7f9a', '#ff9f6a', '#c88fff']) : '#ffe36a')
    return drawnAt(
      stroke('M0 0Q4 -30 0 -58', brush.tint('#5a9a4a'), 5) +
        shape('M0 0Q-22 -24 -16 -44Q-4 -22 0 0ZM0 0Q22 -20 18 -38Q4 -20 0 0Z', brush.tint('#6fb055')) +
        (tulip
          ? shape('M-15 -62Q-18 -88 -10 -96L-4 -84L0 -98L5 -84L11 -96Q18 -86 15 -62Q0 -48 -15 -62Z', color)
          : repeat(
              6,
              (petal) =>
                `<ellipse cx="0" cy="-77" rx="7" ry="13" fill="${color}" transform="rotate(${petal * 60} 0 -65)"/>`,
            ) + disc(0, -65, 9, brush.tint('#ffa63c'))),
      x,
      y,
      s,
    )
  })

/** Blossom petals in the air, away from the middle. */
const petals = (brush: Brush) =>
  repeat(34, (i) => {
    const x = i % 2 ? between(brush.random, 0, 400) : between(brush.random, 940, WIDTH)
    const y = between(brush.random, 340, HEIGHT - 160)
    return oval(
      x,
      y,
      8,
      5,
      brush.tint('#ffc8da'),
      `opacity=".85" transform="rotate(${n(brush.random() * 180)} ${n(x)} ${n(y)})"`,
    )
  })
