import type { View } from '../../shared/stories/scene.ts'
import type { Camera } from './camera.ts'
import { WIDTH } from './canvas.ts'
import type { Drawing, Face, FigureLight, Ids } from './figures/drawing.ts'
import { drawProp } from './figures/index.ts'
import { findThing } from './figures/props/find-thing.ts'
import { NUMBER } from './figures/props/numbers.ts'
import { stateIn } from './figures/props/state.ts'
import { RIG_SCALE } from './figures/stage.ts'
import { lifeSize } from './life-size.ts'

/** From which number, and how broad a thing is, of which a row stands behind everybody. */
const [MANY, BROAD, TALL] = [5, 40, 84] as const
const MOST = 14
const SCALE: Record<View, number> = { wide: 0.92, near: 1.35, inside: 1.1 }
const BACK: Record<View, number> = { wide: 46, near: 96, inside: 62 }
/** A second row is so much smaller, and so much further back. */
const [SMALLER, HIGHER] = [0.82, 34] as const
const LARGEST = 1.3

/** Kings of stone, chairs, beds or tents that are many: a row across the picture, behind who is there. Undefined for what is small or few. */
export function rowOfMany(
  name: string,
  faces: readonly Face[],
  { view, ground, middle }: Pick<Camera, 'view' | 'ground' | 'middle'>,
  light: FigureLight,
  ids: Ids,
): Drawing | undefined {
  const { count } = stateIn(name)
  const one = name.replace(NUMBERED, '')
  const thing = count > MANY && one !== name ? findThing(one) : undefined
  if (!thing || thing.aloft || thing.half < BROAD || thing.above + thing.below < TALL) return undefined
  const scale = SCALE[view] * Math.min(LARGEST, lifeSize(one, thing))
  const step = thing.half * 2 * RIG_SCALE * scale * 1.04
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
    : { defs: drawn.map(({ defs }) => defs).join(''), svg: drawn.map(({ svg }) => plain(svg)).join('') }
}

const NUMBERED = new RegExp(`^(?:${NUMBER}|rows? of|piles? of|heaps? of) `)

/** Those behind have no bright rim. */
const plain = (svg: string) => svg.replace(/<g filter="url\(#rim-\d+\)">/g, '<g>')
