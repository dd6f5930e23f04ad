import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { bunting } from './lamps.ts'
import { grass, hillBand, mist, motes, tree } from './land.ts'
import { drawnAt, glow, lampsAreLit, shadedDown, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'

const FIELD = 868
const LEAVES = { trunk: '#6b4a35', leaves: ['#5fa868', '#74b86a'] } as const

/** A playing field in front of the stands, under floodlights. */
export function sportsField(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, 760, 440) +
      clouds(brush, 130, 480, 7, 440) +
      hillBand(brush, 760, 34, '#9fcf98', 0.44) +
      repeat(7, (i) =>
        tree(brush, i * 210 + brush.random() * 60, 800, 150 + brush.random() * 50, LEAVES, 0.34),
      ) +
      mist(brush, 780, 60, 0.3) +
      stands(brush) +
      turf(brush) +
      goal(brush, 672, 908) +
      floodlight(brush, 300, 880) +
      floodlight(brush, 1044, 880) +
      sideline(brush),
    before: motes(brush, 8, 480, 1000, brush.hour.warm),
    ground: GROUND,
    floats: false,
    goal: { x: 672, y: 908, half: 190 },
  }
}

const CROWD = ['#f2786b', '#ffd166', '#5fc0b8', '#8fa5f0', '#f29ac0', '#ffffff'] as const
const SKINS = ['#f3c9a5', '#c98f62', '#8a5a3c', '#5f3c2a'] as const

/** Rows of tiny spectators. */
function stands(brush: Brush): string {
  const { random } = brush
  const row = (index: number) => {
    const y = 700 + index * 40
    const people = repeat(46, (i) => {
      if (random() < 0.24) return ''
      const x = 30 + i * 28.5 + (index % 2) * 14
      return (
        oval(x, y + 2, 10, 14, brush.tint(oneOf(random, CROWD), 0.14)) +
        disc(x, y - 16, 8, brush.tint(oneOf(random, SKINS), 0.12))
      )
    })
    return (
      people +
      box(
        -10,
        y + 8,
        WIDTH + 20,
        34,
        0,
        brush.sketch.down(brush.tint('#c9c4dc', 0.12), brush.tint('#9f9abf', 0.12)),
      )
    )
  }
  return (
    box(-10, 640, WIDTH + 20, 240, 0, brush.tint('#7f7aa8', 0.2)) +
    repeat(4, row) +
    repeat(9, (i) => box(14 + i * 164, 556, 12, 150, 3, brush.tint('#8a86ac', 0.16))) +
    shape(
      `M-20 572L40 516H${WIDTH - 40}L${WIDTH + 20} 572Q672 590 -20 572Z`,
      shadedDown(brush, '#e2646b', 0.1),
    ) +
    stroke(`M-20 574Q672 592 ${WIDTH + 20} 574`, brush.tint('#fff1e0', 0.08), 9) +
    bunting(brush, [-10, 588], [460, 590], 28, 13) +
    bunting(brush, [884, 590], [WIDTH + 10, 588], 28, 13) +
    scoreboard(brush) +
    box(-10, 846, WIDTH + 20, 30, 0, shadedDown(brush, '#5f8fd0')) +
    repeat(8, (i) => disc(60 + i * 176, 861, 9, brush.tint('#ffffff'), 'opacity=".8"'))
  )
}

/** Above the figures' heads: two stars, a draw. */
function scoreboard(brush: Brush): string {
  const lit = lampsAreLit(brush)
  const bulb = lit ? '#ffe08a' : brush.tint('#ffe9b0')
  const star = (x: number) =>
    `<g transform="translate(${x} 462) scale(1.5)">${shape('M0 -18L5 -6L18 -5L8 4L11 17L0 10L-11 17L-8 4L-18 -5L-5 -6Z', bulb)}</g>`
  return (
    box(590, 500, 12, 60, 2, brush.tint('#7f7aa8', 0.06)) +
    box(742, 500, 12, 60, 2, brush.tint('#7f7aa8', 0.06)) +
    box(556, 406, 232, 112, 14, brush.sketch.down(brush.tint('#4a5590'), brush.tint('#363f78'))) +
    `<rect x="556" y="406" width="232" height="112" rx="14" fill="none" stroke="${brush.tint('#fff1e0')}" stroke-width="8"/>` +
    star(614) +
    star(730) +
    disc(672, 450, 5, bulb) +
    disc(672, 474, 5, bulb) +
    (lit ? glow(brush, 672, 462, 170, '#ffe08a', 0.3) : '')
  )
}

function turf(brush: Brush): string {
  const far = (x: number) => 672 + (x - 672) * 0.42
  const stripes = repeat(8, (i) => {
    const [left, right] = [-500 + i * 340, -500 + i * 340 + 170]
    return shape(
      `M${n(far(left))} ${FIELD}H${n(far(right))}L${n(right)} ${HEIGHT + 10}H${n(left)}Z`,
      brush.tint('#9ad870'),
      'opacity=".35"',
    )
  })
  const chalk = (d: string, width: number) => stroke(d, brush.tint('#ffffff'), width, 'opacity=".8"')
  return (
    box(
      -10,
      FIELD,
      WIDTH + 20,
      HEIGHT,
      0,
      brush.sketch.down(brush.tint('#82c866'), brush.tint('#66b058'), brush.tint('#3f7f4c')),
    ) +
    stripes +
    grass(brush, 900, 1340, 260, ['#58a04e', '#8cc868', '#4a8f4a']) +
    chalk(`M-10 906H${WIDTH + 10}`, 5) +
    chalk('M470 908L400 974H944L874 908', 6) +
    chalk('M250 908L96 1052H1248L1094 908', 7) +
    chalk('M530 1054Q672 1110 814 1054', 7) +
    chalk('M300 1440Q340 1250 672 1236Q1004 1250 1044 1440', 9) +
    oval(672, 1010, 14, 6, brush.tint('#ffffff'), 'opacity=".8"')
  )
}

function goal(brush: Brush, x: number, y: number): string {
  const white = brush.tint('#ffffff')
  const net = brush.tint('#ffffff')
  const mesh =
    repeat(15, (i) => `M${n(x - 238 + i * 34)} ${y - 226}L${n(x - 196 + i * 28)} ${y - 10}`) +
    repeat(7, (i) => `M${n(x - 236 + i * 6)} ${y - 210 + i * 32}H${n(x + 236 - i * 6)}`)
  return (
    stroke(mesh, net, 2.4, 'opacity=".5"') +
    stroke(`M${x - 240} ${y}V${y - 232}H${x + 240}V${y}`, white, 14) +
    stroke(`M${x - 234} ${y}V${y - 226}H${x + 234}`, brush.tint('#c9c4dc'), 4, 'opacity=".7"')
  )
}

function floodlight(brush: Brush, x: number, y: number): string {
  const lit = lampsAreLit(brush)
  const steel = brush.tint('#8f93b0', 0.06)
  const lamp = (column: number, row: number) =>
    disc(x - 54 + column * 36, 350 + row * 34, 13, lit ? '#fffdf0' : brush.tint('#e6ecf4', 0.06))
  return (
    shape(`M${x - 11} ${y}L${x - 6} 330H${x + 6}L${x + 11} ${y}Z`, steel) +
    box(x - 78, 328, 156, 80, 10, brush.tint('#5f6390', 0.06)) +
    repeat(8, (i) => lamp(i % 4, Math.floor(i / 4))) +
    (lit
      ? glow(brush, x, 368, 300, '#fff6d0', 0.6) +
        oval(x + (672 - x) * 0.5, 1000, 380, 110, brush.sketch.soft('#fff6d0', 0.24))
      : '')
  )
}

function sideline(brush: Brush): string {
  const cone = (x: number, y: number, s: number) =>
    shadow(brush, x, y, 26 * s) +
    drawnAt(
      shape('M-22 0L-5 -52H5L22 0Q0 6 -22 0Z', shadedDown(brush, '#ff9a4a')) +
        shape('M-14 -22L-10 -36H10L14 -22Z', brush.tint('#fff6e6')),
      x,
      y,
      s,
    )
  const flag = (x: number, y: number) =>
    stroke(`M${x} ${y}V${y - 150}`, brush.tint('#fff1e0'), 6) +
    shape(
      `M${x} ${y - 150}Q${x + 30} ${y - 160} ${x + 64} ${y - 134}Q${x + 30} ${y - 124} ${x} ${y - 106}Z`,
      brush.tint('#ffd166'),
    )
  const bench = (x: number, y: number) =>
    shadow(brush, x, y, 110) +
    drawnAt(
      stroke('M-78 0V-48M78 0V-48', brush.tint('#5f6390'), 9) +
        box(-100, -62, 200, 16, 6, shadedDown(brush, '#c08a5c')) +
        box(-100, -112, 200, 16, 6, shadedDown(brush, '#c08a5c')) +
        stroke('M-84 -104V-50M84 -104V-50', brush.tint('#5f6390'), 7),
      x,
      y,
    )
  return (
    flag(46, 930) +
    flag(1236, 930) +
    bench(176, 996) +
    cone(1236, 1040, 1.1) +
    cone(420, 1190, 1.2) +
    cone(900, 1160, 1.1) +
    cone(936, 1330, 1.5) +
    repeat(5, () =>
      oval(
        between(brush.random, 400, 940),
        between(brush.random, 1120, 1380),
        5,
        3,
        brush.tint('#fff6d8'),
        'opacity=".6"',
      ),
    )
  )
}
