import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { lighter, mix } from '../figures/color.ts'
import { disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { grass, hillBand, mist, motes } from './land.ts'
import { acacia } from './plants.ts'
import { boulder } from './rocks.ts'
import { drawnAt, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'
import { ripples } from './water.ts'

const HORIZON = 800
const BLADES = ['#d9b05a', '#c4944a', '#eccb7a', '#b8894a'] as const

/** Golden grass, a waterhole and wide-crowned trees, with animals in the distance. */
export function safari(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, HORIZON, 470) +
      lowSun(brush) +
      clouds(brush, 140, 560, 5, 470) +
      birds(brush) +
      plain(brush) +
      waterhole(brush) +
      herd(brush) +
      near(brush),
    before: foreground(brush) + motes(brush, 14, 520, 1120, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

/** The large evening sun of the savanna. */
const lowSun = ({ hour, sketch }: Brush) =>
  hour.orb === 'sun' && hour.light.depth > 0.2
    ? disc(672, 690, 430, sketch.soft('#fff0b0', 0.7)) +
      disc(672, 700, 176, sketch.down('#fff8d8', '#ffdf8a', '#ffb868'))
    : ''

const birds = (brush: Brush) =>
  repeat(6, (i) => {
    const [x, y] = [520 + i * 46 + brush.random() * 20, 380 + (i % 3) * 26 + brush.random() * 14]
    return stroke(
      `M${n(x - 16)} ${n(y - 6)}Q${n(x - 6)} ${n(y - 10)} ${n(x)} ${n(y)}Q${n(x + 6)} ${n(y - 10)} ${n(x + 16)} ${n(y - 6)}`,
      brush.tint('#5a4a5a', 0.2),
      4,
    )
  })

function plain(brush: Brush): string {
  const { random } = brush
  return (
    shape(
      `M-20 ${HORIZON + 10}Q120 660 300 720Q420 660 560 ${HORIZON}ZM760 ${HORIZON}Q900 700 1030 730Q1180 640 1370 760V${HORIZON + 20}Z`,
      brush.tint('#c9a08a', 0.55),
    ) +
    mist(brush, HORIZON, 60, 0.4) +
    hillBand(brush, HORIZON, 10, '#e0bb70', 0.36) +
    repeat(7, (i) =>
      acacia(
        brush,
        60 + i * 200 + between(random, -50, 50),
        HORIZON + 12 + random() * 10,
        between(random, 70, 120),
        0.44,
        i % 2 > 0,
      ),
    ) +
    hillBand(brush, 838, 10, '#d9b062', 0.22, 2) +
    acacia(brush, 250, 866, 250, 0.24, true) +
    grass(brush, 838, 900, 130, BLADES)
  )
}

/** A waterhole mirroring the sky. */
function waterhole(brush: Brush): string {
  const { hour, sketch } = brush
  const top = hour.sky.at(-1) ?? '#ffffff'
  const deep = mix(brush.tint('#6fb0d0'), hour.sky.at(-2) ?? '#ffffff', 0.45)
  return (
    oval(690, 900, 420, 46, brush.tint('#a8824f', 0.1)) +
    oval(690, 896, 404, 40, sketch.down(top, deep)) +
    ripples(brush, 866, 924, lighter(top, 0.5), 22, 400, 960)
  )
}

function herd(brush: Brush): string {
  return (
    giraffe(brush, 204, 890, 1.05, false) +
    giraffe(brush, 118, 880, 0.78, false) +
    elephant(brush, 1040, 900, 1, true) +
    elephant(brush, 940, 906, 0.56, true)
  )
}

function giraffe(brush: Brush, x: number, y: number, scale: number, flip: boolean): string {
  const hide = brush.tint('#e0a85c', 0.16)
  const spot = brush.tint('#a86f3f', 0.18)
  return (
    shadow(brush, x, y, 60 * scale) +
    drawnAt(
      stroke('M-34 -86L-38 0M-14 -84L-12 0M30 -84L28 0M44 -88L50 0', hide, 13) +
        shape(
          'M-46 -78Q-52 -120 -10 -124Q24 -128 40 -140L78 -268Q84 -290 104 -286L140 -270Q146 -258 134 -254L108 -256L70 -110Q62 -72 10 -74Q-30 -70 -46 -78Z',
          hide,
        ) +
        stroke('M94 -284L90 -304M106 -284L106 -304', spot, 5) +
        stroke('M-46 -104Q-62 -80 -56 -56', spot, 5) +
        [
          [-26, -96, 10],
          [-2, -106, 11],
          [22, -92, 10],
          [46, -112, 10],
          [50, -140, 9],
          [60, -168, 9],
          [68, -198, 8],
          [78, -226, 8],
          [88, -250, 7],
        ]
          .map(([cx = 0, cy = 0, r = 0]) => oval(cx, cy, r, r * 0.85, spot))
          .join('') +
        oval(110, -272, 3, 3, '#3a2430'),
      x,
      y,
      scale,
      flip,
    )
  )
}

function elephant(brush: Brush, x: number, y: number, scale: number, flip: boolean): string {
  const hide = brush.sketch.down(brush.tint('#b5b2c4', 0.14), brush.tint('#948fac', 0.14))
  const dark = brush.tint('#8580a0', 0.14)
  return (
    shadow(brush, x, y, 110 * scale) +
    drawnAt(
      stroke('M-60 -60V-14M52 -60V-14', dark, 34) +
        shape(
          'M-104 -70Q-110 -158 -20 -160Q40 -162 62 -146Q84 -172 120 -158Q152 -142 148 -100Q150 -40 168 -26Q176 -16 164 -10Q138 -12 130 -56Q122 -80 108 -80Q104 -54 84 -54V-8Q66 2 46 -6V-52Q0 -44 -44 -52V-6Q-66 2 -86 -6V-56Q-100 -60 -104 -70Z',
          hide,
        ) +
        shape(
          'M58 -142Q26 -150 24 -112Q28 -70 62 -66Q86 -84 80 -124Q76 -140 58 -142Z',
          brush.tint('#c9b4c4', 0.12),
        ) +
        stroke('M-104 -110Q-122 -90 -116 -62', dark, 5) +
        stroke('M126 -84Q146 -74 158 -82', brush.tint('#fff6e6', 0.1), 7) +
        oval(114, -122, 4, 5, '#3a2a40'),
      x,
      y,
      scale,
      flip,
    )
  )
}

function near(brush: Brush): string {
  return (
    hillBand(brush, 930, 12, '#cf9f52', 0, 2) +
    shadow(brush, 1206, 966, 150) +
    acacia(brush, 1206, 968, 740, 0.02) +
    boulder(brush, 90, 990, 150, '#b5937a') +
    boulder(brush, 190, 1006, 80, '#c4a288') +
    shape(
      `M600 940Q730 960 640 1030Q500 1140 450 ${HEIGHT + 20}H900Q880 1160 760 1040Q700 980 690 940Z`,
      brush.tint('#f0d8a0'),
      'opacity=".5"',
    ) +
    grass(brush, 946, 1340, 620, BLADES) +
    repeat(5, (i) => paw(brush, 640 + (i % 2) * 66, 1120 + i * 52, 1 + i * 0.16))
  )
}

const paw = (brush: Brush, x: number, y: number, scale: number) =>
  drawnAt(
    oval(0, 0, 15, 10, brush.tint('#9a6f3c'), 'opacity=".5"') +
      [
        [-16, -10],
        [-6, -17],
        [6, -17],
        [16, -10],
      ]
        .map(([cx = 0, cy = 0]) => oval(cx, cy, 5, 5, brush.tint('#9a6f3c'), 'opacity=".5"'))
        .join(''),
    x,
    y,
    scale,
  )

/** Tall grass at both edges, close to the viewer. */
function foreground(brush: Brush): string {
  const { random } = brush
  return repeat(34, (i) => {
    const x = i < 17 ? random() ** 1.5 * 340 : WIDTH - random() ** 1.5 * 340
    const [height, lean] = [between(random, 120, 270), (random() - 0.5) * 90]
    return shape(
      `M${n(x - 7)} ${HEIGHT + 6}Q${n(x + lean * 0.2)} ${n(HEIGHT - height * 0.6)} ${n(x + lean)} ${n(HEIGHT - height)}Q${n(x + lean * 0.4 + 8)} ${n(HEIGHT - height * 0.4)} ${n(x + 7)} ${HEIGHT + 6}Z`,
      brush.tint(BLADES[i % BLADES.length] ?? BLADES[0]),
    )
  })
}
