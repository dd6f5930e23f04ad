import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, roundStar, shape, stroke } from '../figures/svg.ts'
import { bunting, litWindow } from './lamps.ts'
import { hillBand, mist, motes, tree } from './land.ts'
import { bush } from './plants.ts'
import { drawnAt, glow, lampsAreLit, shadedDown, shadow } from './shade.ts'
import { clouds, sky } from './sky.ts'

const COURT = 896
const STONE = '#d8c4cc'
const ROOFS = ['#6f7fd0', '#c0648a', '#5a9ab0'] as const

/** A castle's court: towers with banners, torches at the gate. */
export function castle(brush: Brush): Backdrop {
  return {
    behind:
      sky(brush, 780, 320) +
      clouds(brush, 130, 520, 7, 320) +
      hillBand(brush, 800, 40, '#a8b8a8', 0.5) +
      keep(brush) +
      mist(brush, 820, 70, 0.3) +
      walls(brush) +
      court(brush),
    before: motes(brush, 12, 480, 1060, brush.hour.warm),
    ground: GROUND,
    floats: false,
  }
}

/** The high middle towers, above the figures' heads. */
function keep(brush: Brush): string {
  return (
    tower(brush, 540, COURT, 84, 400, 1, 0.2) +
    tower(brush, 806, COURT, 84, 430, 2, 0.2) +
    tower(brush, 672, COURT, 128, 520, 0, 0.16) +
    tower(brush, 430, COURT, 70, 300, 2, 0.2) +
    tower(brush, 914, COURT, 70, 310, 1, 0.2)
  )
}

function tower(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  roof: number,
  far: number,
): string {
  const half = width / 2
  const top = y - height
  const stone = brush.sketch.fade(
    brush.tint(lighter(STONE, 0.3), far),
    brush.tint(STONE, far),
    brush.tint(darker(STONE, 0.3), far),
  )
  const color = ROOFS[roof % ROOFS.length] ?? ROOFS[0]
  const cap = brush.sketch.fade(
    brush.tint(lighter(color, 0.3), far),
    brush.tint(color, far),
    brush.tint(darker(color, 0.3), far),
  )
  const spire = width * 1.5
  return (
    box(x - half, top, width, height, 3, stone) +
    box(x - half - 8, top - 4, width + 16, 26, 4, brush.tint(lighter(STONE, 0.4), far)) +
    repeat(Math.floor(width / 18), (i) =>
      box(x - half - 6 + i * 19, top + 20, 10, 12, 2, brush.tint(darker(STONE, 0.2), far)),
    ) +
    shape(
      `M${n(x - half - 14)} ${n(top)}Q${n(x - half * 0.3)} ${n(top - spire * 0.4)} ${x} ${n(top - spire)}Q${n(x + half * 0.3)} ${n(top - spire * 0.4)} ${n(x + half + 14)} ${n(top)}Q${x} ${n(top + 14)} ${n(x - half - 14)} ${n(top)}Z`,
      cap,
    ) +
    pennant(brush, x, top - spire, width * 0.5, roof) +
    litWindow(brush, [x - width * 0.12, top + 62], width * 0.24, width * 0.42, true, far) +
    (height < 480
      ? litWindow(brush, [x - width * 0.12, top + 176], width * 0.24, width * 0.42, true, far)
      : '')
  )
}

function pennant(brush: Brush, x: number, y: number, length: number, index: number): string {
  const color = brush.tint(['#ffd166', '#f2786b', '#8fd0c0'][index % 3] ?? '#ffd166')
  return (
    stroke(`M${x} ${n(y + 8)}V${n(y - 42)}`, brush.tint('#7a6470'), 4) +
    shape(
      `M${x + 2} ${n(y - 42)}Q${n(x + length * 0.5)} ${n(y - 48)} ${n(x + length)} ${n(y - 34)}Q${n(x + length * 0.6)} ${n(y - 26)} ${x + 2} ${n(y - 16)}Z`,
      color,
    )
  )
}

function walls(brush: Brush): string {
  const { random, sketch } = brush
  const stone = sketch.down(
    brush.tint(lighter(STONE, 0.2), 0.04),
    brush.tint(STONE, 0.04),
    brush.tint(darker(STONE, 0.28)),
  )
  const stones = repeat(70, () => {
    const row = Math.floor(random() * 9)
    return box(
      random() * WIDTH,
      688 + row * 24,
      between(random, 26, 44),
      16,
      6,
      random() < 0.5 ? '#ffffff' : '#3a2450',
      'opacity=".1"',
    )
  })
  return (
    repeat(20, (i) => box(-16 + i * 70, 640, 44, 40, 3, stone)) +
    box(-10, 668, WIDTH + 20, COURT - 664, 0, stone) +
    box(-10, 664, WIDTH + 20, 10, 0, brush.tint(lighter(STONE, 0.45))) +
    stones +
    bunting(brush, [300, 640], [520, 676], 24, 6) +
    bunting(brush, [824, 676], [1044, 640], 24, 6) +
    gate(brush) +
    sideTower(brush, 190) +
    sideTower(brush, 1154) +
    ivy(brush)
  )
}

function gate(brush: Brush): string {
  const lit = lampsAreLit(brush)
  const frame = brush.tint(lighter(STONE, 0.35))
  const beyond = brush.sketch.down(
    ...(lit ? ['#ffe2a0', '#e0905a'] : [brush.tint('#9a7f90'), brush.tint('#6a5470')]),
  )
  const torch = (x: number) =>
    (lit ? glow(brush, x, 720, 130, '#ffb85c', 0.6) : '') +
    box(x - 6, 730, 12, 56, 4, brush.tint('#6b4632')) +
    box(x - 13, 722, 26, 14, 4, brush.tint('#8a8098')) +
    shape(
      `M${x - 12} 724Q${x - 18} 700 ${x} 676Q${x + 18} 700 ${x + 12} 724Z`,
      lit ? '#ff9a3d' : brush.tint('#ffb05c'),
    ) +
    shape(`M${x - 6} 724Q${x - 8} 708 ${x} 696Q${x + 8} 708 ${x + 6} 724Z`, '#fff0a8')
  return (
    shape(`M544 ${COURT}V730Q560 612 672 606Q784 612 800 730V${COURT}Z`, frame) +
    shape(`M572 ${COURT}V736Q586 640 672 634Q758 640 772 736V${COURT}Z`, beyond) +
    stroke(
      `M612 650V${COURT}M652 636V${COURT}M692 636V${COURT}M732 650V${COURT}M574 716H770M572 776H772M572 836H772`,
      brush.tint('#5a4250'),
      6,
      'opacity=".7"',
    ) +
    roundStar(672, 578, 18, brush.tint('#ffd166')) +
    torch(512) +
    torch(832)
  )
}

function sideTower(brush: Brush, x: number): string {
  return (
    tower(brush, x, COURT + 20, 190, 500, x < 600 ? 1 : 2, 0.02) +
    banner(brush, x - 46, 622, x < 600 ? '#6f7fd0' : '#c0648a') +
    shape(
      `M${x - 40} ${COURT + 20}V832Q${x - 36} 790 ${x} 788Q${x + 36} 790 ${x + 40} 832V${COURT + 20}Z`,
      shadedDown(brush, '#8a5a40'),
    ) +
    stroke(`M${x} 790V${COURT + 16}`, brush.tint('#5a3828'), 4)
  )
}

const banner = (brush: Brush, x: number, y: number, color: string) =>
  shape(`M${x} ${y}H${x + 92}V${y + 104}L${x + 46} ${y + 132}L${x} ${y + 104}Z`, shadedDown(brush, color)) +
  stroke(`M${x - 6} ${y}H${x + 98}`, brush.tint('#e0b860'), 9) +
  roundStar(x + 46, y + 54, 22, brush.tint('#ffd98a'))

const ivy = (brush: Brush) =>
  [318, 1012, 60, 1290]
    .map((x) =>
      repeat(16, () => {
        const drop = brush.random()
        return oval(
          x + between(brush.random, -34, 34) * (1 - drop * 0.4),
          690 + drop * 170,
          13,
          10,
          brush.tint(brush.random() < 0.5 ? '#6fa86a' : '#588f60'),
        )
      }),
    )
    .join('')

function court(brush: Brush): string {
  const { random, sketch } = brush
  let flags = ''
  for (let row = 0; row < 11; row += 1) {
    const y = COURT + 14 + row * 22 + row * row * 3
    const [width, height] = [90 + row * 20, 20 + row * 6]
    for (let x = -width * (row % 2 ? 0.5 : 1); x < WIDTH + width; x += width + 8) {
      if (random() < 0.3) continue
      flags += box(
        x + random() * 8,
        y,
        width,
        height,
        n(height * 0.3),
        random() < 0.55 ? '#ffffff' : '#3a2450',
        `opacity="${n(between(random, 5, 13)) / 100}"`,
      )
    }
  }
  return (
    box(
      -10,
      COURT,
      WIDTH + 20,
      HEIGHT,
      0,
      sketch.down(brush.tint('#d8c8b8', 0.06), brush.tint('#c4b0a8'), brush.tint('#7a6a80')),
    ) +
    flags +
    carpet(brush) +
    repeat(5, (i) => bush(brush, 330 + i * 48, COURT + 12, 66, '#6aa866', 0, i % 2 ? '#ff9fb5' : '#ffffff')) +
    repeat(5, (i) => bush(brush, 824 + i * 48, COURT + 12, 66, '#6aa866', 0, i % 2 ? '#ffd76a' : '#ffffff')) +
    orangery(brush, 60, 1010) +
    orangery(brush, 1284, 1010)
  )
}

/** A red carpet from the gate to the viewer. */
const carpet = (brush: Brush) =>
  shape(`M596 ${COURT}H748L940 ${HEIGHT + 20}H404Z`, brush.tint('#e0b860')) +
  shape(
    `M606 ${COURT}H738L914 ${HEIGHT + 20}H430Z`,
    brush.sketch.down(brush.tint('#c0566a'), brush.tint('#b04a64'), brush.tint('#8a3558')),
  ) +
  repeat(6, (i) =>
    roundStar(672, 1060 + i * 62 + i * i * 4, 12 + i * 2, brush.tint('#e8c070'), 'opacity=".6"'),
  )

const orangery = (brush: Brush, x: number, y: number) =>
  shadow(brush, x, y, 70) +
  tree(brush, x, y - 60, 260, { trunk: '#7a5238', leaves: ['#5f9f62'] }, 0) +
  drawnAt(
    repeat(7, (i) => disc(-50 + ((i * 37) % 100), -190 - ((i * 53) % 90), 10, brush.tint('#ffa94a'))) +
      shape('M-56 -74H56L44 0Q0 8 -44 0Z', shadedDown(brush, '#b5684f')) +
      box(-62, -82, 124, 18, 6, brush.tint('#d98a68')),
    x,
    y,
  )
