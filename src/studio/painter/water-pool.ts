import { lighter, mix } from './figures/color.ts'
import type { FigureLight, Spot } from './figures/drawing.ts'
import { n, oval, shape, stroke } from './figures/svg.ts'

/** A pool for a sea creature ashore: water behind it, and a wave in front. */
export function waterPool(
  { x, y, scale }: Spot,
  width: number,
  light: FigureLight,
): { behind: string; front: string } {
  const water = mix('#6fc3e8', '#3a4aa0', light.depth * 0.7)
  const half = width * scale * 0.58
  const deep = half * 0.26
  const crest = `M${n(x - half)} ${n(y - 8)}q${n(half * 0.2)} -22 ${n(half * 0.4)} -4t${n(half * 0.4)} 0t${n(half * 0.4)} 0t${n(half * 0.4)} 0t${n(half * 0.4)} 4`
  return {
    behind: oval(x, y, half, deep, water) + oval(x, y - 6, half * 0.92, deep * 0.76, lighter(water, 0.22)),
    front:
      shape(
        `${crest}Q${n(x + half * 0.86)} ${n(y + deep)} ${n(x)} ${n(y + deep)}Q${n(x - half * 0.86)} ${n(y + deep)} ${n(x - half)} ${n(y - 8)}Z`,
        water,
        'opacity=".9"',
      ) + stroke(crest, lighter(water, 0.6), 5, 'opacity=".8"'),
  }
}
