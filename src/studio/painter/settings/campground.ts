import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker } from '../figures/color.ts'
import { n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { bulbs, lantern } from './lamps.ts'
import { fir, flowers, grass, hillBand, mist, motes } from './land.ts'
import { peak } from './rocks.ts'
import { drawnAt, glow, lampsAreLit, shadedDown, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'
import { log } from './timber.ts'
import { water } from './water.ts'

const SHORE = 772
const ORB = 800

/** A tent and a fire by a mountain lake. */
export function campground(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, SHORE, ORB) +
      clouds(brush, 150, 520, 5, ORB) +
      mountains(brush) +
      water(brush, SHORE, 880, '#5a9ac0', ORB) +
      meadow(brush) +
      tent(brush, 262, 956) +
      log(brush, 1150, 1010, 210) +
      fire(brush, 944, 1062, 1) +
      pebbles(brush),
    before: frame(brush) + motes(brush, lampsAreLit(brush) ? 24 : 8, 480, 1150, brush.hour.warm),
    ground: GROUND,
    floats: false,
    obstacle: { x: 944, half: 84 },
  }
}

function mountains(brush: Brush): string {
  const { random } = brush
  let forest = ''
  for (let i = 0; i < 34; i += 1) {
    forest += fir(brush, i * 41 + random() * 20, SHORE + 4, between(random, 56, 120), '#5a8a86', 0.36)
  }
  return (
    peak(brush, [180, SHORE], 620, 330, '#8f9bc8', 0.5) +
    peak(brush, [1190, SHORE], 640, 380, '#8f9bc8', 0.46) +
    peak(brush, [560, SHORE], 560, 430, '#8a96c4', 0.38) +
    peak(brush, [900, SHORE], 460, 270, '#95a0cc', 0.5) +
    mist(brush, SHORE - 10, 70, 0.5) +
    forest
  )
}

function meadow(brush: Brush): string {
  const pine = (x: number, y: number, height: number) => fir(brush, x, y, height, '#3f7f68', 0.04)
  return (
    hillBand(brush, 866, 14, '#7fb070', 0.14, 2) +
    pine(30, 910, 540) +
    pine(128, 886, 360) +
    pine(1130, 890, 400) +
    pine(1236, 912, 620) +
    pine(1330, 930, 500) +
    bulbs(brush, [40, 430], [1238, 400], 74, 19) +
    hillBand(brush, 922, 14, '#5f9f5c', 0, 2) +
    grass(brush, 944, 1330, 520, ['#4f9450', '#3c7f4c', '#7ab866']) +
    flowers(brush, 990, 1320, 44, ['#ffffff', '#ffd76a', '#c9a8ff'])
  )
}

function tent(brush: Brush, x: number, y: number): string {
  const lit = lampsAreLit(brush)
  const cloth = lit
    ? brush.sketch.down('#b8d878', '#7fb25a', '#4f8a50')
    : brush.sketch.down(brush.tint('#9fd08a'), brush.tint('#5fa868'))
  const stripe = lit ? '#4a8a4c' : brush.tint('#4a8f58')
  const inside = lit
    ? brush.sketch.down('#ffe9a8', '#ffc25c')
    : brush.sketch.down(brush.tint('#8a4f3c'), brush.tint('#5a3440'))
  const rope = brush.tint('#f0e0c0')
  return (
    (lit ? glow(brush, x, y - 120, 380, '#ffb85c', 0.5) : '') +
    shadow(brush, x, y, 240) +
    drawnAt(
      stroke('M-20 -318L-262 14M20 -318L262 14', rope, 4) +
        stroke('M-18 -338L22 -300M18 -338L-22 -300', brush.tint('#7a5238'), 9) +
        shape('M0 -322Q-90 -130 -214 0H214Q90 -130 0 -322Z', cloth) +
        shape(
          'M0 -322Q-62 -130 -150 0H-104Q-40 -150 0 -322ZM0 -322Q62 -130 150 0H104Q40 -150 0 -322Z',
          stripe,
          'opacity=".75"',
        ) +
        shape('M0 -258Q-34 -110 -74 0H74Q34 -110 0 -258Z', inside) +
        shape(
          'M0 -258Q-34 -110 -74 0H-46Q-12 -80 -6 -190ZM0 -258Q34 -110 74 0H46Q12 -80 6 -190Z',
          lit ? '#a8cc6a' : brush.tint('#a8d494'),
        ) +
        stroke('M-214 0Q0 12 214 0', brush.tint('#3f6f48'), 6),
      x,
      y,
      1.12,
    ) +
    lantern(brush, x, y - 190, 0.8)
  )
}

/** A campfire whose stones lie at (x, y). */
function fire(brush: Brush, x: number, y: number, scale: number): string {
  const stones = repeat(7, (i) => {
    const dx = -72 + i * 24
    return oval(
      dx,
      12 + Math.sin((i * Math.PI) / 6) * 12,
      19,
      13,
      shadedDown(brush, i % 2 ? '#a89fae' : '#8d8497'),
    )
  })
  return (
    glow(brush, x, y - 40 * scale, 420 * scale, '#ff9a3d', 0.2 + 0.5 * brush.hour.light.depth) +
    oval(
      x,
      y + 10,
      280 * scale,
      70 * scale,
      brush.sketch.soft('#ffb65c', 0.3 + 0.4 * brush.hour.light.depth),
    ) +
    drawnAt(
      stroke('M-46 8L34 -16', '#5e3420', 17) +
        stroke('M46 8L-34 -16', '#7a4527', 17) +
        shape(
          'M-40 -8Q-58 -56 -28 -92Q-28 -66 -14 -60Q-18 -112 14 -146Q12 -108 30 -90Q36 -100 34 -112Q60 -64 40 -8Q0 6 -40 -8Z',
          '#ff7a2e',
        ) +
        shape(
          'M-26 -8Q-36 -44 -14 -66Q-10 -50 -2 -48Q-4 -82 10 -104Q14 -72 26 -56Q36 -30 26 -8Q0 2 -26 -8Z',
          '#ffb03d',
        ) +
        shape('M-14 -8Q-20 -30 0 -60Q22 -30 14 -8Q0 -2 -14 -8Z', '#fff0a8') +
        stones,
      x,
      y,
      scale,
    ) +
    glow(brush, x, y - 50 * scale, 110 * scale, '#fff0b0', 0.5) +
    repeat(8, () =>
      oval(
        x + between(brush.random, -70, 70),
        y - between(brush.random, 130, 330),
        3,
        4,
        '#ffc46b',
        `opacity="${n(between(brush.random, 0.4, 0.9))}"`,
      ),
    )
  )
}

const pebbles = (brush: Brush) =>
  repeat(7, () => {
    const [x, y, size] = [
      between(brush.random, 380, 960),
      between(brush.random, 1130, 1340),
      between(brush.random, 8, 22),
    ]
    return oval(x, y, size, size * 0.6, shadedDown(brush, '#a8a4b0'))
  })

/** Dark boughs of nearby firs in the upper corners, and brush in the lower ones. */
function frame(brush: Brush): string {
  const dark = darker(brush.tint('#22405a'), 0.45)
  const bough = (side: 1 | -1) => {
    const at = (dx: number) => (side > 0 ? dx : WIDTH - dx)
    return (
      shape(
        `M${at(-20)} -20H${at(330)}Q${at(250)} 30 ${at(270)} 66Q${at(200)} 60 ${at(190)} 110Q${at(130)} 100 ${at(120)} 170Q${at(70)} 150 ${at(50)} 230Q${at(10)} 220 ${at(-20)} 260Z`,
        dark,
        'opacity=".9"',
      ) +
      shape(
        `M${at(-20)} ${HEIGHT + 10}V1250Q${at(70)} 1200 ${at(150)} 1280Q${at(240)} 1270 ${at(310)} ${HEIGHT + 10}Z`,
        dark,
        'opacity=".85"',
      )
    )
  }
  return bough(1) + bough(-1)
}
