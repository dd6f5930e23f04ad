import type { SceneNote } from '../../shared/stories/scene.ts'
import type { AttachedProp } from './bonds/attached-cast.ts'
import type { Sprite } from './bonds/sprites.ts'
import type { Camera } from './camera.ts'
import { darker, lighter, mix } from './figures/color.ts'
import type { FigureLight } from './figures/drawing.ts'
import { RIG_SCALE } from './figures/placement.ts'
import { findProp } from './figures/props/find-prop.ts'
import { box, n, oval, shape, stroke } from './figures/svg.ts'
import { isAirless, isRoom, isSea } from './setting-kinds.ts'

const WINDOW = /\bwindow$/
/** Wall beside and above a window, in units of its prop, and how far the roof stands out. */
const [BESIDE, ABOVE, EAVES] = [58, 60, 20] as const
/** How far behind the feet the wall meets the ground, at scale 1. */
const FOOT = 8
const [PLASTER, TILES, STONE] = ['#ecd9ba', '#b8604e', '#a89a94'] as const

/** Whether a window outdoors needs a house around it. */
export const isOutdoors = ({ setting, view }: Pick<SceneNote, 'setting' | 'view'>): boolean =>
  !isRoom(setting) && view !== 'inside' && !isAirless(setting) && !isSea(setting)

/** Outdoors the windows that somebody is in or at are in the wall of a house. */
export function houseWalls(
  props: readonly AttachedProp[],
  scene: Pick<SceneNote, 'setting' | 'view'>,
  { ground }: Pick<Camera, 'ground'>,
  light: FigureLight,
): Sprite[] {
  const windows = props.filter(({ words }) => WINDOW.test(words))
  const [first] = windows
  if (!first || !isOutdoors(scene)) return []
  const spans = windows.map(({ words, x, base, scale, stretch }) => {
    const unit = RIG_SCALE * scale
    const { half = 62, above = 74, below = 70 } = findProp(words) ?? {}
    return {
      left: x - half * unit * stretch,
      right: x + half * unit * stretch,
      top: base - (above + below) * unit,
      unit,
    }
  })
  const unit = Math.max(...spans.map((span) => span.unit))
  const left = Math.min(...spans.map((span) => span.left)) - BESIDE * unit
  const right = Math.max(...spans.map((span) => span.right)) + BESIDE * unit
  const top = Math.min(...spans.map((span) => span.top)) - ABOVE * unit
  const depth = Math.min(...windows.map((one) => one.depth)) - 0.5
  return [
    { defs: '', svg: wall({ left, right, top, foot: Math.min(ground, depth) - FOOT, unit }, light), depth },
  ]
}

function wall(
  { left, right, top, foot, unit }: { left: number; right: number; top: number; foot: number; unit: number },
  light: FigureLight,
): string {
  const lit = (color: string) => mix(color, light.ambient, light.depth * 0.42)
  const [wide, middle] = [right - left, (left + right) / 2]
  const [plaster, tiles, stone] = [lit(PLASTER), lit(TILES), lit(STONE)]
  const eaves = EAVES * unit
  const ridge = top - Math.min(wide * 0.3, 110 * unit)
  return (
    oval(middle, foot, wide * 0.56, 16 * unit, '#0a0620', 'opacity=".22"') +
    box(left, top, wide, foot - top, 4, plaster) +
    box(left, top, wide * 0.12, foot - top, 4, lighter(plaster, 0.2), 'opacity=".5"') +
    box(left, top, wide, 22 * unit, 0, darker(plaster, 0.25), 'opacity=".45"') +
    box(left - 4, foot - 26 * unit, wide + 8, 26 * unit, 4, stone) +
    shape(
      `M${n(left - eaves)} ${n(top + 8 * unit)}L${n(left + wide * 0.16)} ${n(ridge)}H${n(right - wide * 0.16)}L${n(right + eaves)} ${n(top + 8 * unit)}Z`,
      tiles,
    ) +
    stroke(
      `M${n(left - eaves * 0.4)} ${n(top - 20 * unit)}H${n(right + eaves * 0.4)}M${n(left + eaves * 0.6)} ${n(top - 50 * unit)}H${n(right - eaves * 0.6)}`,
      darker(tiles, 0.22),
      4 * unit,
      'opacity=".6"',
    ) +
    stroke(`M${n(left - eaves)} ${n(top + 8 * unit)}H${n(right + eaves)}`, darker(tiles, 0.35), 8 * unit)
  )
}
