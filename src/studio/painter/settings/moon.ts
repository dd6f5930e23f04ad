import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, heartPath, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { motes } from './land.ts'
import { drawnAt, glow, shadow } from './shade.ts'
import { stars } from './sky.ts'

const HORIZON = 846
const DUST = '#d9d4dc'

/** Gray dust under a black sky, a lander, and the blue earth above; the hour only warms the dust a little. */
export function moonscape(brush: Brush): Backdrop {
  return {
    behind:
      depths(brush) +
      earth(brush, 812, 440, 104) +
      distance(brush) +
      dust(brush) +
      lander(brush, 226, 962) +
      things(brush),
    before: motes(brush, 10, 380, 900, '#cfe6ff'),
    ground: GROUND,
    floats: false,
  }
}

/** Moon dust is lit by the sun and the earth at any hour. */
const dustTint = ({ hour }: Brush, color: string) => darker(color, hour.light.depth * 0.34)

function depths(brush: Brush): string {
  const { sketch, hour, random } = brush
  const colors =
    hour.light.depth < 0.5
      ? ['#141642', '#2b2a6e', '#5a4f9c', '#a58ac0']
      : ['#070922', '#141646', '#2a2a70', '#57509c']
  const band = repeat(4, (i) =>
    oval(
      200 + i * 320,
      560 - i * 110,
      330,
      90,
      sketch.soft(['#7f8fff', '#b58fff', '#ffb0d8', '#8fd0ff'][i] ?? '#7f8fff', 0.24),
      `transform="rotate(-20 ${200 + i * 320} ${560 - i * 110})"`,
    ),
  )
  return (
    box(0, 0, WIDTH, HEIGHT, 0, sketch.down(...colors)) +
    band +
    stars(brush, HORIZON, 380) +
    comet(between(random, 420, 520), between(random, 350, 400))
  )
}

const comet = (x: number, y: number) =>
  shape(
    `M${n(x)} ${n(y - 4)}L${n(x - 150)} ${n(y - 70)}L${n(x - 3)} ${n(y + 5)}Z`,
    '#dfeaff',
    'opacity=".4"',
  ) + disc(x, y, 6, '#ffffff')

/** High above the heads, slightly right: both cuts show it. */
function earth({ sketch, ids }: Brush, x: number, y: number, r: number): string {
  const clip = ids('earth')
  const land = '#7fc08a'
  return (
    `<defs><clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath></defs>` +
    disc(x, y, r * 2.2, sketch.soft('#8fd0ff', 0.5)) +
    disc(x, y, r, sketch.ball('#bfeaff', '#5fb0e8', '#2a5fb0')) +
    `<g clip-path="url(#${clip})">${shape(`M${x - 110} ${y - 60}Q${x - 60} ${y - 110} ${x - 20} ${y - 84}Q${x - 6} ${y - 50} ${x - 40} ${y - 30}Q${x - 30} ${y} ${x - 56} ${y + 30}Q${x - 70} ${y + 70} ${x - 84} ${y + 20}Q${x - 120} ${y} ${x - 110} ${y - 60}Z`, land)}${shape(`M${x + 20} ${y - 60}Q${x + 70} ${y - 90} ${x + 110} ${y - 40}Q${x + 90} ${y - 10} ${x + 70} ${y + 20}Q${x + 60} ${y + 70} ${x + 36} ${y + 50}Q${x + 40} ${y + 10} ${x + 16} ${y - 10}Q${x} ${y - 40} ${x + 20} ${y - 60}Z`, land)}${shape(`M${x - 10} ${y + 90}Q${x + 40} ${y + 80} ${x + 70} ${y + 104}Q${x + 10} ${y + 130} ${x - 10} ${y + 90}Z`, '#f2faff')}${oval(x - 30, y - 10, 80, 9, '#ffffff', 'opacity=".75"')}${oval(x + 50, y + 34, 66, 8, '#ffffff', 'opacity=".7"')}${oval(x + 20, y - 74, 60, 8, '#ffffff', 'opacity=".7"')}${disc(x + r * 0.62, y + r * 0.5, r * 1.06, sketch.soft('#0a1440', 0.75))}</g>`
  )
}

function distance(brush: Brush): string {
  const ridge = (d: string, color: string) =>
    shape(
      `${d}V${HEIGHT}H-20Z`,
      brush.sketch.down(dustTint(brush, lighter(color, 0.2)), dustTint(brush, darker(color, 0.3))),
    )
  return (
    ridge(
      `M-20 ${HORIZON - 30}Q80 720 180 770Q260 690 360 780Q470 820 560 ${HORIZON - 30}Q800 ${HORIZON - 60} 940 790Q1040 700 1130 760Q1230 690 ${WIDTH + 20} 770`,
      '#8f88a8',
    ) +
    ridge(
      `M-20 ${HORIZON - 10}Q160 800 360 826Q620 ${HORIZON} 860 830Q1120 790 ${WIDTH + 20} ${HORIZON - 20}`,
      '#a8a2b8',
    )
  )
}

function dust(brush: Brush): string {
  const { random, sketch } = brush
  const crater = (x: number, y: number, r: number) =>
    oval(x, y, r, r * 0.3, dustTint(brush, '#8a849c'), 'opacity=".75"') +
    oval(x + r * 0.06, y + r * 0.07, r * 0.86, r * 0.22, dustTint(brush, '#b0aabc')) +
    stroke(
      `M${n(x - r)} ${n(y + r * 0.05)}Q${n(x)} ${n(y + r * 0.5)} ${n(x + r)} ${n(y + r * 0.05)}`,
      '#ffffff',
      4,
      'opacity=".55"',
    )
  const craters = repeat(16, (i) => {
    const y = 880 + i * 36
    const middle = y > 940 && y < 1060
    const x = middle
      ? random() < 0.5
        ? between(random, 20, 380)
        : between(random, 960, 1320)
      : random() * WIDTH
    return crater(x, y, 22 + ((y - 860) / 500) * 70 * between(random, 0.5, 1))
  })
  const pebbles = repeat(44, () => {
    const y = between(random, 880, 1420)
    const size = 2 + ((y - 860) / 560) * between(random, 3, 9)
    return oval(
      random() * WIDTH,
      y,
      size,
      size * 0.6,
      dustTint(brush, random() < 0.5 ? '#9a94a8' : '#f2eef4'),
    )
  })
  return (
    shape(
      `M-20 ${HORIZON + 20}Q330 ${HORIZON - 26} 690 ${HORIZON + 12}Q1060 ${HORIZON + 36} ${WIDTH + 20} ${HORIZON + 6}V${HEIGHT + 20}H-20Z`,
      sketch.down(
        dustTint(brush, lighter(DUST, 0.4)),
        dustTint(brush, DUST),
        dustTint(brush, '#a8a0b8'),
        dustTint(brush, '#75708f'),
      ),
    ) +
    craters +
    pebbles +
    repeat(7, (i) => footprint(brush, 600 + i * 22 + (i % 2) * 46, 1400 - i * 54, 1.5 - i * 0.1))
  )
}

const footprint = (brush: Brush, x: number, y: number, s: number) =>
  drawnAt(
    box(-13, -30, 26, 34, 12, dustTint(brush, '#8a849c'), 'opacity=".7"') +
      box(-11, 8, 22, 18, 8, dustTint(brush, '#8a849c'), 'opacity=".7"') +
      stroke('M-10 -20H10M-10 -10H10M-10 0H10', dustTint(brush, '#c4bece'), 3, 'opacity=".7"'),
    x,
    y,
    s,
  )

/** A small landing craft with gold foil and lit windows. */
function lander(brush: Brush, x: number, y: number): string {
  const { sketch } = brush
  const hull = sketch.fade('#ffffff', '#d8dcf0', '#8f94bc')
  const foil = sketch.fade('#ffe9a8', '#f0b84a', '#b5783c')
  const leg = '#8f94bc'
  return (
    shadow(brush, x, y, 220) +
    drawnAt(
      stroke('M-90 -110L-168 -6M90 -110L168 -6M-40 -100L-56 -6M40 -100L56 -6', leg, 12) +
        [-168, 168].map((dx) => oval(dx, -2, 34, 9, '#b5b9d8')).join('') +
        shape('M-110 -170H110L132 -112L92 -66H-92L-132 -112Z', foil) +
        stroke('M-60 -168L-76 -70M0 -168V-68M60 -168L76 -70', '#b5783c', 4, 'opacity=".6"') +
        shape('M-92 -170Q-112 -280 -60 -330Q0 -366 60 -330Q112 -280 92 -170Z', hull) +
        disc(-34, -262, 31, '#6f78a8') +
        disc(-34, -262, 24, sketch.down('#fff3c0', '#ffc566')) +
        disc(42, -262, 31, '#6f78a8') +
        disc(42, -262, 24, sketch.down('#fff3c0', '#ffc566')) +
        shape('M-26 -110H26V-170Q0 -196 -26 -170Z', '#6f78a8') +
        stroke('M-20 -66L-30 0M20 -66L30 0M-26 -44H26M-29 -20H29', '#d8dcf0', 7) +
        stroke('M0 -352V-402M46 -338L80 -384', leg, 6) +
        disc(0, -408, 10, '#ff7a6b') +
        `<ellipse cx="86" cy="-392" rx="28" ry="15" fill="#ffffff" transform="rotate(-40 86 -392)"/>` +
        roundStar(0, -212, 13, '#f2786b'),
      x,
      y,
    ) +
    glow(brush, x, y - 262, 190, '#ffd98a', 0.34) +
    glow(brush, x, y - 408, 60, '#ff7a6b', 0.5)
  )
}

function things(brush: Brush): string {
  const rover = drawnAt(
    shape('M-92 -52H92L76 -96H-60Z', '#e6e8f6') +
      box(-104, -60, 208, 18, 8, '#8f94bc') +
      stroke('M-50 -96V-140', '#8f94bc', 7) +
      box(-78, -158, 58, 26, 8, '#d8dcf0') +
      disc(-66, -145, 8, '#5fb0e8') +
      shape('M10 -104L96 -140L104 -122L22 -90Z', '#5f7fd0') +
      stroke('M30 -108L36 -98M52 -118L58 -106M74 -127L80 -116', '#bfd0ff', 3) +
      [-74, 0, 74].map((dx) => disc(dx, -26, 27, '#5a5878') + disc(dx, -26, 11, '#c4c0d8')).join(''),
    1140,
    1000,
  )
  return (
    shadow(brush, 1140, 1000, 130) +
    rover +
    (brush.aspects.has('own-flag') ? '' : flag(brush)) +
    stroke(
      'M1040 1050Q820 1110 700 1230T520 1450M1090 1060Q900 1120 790 1240T640 1450',
      dustTint(brush, '#8f889c'),
      10,
      'opacity=".45" stroke-dasharray="14 10"',
    )
  )
}

const flag = (brush: Brush): string =>
  shadow(brush, 938, 930, 30) +
  stroke('M938 930V690', '#e6e8f6', 7) +
  shape(
    'M941 694Q984 680 1020 698Q1040 704 1056 696V762Q1030 774 1000 760Q970 752 941 766Z',
    brush.sketch.down('#8fb5ff', '#6f8fe8'),
  ) +
  shape(heartPath(998, 724, 17), '#ffe08a')
