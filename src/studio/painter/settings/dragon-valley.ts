import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { litWindow } from './lamps.ts'
import { flowers, grass, hillBand, mist, motes, path } from './land.ts'
import { boulder, peak } from './rocks.ts'
import { drawnAt, glow, shadedDown, shadedFill, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'

const ORB = 540

/** A wide valley of violet peaks: caves with warm crystals, a waterfall, and a ruin far up. */
export function dragonValley(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, 790, ORB) +
      clouds(brush, 140, 480, 5, ORB) +
      mountains(brush) +
      dragons(brush) +
      valley(brush) +
      cave(brush, 196, 930, 1, false) +
      cave(brush, 1156, 936, 1.12, true) +
      ground(brush),
    before: frame(brush) + motes(brush, 22, 480, 1120, '#ffd08a'),
    ground: GROUND,
    floats: false,
  }
}

function mountains(brush: Brush): string {
  return (
    peak(brush, [130, 830], 620, 430, '#a08fc8', 0.5) +
    peak(brush, [1230, 830], 640, 470, '#a08fc8', 0.46) +
    peak(brush, [420, 830], 440, 300, '#9a88c0', 0.56) +
    mist(brush, 800, 90, 0.4) +
    peak(brush, [850, 840], 560, 390, '#8f80bc', 0.3, false) +
    shape(
      'M770 500Q800 476 870 480Q950 470 976 506Q990 560 930 600H800Q750 560 770 500Z',
      brush.tint('#8a7cb4', 0.3),
    ) +
    ruin(brush, 868, 482, 0.86) +
    peak(brush, [1090, 850], 420, 250, '#8a7ab4', 0.3, false) +
    peak(brush, [300, 850], 440, 230, '#8a7ab4', 0.32, false)
  )
}

/** An old castle on the middle peak, with a light left on. */
function ruin(brush: Brush, x: number, y: number, scale: number): string {
  const stone = shadedDown(brush, '#9a8cb8', 0.26)
  const dark = brush.tint('#75689c', 0.26)
  const battlements = (left: number, top: number, count: number) =>
    repeat(count, (i) => box(left + i * 18, top - 12, 11, 16, 1, stone))
  return drawnAt(
    shape('M-96 20V-60L-70 -76L-58 -58L-30 -70V20Z', dark) +
      box(-24, -150, 58, 176, 3, stone) +
      battlements(-26, -150, 4) +
      box(44, -96, 54, 122, 3, stone) +
      shape('M38 -94L71 -148L104 -94Z', brush.tint('#c07a8c', 0.3)) +
      shape('M98 20V-40L124 -52L142 -28V20Z', dark) +
      litWindow(brush, [-4, -118], 18, 30, true, 0.2) +
      litWindow(brush, [62, -70], 16, 24, true, 0.2),
    x,
    y,
    scale,
  )
}

const dragons = (brush: Brush) =>
  [
    [470, 430, 1, false],
    [600, 350, 0.66, false],
    [1080, 400, 0.8, true],
  ]
    .map(([x, y, s, flip]) =>
      drawnAt(
        shape(
          'M-54 6Q-20 -6 0 2Q20 -14 46 -8Q58 -16 66 -8L78 -4L66 2Q44 10 26 10Q4 22 -24 12Q-42 10 -62 20L-72 14Z',
          brush.tint('#7a68b0', 0.26),
        ) +
          shape(
            'M-8 4Q-26 -44 -66 -52Q-50 -38 -50 -26Q-38 -30 -34 -18Q-22 -22 -16 6ZM14 2Q12 -46 44 -66Q38 -48 44 -38Q32 -34 36 -22Q26 -18 26 4Z',
            brush.tint('#8f78c4', 0.26),
          ),
        Number(x),
        Number(y),
        Number(s),
        flip === true,
      ),
    )
    .join('')

function valley(brush: Brush): string {
  const fall = brush.sketch.down(brush.tint('#e8f4ff', 0.2), brush.tint('#a8d0f0', 0.2))
  return (
    shape('M560 846Q566 720 590 690H634Q656 730 660 846Z', brush.tint('#7f72ac', 0.3)) +
    shape('M590 692Q612 684 634 692Q640 770 648 850H574Q588 770 590 692Z', fall) +
    stroke('M602 700Q598 780 592 840M620 698Q624 780 630 840', '#ffffff', 4, 'opacity=".6"') +
    hillBand(brush, 842, 22, '#8fb08a', 0.28) +
    shape('M566 846H656Q720 866 640 884Q420 900 360 934H250Q330 884 520 872Q570 862 566 846Z', fall) +
    oval(612, 850, 70, 16, '#ffffff', 'opacity=".5"') +
    hillBand(brush, 900, 16, '#86a872', 0.1, 2)
  )
}

/** A cave mouth, warm with crystals. */
function cave(brush: Brush, x: number, y: number, scale: number, flip: boolean): string {
  const rock = brush.sketch.fade(brush.tint('#b8a5cc'), brush.tint('#8a78ac'), brush.tint('#564a80'))
  const dusk = 0.35 + brush.hour.light.depth * 0.5
  return (
    drawnAt(
      shape(
        'M-250 20Q-270 -110 -200 -190Q-170 -290 -80 -300Q-20 -360 60 -300Q150 -290 180 -190Q250 -120 236 20Z',
        rock,
      ) +
        shape(
          'M-200 -190Q-170 -286 -80 -296Q-24 -350 50 -298Q-20 -270 -60 -230Q-130 -230 -150 -170Z',
          brush.tint('#dccbe8'),
          'opacity=".4"',
        ) +
        stroke(
          'M120 -230Q150 -190 150 -130M-190 -120Q-170 -90 -180 -40',
          brush.tint('#564a80'),
          6,
          'opacity=".5"',
        ) +
        shape(
          'M-118 10Q-140 -110 -76 -170Q0 -220 72 -166Q132 -104 112 10Z',
          brush.sketch.down('#3a2458', '#6a3a5c', '#b5643c'),
        ) +
        oval(0, -30, 110, 110, brush.sketch.soft('#ffb45c', 0.4 + dusk * 0.5)) +
        crystal(-66, 6, 70, '#ffb84a') +
        crystal(-26, 10, 100, '#ff9a6a') +
        crystal(24, 8, 78, '#ffd27a') +
        crystal(68, 10, 56, '#ff8f8a'),
      x,
      y,
      scale,
      flip,
    ) + glow(brush, x, y - 50 * scale, 260 * scale, '#ffb45c', 0.42 * dusk + 0.08)
  )
}

const crystal = (x: number, y: number, height: number, color: string) => {
  const half = height * 0.17
  return (
    shape(
      `M${n(x - half)} ${y}L${n(x - half)} ${n(y - height * 0.7)}L${x} ${n(y - height)}L${n(x + half)} ${n(y - height * 0.7)}V${y}Z`,
      color,
    ) +
    shape(
      `M${n(x - half)} ${n(y - height * 0.7)}L${x} ${n(y - height)}L${n(x + half * 0.1)} ${n(y - height * 0.64)}V${y}H${n(x - half)}Z`,
      lighter(color, 0.45),
    ) +
    shape(
      `M${n(x + half)} ${n(y - height * 0.7)}L${x} ${n(y - height)}L${n(x + half * 0.5)} ${n(y - height * 0.64)}V${y}H${n(x + half)}Z`,
      darker(color, 0.16),
    )
  )
}

function ground(brush: Brush): string {
  const lit = (x: number, y: number, s: number, color: string) =>
    glow(brush, x, y - 40 * s, 100 * s, color, 0.4) +
    drawnAt(crystal(-16, 0, 54, color) + crystal(12, 4, 76, color) + crystal(34, 2, 42, color), x, y, s)
  return (
    hillBand(brush, 934, 14, '#7d9c66', 0, 2) +
    path(brush, 924, '#e0cfc0') +
    boulder(brush, 66, 1010, 150, '#a898bc') +
    boulder(brush, 1300, 1016, 160, '#a898bc') +
    lit(1226, 1020, 0.9, '#ffb84a') +
    lit(146, 1024, 0.8, '#ff9a7a') +
    lit(486, 1240, 0.9, '#ffc86a') +
    lit(930, 1190, 0.7, '#ff9a7a') +
    nest(brush, 880, 1316) +
    boulder(brush, 430, 1330, 90, '#a898bc') +
    grass(brush, 952, 1330, 520, ['#6f9a5c', '#557f58', '#90b86e']) +
    flowers(brush, 980, 1310, 46, ['#ffd9a0', '#e0b8ff', '#ffffff'])
  )
}

function nest(brush: Brush, x: number, y: number): string {
  const egg = (dx: number, dy: number, s: number, color: string) =>
    drawnAt(
      shape(
        'M0 -74Q34 -66 36 -24Q34 4 0 4Q-34 4 -36 -24Q-34 -66 0 -74Z',
        brush.sketch.ball(brush.tint(lighter(color, 0.5)), brush.tint(color), brush.tint(darker(color, 0.3))),
      ) +
        [
          [-12, -42, 6],
          [12, -30, 8],
          [-8, -14, 5],
          [10, -54, 4],
        ]
          .map(([cx = 0, cy = 0, r = 0]) => disc(cx, cy, r, brush.tint(lighter(color, 0.6)), 'opacity=".7"'))
          .join(''),
      dx,
      dy,
      s,
    )
  return (
    shadow(brush, x, y + 8, 110) +
    drawnAt(
      egg(-34, -20, 1, '#6fc0b8') +
        egg(30, -18, 1.08, '#e08fa8') +
        shape(
          'M-100 -40Q-60 -14 0 -12Q60 -14 100 -40Q104 6 50 14H-50Q-104 6 -100 -40Z',
          shadedFill(brush, '#9a6f48'),
        ) +
        stroke(
          'M-94 -26Q-40 0 20 -6T96 -24M-84 -8Q-20 12 40 2T90 -10',
          brush.tint('#d0a06a'),
          5,
          'opacity=".8"',
        ),
      x,
      y,
    )
  )
}

/** Dark stone at the edges, framing the view. */
function frame(brush: Brush): string {
  const dark = darker(brush.tint('#3a2c64'), 0.4)
  return (
    shape(
      `M-20 ${HEIGHT + 10}V1210Q60 1190 110 1270Q200 1260 230 1340Q290 1350 320 ${HEIGHT + 10}Z`,
      dark,
      'opacity=".92"',
    ) +
    shape(
      `M${WIDTH + 20} ${HEIGHT + 10}V1200Q1290 1190 1240 1262Q1150 1260 1120 1340Q1060 1350 1030 ${HEIGHT + 10}Z`,
      dark,
      'opacity=".92"',
    )
  )
}
