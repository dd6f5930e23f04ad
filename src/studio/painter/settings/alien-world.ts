import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { box, disc, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { motes } from './land.ts'
import { drawnAt, glow, shadow } from './shade.ts'
import { stars, twinkle } from './sky.ts'

const HORIZON = 838

/** A friendly distant planet: two setting suns, dome houses with round windows, and glowing plants. */
export function alienWorld(brush: Brush): Backdrop {
  return {
    behind: heavens(brush) + distance(brush) + village(brush) + near(brush) + ship(brush) + plants(brush),
    before: motes(brush, 22, 420, 1120, '#b8ffe6'),
    ground: GROUND,
    floats: false,
  }
}

/** The planet has its own colors; the hour only deepens them. */
const tinted = ({ hour }: Brush, color: string) => mix(color, '#2a1f78', hour.light.depth * 0.5)

function heavens(brush: Brush): string {
  const { sketch, random } = brush
  const colors = ['#2f2a8a', '#6a4fc0', '#d07fd0', '#ffb8b0', '#ffe6b8'].map((color) => tinted(brush, color))
  const sun = (x: number, y: number, r: number, color: string) =>
    glow(brush, x, y, r * 4, color, 0.5) + disc(x, y, r, lighter(color, 0.4))
  return (
    box(0, 0, WIDTH, HEIGHT, 0, sketch.down(...colors, colors[4] ?? '#ffe6b8')) +
    stars(brush, HORIZON - 200, Math.round(60 + brush.hour.light.depth * 160)) +
    twinkle(between(random, 200, 400), 380, 16) +
    sun(452, 470, 62, '#ffd9a0') +
    sun(930, 380, 34, '#a0f0ff') +
    ring(brush, 1150, 470, 92)
  )
}

const ring = (brush: Brush, x: number, y: number, r: number) =>
  glow(brush, x, y, r * 2, '#ffb8e0', 0.3) +
  `<g transform="rotate(-18 ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="${r * 1.8}" ry="${r * 0.36}" fill="none" stroke="${tinted(brush, '#ffe3c0')}" stroke-width="13" opacity=".6"/>${disc(x, y, r, brush.sketch.ball(tinted(brush, '#ffd0e8'), tinted(brush, '#f08fc0'), tinted(brush, '#9a4fa0')))}<path d="M${x - r * 1.8} ${y}A${r * 1.8} ${r * 0.36} 0 0 0 ${x + r * 1.8} ${y}" fill="none" stroke="${tinted(brush, '#fff0d8')}" stroke-width="13"/></g>`

function distance(brush: Brush): string {
  const rock = (x: number, height: number, half: number, color: string) =>
    shape(
      `M${x - half} ${HORIZON + 30}Q${x - half * 0.4} ${HORIZON - height * 0.5} ${x - half * 0.34} ${HORIZON - height}Q${x} ${HORIZON - height - 40} ${x + half * 0.3} ${HORIZON - height}Q${x + half * 0.5} ${HORIZON - height * 0.5} ${x + half} ${HORIZON + 30}Z`,
      brush.sketch.down(tinted(brush, lighter(color, 0.25)), tinted(brush, color)),
    )
  return (
    rock(120, 190, 120, '#a88fd8') +
    rock(300, 120, 90, '#b89be0') +
    rock(1060, 150, 110, '#a88fd8') +
    rock(1250, 230, 130, '#9a80d0') +
    rock(780, 90, 120, '#c0a5e6') +
    shape(
      `M-20 ${HORIZON + 10}Q300 ${HORIZON - 40} 640 ${HORIZON}Q1000 ${HORIZON + 34} ${WIDTH + 20} ${HORIZON - 20}V${HEIGHT}H-20Z`,
      brush.sketch.down(tinted(brush, '#9fd8c8'), tinted(brush, '#5faea8')),
    )
  )
}

/** Houses like mushrooms or bubbles. */
function village(brush: Brush): string {
  const house = (x: number, y: number, s: number, color: string) => {
    const roof = tinted(brush, color)
    const pane = (cx: number, cy: number, r: number) =>
      glow(brush, x + cx * s, y + cy * s, r * 5 * s, '#fff0a8', 0.4) +
      drawnAt(disc(cx, cy, r + 5, tinted(brush, '#fff6e6')) + disc(cx, cy, r, '#fff2b0'), x, y, s)
    return (
      shadow(brush, x, y, 100 * s) +
      drawnAt(
        shape(
          'M-84 0Q-92 -90 -70 -110H70Q92 -90 84 0Z',
          brush.sketch.fade(tinted(brush, '#fff2e6'), tinted(brush, '#e0c8e6')),
        ) +
          shape(
            'M-112 -96Q-100 -220 0 -224Q100 -220 112 -96Q0 -66 -112 -96Z',
            brush.sketch.ball(lighter(roof, 0.45), roof, darker(roof, 0.35)),
          ) +
          stroke('M0 -222Q6 -260 -14 -284', tinted(brush, '#7fd8c0'), 7) +
          disc(-16, -290, 12, '#ffe680') +
          shape('M-26 0V-58Q-26 -86 0 -86Q26 -86 26 -58V0Z', tinted(brush, '#8a6fc0')) +
          [-60, 0, 58]
            .map((dx, i) => disc(dx, -146 - (i % 2) * 36, 14, lighter(roof, 0.5), 'opacity=".6"'))
            .join(''),
        x,
        y,
        s,
      ) +
      pane(-54, -50, 15) +
      pane(54, -50, 15)
    )
  }
  return (
    house(486, 880, 0.62, '#ff9fc0') +
    house(880, 876, 0.72, '#7fd0f0') +
    house(206, 930, 1.06, '#a58ff0') +
    house(700, 858, 0.42, '#ffd07f')
  )
}

function near(brush: Brush): string {
  const { random } = brush
  const moss = tinted(brush, '#5fc0a0')
  return (
    shape(
      `M-20 ${HORIZON + 90}Q260 ${HORIZON + 50} 620 ${HORIZON + 84}Q1040 ${HORIZON + 120} ${WIDTH + 20} ${HORIZON + 64}V${HEIGHT + 20}H-20Z`,
      brush.sketch.down(lighter(moss, 0.24), moss, darker(moss, 0.42)),
    ) +
    oval(660, 1010, 420, 50, lighter(moss, 0.35), 'opacity=".35"') +
    repeat(60, () => {
      const [x, y] = [random() * WIDTH, between(random, HORIZON + 110, HEIGHT - 30)]
      const size = 3 + ((y - HORIZON) / 600) * 8
      return oval(
        x,
        y,
        size * 1.6,
        size * 0.7,
        tinted(brush, oneOf(random, ['#c8fff0', '#ffc0e8', '#fff0a8'])),
        'opacity=".6"',
      )
    }) +
    repeat(5, (i) => {
      const [x, y] = [i < 3 ? 70 + i * 120 : 1010 + (i - 3) * 180, 1060 + (i % 2) * 46]
      return (
        oval(x, y, 50, 15, darker(moss, 0.35), 'opacity=".6"') +
        oval(x + 3, y + 4, 42, 10, darker(moss, 0.15))
      )
    })
  )
}

/** The round ship that brought somebody here. */
const ship = (brush: Brush) =>
  drawnAt(
    oval(0, 10, 150, 22, '#0a0620', 'opacity=".3"') +
      stroke('M-70 -30L-96 6M70 -30L96 6M0 -24V8', tinted(brush, '#8f93c0'), 10) +
      shape('M-70 -84Q-60 -160 0 -162Q60 -160 70 -84Z', '#bff0ff', 'opacity=".75"') +
      oval(
        0,
        -66,
        156,
        44,
        brush.sketch.down(tinted(brush, '#fff2f8'), tinted(brush, '#c8b0e0'), tinted(brush, '#8f78c0')),
      ) +
      oval(0, -84, 84, 17, tinted(brush, '#9a86c8')) +
      [-104, -54, 0, 54, 104].map((dx, i) => disc(dx, -54 + Math.abs(i - 2) * -5, 11, '#ffe98a')).join(''),
    1128,
    966,
    1,
  )

function plants(brush: Brush): string {
  const curl = (x: number, y: number, s: number, color: string, flip = false) =>
    glow(brush, x, y - 190 * s, 130 * s, color, 0.35) +
    drawnAt(
      stroke(
        'M0 0Q-14 -120 20 -190Q60 -250 96 -204Q110 -164 74 -158Q50 -160 60 -188',
        tinted(brush, color),
        17,
      ) +
        disc(62, -184, 14, lighter(color, 0.6)) +
        stroke('M0 -30Q-40 -70 -70 -50M-2 -70Q34 -100 60 -86', tinted(brush, color), 11),
      x,
      y,
      s,
      flip,
    )
  const bulb = (x: number, y: number, s: number, color: string) =>
    glow(brush, x, y - 96 * s, 150 * s, color, 0.45) +
    drawnAt(
      stroke('M0 0Q-8 -50 0 -80', tinted(brush, '#3f9a8a'), 9) +
        shape(
          'M0 -70Q-50 -84 -34 -130Q-16 -170 0 -176Q16 -170 34 -130Q50 -84 0 -70Z',
          brush.sketch.ball('#ffffff', color, darker(color, 0.3)),
        ) +
        shape('M0 0Q-40 -30 -66 -14Q-40 10 0 0ZM0 0Q40 -30 66 -14Q40 10 0 0Z', tinted(brush, '#4fae8f')),
      x,
      y,
      s,
    )
  return (
    curl(60, 1010, 1.5, '#7fe0c0') +
    curl(1290, 1000, 1.35, '#ff9fd0', true) +
    bulb(372, 1000, 0.8, '#ffb0e0') +
    bulb(320, 1040, 1, '#8fe6ff') +
    bulb(968, 1010, 0.8, '#fff08f') +
    bulb(1252, 1068, 1.1, '#c9a5ff')
  )
}
