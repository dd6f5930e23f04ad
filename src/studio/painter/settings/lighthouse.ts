import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, WIDTH } from '../canvas.ts'
import { box, disc, group, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { litWindow } from './lamps.ts'
import { mist, motes, path } from './land.ts'
import { boulder } from './rocks.ts'
import { drawnAt, glow, lampsAreLit, shadedDown, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'
import { sailingBoat, water } from './water.ts'

const HORIZON = 740
const ORB = 380
const TOWER = 840
const LAMP = 417
const FOOT = 884

/** A striped tower on its rock in the sea; its light turns from the evening on. */
export function lighthouse(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, HORIZON, ORB) +
      clouds(brush, 140, 560, 7, ORB) +
      water(brush, HORIZON, 960, '#3f8fb8', ORB) +
      mist(brush, HORIZON, 46, 0.4) +
      sailingBoat(brush, 260, 790, 110, '#f2786b', 0.16) +
      sailingBoat(brush, 520, 758, 50, '#fff1d6', 0.3) +
      cliff(brush) +
      beam(brush) +
      cottage(brush, 1096, 892) +
      tower(brush) +
      rock(brush),
    before: gulls(brush) + motes(brush, 12, 520, 1100, brush.hour.warm),
    ground: GROUND,
    floats: false,
    water: { top: HORIZON, bottom: FOOT },
  }
}

function cliff(brush: Brush): string {
  const { random } = brush
  const rock = brush.sketch.down(
    brush.tint('#d0c0b8', 0.08),
    brush.tint('#a8939c', 0.06),
    brush.tint('#6f6484'),
  )
  return (
    shape('M430 990Q470 930 500 916Q560 870 640 862L1360 838V1040H420Z', rock) +
    repeat(9, () => {
      const [x, y] = [between(random, 470, 700), between(random, 900, 960)]
      return stroke(`M${n(x)} ${n(y)}q10 14 4 30`, brush.tint('#6f6484'), 4, 'opacity=".4"')
    }) +
    shape('M560 880Q640 850 760 850L1360 826V910H620Q560 900 560 880Z', shadedDown(brush, '#8ab070', 0.06)) +
    boulder(brush, 392, 968, 110, '#a8939c', 0.08) +
    boulder(brush, 300, 960, 70, '#b5a2a8', 0.12) +
    oval(360, 966, 150, 14, '#ffffff', 'opacity=".45"')
  )
}

/** Two cones of light, off by day. */
function beam(brush: Brush): string {
  if (!lampsAreLit(brush)) return ''
  const id = brush.ids('beam')
  const strength = 0.4 + brush.hour.light.depth * 0.4
  const stops = (first: number, last: number) =>
    `<stop offset="0" stop-color="#fff3c0" stop-opacity="${n(first * 10) / 10}"/><stop offset="1" stop-color="#fff3c0" stop-opacity="${last}"/>`
  return (
    `<defs><linearGradient id="${id}-left" x1="1" x2="0" y1="0" y2="0">${stops(strength, 0)}</linearGradient><linearGradient id="${id}-right" x1="0" x2="1" y1="0" y2="0">${stops(strength, 0)}</linearGradient></defs>` +
    shape(
      `M${TOWER} ${LAMP - 18}L-40 ${LAMP - 190}V${LAMP + 70}L${TOWER} ${LAMP + 18}Z`,
      `url(#${id}-left)`,
    ) +
    shape(
      `M${TOWER} ${LAMP - 18}L${WIDTH + 60} ${LAMP - 120}V${LAMP + 50}L${TOWER} ${LAMP + 18}Z`,
      `url(#${id}-right)`,
    )
  )
}

function tower(brush: Brush): string {
  const lit = lampsAreLit(brush)
  const white = brush.sketch.fade(brush.tint('#fffaf2'), brush.tint('#f2e2dc'), brush.tint('#b09ab0'))
  const red = brush.sketch.fade(brush.tint('#f27a70'), brush.tint('#d9525c'), brush.tint('#98345a'))
  const iron = brush.tint('#4a4460')
  const halfAt = (y: number) => 52 + ((y - 300) / (FOOT - 300)) * 40
  const stripe = (from: number, to: number) =>
    shape(
      `M${n(TOWER - halfAt(from))} ${from}H${n(TOWER + halfAt(from))}L${n(TOWER + halfAt(to))} ${to}Q${TOWER} ${to + 14} ${n(TOWER - halfAt(to))} ${to}Z`,
      red,
    )
  return group(
    shadow(brush, TOWER, FOOT, 130) +
      shape(
        `M${n(TOWER - halfAt(350))} 350H${n(TOWER + halfAt(350))}L${n(TOWER + halfAt(FOOT))} ${FOOT}Q${TOWER} ${FOOT + 16} ${n(TOWER - halfAt(FOOT))} ${FOOT}Z`,
        white,
      ) +
      stripe(400, 480) +
      stripe(564, 648) +
      stripe(736, 820) +
      litWindow(brush, [TOWER - 14, 502], 28, 42) +
      litWindow(brush, [TOWER - 14, 670], 28, 42) +
      shape(
        `M${TOWER - 26} ${FOOT + 6}V840Q${TOWER - 22} 818 ${TOWER} 818Q${TOWER + 22} 818 ${TOWER + 26} 840V${FOOT + 6}Z`,
        shadedDown(brush, '#5a7fa8'),
      ) +
      box(TOWER - 78, 336, 156, 18, 6, iron) +
      stroke(
        `M${TOWER - 72} 336V306M${TOWER - 48} 336V306M${TOWER + 48} 336V306M${TOWER + 72} 336V306M${TOWER - 74} 308H${TOWER + 74}`,
        iron,
        5,
      ) +
      box(
        TOWER - 40,
        258,
        80,
        80,
        6,
        lit
          ? brush.sketch.down('#fffbe0', '#ffd98a')
          : brush.sketch.down(brush.tint('#cfe6f2'), brush.tint('#a0c0d8')),
      ) +
      stroke(`M${TOWER - 14} 258V338M${TOWER + 14} 258V338`, iron, 4) +
      disc(TOWER, 300, 19, lit ? '#ffffff' : brush.tint('#fff1c0')) +
      shape(`M${TOWER - 54} 262Q${TOWER - 34} 206 ${TOWER} 196Q${TOWER + 34} 206 ${TOWER + 54} 262Z`, red) +
      disc(TOWER, 190, 9, iron) +
      (lit ? glow(brush, TOWER, 300, 240, '#fff0b0', 0.75) : ''),
    `translate(${TOWER} ${FOOT}) scale(.94 .8) translate(${-TOWER} ${-FOOT})`,
  )
}

const cottage = (brush: Brush, x: number, y: number) =>
  shadow(brush, x, y, 150) +
  drawnAt(
    box(-116, -116, 232, 120, 4, brush.sketch.down(brush.tint('#fff6ea'), brush.tint('#dcc8c4'))) +
      box(50, -226, 34, 70, 4, brush.tint('#c08a78')) +
      shape('M-142 -108L-96 -204H96L142 -108Q0 -98 -142 -108Z', shadedDown(brush, '#5f86a8')) +
      litWindow(brush, [-88, -84], 46, 44) +
      litWindow(brush, [42, -84], 46, 44) +
      shape('M-22 4V-58Q-18 -78 0 -78Q18 -78 22 -58V4Z', shadedDown(brush, '#d9626a')),
    x,
    y,
  )

/** Where the figures stand: a broad flat rock with the sea on three sides. */
function rock(brush: Brush): string {
  const { random, sketch } = brush
  const stone = sketch.down(brush.tint('#cbbcb8'), brush.tint('#a8979e'), brush.tint('#766a86'))
  const edge =
    'M-40 1200Q40 1030 150 980Q300 926 520 918Q700 908 900 916Q1120 920 1230 968Q1330 1020 1384 1180V1480H-40Z'
  const crack = brush.tint('#6f6484')
  return (
    shape('M-20 946Q300 930 672 934Q1040 930 1364 946V1480H-20Z', shadedDown(brush, '#3f8fb8')) +
    repeat(14, (i) => {
      const x = i % 2 ? between(random, 1150, 1330) : between(random, -20, 170)
      return stroke(
        `M${n(x)} ${n(between(random, 956, 1180))}q24 -9 48 0t48 0`,
        '#ffffff',
        4,
        'opacity=".45"',
      )
    }) +
    stroke(edge, '#ffffff', 30, 'opacity=".5"') +
    shape(edge, stone) +
    stroke('M150 984Q300 932 520 924Q700 914 900 922Q1120 926 1228 974', '#ffffff', 7, 'opacity=".35"') +
    path(brush, 898, '#dccfc4') +
    repeat(16, () => {
      const [x, y] = [between(random, 170, 1190), between(random, 1000, 1330)]
      return stroke(`M${n(x)} ${n(y)}q22 10 40 2t34 14`, crack, 4, 'opacity=".35"')
    }) +
    boulder(brush, 92, 1010, 130, '#a8979e') +
    boulder(brush, 204, 1016, 76, '#b9aab0') +
    boulder(brush, 1272, 1034, 124, '#a8979e') +
    repeat(12, () => {
      const [x, y] = [between(random, 180, 1180), between(random, 1020, 1300)]
      return (
        stroke(
          `M${n(x)} ${n(y)}q-4 -14 -12 -18M${n(x)} ${n(y)}v-24M${n(x)} ${n(y)}q4 -14 12 -18`,
          brush.tint('#5f9060'),
          4,
        ) + disc(x, y - 26, 7, brush.tint('#f2a0bc'))
      )
    })
  )
}

const gulls = (brush: Brush) =>
  [
    [330, 520, 1],
    [440, 470, 0.7],
    [1080, 450, 0.9],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      drawnAt(
        shape(
          'M-40 -14Q-18 -26 0 -4Q18 -26 40 -14Q18 -14 4 6Q0 10 -4 6Q-18 -14 -40 -14Z',
          brush.tint('#ffffff', 0.1),
        ),
        x,
        y,
        s,
      ),
    )
    .join('')
