import { between } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { channels, darker, hex, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { drawnAt, glow } from './shade.ts'

/** A daylight color in a lit room: the later the hour, the more the corners sink into violet. */
export function lamplit({ hour }: Brush, color: string): string {
  const share = hour.light.depth * 0.95
  return hex(channels(color).map((value, i) => value * (1 - share + (share * (EVENING[i] ?? 255)) / 255)))
}

/** Multiplied rather than mixed in: corners get dark and keep their color. */
const EVENING = channels('#7e4c88')

/** A lamplit color as the fill of something solid, lighter above. */
export const solidWood = (brush: Brush, color: string): string =>
  brush.sketch.down(
    lamplit(brush, lighter(color, 0.16)),
    lamplit(brush, color),
    lamplit(brush, darker(color, 0.24)),
  )

/** A plain wall down to `floor`, with a skirting board and a shaded corner. */
export function wall(brush: Brush, color: string, floor: number): string {
  const high = lamplit(brush, darker(color, 0.1 + brush.hour.light.depth * 0.4))
  return (
    box(
      -10,
      -10,
      WIDTH + 20,
      floor + 20,
      0,
      brush.sketch.down(high, lamplit(brush, color), lamplit(brush, color)),
    ) +
    box(-10, floor - 18, WIDTH + 20, 20, 0, lamplit(brush, lighter(color, 0.4))) +
    box(-10, floor + 2, WIDTH + 20, 14, 0, '#140a2e', 'opacity=".25"')
  )
}

/** The warm air of a lit room, brightest behind the middle of the picture. */
export const warmAir = (brush: Brush, color = '#ffae5c'): string =>
  glow(brush, WIDTH / 2, 720, 560, color, Math.round((0.08 + 0.22 * brush.hour.light.depth) * 100) / 100)

/** Floorboards running away from the viewer. */
export function boards(brush: Brush, color: string, floor: number): string {
  const { random } = brush
  const seam = lamplit(brush, darker(color, 0.45))
  const at = (foot: number, y: number) => WIDTH / 2 + foot * (0.42 + (0.58 * (y - floor)) / (HEIGHT - floor))
  let drawn = box(-10, floor, WIDTH + 20, HEIGHT - floor + 20, 0, solidWood(brush, color))
  let seams = ''
  for (let i = -9; i < 9; i += 1) {
    const [left, right] = [i * 190, (i + 1) * 190]
    drawn += shape(
      `M${n(at(left, floor))} ${floor}H${n(at(right, floor))}L${n(at(right, HEIGHT))} ${HEIGHT}H${n(at(left, HEIGHT))}Z`,
      random() < 0.5 ? '#ffffff' : '#1a0d2a',
      `opacity="${Math.round(between(random, 2, 8)) / 100}"`,
    )
    const joint = between(random, floor + 16, HEIGHT - 40)
    seams += `M${n(at(left, floor))} ${floor}L${n(at(left, HEIGHT))} ${HEIGHT}M${n(at(left, joint))} ${n(joint)}H${n(at(right, joint))}`
  }
  return drawn + stroke(seams, seam, 3, 'opacity=".45"')
}

/** A floor of two colors of tiles, in perspective. */
export function tiles(brush: Brush, first: string, second: string, floor: number): string {
  const at = (foot: number, y: number) => WIDTH / 2 + foot * (0.42 + (0.58 * (y - floor)) / (HEIGHT - floor))
  const rows = repeat(9, (row) => {
    const [top, foot] = [rowAt(row, floor), rowAt(row + 1, floor)]
    return repeat(16, (column) => {
      if ((row + column) % 2) return ''
      const [left, right] = [(column - 8) * 170, (column - 7) * 170]
      return `M${n(at(left, top))} ${n(top)}H${n(at(right, top))}L${n(at(right, foot))} ${n(foot)}H${n(at(left, foot))}Z`
    })
  })
  return (
    box(-10, floor, WIDTH + 20, HEIGHT - floor + 20, 0, solidWood(brush, first)) +
    shape(rows, lamplit(brush, second), 'opacity=".75"') +
    box(-10, floor, WIDTH + 20, 90, 0, brush.sketch.soft('#140a2e', 0.14))
  )
}

const rowAt = (row: number, floor: number) => floor + (HEIGHT - floor) * (row / 9) ** 1.35

/** A wall shelf; draw what stands on it first. */
export const board = (brush: Brush, x: number, y: number, width: number, color = '#a8744f'): string =>
  box(x + 8, y + 12, width - 16, 12, 4, '#140a2e', 'opacity=".2"') +
  box(x, y, width, 14, 5, solidWood(brush, color))

/** A hanging lamp with its shade at (x, y), on a cord from the ceiling. */
export function pendant(brush: Brush, x: number, y: number, color: string): string {
  return (
    stroke(`M${x} -10V${y - 50}`, lamplit(brush, '#4a3448'), 4) +
    glow(brush, x, y + 30, 320, '#ffd98a', 0.5) +
    drawnAt(
      oval(0, 4, 62, 13, '#fff3c8') +
        shape('M-70 4Q-62 -54 0 -56Q62 -54 70 4Q0 -16 -70 4Z', solidWood(brush, color)) +
        stroke('M-44 -14Q-30 -42 -4 -46', lighter(color, 0.5), 5, 'opacity=".6"') +
        disc(0, 8, 14, '#fffbe6'),
      x,
      y,
    )
  )
}

/** A round rug on the floor, drawn ring by ring from the outside in. */
export const rug = (
  brush: Brush,
  x: number,
  y: number,
  half: number,
  colors: readonly [string, string, string],
): string =>
  oval(x, y, half, half * 0.17, lamplit(brush, colors[0])) +
  oval(x, y, half * 0.86, half * 0.143, lamplit(brush, colors[1])) +
  oval(x, y, half * 0.66, half * 0.108, lamplit(brush, colors[2]))

/** A potted plant standing at (x, y). */
export function potted(brush: Brush, x: number, y: number, height: number, pot: string): string {
  const leaves = [-62, -34, -10, 16, 42, 66]
    .map((turn, i) => {
      const long = 62 + (i % 3) * 12
      return `<path d="M0 -34Q-15 ${-34 - long * 0.5} 0 ${-34 - long}Q15 ${-34 - long * 0.5} 0 -34Z" fill="${lamplit(brush, i % 2 ? '#5fae78' : '#3f8a63')}" transform="rotate(${turn} 0 -34)"/>`
    })
    .join('')
  return drawnAt(
    leaves +
      shape('M-30 -44H30L22 0H-22Z', solidWood(brush, pot)) +
      box(-34, -52, 68, 13, 5, lamplit(brush, lighter(pot, 0.15))),
    x,
    y,
    height / 130,
  )
}
