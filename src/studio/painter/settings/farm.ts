import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, WIDTH } from '../canvas.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { lantern, litWindow } from './lamps.ts'
import { flowers, grass, hillBand, mist, motes, path, tree } from './land.ts'
import { sunflower } from './plants.ts'
import { drawnAt, glow, lampsAreLit, shadedDown, shadedFill, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'
import { fence } from './timber.ts'

const LEAVES = { trunk: '#6b4a35', leaves: ['#6aa84f', '#86b858'] } as const

/** A red barn among fields, with hay, a windmill and sunflowers. */
export function farm(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, 780, 610) +
      clouds(brush, 140, 520, 8, 610) +
      fields(brush) +
      windmill(brush, 404, 838, 0.95) +
      barn(brush, 970, 912) +
      yard(brush),
    before: sunflowers(brush) + motes(brush, 16, 540, 1100, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

function fields(brush: Brush): string {
  const row = (i: number) =>
    stroke(
      `M${n(560 + i * 14)} 806Q${n(300 + i * 60)} 850 ${n(-60 + i * 150)} 960`,
      brush.tint('#8a7a3c', 0.2),
      5,
      'opacity=".35"',
    )
  return (
    hillBand(brush, 770, 40, '#a8cf90', 0.46) +
    mist(brush, 790, 60, 0.4) +
    repeat(5, (i) =>
      tree(
        brush,
        60 + i * 170 + brush.random() * 60,
        812 + brush.random() * 10,
        90 + brush.random() * 50,
        LEAVES,
        0.36,
      ),
    ) +
    hillBand(brush, 812, 22, '#d9cf70', 0.2) +
    repeat(9, row) +
    hillBand(brush, 880, 20, '#8fc060', 0.08, 2)
  )
}

function windmill(brush: Brush, x: number, y: number, scale: number): string {
  const sail = (angle: number) =>
    `<g transform="translate(0 -286) rotate(${angle})">${box(-4, -190, 8, 190, 3, brush.tint('#8a6248', 0.1))}${box(4, -184, 44, 130, 4, brush.tint('#fff6e6', 0.08))}${stroke('M4 -150H48M4 -118H48M4 -86H48M26 -184V-54', brush.tint('#c9a890', 0.1), 3)}</g>`
  return drawnAt(
    shape(
      'M-64 0L-42 -270H42L64 0Z',
      brush.sketch.fade(brush.tint('#fff1e0', 0.1), brush.tint('#e6c9b0', 0.1), brush.tint('#b0909a', 0.1)),
    ) +
      shape('M-54 -266Q-50 -330 0 -334Q50 -330 54 -266Z', shadedDown(brush, '#b5545a', 0.1)) +
      litWindow(brush, [-15, -200], 30, 38, true, 0.05) +
      shape('M-20 0V-52Q-18 -72 0 -72Q18 -72 20 0Z', brush.tint('#8a5a44', 0.1)) +
      [24, 114, 204, 294].map(sail).join('') +
      disc(0, -286, 12, brush.tint('#6b4632', 0.1)),
    x,
    y,
    scale,
  )
}

function barn(brush: Brush, x: number, y: number): string {
  const lit = lampsAreLit(brush)
  const trim = brush.tint('#fff1e0')
  const inside = lit ? brush.sketch.down('#ffd98a', '#e09a4a') : brush.tint('#6a2a34')
  const silo = brush.sketch.fade(brush.tint('#f0e6e0'), brush.tint('#cfc0c8'), brush.tint('#94849c'))
  return (
    shadow(brush, x, y, 300) +
    drawnAt(
      box(214, -330, 112, 330, 4, silo) +
        stroke('M214 -250H326M214 -170H326M214 -90H326', brush.tint('#94849c'), 4, 'opacity=".6"') +
        shape('M210 -326Q212 -392 270 -396Q328 -392 330 -326Z', shadedDown(brush, '#b5686a')) +
        shape(
          'M-226 0V-230L-170 -330L0 -410L170 -330L226 -230V0Z',
          brush.sketch.down(brush.tint('#d9525a'), brush.tint('#c23f4c'), brush.tint('#8f2f48')),
        ) +
        repeat(9, (i) =>
          stroke(
            `M${-190 + i * 48} ${-230 - (i < 4.5 ? i : 8 - i) * 24}V0`,
            brush.tint('#8f2f48'),
            3,
            'opacity=".4"',
          ),
        ) +
        stroke('M-244 -222L-180 -338L0 -422L180 -338L244 -222', trim, 22) +
        disc(0, -290, 40, trim) +
        disc(0, -290, 31, lit ? '#ffe08f' : brush.tint('#8fb4cc')) +
        stroke('M0 -321V-259M-31 -290H31', trim, 6) +
        box(-92, -186, 184, 186, 4, inside) +
        (lit ? oval(0, -60, 80, 90, brush.sketch.soft('#fff0b8', 0.6)) : '') +
        stroke('M-92 -186H92V0M-92 -186V0', trim, 13) +
        shape('M-92 0V-186L-176 -176V6ZM92 0V-186L176 -176V6Z', brush.tint('#b53c48')) +
        stroke(
          'M-92 0V-186L-176 -176V6L-92 0L-176 -176M-92 -186L-176 6M92 0V-186L176 -176V6L92 0L176 -176M92 -186L176 6',
          trim,
          8,
        ),
      x,
      y,
      1.06,
    ) +
    lantern(brush, x, y - 252, 0.7) +
    (lit
      ? glow(brush, x, y - 310, 110, '#ffe39a', 0.5) +
        oval(x, y + 16, 220, 40, brush.sketch.soft('#ffc870', 0.5))
      : '')
  )
}

function yard(brush: Brush): string {
  return (
    hillBand(brush, 908, 12, '#7db658', 0, 2) +
    fence(brush, [-20, 934], [404, 926], 96, '#e6cda8', false) +
    path(brush, 916, '#ecd6a8') +
    hay(brush, 170, 1000, 1.2) +
    bale(brush, 1190, 1010, 1.15) +
    bale(brush, 1300, 1030, 1.3) +
    grass(brush, 950, 1330, 560, ['#6aa84a', '#8cc45c', '#4f9048']) +
    flowers(brush, 975, 1310, 60, ['#ffffff', '#ffd35a', '#ff9fb0', '#c9a9ff'])
  )
}

const hay = (brush: Brush, x: number, y: number, scale: number) =>
  shadow(brush, x, y, 110 * scale) +
  drawnAt(
    disc(0, -74, 78, shadedFill(brush, '#eec45c')) +
      [60, 44, 28, 12]
        .map(
          (r) =>
            `<circle cx="0" cy="-74" r="${r}" fill="none" stroke="${brush.tint('#c9983c')}" stroke-width="5" opacity=".55"/>`,
        )
        .join('') +
      repeat(9, (i) => stroke(`M${-70 + i * 17} -2l${i % 2 ? 7 : -6} -16`, brush.tint('#f7dc8a'), 4)),
    x,
    y,
    scale,
  )

const bale = (brush: Brush, x: number, y: number, scale: number) =>
  shadow(brush, x, y, 80 * scale) +
  drawnAt(
    box(-72, -76, 144, 76, 12, shadedDown(brush, '#eec45c')) +
      stroke('M-34 -76V0M34 -76V0', brush.tint('#b5763c'), 6) +
      repeat(12, (i) =>
        stroke(`M${-62 + i * 11} ${-64 + ((i * 29) % 52)}h10`, brush.tint('#c9983c'), 3, 'opacity=".7"'),
      ),
    x,
    y,
    scale,
  )

const sunflowers = (brush: Brush) =>
  [
    [40, 1440, 300],
    [128, 1460, 240],
    [212, 1470, 190],
    [WIDTH - 44, 1440, 310],
    [WIDTH - 138, 1460, 230],
    [WIDTH - 224, 1470, 180],
  ]
    .map(([x = 0, y = 0, height = 0]) => sunflower(brush, x, y, height))
    .join('')
