import type { View } from '../../shared/stories/scene.ts'
import type { Camera } from './camera.ts'
import { WIDTH } from './canvas.ts'
import type { Drawing, Face, FigureLight, Ids } from './figures/drawing.ts'
import { drawProp } from './figures/index.ts'
import { withoutRim } from './figures/light.ts'
import { RIG_SCALE } from './figures/placement.ts'
import { findProp } from './figures/props/find-prop.ts'
import { NUMBER } from './figures/props/numbers.ts'
import { stateIn } from './figures/props/state.ts'
import { lifeSize } from './life-size.ts'

/** Minimum number and size of props that form a row behind everyone. */
const [MANY, BROAD, TALL] = [5, 40, 84] as const
const MOST = 14
const SCALE: Record<View, number> = { wide: 0.92, near: 1.35, inside: 1.1 }
const BACK: Record<View, number> = { wide: 46, near: 96, inside: 62 }
/** Relative scale and offset of a second row. */
const [SMALLER, HIGHER] = [0.82, 34] as const
const LARGEST = 1.3

/**
 * Stone kings, chairs, beds or tents in number form a row across the picture, behind the cast. Undefined for few or
 * small props.
 */
export function drawPropRow(
  name: string,
  faces: readonly Face[],
  { view, ground, middle }: Pick<Camera, 'view' | 'ground' | 'middle'>,
  light: FigureLight,
  ids: Ids,
): Drawing | undefined {
  const { count } = stateIn(name)
  const one = name.replace(NUMBERED, '')
  const model = count > MANY && one !== name ? findProp(one) : undefined
  if (!model || model.aloft || model.half < BROAD || model.above + model.below < TALL) return undefined
  const scale = SCALE[view] * Math.min(LARGEST, lifeSize(one, model))
  const step = model.half * 2 * RIG_SCALE * scale * 1.04
  const inRow = Math.max(3, Math.floor((WIDTH - 40) / step))
  const many = Math.min(MOST, count)
  const places = Array.from({ length: many }, (_, index) => {
    const isBack = index >= inRow
    const at = isBack ? index - inRow : index
    const row = isBack ? Math.min(inRow, many - inRow) : Math.min(inRow, many)
    const x = WIDTH / 2 + (at - (row - 1) / 2) * step + (isBack ? step / 2 : 0)
    return { x, y: ground - BACK[view] - (isBack ? HIGHER * scale : 0), by: isBack ? SMALLER : 1 }
  })
  const drawn = [...places]
    .reverse()
    .flatMap(({ x, y, by }) => drawProp(one, { x, y, scale: scale * by, flip: x > middle }, light, ids) ?? [])
  return faces.length === 0 && drawn.length === 0
    ? undefined
    : { defs: drawn.map(({ defs }) => defs).join(''), svg: drawn.map(({ svg }) => withoutRim(svg)).join('') }
}

const NUMBERED = new RegExp(`^(?:${NUMBER}|rows? of|piles? of|heaps? of) `)
