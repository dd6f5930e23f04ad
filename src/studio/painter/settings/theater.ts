import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, group, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { boards, lamplit } from './interior.ts'
import { motes } from './land.ts'
import { drawnAt, glow } from './shade.ts'
import { moon } from './sky.ts'

const FLOOR = 868
/** The edge of the stage, where the lamps stand. */
const EDGE = 1100
const VELVET = '#cf3350'
const GOLD = '#ffd166'

/** A little theater: red velvet, a painted sky, and an audience. */
export function theater(brush: Brush): Backdrop {
  return {
    behind:
      paintedSky(brush) +
      boards(brush, '#c98a58', FLOOR) +
      beams(brush) +
      curtain(brush, 1) +
      curtain(brush, -1) +
      valance(brush) +
      apron(brush),
    before: hall(brush) + motes(brush, 14, 420, 900, '#fff0b8'),
    ground: 952,
    floats: false,
    wall: FLOOR,
  }
}

function paintedSky(brush: Brush): string {
  const { sketch, random, hour } = brush
  const cloth = ['#3a2a8a', '#7a4ab8', '#d97ac0', '#ffb8b0'].map((color) => lamplit(brush, color))
  const clouds = repeat(5, (i) => {
    const [x, y] = [240 + i * 210 + between(random, -30, 30), between(random, 520, 700)]
    return group(
      oval(x, y, 96, 26, '#ffffff') +
        oval(x - 30, y - 20, 44, 30, '#ffffff') +
        oval(x + 26, y - 28, 52, 36, '#ffffff'),
      '',
      'opacity=".3"',
    )
  })
  const stars = repeat(6, (i) => {
    const [x, drop] = [300 + i * 150, between(random, 410, 560)]
    return (
      stroke(`M${x} 0V${n(drop)}`, '#ffffff', 2, 'opacity=".35"') +
      glow(brush, x, drop, 60, GOLD, 0.35) +
      roundStar(x, drop, 18 + (i % 3) * 7, '#ffe6a0')
    )
  })
  return (
    box(-10, -10, WIDTH + 20, FLOOR + 20, 0, sketch.down(...cloth)) +
    (hour.orb === 'sun'
      ? glow(brush, 900, 560, 200, '#ffe6a0', 0.8) + disc(900, 560, 66, '#ffe9a8')
      : moon(brush, 900, 540, 62)) +
    clouds +
    shape(
      `M100 ${FLOOR}Q330 680 560 790Q760 690 960 790Q1130 700 1300 ${FLOOR}Z`,
      lamplit(brush, '#6a4aa8'),
      'opacity=".75"',
    ) +
    shape(`M60 ${FLOOR}Q420 760 720 830Q1010 760 1320 ${FLOOR}Z`, lamplit(brush, '#4f8a8a'), 'opacity=".8"') +
    stars
  )
}

function beams(brush: Brush): string {
  const ray = (from: number, to: number, half: number, color: string, opacity: number) =>
    shape(
      `M${from - 16} 300L${to - half} 1000Q${to} 1040 ${to + half} 1000L${from + 16} 300Z`,
      color,
      `opacity="${opacity}"`,
    )
  return (
    ray(330, 640, 220, '#fff0b8', 0.13) +
    ray(1010, 710, 220, '#ffd0f0', 0.12) +
    ray(672, 672, 190, '#fffbe0', 0.12) +
    oval(672, 1004, 380, 56, brush.sketch.soft('#fff3c8', 0.65)) +
    glow(brush, 672, 740, 460, '#ffd9b0', 0.35)
  )
}

/** `side` 1 hangs on the left, -1 on the right. */
function curtain(brush: Brush, side: 1 | -1): string {
  const { sketch } = brush
  const dark = lamplit(brush, darker(VELVET, 0.42))
  const bright = lamplit(brush, lighter(VELVET, 0.12))
  const fold = sketch.fade(dark, bright, dark)
  const edge = side > 0 ? 0 : WIDTH
  const at = (x: number) => n(edge + side * x)
  const folds = repeat(6, (i) => {
    const [left, right] = [i * 46 - 20, i * 46 + 30]
    const [tiedLeft, tiedRight] = [i * 22 - 20, i * 22 + 8]
    return shape(
      `M${at(left)} -10H${at(right)}Q${at(right + 6)} 500 ${at(tiedRight)} 700Q${at(tiedRight + 16)} 840 ${at(right - 20)} ${EDGE - 30}Q${at((left + right) / 2 - 16)} ${EDGE - 12} ${at(left - 14)} ${EDGE - 30}Q${at(tiedLeft)} 840 ${at(tiedLeft)} 700Q${at(left)} 500 ${at(left)} -10Z`,
      fold,
    )
  })
  return (
    folds +
    stroke(`M${at(-10)} 706Q${at(70)} 748 ${at(146)} 690`, lamplit(brush, GOLD), 15) +
    disc(edge + side * 146, 694, 15, lamplit(brush, '#ffe09a')) +
    stroke(`M${at(146)} 706q${side * 4} 30 ${side * -2} 54`, lamplit(brush, GOLD), 9)
  )
}

function valance(brush: Brush): string {
  const count = 7
  const width = WIDTH / count
  const hem = repeat(count, () => `q${n(-width / 2)} 92 ${n(-width)} 0`)
  const line = repeat(count, () => `q${n(width / 2)} 92 ${n(width)} 0`)
  const cloth = brush.sketch.down(
    lamplit(brush, darker(VELVET, 0.4)),
    lamplit(brush, VELVET),
    lamplit(brush, darker(VELVET, 0.25)),
  )
  return (
    shape(`M0 -10H${WIDTH}V352${hem}Z`, cloth) +
    repeat(count * 3, (i) =>
      stroke(
        `M${n((i + 0.5) * (width / 3))} -10v${340 + (i % 3 === 1 ? 44 : 18)}`,
        '#4a0a24',
        5,
        'opacity=".25"',
      ),
    ) +
    stroke(`M0 352${line}`, lamplit(brush, GOLD), 10) +
    repeat(count, (i) => disc((i + 0.5) * width, 404, 9, lamplit(brush, '#ffe09a')))
  )
}

function apron(brush: Brush): string {
  return (
    box(-10, EDGE - 12, WIDTH + 20, 16, 4, lamplit(brush, '#ffdca8')) +
    box(
      -10,
      EDGE + 4,
      WIDTH + 20,
      150,
      0,
      brush.sketch.down(lamplit(brush, '#9a5048'), lamplit(brush, '#5a2a3c')),
    ) +
    repeat(12, (i) => {
      const x = 62 + i * 111
      return (
        glow(brush, x, EDGE - 20, 74, '#ffe6a8', 0.5) +
        drawnAt(
          shape('M-20 0Q-20 -26 0 -26Q20 -26 20 0Z', lamplit(brush, '#b98a3c')) + disc(0, -16, 8, '#fffbe6'),
          x,
          EDGE - 8,
        )
      )
    }) +
    box(-10, EDGE + 150, WIDTH + 20, HEIGHT - EDGE, 0, lamplit(brush, '#2a1648'))
  )
}

/** The heads of the audience, dark against the light. */
function hall(brush: Brush): string {
  const row = (y: number, count: number, size: number, color: string) =>
    repeat(count, (i) => {
      const x = ((i + 0.5) * WIDTH) / count + between(brush.random, -16, 16)
      const kind = Math.floor(brush.random() * 4)
      return drawnAt(head(kind, color), x, y + between(brush.random, -8, 12), size)
    })
  return row(1222, 10, 0.9, '#2f1858') + row(1330, 8, 1.2, '#1d0e3c')
}

function head(kind: number, color: string): string {
  const ears = [
    disc(-30, -34, 17, color) + disc(30, -34, 17, color),
    disc(0, -12, 48, color),
    oval(-16, -62, 11, 34, color) + oval(16, -62, 11, 34, color),
    shape('M-36 -20L-32 -62L-6 -36ZM36 -20L32 -62L6 -36Z', color),
  ]
  return oval(0, 0, 42, 44, color) + (ears[kind] ?? '') + shape('M-80 190Q-76 40 0 38Q76 40 80 190Z', color)
}
