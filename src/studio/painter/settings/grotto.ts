import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { box, disc, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { caveWalls, icicles } from './cave.ts'
import { drawnAt, glow } from './shade.ts'
import { seaTint } from './sunken.ts'

const FLOOR = 1004

/** The mermaids' grotto: a cave in the reef with pearls for lamps, a shell to sit in, and the bright sea outside. */
export function grotto(brush: Brush): Backdrop {
  return {
    behind:
      outside(brush) +
      caveWalls(brush, seaTint(brush, '#7a6ab8', 0.12), { x: 690, top: 400, foot: FLOOR, half: 330 }) +
      icicles(brush, seaTint(brush, '#6a5aa8', 0.1), 40, WIDTH - 40, 11) +
      floor(brush) +
      pearls(brush) +
      shell(brush, 214, FLOOR + 8) +
      garden(brush),
    before: bubbles(brush),
    ground: 960,
    floats: true,
  }
}

function outside(brush: Brush): string {
  const { sketch, hour, random } = brush
  const colors = ['#c8fff0', '#7fe0e0', '#4fb5d8', '#3a86c0'].map((color) =>
    mix(color, '#1a1f6a', hour.light.depth * 0.5),
  )
  const ray = (i: number) =>
    shape(
      `M${600 + i * 60} 300L${n(470 + i * 110 + random() * 30)} 1000H${n(550 + i * 110)}L${640 + i * 60} 300Z`,
      '#f4fff0',
      `opacity="${n(2.4 - hour.light.depth * 1.4) / 10}"`,
    )
  const fish = repeat(7, (i) => {
    const [x, y] = [between(random, 480, 900), 520 + i * 34]
    return drawnAt(
      shape(
        'M-22 0Q0 -16 22 0Q0 16 -22 0ZM18 0L36 -12V12Z',
        seaTint(brush, ['#ffd27a', '#ff9fb5', '#9fe0ff'][i % 3] ?? '#ffd27a', 0.3),
      ),
      x,
      y,
      between(random, 0.6, 1),
      i % 2 > 0,
    )
  })
  return (
    box(0, 0, WIDTH, HEIGHT, 0, sketch.down(...colors)) +
    disc(690, 420, 420, sketch.soft('#f6ffe8', 0.55)) +
    repeat(4, ray) +
    shape(
      `M300 ${HEIGHT}V860Q430 780 520 880Q640 830 760 890Q880 800 1080 870V${HEIGHT}Z`,
      seaTint(brush, '#4f9ac0', 0.45),
    ) +
    fish
  )
}

function floor(brush: Brush): string {
  const sand = seaTint(brush, '#e8cfe0', 0.04)
  return (
    shape(
      `M-20 ${FLOOR + 20}Q340 ${FLOOR - 30} 690 ${FLOOR + 6}Q1040 ${FLOOR + 34} ${WIDTH + 20} ${FLOOR}V${HEIGHT + 20}H-20Z`,
      brush.sketch.down(lighter(sand, 0.2), sand, darker(sand, 0.32)),
    ) +
    repeat(26, () => {
      const [x, y] = [brush.random() * WIDTH, between(brush.random, FLOOR + 40, HEIGHT - 20)]
      return brush.random() < 0.5
        ? roundStar(x, y, between(brush.random, 6, 12), seaTint(brush, '#ff9f8a', 0.05))
        : oval(x, y, 16, 5, lighter(sand, 0.4), 'opacity=".6"')
    })
  )
}

/** Strings of glowing pearls, and one large pearl. */
function pearls(brush: Brush): string {
  const pearl = (x: number, y: number, r: number, color = '#fff2fa') =>
    glow(brush, x, y, r * 4.6, '#ffe6f6', 0.5) + disc(x, y, r, brush.sketch.ball('#ffffff', color, '#c9a0d8'))
  const string = (x0: number, y0: number, x1: number, y1: number, sag: number) =>
    repeat(11, (i) => {
      const t = i / 10
      return pearl(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag, 7)
    })
  return (
    string(330, 470, 1060, 460, 70) +
    string(60, 640, 330, 600, 46) +
    string(1060, 610, 1300, 660, 46) +
    pearl(1120, 780, 30)
  )
}

/** An open shell with cushions of sea moss. */
const shell = (brush: Brush, x: number, y: number) => {
  const [rose, deep] = [seaTint(brush, '#ffb8cf', 0.05), seaTint(brush, '#d87fae', 0.05)]
  return drawnAt(
    oval(0, 6, 180, 26, '#0a0620', 'opacity=".25"') +
      shape(
        'M-150 -60Q-190 -250 -110 -300Q-90 -350 -40 -330Q0 -372 40 -330Q90 -350 110 -300Q190 -250 150 -60Q0 -20 -150 -60Z',
        brush.sketch.down(lighter(rose, 0.3), rose, deep),
      ) +
      stroke(
        'M0 -40V-330M-50 -44Q-60 -200 -54 -316M50 -44Q60 -200 54 -316M-100 -50Q-130 -180 -112 -280M100 -50Q130 -180 112 -280',
        deep,
        6,
        'opacity=".5"',
      ) +
      shape('M-160 -70Q0 -120 160 -70Q150 0 0 4Q-150 0 -160 -70Z', brush.sketch.down(rose, deep)) +
      oval(0, -72, 132, 26, seaTint(brush, '#8fe0c8', 0.05)),
    x,
    y,
    0.86,
  )
}

function garden(brush: Brush): string {
  const { random } = brush
  const anemone = (x: number, y: number, s: number, color: string) =>
    glow(brush, x, y - 40 * s, 120 * s, color, 0.4) +
    drawnAt(
      repeat(9, (i) =>
        stroke(
          `M0 0Q${(i - 4) * 10} -40 ${(i - 4) * 19} ${-74 + Math.abs(i - 4) * 8}`,
          i % 2 ? lighter(color, 0.25) : color,
          11,
        ),
      ) + oval(0, 0, 34, 14, darker(color, 0.3)),
      x,
      y,
      s,
    )
  const fan = (x: number, y: number, s: number, color: string) =>
    drawnAt(
      stroke(
        repeat(7, (i) => `M0 0Q${(i - 3) * 14} -70 ${(i - 3) * 34} ${-150 + Math.abs(i - 3) * 16}`) +
          'M-70 -80Q0 -110 70 -80M-92 -122Q0 -160 92 -122',
        seaTint(brush, color, 0.06),
        9,
      ),
      x,
      y,
      s,
    )
  return (
    fan(1150, FLOOR + 20, 1.5, '#ff8fa8') +
    fan(1270, FLOOR + 30, 1.2, '#b58fff') +
    anemone(1040, FLOOR + 50, 0.9, '#8fffd8') +
    anemone(392, FLOOR + 40, 0.8, '#ffb36b') +
    anemone(1220, FLOOR + 110, 1.2, '#ff9be0') +
    repeat(5, () =>
      anemone(
        between(random, 60, 340),
        between(random, FLOOR + 90, FLOOR + 220),
        between(random, 0.6, 1),
        '#7fe9ff',
      ),
    )
  )
}

const bubbles = ({ random }: Brush) =>
  repeat(16, (i) => {
    const x = i % 2 ? between(random, 20, 360) : between(random, 990, WIDTH - 20)
    const [y, r] = [between(random, 340, 1060), between(random, 4, 14)]
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#ffffff" fill-opacity=".14" stroke="#f0ffff" stroke-opacity=".7" stroke-width="2"/>`
  })
