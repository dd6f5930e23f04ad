import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker } from '../figures/color.ts'
import { disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { flowers, grass, hillBand, mist, motes } from './land.ts'
import { fern, palm } from './plants.ts'
import { boulder } from './rocks.ts'
import { drawnAt, glow, shadedDown, shadedFill, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'
import { ripples } from './water.ts'

const GREENS = ['#6fae5c', '#4f9a62', '#84ba58'] as const
const ORB = 430

/** Ferns and palms by a river, long-necked walkers, and a distant volcano that only smokes. */
export function dinosaurValley(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, 790, ORB) +
      clouds(brush, 140, 460, 4, ORB) +
      volcano(brush, 770, 820) +
      distance(brush) +
      river(brush) +
      thicket(brush) +
      ground(brush),
    before: foreground(brush) + motes(brush, 14, 500, 1100, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

function volcano(brush: Brush, x: number, y: number): string {
  const slope = brush.sketch.fade(
    brush.tint('#b59aa8', 0.34),
    brush.tint('#94809c', 0.34),
    brush.tint('#6a5c88', 0.34),
  )
  const smoke = brush.tint('#f2e2e6', 0.2)
  const warm = 0.3 + brush.hour.light.depth * 0.5
  return (
    repeat(9, (i) =>
      disc(
        x + 6 + Math.sin(i * 1.1) * 20 + i * i * 1.7,
        y - 400 - i * 26,
        22 + i * 6,
        smoke,
        `opacity="${n(0.62 - i * 0.055)}"`,
      ),
    ) +
    shape(
      `M${x - 400} ${y + 20}Q${x - 170} ${y - 90} ${x - 84} ${y - 370}Q${x - 40} ${y - 392} ${x} ${y - 380}Q${x + 44} ${y - 392} ${x + 84} ${y - 370}Q${x + 170} ${y - 90} ${x + 400} ${y + 20}Z`,
      slope,
    ) +
    oval(x, y - 373, 76, 13, brush.tint('#7a5a70', 0.3)) +
    oval(x, y - 370, 62, 8, brush.sketch.down('#ffc46b', '#f08a4a')) +
    glow(brush, x, y - 384, 180, '#ff9a4a', warm)
  )
}

function distance(brush: Brush): string {
  const { random } = brush
  return (
    mist(brush, 800, 90, 0.5) +
    hillBand(brush, 796, 34, '#9cbf94', 0.46) +
    repeat(9, (i) =>
      palm(
        brush,
        i * 150 + between(random, 0, 90),
        830 + random() * 12,
        between(random, 100, 170),
        0.42,
        i % 2 > 0,
      ),
    ) +
    hillBand(brush, 838, 18, '#8fba78', 0.28) +
    longNeck(brush, 306, 866, 1.1, false) +
    longNeck(brush, 150, 858, 0.66, false) +
    longNeck(brush, 1080, 870, 1.2, true)
  )
}

function longNeck(brush: Brush, x: number, y: number, scale: number, flip: boolean): string {
  const hide = brush.sketch.down(brush.tint('#8fb59c', 0.3), brush.tint('#6f9a8f', 0.3))
  const dark = brush.tint('#5f8a84', 0.32)
  return drawnAt(
    stroke('M-52 -50V-4M44 -50V-4', dark, 24) +
      shape(
        'M-200 -28Q-130 -40 -96 -82Q-50 -126 20 -112Q70 -108 96 -150Q120 -210 126 -262Q130 -292 158 -290Q192 -288 196 -272Q196 -258 172 -258Q154 -254 150 -226Q140 -130 100 -70Q88 -52 86 -2H56Q56 -36 46 -48Q0 -36 -46 -46Q-52 -30 -54 -2H-84Q-84 -40 -92 -52Q-140 -24 -200 -28Z',
        hide,
      ) +
      repeat(6, (i) => oval(-70 + i * 30, -88 - Math.sin(i * 0.6) * 14, 8, 6, dark, 'opacity=".6"')) +
      disc(166, -276, 4, '#2a2440') +
      stroke('M174 -264Q184 -262 190 -268', dark, 3),
    x,
    y,
    scale,
    flip,
  )
}

function river(brush: Brush): string {
  const { hour, sketch } = brush
  const top = hour.sky.at(-1) ?? '#ffffff'
  return (
    hillBand(brush, 874, 12, '#84b468', 0.14, 2) +
    shape(
      'M560 884Q700 872 820 884Q960 900 760 918Q560 936 300 930Q120 926 -20 950V1000Q160 974 420 966Q760 958 960 930Q1080 900 900 882Q740 866 560 884Z',
      sketch.down(top, brush.tint('#5fb5c4')),
    ) +
    ripples(brush, 880, 960, '#ffffff', 24, 80, 900)
  )
}

function thicket(brush: Brush): string {
  const { random } = brush
  return (
    palm(brush, 96, 940, 640, 0.03) +
    palm(brush, 236, 920, 430, 0.1, true) +
    palm(brush, 1240, 946, 680, 0.03, true) +
    palm(brush, 1110, 926, 420, 0.1) +
    repeat(10, (i) =>
      fern(
        brush,
        i < 5 ? i * 66 + random() * 30 : 1040 + (i - 5) * 74 + random() * 30,
        940 + random() * 20,
        between(random, 80, 140),
        oneOf(random, GREENS),
        0.04,
      ),
    )
  )
}

function ground(brush: Brush): string {
  const { random } = brush
  return (
    hillBand(brush, 944, 12, '#7aa858', 0, 2) +
    shape(
      `M596 952H760Q700 1010 790 1080Q900 1180 920 ${HEIGHT + 20}H420Q450 1170 540 1080Q640 1010 596 952Z`,
      brush.tint('#e0cf9c'),
      'opacity=".55"',
    ) +
    repeat(5, (i) => print(brush, 630 + (i % 2) * 90, 1096 + i * 62, 1 + i * 0.2)) +
    nest(brush, 1120, 1030) +
    boulder(brush, 206, 1020, 120, '#a8a090') +
    grass(brush, 956, 1330, 480, ['#6ba04e', '#538a4c', '#8fbe62']) +
    flowers(brush, 975, 1320, 34, ['#ffb36b', '#ff8fa0', '#fff1c0']) +
    repeat(7, (i) =>
      fern(
        brush,
        [420, 470, 930, 900, 330, 1010, 440][i] ?? 420,
        1150 + i * 34,
        between(random, 56, 96),
        oneOf(random, GREENS),
      ),
    )
  )
}

/** The track of a three-toed foot. */
const print = (brush: Brush, x: number, y: number, scale: number) =>
  drawnAt(
    shape(
      'M0 18Q-20 16 -16 -4Q-34 -14 -30 -30Q-14 -28 -8 -14Q-6 -36 0 -44Q6 -36 8 -14Q14 -28 30 -30Q34 -14 16 -4Q20 16 0 18Z',
      brush.tint('#9a8a58'),
      'opacity=".5"',
    ),
    x,
    y,
    scale,
  )

function nest(brush: Brush, x: number, y: number): string {
  const egg = (dx: number, turn: number) =>
    `<g transform="translate(${dx} -22) rotate(${turn})">${oval(0, -16, 27, 36, brush.sketch.ball(brush.tint('#fffaf0'), brush.tint('#f0e0c0'), brush.tint('#b8a088')))}${disc(-8, -26, 5, brush.tint('#8fb59c'))}${disc(10, -12, 6, brush.tint('#8fb59c'))}${disc(-6, -4, 4, brush.tint('#8fb59c'))}</g>`
  return (
    shadow(brush, x, y + 6, 100) +
    drawnAt(
      egg(-38, -12) +
        egg(40, 14) +
        egg(0, 2) +
        shape(
          'M-92 -34Q-50 -12 0 -12Q50 -12 92 -34Q96 8 46 14H-46Q-96 8 -92 -34Z',
          shadedFill(brush, '#a87f4c'),
        ) +
        stroke('M-86 -22Q-30 2 20 -6T88 -20M-76 -4Q-10 12 80 -4', brush.tint('#e0bc7c'), 5, 'opacity=".8"'),
      x,
      y,
    )
  )
}

/** Broad leaves in the corners, close to the viewer. */
function foreground(brush: Brush): string {
  const leaf = (x: number, turn: number, length: number) =>
    `<g transform="translate(${x} ${HEIGHT + 20}) rotate(${turn})">${shape(`M0 0Q${n(-length * 0.24)} ${n(-length * 0.5)} 0 ${-length}Q${n(length * 0.24)} ${n(-length * 0.5)} 0 0Z`, shadedDown(brush, '#3f8a5c'))}${stroke(`M0 0V${n(-length * 0.92)}`, darker(brush.tint('#3f8a5c'), 0.3), 4, 'opacity=".6"')}</g>`
  return (
    [
      [-10, 34, 270],
      [40, 10, 250],
      [110, -16, 190],
      [10, 62, 260],
    ]
      .map(([x = 0, turn = 0, length = 0]) => leaf(x, turn, length))
      .join('') +
    [
      [10, -34, 270],
      [-40, -10, 250],
      [-110, 16, 190],
      [-10, -62, 260],
    ]
      .map(([x = 0, turn = 0, length = 0]) => leaf(WIDTH + x, turn, length))
      .join('')
  )
}
