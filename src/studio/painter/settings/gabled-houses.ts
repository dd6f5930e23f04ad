import { between } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { litWindow } from './lamps.ts'
import { lampsAreLit, shadedDown } from './shade.ts'

/** The houses' ground line. */
export const STREET = 868

const WALLS = ['#e6a58a', '#8fb0c9', '#e8c58a', '#b59ac8', '#a8c4a0', '#d98f96'] as const
const AWNINGS = ['#e2646b', '#4f9a9a', '#f0b05a', '#7f7fd0'] as const

/** A row of narrow houses with shops, higher toward the sides, with a gap for what stands between them. */
export function houses(brush: Brush): string {
  const { random } = brush
  const start = Math.floor(random() * WALLS.length)
  const places = [-40, 96, 226, 368, 500, 880, 1010, 1150, 1270] as const
  return places
    .map((x, i) => {
      const width = (places[i + 1] ?? 1400) - x - (x === 500 ? 256 : 4)
      const edge = Math.abs(x + width / 2 - WIDTH / 2) / (WIDTH / 2)
      return house(
        brush,
        x,
        width,
        230 + edge * 190 + between(random, -20, 30),
        WALLS[(start + i) % WALLS.length] ?? WALLS[0],
        i,
      )
    })
    .join('')
}

function house(brush: Brush, x: number, width: number, height: number, color: string, index: number): string {
  const top = STREET - height
  const wall = brush.sketch.down(
    brush.tint(lighter(color, 0.14), 0.06),
    brush.tint(color, 0.04),
    brush.tint(darker(color, 0.2)),
  )
  const trim = brush.tint(lighter(color, 0.55), 0.05)
  const middle = x + width / 2
  const gable = [
    `M${n(x - 4)} ${n(top + 4)}Q${n(x + width * 0.2)} ${n(top - 20)} ${n(x + width * 0.24)} ${n(top - 56)}Q${n(middle)} ${n(top - 104)} ${n(x + width * 0.76)} ${n(top - 56)}Q${n(x + width * 0.8)} ${n(top - 20)} ${n(x + width + 4)} ${n(top + 4)}Z`,
    `M${n(x - 4)} ${n(top + 4)}V${n(top - 26)}H${n(x + width * 0.18)}V${n(top - 56)}H${n(x + width * 0.36)}V${n(top - 84)}H${n(x + width * 0.64)}V${n(top - 56)}H${n(x + width * 0.82)}V${n(top - 26)}H${n(x + width + 4)}V${n(top + 4)}Z`,
    `M${n(x - 8)} ${n(top + 4)}L${n(middle)} ${n(top - 92)}L${n(x + width + 8)} ${n(top + 4)}Z`,
  ][index % 3]
  const columns = width > 110 ? 3 : 2
  const gap = width / columns
  let windows = litWindow(brush, [middle - 11, top - 42], 22, 28, brush.random() < 0.6)
  for (let row = 0; row < Math.floor((height - 130) / 84) + 1; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      windows += litWindow(
        brush,
        [x + gap * (column + 0.5) - 15, top + 26 + row * 84],
        30,
        46,
        brush.random() < 0.66,
      )
    }
  }
  return (
    box(x, top, width, height + 6, 2, wall) +
    shape(gable ?? '', index % 3 === 2 ? shadedDown(brush, '#a8555f', 0.05) : wall) +
    stroke(`M${n(x)} ${n(top + 4)}H${n(x + width)}`, trim, 6) +
    windows +
    shop(brush, x, width, AWNINGS[index % AWNINGS.length] ?? AWNINGS[0])
  )
}

function shop(brush: Brush, x: number, width: number, color: string): string {
  const lit = lampsAreLit(brush)
  const pane = lit
    ? brush.sketch.down('#fff0b8', '#ffb85c')
    : brush.sketch.down(brush.tint('#bcd8e8'), brush.tint('#86a8c4'))
  const stripes = Math.max(4, Math.round(width / 24))
  const step = (width - 8) / stripes
  return (
    (lit ? oval(x + width / 2, STREET + 6, width * 0.6, 34, brush.sketch.soft('#ffc870', 0.5)) : '') +
    box(x + 8, STREET - 74, width - 16, 74, 4, brush.tint('#5a4050')) +
    box(x + 14, STREET - 68, width * 0.52, 52, 3, pane) +
    box(x + width * 0.66, STREET - 68, width * 0.24, 68, 3, brush.tint(darker(color, 0.1))) +
    box(x + width * 0.7, STREET - 60, width * 0.16, 26, 3, pane) +
    repeat(stripes, (i) =>
      shape(
        `M${n(x + 4 + i * step)} ${STREET - 96}h${n(step)}v30q${n(-step / 2)} 18 ${n(-step)} 0Z`,
        brush.tint(i % 2 ? '#fff6e6' : color),
      ),
    )
  )
}
