import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { box, disc, group, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { litWindow } from './lamps.ts'
import { fir, flowers, grass, hillBand, mist, motes } from './land.ts'
import { boulder, peak } from './rocks.ts'
import { drawnAt, shadedDown, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'

const ORB = 430

/** Near the top: a trail to the summit's flag, and a sea of clouds below. */
export function mountain(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, 760, ORB) +
      clouds(brush, 120, 420, 4, ORB) +
      range(brush) +
      cloudSea(brush) +
      group(summit(brush), 'translate(-74 0)') +
      ledge(brush),
    before: motes(brush, 8, 480, 1060, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

function range(brush: Brush): string {
  return (
    peak(brush, [90, 850], 520, 330, '#9fadd4', 0.56) +
    peak(brush, [330, 850], 460, 260, '#a8b4d8', 0.6) +
    peak(brush, [600, 850], 420, 220, '#a8b4d8', 0.64) +
    mist(brush, 770, 90, 0.5) +
    peak(brush, [-10, 860], 420, 260, '#8f9fcc', 0.44)
  )
}

/** Clouds seen from above, in three rows. */
function cloudSea(brush: Brush): string {
  const { random, hour } = brush
  const row = (y: number, size: number, far: number) => {
    const crest = lighter(brush.tint('#ffffff', far), 0.3)
    const color = brush.sketch.down(
      crest,
      brush.tint('#ffffff', far),
      mix(brush.tint('#ffffff', far), hour.haze, 0.5),
    )
    return group(
      repeat(17, (i) => {
        const r = size * between(random, 0.6, 1.2)
        return disc(i * 86 - 20 + between(random, -20, 20), y + between(random, -10, 14), r, color)
      }) + box(-10, y + 14, WIDTH + 20, 240, 0, mix(brush.tint('#ffffff', far), hour.haze, 0.4)),
    )
  }
  return row(796, 40, 0.3) + row(842, 54, 0.16) + row(900, 66, 0.06)
}

/** The trail leads up to the right, above the heads, so that a phone shows the flag. */
function summit(brush: Brush): string {
  const rock = brush.sketch.fade(brush.tint('#c4c0d4'), brush.tint('#9b98b8'), brush.tint('#64618c'))
  const trail = brush.tint('#f0dcb8')
  return (
    shape(
      'M640 1000Q700 860 760 800Q800 690 850 620Q870 520 912 452Q940 420 968 452Q1000 520 1030 560Q1060 640 1120 690Q1180 790 1260 840Q1330 900 1380 960V1000Z',
      rock,
    ) +
    shape(
      'M940 432Q980 520 960 610Q1010 690 990 780Q1060 860 1050 1000H1380V960Q1330 900 1260 840Q1180 790 1120 690Q1060 640 1030 560Q1000 520 968 452Q956 434 940 432Z',
      brush.tint('#5a5684'),
      'opacity=".34"',
    ) +
    shape(
      'M862 560Q884 500 912 452Q940 420 968 452Q990 500 1018 544Q990 560 972 536Q956 580 930 552Q904 588 862 560Z',
      brush.tint('#ffffff'),
    ) +
    stroke(
      'M764 960Q860 920 900 880Q960 830 880 790Q820 756 880 712Q960 660 924 610Q900 560 936 500',
      trail,
      15,
      'opacity=".75" stroke-dasharray="30 12"',
    ) +
    stroke('M938 452V352', brush.tint('#7a5a48'), 7) +
    shape('M941 354Q980 340 1020 362Q986 372 941 398Z', brush.tint('#f2646b')) +
    hut(brush, 1180, 846)
  )
}

const hut = (brush: Brush, x: number, y: number) =>
  drawnAt(
    box(-70, -74, 140, 78, 3, shadedDown(brush, '#9a6a48')) +
      stroke('M-70 -56H70M-70 -36H70M-70 -16H70', brush.tint('#6b4632'), 3, 'opacity=".6"') +
      box(34, -140, 22, 44, 3, brush.tint('#9a8f9c')) +
      shape('M-94 -66L0 -136L94 -66Q0 -54 -94 -66Z', shadedDown(brush, '#c0586a')) +
      litWindow(brush, [-52, -50], 32, 30) +
      shape('M12 4V-44H42V4Z', brush.tint('#5f3c2c')),
    x,
    y,
  )

function ledge(brush: Brush): string {
  const { random } = brush
  const trail = brush.sketch.down(brush.tint('#f2e0be'), brush.tint('#d8bf98'))
  return (
    hillBand(brush, 922, 14, '#8fb06e', 0, 2) +
    fir(brush, 60, 960, 320, '#4f8a78', 0.02) +
    fir(brush, 150, 950, 210, '#4f8a78', 0.04) +
    fir(brush, 1296, 966, 260, '#4f8a78', 0.02) +
    shape(
      `M744 934Q820 950 740 1000Q560 1110 452 ${HEIGHT + 20}H930Q860 1170 800 1060Q770 990 810 940Z`,
      trail,
    ) +
    repeat(26, () => {
      const y = between(random, 1050, 1400)
      const half = 60 + (y - 1000) * 0.4
      return oval(
        680 + (random() - 0.5) * 2 * half,
        y,
        between(random, 5, 14),
        between(random, 3, 7),
        brush.tint('#b09a80'),
        'opacity=".6"',
      )
    }) +
    signpost(brush, 262, 1000) +
    boulder(brush, 1130, 992, 130, '#b5b0c4') +
    boulder(brush, 1226, 1016, 180, '#a8a2bc') +
    cairn(brush, 396, 1150) +
    boulder(brush, 960, 1270, 110, '#b5b0c4') +
    grass(brush, 944, 1330, 420, ['#7fa860', '#628c54', '#a4c47c']) +
    flowers(brush, 970, 1320, 64, ['#ffffff', '#c9b5ff', '#ffe08a', '#a8c8ff'])
  )
}

const signpost = (brush: Brush, x: number, y: number) =>
  shadow(brush, x, y, 50) +
  drawnAt(
    box(-8, -190, 16, 192, 5, shadedDown(brush, '#8a5f42')) +
      shape('M-70 -178H56L88 -156L56 -134H-70Z', shadedDown(brush, '#c08a5c')) +
      shape('M70 -116H-50L-80 -96L-50 -76H70Z', shadedDown(brush, '#b07a50')) +
      stroke('M-50 -156H40M-34 -96H50', brush.tint('#6b4632'), 5, 'opacity=".5"'),
    x,
    y,
  )

/** A cairn of flat stones. */
const cairn = (brush: Brush, x: number, y: number) =>
  shadow(brush, x, y, 66) +
  [
    [0, 62],
    [4, 48],
    [-4, 37],
    [2, 26],
    [0, 16],
  ]
    .map(([dx = 0, half = 0], i) =>
      oval(
        x + dx,
        y - 10 - i * 22,
        half,
        15,
        brush.sketch.down(brush.tint(i % 2 ? '#c4bece' : '#aca6bc'), brush.tint(darker('#aca6bc', 0.3))),
      ),
    )
    .join('') +
  stroke(`M${n(x)} ${n(y - 108)}q10 -18 26 -22`, brush.tint('#7fa860'), 4)
