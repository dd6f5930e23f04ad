import type { Backdrop } from './brush.ts'
import type { Camera } from './camera.ts'
import type { Face, FigureLight, Ids } from './figures/drawing.ts'
import { drawProp } from './figures/index.ts'
import { overlap } from './intervals.ts'

const IN_GOAL = /^(.+) in (?:the |an? )?goal$/
const [SIZE, OVER_THE_LINE, STEP] = [1.25, 6, 18] as const

/** A scored ball lies behind the setting's goal line, where nobody covers it. */
export function placeInGoal(
  props: readonly string[],
  { goal }: Pick<Backdrop, 'goal'>,
  { left, top, zoom }: Pick<Camera, 'left' | 'top' | 'zoom'>,
  faces: readonly Face[],
  light: FigureLight,
  ids: Ids,
): { defs: string; behind: string; front: string; others: string[] } {
  const inside = goal && props.find((prop) => IN_GOAL.test(prop))
  if (!goal || !inside) return { defs: '', behind: '', front: '', others: [...props] }
  const ball = IN_GOAL.exec(inside)?.[1] ?? inside
  const bodies = faces.map(({ x, radius }) => ({ x, half: radius * 1.2 }))
  let [x, least] = [goal.x, Number.POSITIVE_INFINITY]
  for (let at = goal.x - goal.half; at <= goal.x + goal.half; at += STEP) {
    const seen = (at - left) * zoom
    const cost = overlap(seen, 34, bodies) * 4 + Math.abs(at - goal.x) * 0.1
    if (cost < least) [x, least] = [seen, cost]
  }
  const spot = { x, y: (goal.y - OVER_THE_LINE - top) * zoom, scale: SIZE * Math.sqrt(zoom), flip: false }
  const drawn = drawProp(ball, spot, light, ids)
  const others = props.filter((prop) => prop !== inside)
  return { defs: drawn?.defs ?? '', behind: drawn?.svg ?? '', front: '', others }
}
