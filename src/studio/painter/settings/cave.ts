import { between } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, n, repeat, shape, stroke } from '../figures/svg.ts'

/** A cave's walls around an opening in the middle, with stalactites above; the view outside is painted first. */
export function caveWalls(
  { random, sketch }: Brush,
  color: string,
  opening: { x: number; top: number; foot: number; half: number },
): string {
  const { x, top, foot, half } = opening
  const edge = (side: 1 | -1) => {
    const at = (share: number) => x + side * half * share
    return `Q${n(at(1.14))} ${n(foot - (foot - top) * 0.4)} ${n(at(0.96))} ${n(top + (foot - top) * 0.36)}Q${n(at(0.9))} ${n(top + 20)} ${n(at(0.5))} ${n(top + between(random, -6, 16))}`
  }
  const hole = `M${n(x - half * 1.06)} ${foot}${edge(-1)}Q${x} ${n(top - 34)} ${n(x + half * 0.5)} ${n(top + 8)}Q${n(x + half * 0.9)} ${n(top + 20)} ${n(x + half * 0.96)} ${n(top + (foot - top) * 0.36)}Q${n(x + half * 1.14)} ${n(foot - (foot - top) * 0.4)} ${n(x + half * 1.06)} ${foot}Z`
  const whole = `M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20Z`
  return (
    shape(whole + hole, sketch.down(darker(color, 0.5), color, darker(color, 0.34)), 'fill-rule="evenodd"') +
    stroke(hole, lighter(color, 0.3), 12, 'opacity=".5"') +
    stroke(hole, darker(color, 0.4), 5, 'opacity=".5"') +
    folds({ x, half, foot }, color)
  )
}

/** Soft ledges in the rock on both sides. */
const folds = ({ x, half, foot }: { x: number; half: number; foot: number }, color: string) =>
  repeat(5, (i) => {
    const y = 330 + i * 118
    const [left, right] = [x - half * 1.2, x + half * 1.2]
    return (
      stroke(
        `M-20 ${y}Q${n(left * 0.45)} ${y + 46} ${n(left - 18)} ${y - 12}`,
        lighter(color, 0.22),
        13,
        'opacity=".3"',
      ) +
      stroke(
        `M${WIDTH + 20} ${y + 40}Q${n(right + (WIDTH - right) * 0.5)} ${y + 72} ${n(right + 20)} ${y + 16}`,
        lighter(color, 0.22),
        13,
        'opacity=".3"',
      )
    )
  }) + box(-20, foot - 4, WIDTH + 40, 14, 6, darker(color, 0.5), 'opacity=".3"')

/** Stones hanging from above, between `from` and `to`. */
export const icicles = ({ random }: Brush, color: string, from: number, to: number, count: number): string =>
  repeat(count, (i) => {
    const x = from + ((to - from) * (i + 0.5)) / count + between(random, -24, 24)
    const [half, length] = [between(random, 18, 40), between(random, 150, 300)]
    const top = 180
    return (
      shape(
        `M${n(x - half)} ${top}Q${n(x - half * 0.3)} ${n(top + length * 0.5)} ${n(x)} ${n(top + length)}Q${n(x + half * 0.4)} ${n(top + length * 0.5)} ${n(x + half)} ${top}Z`,
        i % 2 ? color : darker(color, 0.16),
      ) +
      stroke(
        `M${n(x - half * 0.4)} ${top + 10}Q${n(x - half * 0.1)} ${n(top + length * 0.4)} ${n(x - 2)} ${n(top + length * 0.8)}`,
        lighter(color, 0.35),
        4,
        'opacity=".4"',
      )
    )
  })
