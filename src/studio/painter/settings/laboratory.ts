import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { board, lamplit, pendant, solidWood, tiles, wall, warmAir } from './interior.ts'
import { motes } from './land.ts'
import { drawnAt, glow } from './shade.ts'

const FLOOR = 868

/** An inventor's laboratory: a blackboard of ideas, copper pipes, bubbling glass, and a large machine with lights. */
export function laboratory(brush: Brush): Backdrop {
  return {
    behind:
      wall(brush, '#8fc0b8', FLOOR) +
      pipes(brush) +
      blackboard(brush, 500, 372, 380, 230) +
      board(brush, 60, 500, 330) +
      flasks(brush, 60, 500) +
      warmAir(brush, '#ffd08a') +
      tiles(brush, '#b5a8c8', '#dcd4e6', FLOOR) +
      machine(brush, 1120, FLOOR + 40) +
      bench(brush, 220, FLOOR + 70) +
      pendant(brush, 420, 338, '#e2806a') +
      pendant(brush, 960, 330, '#5f9fd0') +
      scraps(brush),
    before: motes(brush, 10, 420, 1040, '#c8fff0'),
    ground: GROUND,
    floats: false,
    wall: FLOOR,
    tall: [{ x: 1120, half: 150 }],
  }
}

function pipes(brush: Brush): string {
  const copper = lamplit(brush, '#d08a5c')
  const line = (d: string, width: number) =>
    stroke(d, lamplit(brush, '#8a5238'), width + 6) +
    stroke(d, copper, width) +
    stroke(d, lighter(copper, 0.4), width * 0.24, 'opacity=".6" transform="translate(-3 -3)"')
  return (
    line('M-20 340H300Q340 340 340 300V200', 24) +
    line(`M${WIDTH + 20} 352H1010Q960 352 960 392V470`, 24) +
    line(`M-20 420H30Q54 420 54 444V${FLOOR}`, 18) +
    repeat(4, (i) => box(60 + i * 70, 324, 14, 34, 4, lamplit(brush, '#a8683f'))) +
    gauge(brush, 960, 500, 40) +
    gauge(brush, 344, 420, 30)
  )
}

const gauge = (brush: Brush, x: number, y: number, r: number) =>
  disc(x, y, r + 8, lamplit(brush, '#c98a4f')) +
  disc(x, y, r, lamplit(brush, '#fff8e6')) +
  stroke(
    `M${n(x - r * 0.66)} ${n(y + r * 0.3)}A${n(r * 0.74)} ${n(r * 0.74)} 0 1 1 ${n(x + r * 0.66)} ${n(y + r * 0.3)}`,
    lamplit(brush, '#6a9fb0'),
    4,
  ) +
  stroke(`M${x} ${y}l${n(between(brush.random, -0.5, 0.6) * r)} ${n(-r * 0.5)}`, '#d8483f', 5) +
  disc(x, y, 5, '#4a3040')

/** Chalk drawings of a rocket, a wheel and a sum that comes out as a star. */
const blackboard = (brush: Brush, x: number, y: number, w: number, h: number) => {
  const chalk = lamplit(brush, '#f6fff6')
  return (
    box(x - 16, y - 16, w + 32, h + 32, 10, solidWood(brush, '#b07f55')) +
    box(x, y, w, h, 4, lamplit(brush, '#3f6a5f')) +
    stroke(
      `M${x + 60} ${y + 150}Q${x + 52} ${y + 80} ${x + 84} ${y + 44}Q${x + 116} ${y + 80} ${x + 108} ${y + 150}ZM${x + 58} ${y + 130}l-24 34l26 -6M${x + 110} ${y + 130}l24 34l-26 -6M${x + 72} ${y + 158}l-6 30M${x + 84} ${y + 158}v40M${x + 96} ${y + 158}l6 30`,
      chalk,
      4,
      'opacity=".9"',
    ) +
    disc(x + 84, y + 94, 13, 'none', `stroke="${chalk}" stroke-width="4"`) +
    disc(x + 210, y + 80, 40, 'none', `stroke="${chalk}" stroke-width="4"`) +
    repeat(
      8,
      (i) =>
        `<path d="M${x + 210} ${y + 34}v-10" stroke="${chalk}" stroke-width="7" transform="rotate(${i * 45} ${x + 210} ${y + 80})"/>`,
    ) +
    stroke(
      `M${x + 176} ${y + 176}h34M${x + 193} ${y + 160}v32M${x + 232} ${y + 160}q22 0 16 18q-18 6 -16 16h24M${x + 276} ${y + 170}h26M${x + 276} ${y + 184}h26`,
      lamplit(brush, '#ffe9a0'),
      4,
    ) +
    roundStar(x + 338, y + 176, 17, lamplit(brush, '#ffd76a')) +
    stroke(`M${x + 280} ${y + 50}q24 -22 40 0t36 6`, lamplit(brush, '#ffb8c8'), 4)
  )
}

/** Flasks with bright bubbling liquids. */
function flasks(brush: Brush, x: number, y: number): string {
  const flask = (dx: number, s: number, color: string) =>
    glow(brush, x + dx, y - 40 * s, 80 * s, color, 0.4) +
    drawnAt(
      shape('M-12 -96V-58L-42 -8Q-46 0 -34 0H34Q46 0 42 -8L12 -58V-96Z', '#e8fbff', 'opacity=".5"') +
        shape('M-26 -34L-40 -8Q-44 -2 -34 -2H34Q44 -2 40 -8L26 -34Q0 -26 -26 -34Z', color) +
        stroke('M-15 -96H15', '#ffffff', 6, 'opacity=".8"') +
        disc(-8, -44, 5, lighter(color, 0.5)) +
        disc(8, -56, 4, lighter(color, 0.5)) +
        disc(0, -110, 6, lighter(color, 0.6), 'opacity=".7"'),
      x + dx,
      y,
      s,
    )
  return (
    flask(50, 0.9, '#7fe0b0') +
    flask(134, 1.1, '#ff9fc8') +
    flask(214, 0.8, '#8fc8ff') +
    flask(284, 1, '#ffd76a')
  )
}

/** The unfinished invention. */
const machine = (brush: Brush, x: number, y: number) => {
  const metal = (color: string) => solidWood(brush, color)
  const lamp = (dx: number, dy: number, color: string) =>
    glow(brush, dx, dy, 50, color, 0.6) + disc(dx, dy, 12, lighter(color, 0.35))
  return drawnAt(
    oval(0, 4, 210, 26, '#140a2e', 'opacity=".3"') +
      shape('M-60 -400Q-74 -470 0 -484Q74 -470 60 -400Z', '#d8f6ff', 'opacity=".5"') +
      stroke('M0 -400Q-30 -430 0 -448Q30 -462 4 -474', '#ffe98a', 6) +
      box(-70, -410, 140, 26, 8, metal('#d0985c')) +
      box(-150, -388, 300, 200, 34, metal('#7fa5c8')) +
      box(-176, -196, 352, 198, 28, metal('#6a8fb8')) +
      repeat(9, (i) => disc(-160 + i * 40, -192, 6, lamplit(brush, '#3f5a80'))) +
      disc(-62, -290, 62, lamplit(brush, '#d0985c')) +
      disc(-62, -290, 50, brush.sketch.ball('#ffffff', '#bfeaff', '#6fb0d8')) +
      stroke('M-94 -290q16 -22 32 0t32 0', '#3f8fc0', 6) +
      lamp(44, -334, '#ff8f8f') +
      lamp(86, -334, '#ffe08f') +
      lamp(128, -334, '#8fffb0') +
      box(30, -300, 106, 70, 8, lamplit(brush, '#2f4a5f')) +
      stroke('M40 -262l16 -18l14 26l18 -34l16 22l22 -10', '#8fffd8', 5) +
      cog(brush, -96, -98, 56, '#e8b95a') +
      cog(brush, 6, -84, 38, '#d87f6a') +
      box(70, -160, 80, 116, 10, lamplit(brush, '#40628a')) +
      stroke('M92 -60V-120M92 -120l-14 -18M128 -60V-96', lamplit(brush, '#e6ecf8'), 9) +
      disc(78, -140, 13, '#ff7f6a') +
      disc(128, -104, 13, '#ffd76a') +
      stroke('M176 -130Q216 -140 210 -220Q206 -300 236 -320', lamplit(brush, '#d08a5c'), 18),
    x,
    y,
    0.92,
  )
}

const cog = (brush: Brush, x: number, y: number, r: number, color: string) =>
  repeat(
    10,
    (i) =>
      `<rect x="${x - 8}" y="${n(y - r - 10)}" width="16" height="20" rx="4" fill="${lamplit(brush, color)}" transform="rotate(${i * 36} ${x} ${y})"/>`,
  ) +
  disc(x, y, r, lamplit(brush, color)) +
  disc(x, y, r * 0.56, lamplit(brush, darker(color, 0.25))) +
  disc(x, y, r * 0.22, lamplit(brush, lighter(color, 0.4)))

/** The workbench with a half-built robot bird. */
const bench = (brush: Brush, x: number, y: number) =>
  drawnAt(
    oval(0, 4, 210, 22, '#140a2e', 'opacity=".25"') +
      box(-180, -130, 28, 132, 6, solidWood(brush, '#8a5f44')) +
      box(152, -130, 28, 132, 6, solidWood(brush, '#8a5f44')) +
      box(-206, -160, 412, 38, 10, solidWood(brush, '#b8855a')) +
      box(-206, -160, 412, 9, 4, lamplit(brush, '#dcae80')) +
      oval(-70, -196, 46, 34, solidWood(brush, '#8fb0d0')) +
      disc(-30, -228, 23, solidWood(brush, '#a5c4e0')) +
      shape('M-10 -232L20 -224L-8 -218Z', lamplit(brush, '#ffb84f')) +
      disc(-26, -232, 6, '#fff6d8') +
      disc(-26, -232, 3, '#241720') +
      stroke('M-104 -206l-34 -22M-104 -194l-36 -6', lamplit(brush, '#e8b95a'), 9) +
      stroke('M-80 -168v6M-60 -168v6', lamplit(brush, '#e8b95a'), 7) +
      box(60, -190, 74, 30, 5, lamplit(brush, '#d8645a')) +
      stroke('M72 -190Q96 -216 122 -190', lamplit(brush, '#a8453f'), 8),
    x,
    y,
    0.9,
  )

const scraps = (brush: Brush) =>
  repeat(7, (i) => {
    const x = i % 2 ? between(brush.random, 900, 1240) : between(brush.random, 100, 420)
    const y = between(brush.random, 1030, 1160)
    return i % 3
      ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="13" ry="6" fill="none" stroke="${lamplit(brush, '#8f93a8')}" stroke-width="5"/>`
      : `<path d="M${n(x)} ${n(y)}l26 -8l8 12l-26 8Z" fill="${lamplit(brush, '#fff6e6')}"/>`
  })
