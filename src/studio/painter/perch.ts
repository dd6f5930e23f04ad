import type { Setting } from '../../shared/stories/scene.ts'
import { darker, lighter, mix } from './figures/color.ts'
import type { FigureLight, Spot } from './figures/drawing.ts'
import { box, n, oval, shape, stroke } from './figures/svg.ts'
import { isRoom } from './setting-kinds.ts'

/** A stump or a stool that raises a small helper to its friends' height; its top is at the spot. */
export function drawPerch(
  { x, y, scale }: Spot,
  height: number,
  setting: Setting,
  light: FigureLight,
): string {
  const lit = (color: string) => mix(color, light.ambient, light.depth * 0.42)
  const half = 62 * scale
  const foot = y + height
  return isRoom(setting) || setting === 'Pirate Ship'
    ? stool(x, y, half, foot, lit)
    : stump(x, y, half, foot, lit)
}

function stump(x: number, y: number, half: number, foot: number, lit: (color: string) => string): string {
  const bark = lit('#7a5540')
  return (
    oval(x, foot, half * 1.5, half * 0.26, '#0a0620', 'opacity=".28"') +
    shape(
      `M${n(x - half)} ${n(y)}Q${n(x - half * 0.9)} ${n(foot - 10)} ${n(x - half * 1.3)} ${n(foot)}Q${n(x)} ${n(foot + half * 0.3)} ${n(x + half * 1.3)} ${n(foot)}Q${n(x + half * 0.9)} ${n(foot - 10)} ${n(x + half)} ${n(y)}Z`,
      bark,
    ) +
    stroke(
      `M${n(x - half * 0.5)} ${n(y + half * 0.3)}V${n(foot)}M${n(x + half * 0.1)} ${n(y + half * 0.3)}V${n(foot + 4)}M${n(x + half * 0.6)} ${n(y + half * 0.2)}V${n(foot - 8)}`,
      darker(bark, 0.3),
      5,
      'opacity=".5"',
    ) +
    oval(x, y, half, half * 0.3, lit('#d8ae7c')) +
    oval(x, y, half * 0.66, half * 0.19, 'none', `stroke="${lit('#b98a5c')}" stroke-width="4"`) +
    oval(x, y, half * 0.32, half * 0.09, 'none', `stroke="${lit('#b98a5c')}" stroke-width="4"`)
  )
}

function stool(x: number, y: number, half: number, foot: number, lit: (color: string) => string): string {
  const wood = lit('#a8754c')
  return (
    oval(x, foot, half * 1.3, half * 0.24, '#0a0620', 'opacity=".28"') +
    stroke(
      `M${n(x - half * 0.6)} ${n(y)}L${n(x - half * 0.9)} ${n(foot)}M${n(x + half * 0.6)} ${n(y)}L${n(x + half * 0.9)} ${n(foot)}M${n(x - half * 0.76)} ${n((y + foot) / 2)}H${n(x + half * 0.76)}`,
      darker(wood, 0.25),
      half * 0.16,
    ) +
    box(x - half, y - half * 0.1, half * 2, half * 0.34, 12, wood) +
    oval(x, y - half * 0.04, half, half * 0.22, lighter(wood, 0.22))
  )
}
