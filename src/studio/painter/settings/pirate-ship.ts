import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { bulbs, lantern } from './lamps.ts'
import { mist, motes } from './land.ts'
import { drawnAt, shadedDown, shadedFill, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'
import { barrel, planks } from './timber.ts'
import { water } from './water.ts'

const HORIZON = 706
const DECK = 872
const MAST = 906
const ORB = 470

/** On deck under a striped sail, with the open sea beyond the rail. */
export function pirateShip(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, HORIZON, ORB) +
      clouds(brush, 330, 620, 7, ORB) +
      island(brush) +
      water(brush, HORIZON, DECK + 10, '#3f86b8', ORB) +
      mist(brush, HORIZON, 46, 0.4) +
      rail(brush) +
      planks(brush, DECK, '#a8714a') +
      hatch(brush) +
      rigging(brush) +
      mast(brush) +
      cargo(brush),
    before: foreground(brush) + motes(brush, 10, 420, 900, brush.hour.warm),
    ground: GROUND,
    floats: false,
    water: { top: HORIZON, bottom: DECK - 70 },
  }
}

function island(brush: Brush): string {
  const palm = (x: number, y: number, s: number) =>
    drawnAt(
      stroke('M0 0Q6 -30 -4 -62', brush.tint('#6f5a6a', 0.5), 6) +
        stroke(
          'M-4 -62Q-30 -74 -42 -54M-4 -62Q-24 -54 -30 -36M-4 -62Q20 -78 36 -56M-4 -62Q18 -56 24 -38M-4 -62Q0 -84 18 -84',
          brush.tint('#4f8f78', 0.45),
          8,
        ),
      x,
      y,
      s,
    )
  return (
    palm(214, 664, 1) +
    palm(248, 668, 0.8) +
    shape(
      `M60 ${HORIZON + 4}Q150 640 240 660Q340 672 420 ${HORIZON + 4}Z`,
      brush.sketch.down(brush.tint('#7fae8a', 0.45), brush.tint('#d8c49a', 0.5)),
    )
  )
}

function rail(brush: Brush): string {
  const wood = shadedDown(brush, '#8a5636')
  const dark = brush.tint('#5f3826')
  const topAt = (x: number) => 792 - ((x - WIDTH / 2) / WIDTH) ** 2 * 150
  const baluster = (x: number) => {
    const top = topAt(x)
    return drawnAt(
      shape('M-11 0Q-13 -20 -6 -32Q-16 -52 -6 -72H6Q16 -52 6 -32Q13 -20 11 0Z', wood),
      x,
      DECK + 4,
      (DECK - top) / 72,
    )
  }
  const edge = (lift: number) =>
    `M-20 ${n(topAt(-20) + lift)}Q${WIDTH / 2} ${n(792 + 37 + lift)} ${WIDTH + 20} ${n(topAt(WIDTH + 20) + lift)}`
  return (
    repeat(22, (i) => baluster(i * 64)) +
    stroke(edge(0), dark, 30) +
    stroke(edge(-5), brush.tint('#a8714a'), 20) +
    stroke(edge(-11), brush.tint('#d29a68'), 5, 'opacity=".7"') +
    box(-10, DECK - 16, WIDTH + 20, 26, 0, wood) +
    [118, 1232].map((x) => post(brush, x)).join('')
  )
}

const post = (brush: Brush, x: number) =>
  box(x - 24, 690, 48, 200, 8, shadedFill(brush, '#7a4a30')) +
  box(x - 32, 682, 64, 22, 8, brush.tint('#a8714a')) +
  lantern(brush, x, 618, 1.1)

/** The sail hangs high, above the figures' heads. */
function mast(brush: Brush): string {
  const wood = brush.sketch.fade(brush.tint('#a8714a'), brush.tint('#7a4a30'), brush.tint('#4a2c28'))
  const cloth = `M544 158Q900 136 1260 158Q1238 320 1278 500Q1090 566 906 524Q718 560 560 508Q598 330 544 158Z`
  const clip = brush.sketch.clip(cloth)
  const stripes = [170, 282, 394, 506]
    .map((y) =>
      shape(
        `M520 ${y}Q900 ${y - 34} 1300 ${y}V${y + 50}Q900 ${y + 20} 520 ${y + 54}Z`,
        brush.tint('#4f9aa8'),
        'opacity=".85"',
      ),
    )
    .join('')
  return (
    shadow(brush, MAST, 928, 76) +
    shape(
      `M${MAST - 30} 928L${MAST - 22} -10H${MAST + 22}L${MAST + 30} 928Q${MAST} 942 ${MAST - 30} 928Z`,
      wood,
    ) +
    [612, 628, 644, 838, 856]
      .map((y) => stroke(`M${MAST - 28} ${y}Q${MAST} ${y + 12} ${MAST + 28} ${y}`, brush.tint('#e6cfa0'), 9))
      .join('') +
    shape(cloth, brush.sketch.fade(brush.tint('#fff8e8'), brush.tint('#f3e2c4'), brush.tint('#b49a92'))) +
    `<g clip-path="${clip}">${stripes}${stroke('M708 150Q738 340 714 540M1106 150Q1078 340 1114 540', brush.tint('#a98672'), 4, 'opacity=".4"')}${oval(700, 340, 190, 230, brush.sketch.soft('#ffffff', 0.22))}${oval(1180, 400, 170, 240, brush.sketch.soft('#2a1440', 0.3))}</g>` +
    disc(MAST, 340, 76, brush.tint('#fff8e8'), 'opacity=".95"') +
    stroke(
      `M${MAST} 386V300M${MAST - 22} 322H${MAST + 22}M${MAST - 44} 352Q${MAST - 38} 388 ${MAST} 390Q${MAST + 38} 388 ${MAST + 44} 352`,
      brush.tint('#e0a03c'),
      13,
    ) +
    `<circle cx="${MAST}" cy="290" r="10" fill="none" stroke="${brush.tint('#e0a03c')}" stroke-width="9"/>` +
    box(510, 138, 788, 26, 13, shadedDown(brush, '#7a4a30')) +
    bulbs(brush, [-10, 250], [528, 160], 74, 10) +
    lantern(brush, MAST, 690, 1.15)
  )
}

function rigging(brush: Brush): string {
  const rope = brush.tint('#cdb48a')
  let drawn = ''
  for (const [foot, top] of [
    [40, 130],
    [128, 168],
    [216, 206],
  ] as const) {
    drawn += stroke(`M${foot} 800L${top + 90} -10`, rope, 5, 'opacity=".75"')
  }
  for (let y = 740; y > 0; y -= 62) {
    const t = (800 - y) / 810
    drawn += stroke(
      `M${n(40 + t * 180)} ${y}Q${n(130 + t * 150)} ${y + 10} ${n(216 + t * 80)} ${y}`,
      rope,
      4,
      'opacity=".6"',
    )
  }
  return drawn
}

function hatch(brush: Brush): string {
  const frame = brush.tint('#7a4a30')
  return (
    shape('M500 1176H850L900 1330H446Z', frame) +
    shape('M522 1192H828L868 1312H480Z', brush.tint('#3a2230')) +
    stroke(
      'M584 1192L562 1312M646 1192L636 1312M706 1192L712 1312M766 1192L788 1312M512 1230H838M500 1270H852',
      brush.tint('#a8714a'),
      14,
    ) +
    stroke('M500 1176H850', brush.tint(lighter('#a8714a', 0.3)), 5)
  )
}

function cargo(brush: Brush): string {
  const rope = brush.tint('#dcc492')
  const coil = (x: number, y: number) =>
    shadow(brush, x, y + 8, 90) +
    repeat(
      4,
      (i) =>
        `<ellipse cx="${x}" cy="${y - i * 13}" rx="${78 - i * 7}" ry="${22 - i * 2}" fill="${darker(rope, 0.2)}" stroke="${rope}" stroke-width="12"/>`,
    )
  return (
    barrel(brush, 1190, 972, 168) +
    barrel(brush, 1284, 1000, 150) +
    (brush.aspects.has('own-treasure') ? '' : chest(brush, 212, 972, 1.1)) +
    coil(1110, 1120) +
    coil(258, 1180)
  )
}

function chest(brush: Brush, x: number, y: number, scale: number): string {
  const wood = shadedDown(brush, '#a5612f')
  const metal = brush.tint('#ffcb52')
  return (
    shadow(brush, x, y, 96 * scale) +
    drawnAt(
      shape('M-78 -60Q-84 -126 -58 -130H58Q84 -126 78 -60Z', brush.tint('#6d3b22')) +
        shape('M-68 -62Q-70 -112 -52 -116H52Q70 -112 68 -62Z', brush.tint('#3a1c1c')) +
        repeat(13, (i) =>
          oval(
            -58 + i * 9.6,
            -66 - Math.sin(i * 0.26) * 22 + (i % 3) * 7,
            12,
            8,
            brush.tint(i % 2 ? '#ffd658' : '#f7b93c'),
          ),
        ) +
        box(-80, -62, 160, 62, 8, wood) +
        box(-80, -62, 18, 62, 4, metal) +
        box(62, -62, 18, 62, 4, metal) +
        box(-80, -64, 160, 10, 5, metal) +
        box(-14, -58, 28, 30, 6, metal) +
        disc(0, -44, 5, '#3a1c1c'),
      x,
      y,
      scale,
    ) +
    disc(x, y - 84 * scale, 150 * scale, brush.sketch.soft('#ffdc7a', 0.34))
  )
}

/** The dark curve of the near rail in the lower corners. */
function foreground(brush: Brush): string {
  const dark = darker(brush.tint('#4a2c28'), 0.4)
  return (
    shape(`M-20 ${HEIGHT + 10}V1250Q90 1270 150 ${HEIGHT + 10}Z`, dark) +
    shape(`M${WIDTH + 20} ${HEIGHT + 10}V1250Q1254 1270 1194 ${HEIGHT + 10}Z`, dark)
  )
}
