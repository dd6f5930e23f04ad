import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { box, disc, group, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { drawnAt, glow } from './shade.ts'
import { anchor, chest, seaTint, wreck } from './sunken.ts'

const FLOOR = 1000

/** Deeper than the reef: a forest of kelp, a sunken ship with a light in it, and jellyfish like lanterns. */
export function deepSea(brush: Brush): Backdrop {
  return {
    behind:
      water(brush) +
      rays(brush) +
      kelpRow(brush, 0.62) +
      rocks(brush) +
      wreck(brush) +
      whale(brush) +
      kelpRow(brush, 0.3) +
      lights(brush) +
      floor(brush),
    before: bubbles(brush) + nearKelp(brush),
    ground: 960,
    floats: true,
  }
}

function water(brush: Brush): string {
  const { sketch, hour } = brush
  const colors = ['#a8f0e0', '#58c4cc', '#2f8fb5', '#275f9c', '#243f80'].map((color) =>
    mix(color, '#141a5c', hour.light.depth * 0.66),
  )
  return (
    box(0, 0, WIDTH, HEIGHT, 0, sketch.down(...colors)) +
    disc(720, 20, 620, sketch.soft('#f2ffe6', 0.75 - hour.light.depth * 0.45))
  )
}

function rays({ random, ids, hour }: Brush): string {
  const id = ids('ray')
  const beams = repeat(7, (i) => {
    const x = 260 + i * 130 + random() * 50
    const [width, lean] = [30 + random() * 50, (x - 720) * 0.5]
    const end = between(random, 700, 940)
    return shape(
      `M${n(x)} -20H${n(x + width)}L${n(x + width * 2.2 + lean)} ${n(end)}H${n(x - width + lean)}Z`,
      `url(#${id})`,
      `opacity="${n(between(random, 2, 5)) / 10}"`,
    )
  })
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f2ffe0" stop-opacity="${n((0.7 - hour.light.depth * 0.4) * 10) / 10}"/><stop offset="1" stop-color="#f2ffe0" stop-opacity="0"/></linearGradient></defs>${beams}`
}

/** One strand of kelp with leaves on both sides. */
function kelp(brush: Brush, x: number, y: number, height: number, color: string, leaf: number): string {
  const { random } = brush
  const bend = between(random, -60, 60)
  const at = (t: number): [number, number] => [x + Math.sin(t * 3.1 + x) * 16 + bend * t * t, y - height * t]
  let stem = `M${n(x)} ${n(y)}`
  let leaves = ''
  const count = Math.round(height / (leaf * 0.62))
  for (let i = 1; i <= count; i += 1) {
    const [px, py] = at(i / count)
    const side = i % 2 ? 1 : -1
    const reach = leaf * (1.1 - 0.5 * (i / count))
    stem += `L${n(px)} ${n(py)}`
    leaves += `M${n(px)} ${n(py)}q${n(side * reach * 0.4)} ${n(-reach * 0.62)} ${n(side * reach)} ${n(-reach * 0.5)}q${n(-side * reach * 0.3)} ${n(reach * 0.56)} ${n(-side * reach)} ${n(reach * 0.5)}Z`
  }
  return stroke(stem, darker(color, 0.16), leaf * 0.12) + shape(leaves, color)
}

function kelpRow(brush: Brush, far: number): string {
  const { random } = brush
  const near = far < 0.5
  return repeat(near ? 12 : 20, (i) => {
    const x = near ? (i < 6 ? i * 58 - 20 : WIDTH - (i - 6) * 58 + 20) : i * 70 + random() * 30
    const middle = Math.abs(x - WIDTH / 2) < 300
    return kelp(
      brush,
      x,
      FLOOR + (near ? 10 : -60),
      between(random, 480, 820) * (middle ? 0.7 : 1),
      seaTint(brush, oneOf(random, ['#4fa56a', '#6fb55c', '#3f9580']), far),
      near ? 62 : 42,
    )
  })
}

function rocks(brush: Brush): string {
  return (
    shape(
      `M-20 ${HEIGHT}V830Q80 760 190 850Q290 800 380 900Q520 880 640 930Q820 900 930 860Q1040 760 1150 840Q1270 780 ${WIDTH + 20} 850V${HEIGHT}Z`,
      seaTint(brush, '#4f8fb0', 0.5),
    ) +
    shape(
      `M-20 ${HEIGHT}V900Q120 840 240 920Q420 930 620 950Q860 940 1010 910Q1150 850 ${WIDTH + 20} 920V${HEIGHT}Z`,
      seaTint(brush, '#3f7aa5', 0.24),
    )
  )
}

const whale = (brush: Brush) =>
  drawnAt(
    shape(
      'M-150 10Q-110 -56 0 -58Q100 -56 150 -10Q176 -14 196 -46Q206 -56 210 -40Q212 -10 190 8Q206 24 200 40Q190 46 172 26Q150 14 138 18Q60 56 -50 50Q-130 44 -150 10Z',
      seaTint(brush, '#5f8fc8', 0.5),
    ) +
      shape('M-146 20Q-60 40 60 34Q0 60 -60 50Q-130 42 -146 20Z', seaTint(brush, '#dcebf5', 0.5)) +
      shape('M-30 40Q-20 80 10 90Q20 60 6 40Z', seaTint(brush, '#4f7fb8', 0.5)) +
      disc(-104, 4, 5, '#1a2450'),
    between(brush.random, 400, 460),
    450,
    0.94,
  )

/** Jellyfish, which glow by themselves. */
function lights(brush: Brush): string {
  const jelly = (x: number, y: number, s: number, color: string) =>
    glow(brush, x, y, 120 * s, color, 0.3 + brush.hour.light.depth * 0.3) +
    drawnAt(
      stroke(
        'M-26 8Q-36 44 -24 78T-30 130M-8 10Q-14 60 -4 96T-10 150M10 10Q18 56 8 90T14 146M28 8Q38 40 26 74T34 120',
        lighter(color, 0.3),
        4,
        'opacity=".6"',
      ) +
        shape(
          'M-48 10Q-52 -54 0 -58Q52 -54 48 10Q36 2 24 12Q12 2 0 12Q-12 2 -24 12Q-36 2 -48 10Z',
          color,
          'opacity=".8"',
        ) +
        shape('M-30 -14Q-28 -44 0 -46Q-16 -30 -18 -8Z', '#ffffff', 'opacity=".5"'),
      x,
      y,
      s,
    )
  return (
    jelly(330, 590, 0.9, '#ffa8d0') +
    jelly(1130, 440, 1, '#ffc98f') +
    jelly(220, 410, 0.7, '#b5a8ff') +
    jelly(800, 330, 0.66, '#a8e8ff') +
    jelly(540, 270, 0.5, '#ffb8e0')
  )
}

function floor(brush: Brush): string {
  const { random, sketch } = brush
  const sand = sketch.down(seaTint(brush, '#e8dcb8'), seaTint(brush, '#c4b8b0'), seaTint(brush, '#7f86b0'))
  return (
    shape(
      `M-20 ${FLOOR - 10}Q240 ${FLOOR - 50} 520 ${FLOOR - 24}Q800 ${FLOOR + 4} 1040 ${FLOOR - 30}Q1240 ${FLOOR - 50} ${WIDTH + 20} ${FLOOR - 14}V${HEIGHT + 20}H-20Z`,
      sand,
    ) +
    repeat(18, () => {
      const [x, y, reach] = [random() * WIDTH, between(random, FLOOR + 20, HEIGHT), between(random, 60, 140)]
      return stroke(
        `M${n(x)} ${n(y)}q${n(reach / 4)} -9 ${n(reach / 2)} 0t${n(reach / 2)} 0`,
        '#ffffff',
        4,
        'opacity=".16"',
      )
    }) +
    disc(672, FLOOR + 30, 380, sketch.soft('#f2ffe0', 0.22)) +
    chest(brush, 214, 1040) +
    anchor(brush, 1190, 1080) +
    repeat(9, (i) =>
      sponge(
        brush,
        [70, 330, 1000, 1290, 440, 930, 400, 960, 130][i] ?? 70,
        [1030, 1060, 1050, 1040, 1180, 1200, 1330, 1350, 1200][i] ?? 1030,
        between(random, 44, 76),
        ['#f29ac0', '#ffb36b', '#8fd0c0', '#b59af0'][i % 4] ?? '#f29ac0',
      ),
    ) +
    star(brush, 560, 1260) +
    star(brush, 800, 1330)
  )
}

const sponge = (brush: Brush, x: number, y: number, size: number, color: string) => {
  const own = seaTint(brush, color)
  return [-0.5, 0, 0.46]
    .map((dx, i) => {
      const [cx, height] = [x + dx * size, size * (i === 1 ? 1.2 : 0.8)]
      return (
        shape(
          `M${n(cx - size * 0.16)} ${y}Q${n(cx - size * 0.32)} ${n(y - height * 0.6)} ${n(cx - size * 0.2)} ${n(y - height)}H${n(cx + size * 0.2)}Q${n(cx + size * 0.32)} ${n(y - height * 0.6)} ${n(cx + size * 0.16)} ${y}Z`,
          brush.sketch.down(lighter(own, 0.3), darker(own, 0.2)),
        ) + oval(cx, y - height, size * 0.2, size * 0.08, darker(own, 0.4))
      )
    })
    .join('')
}

const star = (brush: Brush, x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(16) scale(1.3 .9)">${shape('M0 -30L8 -9L30 -9L13 5L19 28L0 15L-19 28L-13 5L-30 -9L-8 -9Z', seaTint(brush, '#ff9a6b'), `stroke="${seaTint(brush, '#ff9a6b')}" stroke-width="9" stroke-linejoin="round"`)}</g>`

function bubbles({ random }: Brush): string {
  return repeat(34, () => {
    const [x, y, q] = [random() * WIDTH, random() * HEIGHT, random()]
    const r = 2 + q * q * 13
    return (
      disc(x, y, r, '#ffffff', 'fill-opacity=".1" stroke="#ffffff" stroke-opacity=".45" stroke-width="1.4"') +
      disc(x - r * 0.35, y - r * 0.35, r * 0.24, '#ffffff', 'opacity=".7"')
    )
  })
}

/** Dark strands at both edges, close to the viewer. */
const nearKelp = (brush: Brush) =>
  group(
    [16, 76, 140, WIDTH - 16, WIDTH - 76, WIDTH - 140]
      .map((x, i) => kelp(brush, x, HEIGHT + 20, 520 - (i % 3) * 120, '#123a6a', 84))
      .join(''),
    '',
    'opacity=".9"',
  )
