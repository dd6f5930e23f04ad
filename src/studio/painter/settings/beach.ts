import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { bulbs } from './lamps.ts'
import { mist, motes } from './land.ts'
import { palm } from './plants.ts'
import { drawnAt, shadedDown, shadedFill, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'
import { sailingBoat, surf, water } from './water.ts'

const HORIZON = 690
const SHORE = 872
const ORB = 560

/** Sand between dunes and a calm sea. */
export function beach(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, HORIZON, ORB) +
      clouds(brush, 150, 560, 7, ORB) +
      headlands(brush) +
      water(brush, HORIZON, SHORE + 20, '#4fb5cc', ORB) +
      mist(brush, HORIZON, 36, 0.3) +
      sailingBoat(brush, 404, 752, 118, '#f2786b', 0.1) +
      sailingBoat(brush, 930, 716, 62, '#ffd27a', 0.24) +
      sand(brush) +
      dunes(brush) +
      umbrella(brush, 210, 968) +
      sandcastle(brush, 1050, 990, 1),
    before: grasses(brush) + motes(brush, 8, 480, 1000, brush.hour.warm),
    ground: GROUND,
    floats: false,
    water: { top: HORIZON, bottom: SHORE },
  }
}

const headlands = (brush: Brush) =>
  shape(`M-20 ${HORIZON + 4}V640Q120 600 230 650Q300 664 360 ${HORIZON + 4}Z`, brush.tint('#7fae9a', 0.46)) +
  shape(
    `M1020 ${HORIZON + 4}Q1120 650 1220 660Q1300 630 ${WIDTH + 20} 640V${HORIZON + 4}Z`,
    brush.tint('#7fae9a', 0.5),
  )

function sand(brush: Brush): string {
  const { random, sketch } = brush
  const specks = repeat(90, () => {
    const y = between(random, 920, HEIGHT)
    return oval(
      random() * WIDTH,
      y,
      2.4,
      1.6,
      brush.tint(random() < 0.5 ? '#c49a68' : '#fff6e0'),
      'opacity=".6"',
    )
  })
  const waves = repeat(16, () => {
    const [x, y, reach] = [random() * WIDTH, between(random, 960, 1400), between(random, 60, 150)]
    return stroke(
      `M${n(x)} ${n(y)}q${n(reach / 4)} -8 ${n(reach / 2)} 0t${n(reach / 2)} 0`,
      brush.tint('#c9a272'),
      4,
      'opacity=".3"',
    )
  })
  return (
    surf(brush, SHORE - 14, lighter(brush.tint('#d8f4f4'), 0.3)) +
    shape(
      `M-20 ${SHORE + 10}Q170 ${SHORE - 16} 340 ${SHORE + 8}T690 ${SHORE + 6}T1040 ${SHORE + 10}T${WIDTH + 20} ${SHORE - 4}V${HEIGHT + 20}H-20Z`,
      brush.tint('#c9a67c'),
    ) +
    shape(
      `M-20 ${SHORE + 30}Q170 ${SHORE + 6} 340 ${SHORE + 26}T690 ${SHORE + 26}T1040 ${SHORE + 28}T${WIDTH + 20} ${SHORE + 16}V${HEIGHT + 20}H-20Z`,
      sketch.down(brush.tint('#ffe6b0'), brush.tint('#f7d596'), brush.tint('#cf9f6c')),
    ) +
    specks +
    waves +
    shells(brush)
  )
}

function shells(brush: Brush): string {
  const places = [
    [470, 1130],
    [890, 1100],
    [560, 1300],
    [820, 1330],
    [420, 1360],
    [930, 1260],
    [300, 1100],
    [1150, 1150],
  ] as const
  const colors = ['#ffb3a0', '#fff1e0', '#f2a65a', '#ffc4d0']
  return places
    .map(([x, y], i) => {
      const color = brush.tint(colors[i % colors.length] ?? '#ffb3a0')
      if (i % 2) return roundStar(x, y, 20 + (i % 3) * 4, color, `transform="rotate(${i * 31} ${x} ${y})"`)
      return drawnAt(
        shape('M0 0Q-34 -8 -30 -30Q0 -58 30 -30Q34 -8 0 0Z', color) +
          stroke('M0 -4L-18 -32M0 -4V-42M0 -4L18 -32', darker(color, 0.2), 3, 'opacity=".6"'),
        x,
        y,
        0.9,
      )
    })
    .join('')
}

function dunes(brush: Brush): string {
  const dune = (d: string) => shape(d, brush.sketch.down(brush.tint('#ffeec0'), brush.tint('#e6bd80')))
  return (
    palm(brush, 1210, 936, 640, 0, true) +
    palm(brush, 1290, 950, 500, 0) +
    palm(brush, 60, 930, 520, 0.03) +
    bulbs(brush, [116, 500], [1140, 424], 52, 17) +
    dune('M-20 930Q90 880 210 912Q330 936 420 966L-20 1010Z') +
    dune(`M${WIDTH + 20} 920Q1240 870 1130 908Q1040 936 960 968L${WIDTH + 20} 1016Z`)
  )
}

function umbrella(brush: Brush, x: number, y: number): string {
  const stripe = (i: number) => brush.tint(i % 2 ? '#fff6e6' : '#f2646b')
  const ribs = [-190, -128, -46, 46, 128, 190]
  return (
    shadow(brush, x + 20, y + 8, 190) +
    shape(
      `M${x - 60} ${y + 12}L${x + 190} ${y - 4}L${x + 260} ${y + 44}L${x - 10} ${y + 66}Z`,
      brush.tint('#5fb5c0'),
    ) +
    shape(
      `M${x - 34} ${y + 26}L${x + 216} ${y + 10}L${x + 234} ${y + 24}L${x - 18} ${y + 42}Z`,
      brush.tint('#fff6e6'),
    ) +
    drawnAt(
      box(-6, -300, 12, 306, 5, brush.tint('#e0b888')) +
        repeat(5, (i) =>
          shape(
            `M0 -334Q${n((ribs[i] ?? 0) * 0.7)} -312 ${ribs[i]} -214Q${n(((ribs[i] ?? 0) + (ribs[i + 1] ?? 0)) / 2)} -240 ${ribs[i + 1]} -214Q${n((ribs[i + 1] ?? 0) * 0.7)} -312 0 -334Z`,
            stripe(i),
          ),
        ) +
        disc(0, -338, 9, brush.tint('#ffd166')),
      x,
      y,
      1,
    )
  )
}

/** Towers with flags, with a bucket and a spade beside them. */
function sandcastle(brush: Brush, x: number, y: number, scale: number): string {
  const wall = brush.sketch.fade(brush.tint('#f5dca8'), brush.tint('#e0bc80'), brush.tint('#b08a5c'))
  const dark = brush.tint('#a87f52')
  const turret = (left: number, width: number, height: number) =>
    shape(`M${left - 4} 0L${left} ${-height}H${left + width}L${left + width + 4} 0Z`, wall) +
    repeat(3, (i) => box(left - 4 + (i * (width - 4)) / 2, -height - 16, 13, 18, 3, wall)) +
    shape(
      `M${left + width / 2 - 7} ${-height + 48}V${-height + 30}Q${left + width / 2} ${-height + 18} ${left + width / 2 + 7} ${-height + 30}V${-height + 48}Z`,
      dark,
    )
  const flag = (at: number, top: number, color: string) =>
    stroke(`M${at} ${top}v-46`, brush.tint('#8a6248'), 4) +
    shape(`M${at + 2} ${top - 46}l34 10l-34 12z`, brush.tint(color))
  return (
    shadow(brush, x, y, 130 * scale) +
    drawnAt(
      turret(-26, 56, 160) +
        flag(2, -174, '#f2646b') +
        box(-100, -74, 200, 74, 6, wall) +
        turret(-112, 54, 108) +
        turret(60, 54, 108) +
        flag(-85, -122, '#ffd166') +
        flag(88, -122, '#5fc0b8') +
        shape('M-22 0V-34Q-18 -54 0 -54Q18 -54 22 -34V0Z', dark) +
        disc(-56, -38, 9, brush.tint('#ffc4d0')) +
        disc(50, -38, 9, brush.tint('#ffc4d0')),
      x,
      y,
      scale,
    ) +
    drawnAt(
      shape('M-38 -60H38L28 0Q0 6 -28 0Z', shadedFill(brush, '#5f9fd8')) +
        oval(0, -60, 38, 10, brush.tint('#f0d8a8')) +
        stroke('M-36 -62Q0 -116 36 -62', brush.tint('#fff6e6'), 5),
      x + 170 * scale,
      y + 40,
      1,
    ) +
    drawnAt(
      disc(0, -40, 40, brush.sketch.ball(brush.tint('#ffffff'), brush.tint('#ffd166'))) +
        shape(
          'M0 -80Q-34 -60 -34 -22Q-10 -30 0 -80ZM0 -80Q36 -64 34 -20Q16 -36 0 -80Z',
          shadedDown(brush, '#f2646b'),
        ),
      476,
      1232,
      1,
    )
  )
}

function grasses(brush: Brush): string {
  const { random } = brush
  return repeat(30, (i) => {
    const x = i < 15 ? random() ** 1.4 * 300 : WIDTH - random() ** 1.4 * 300
    const [height, lean] = [between(random, 110, 240), (random() - 0.5) * 110]
    return shape(
      `M${n(x - 6)} ${HEIGHT + 6}Q${n(x + lean * 0.2)} ${n(HEIGHT - height * 0.6)} ${n(x + lean)} ${n(HEIGHT - height)}Q${n(x + lean * 0.4 + 7)} ${n(HEIGHT - height * 0.4)} ${n(x + 6)} ${HEIGHT + 6}Z`,
      brush.tint(['#a8b878', '#8aa068', '#c9c088'][i % 3] ?? '#a8b878'),
    )
  })
}
