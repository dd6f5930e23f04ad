import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { houses, STREET } from './gabled-houses.ts'
import { bulbs, litWindow, streetLamp } from './lamps.ts'
import { mist, motes } from './land.ts'
import { drawnAt, glow, lampsAreLit, shadedDown, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'

/** A square between gabled houses, with a clock tower, a tram and lamps. */
export function cityCenter(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, 720, 420) +
      clouds(brush, 200, 560, 6, 420) +
      skyline(brush) +
      mist(brush, 760, 90, 0.4) +
      clockTower(brush, 790) +
      houses(brush) +
      pavement(brush) +
      tram(brush, 236, 936) +
      square(brush),
    before: motes(brush, 8, 520, 980, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

function skyline(brush: Brush): string {
  const { random } = brush
  let drawn = ''
  for (let i = 0; i < 17; i += 1) {
    const [x, width, height] = [
      i * 84 - 30 + random() * 20,
      between(random, 64, 100),
      between(random, 220, 400),
    ]
    drawn += box(
      x,
      STREET - height,
      width,
      height,
      6,
      brush.tint(oneOf(random, ['#9a8fc0', '#b098b8', '#8a9ac8']), 0.5),
    )
    for (let w = 0; w < 12; w += 1) {
      if (random() < 0.45) continue
      const color = lampsAreLit(brush) ? '#ffd98a' : brush.tint('#d8e6f2', 0.3)
      drawn += box(
        x + 12 + (w % 3) * (width / 3.4),
        STREET - height + 18 + Math.floor(w / 3) * 40,
        11,
        17,
        2,
        color,
        'opacity=".75"',
      )
    }
  }
  return drawn
}

/** Taller than the figures, so that a phone shows it too. */
function clockTower(brush: Brush, x: number): string {
  const stone = brush.sketch.fade(
    brush.tint('#e8c9a8', 0.12),
    brush.tint('#d0a58f', 0.12),
    brush.tint('#96708a', 0.12),
  )
  const roof = shadedDown(brush, '#4f8f96', 0.1)
  const lit = lampsAreLit(brush)
  return (
    drawnAt(
      box(-66, -560, 132, 560, 4, stone) +
        box(-78, -430, 156, 18, 5, brush.tint('#f2dcc0', 0.1)) +
        box(-78, -574, 156, 22, 5, brush.tint('#f2dcc0', 0.1)) +
        shape('M-80 -572L-42 -640H42L80 -572Z', roof) +
        box(-34, -690, 68, 54, 3, stone) +
        shape('M-46 -688Q-10 -720 0 -800Q10 -720 46 -688Z', roof) +
        disc(0, -806, 8, brush.tint('#ffd76a')) +
        disc(0, -496, 48, brush.tint('#8a5f50')) +
        disc(0, -496, 41, lit ? '#fff3c8' : brush.tint('#fffaf0')) +
        stroke('M0 -496V-524M0 -496L20 -484', '#4a3450', 6) +
        repeat(12, (i) =>
          disc(Math.sin((i * Math.PI) / 6) * 33, -496 - Math.cos((i * Math.PI) / 6) * 33, 2.6, '#4a3450'),
        ) +
        litWindow(brush, [-13, -678], 26, 36) +
        litWindow(brush, [-17, -390], 34, 60),
      x,
      STREET,
      0.92,
    ) + (lit ? glow(brush, x, STREET - 456, 150, '#ffe6a0', 0.5) : '')
  )
}

function pavement(brush: Brush): string {
  const { random, sketch } = brush
  let stones = ''
  for (let row = 0; row < 15; row += 1) {
    const y = STREET + 18 + row * 14 + row * row * 1.75
    const height = 10 + row * 3
    const width = 40 + row * 11
    const shift = row % 2 ? width / 2 : 0
    for (let x = -width - shift; x < WIDTH + width; x += width + 8) {
      if (random() < 0.42) continue
      stones += box(
        x + random() * 5,
        y,
        width,
        height,
        n(height * 0.45),
        random() < 0.5 ? '#ffffff' : '#1a0d2a',
        `opacity="${n(between(random, 4, 11)) / 100}"`,
      )
    }
  }
  return (
    box(
      -10,
      STREET,
      WIDTH + 20,
      HEIGHT - STREET + 20,
      0,
      sketch.down(brush.tint('#b8a0a8', 0.1), brush.tint('#a48fa6'), brush.tint('#5f527e')),
    ) +
    stones +
    box(-10, STREET, WIDTH + 20, 12, 0, brush.tint('#d8c4bc')) +
    [940, 972]
      .map(
        (y) =>
          stroke(`M-10 ${y}H${WIDTH + 10}`, brush.tint('#5a5270'), 6) +
          stroke(`M-10 ${y - 3}H${WIDTH + 10}`, brush.tint('#d8d0e0'), 2, 'opacity=".7"'),
      )
      .join('')
  )
}

function tram(brush: Brush, x: number, y: number): string {
  const lit = lampsAreLit(brush)
  const pane = lit
    ? brush.sketch.down('#fff3c4', '#ffc566')
    : brush.sketch.down(brush.tint('#c6e0ee'), brush.tint('#8fb2cc'))
  return (
    shadow(brush, x, y + 14, 250) +
    stroke(`M${x - 40} 690L${x} 640L${x + 44} 690M${x - 46} 640H${x + 46}`, brush.tint('#4a4460'), 5) +
    stroke(`M-10 640H${WIDTH + 10}`, brush.tint('#4a4460'), 2.5, 'opacity=".6"') +
    drawnAt(
      box(-236, -232, 472, 34, 17, shadedDown(brush, '#f6ead2')) +
        shape(
          'M-244 -206H244Q256 -120 248 0H-248Q-256 -120 -244 -206Z',
          brush.sketch.down(brush.tint('#f2736b'), brush.tint('#d9525c'), brush.tint('#a83a52')),
        ) +
        shape('M-248 -84H249L248 -58H-249Z', brush.tint('#fff1d6')) +
        repeat(6, (i) => box(-224 + i * 76, -184, 64, 84, 10, i === 3 ? brush.tint('#fff1d6') : pane)) +
        box(10, -178, 52, 160, 8, pane) +
        stroke('M36 -178V-18', brush.tint('#a83a52'), 5) +
        disc(222, -34, 15, lit ? '#fff6cf' : brush.tint('#fff1d6')) +
        disc(-222, -34, 12, brush.tint('#ffb85c')) +
        box(-240, -4, 480, 18, 8, brush.tint('#4a3450')) +
        repeat(
          4,
          (i) =>
            disc(-170 + (i % 2) * 70 + Math.floor(i / 2) * 270, 16, 21, brush.tint('#3a2c48')) +
            disc(-170 + (i % 2) * 70 + Math.floor(i / 2) * 270, 16, 9, brush.tint('#a89ab8')),
        ),
      x,
      y,
      0.94,
    ) +
    (lit
      ? glow(brush, x + 212, y - 30, 130, '#fff0b0', 0.6) +
        oval(x, y + 40, 260, 40, brush.sketch.soft('#ffcf85', 0.4))
      : '')
  )
}

/** What stands on the square: lamps, cords of light and tubs of flowers. */
function square(brush: Brush): string {
  const tub = (x: number, y: number, s: number, color: string) =>
    shadow(brush, x, y, 44 * s) +
    drawnAt(
      repeat(9, (i) =>
        disc(
          -40 + i * 10,
          -66 - Math.sin(i * 0.39) * 24 - (i % 2) * 8,
          19,
          brush.tint(i % 2 ? '#5fa868' : '#4a9060'),
        ),
      ) +
        repeat(
          8,
          (i) =>
            disc(-38 + i * 11, -70 - Math.sin(i * 0.43) * 28 + (i % 3) * 9, 9, brush.tint(color)) +
            disc(-38 + i * 11, -70 - Math.sin(i * 0.43) * 28 + (i % 3) * 9, 3.4, brush.tint('#ffe08a')),
        ) +
        shape('M-50 -58H50L38 0Q0 8 -38 0Z', shadedDown(brush, '#c9784f')) +
        box(-54, -64, 108, 15, 6, brush.tint('#e09a6a')),
      x,
      y,
      s,
    )
  return (
    chalk(brush) +
    bulbs(brush, [-10, 404], [WIDTH + 10, 384], 96, 27) +
    streetLamp(brush, 494, 900, 350) +
    streetLamp(brush, 1060, 950, 420) +
    tub(1180, 1010, 1.2, '#ff9fb5') +
    tub(1290, 1050, 1.4, '#c9a8ff') +
    tub(60, 1090, 1.5, '#ffd76a')
  )
}

/** Children's chalk drawings on the stones. */
function chalk(brush: Brush): string {
  const line = (d: string, color: string) => stroke(d, brush.tint(color), 7, 'opacity=".5"')
  return (
    line(
      'M610 1180L744 1172M600 1226L752 1218M588 1276L762 1268M576 1332L772 1324M562 1394L784 1386M610 1180L562 1394M744 1172L784 1386M676 1222L672 1330',
      '#ffffff',
    ) +
    line(
      'M470 1150m-34 0a34 20 0 1 0 68 0a34 20 0 1 0 -68 0M418 1150h-16M538 1150h-16M470 1116v-10M470 1192v-10M430 1124l-10 -8M510 1124l10 -8M430 1178l-10 8M510 1178l10 8',
      '#ffe08a',
    ) +
    line('M862 1200Q820 1160 850 1148Q868 1146 872 1164Q880 1146 898 1148Q926 1162 872 1208Z', '#ffb3c7')
  )
}
