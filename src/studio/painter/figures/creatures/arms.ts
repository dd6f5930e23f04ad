import type { Action } from '../../../../shared/stories/scene.ts'
import { n, oval, stroke } from '../svg.ts'

type Reach = readonly [leftX: number, leftY: number, rightX: number, rightY: number]

const REACHES: Partial<Record<Action, Reach>> = {
  waving: [-14, 46, 44, -58],
  cheering: [-44, -58, 44, -58],
  pointing: [-14, 46, 56, -8],
  reaching: [-14, 46, 34, -76],
  hugging: [24, 26, -24, 30],
  reading: [16, 34, -16, 34],
  'arms-wide': [-62, -14, 62, -14],
  falling: [-44, -52, 46, -48],
  floating: [-46, -10, 46, -22],
  running: [-30, 20, 34, -8],
  walking: [-20, 38, 26, 32],
}

/** Position of a holding hand, relative to its shoulder. */
const HELD_OUT = [32, 8] as const

/** Two simple arms from shoulders at (±x, y); one that holds something reaches out. */
export function simpleArms(
  { action, holding }: { action: Action; holding: boolean },
  x: number,
  y: number,
  color: string,
  width: number,
  hand = color,
): string {
  const [leftX, leftY, freeX, freeY] = REACHES[action] ?? [-14, 46, 14, 46]
  const [rightX, rightY] = holding ? HELD_OUT : [freeX, freeY]
  const one = (fromX: number, dx: number, dy: number, side: number) => {
    const endX = fromX + dx
    const endY = y + dy
    return (
      stroke(
        `M${fromX} ${y}Q${n(fromX + dx * 0.5 + side * 14)} ${n(y + dy * 0.5 + 10)} ${endX} ${endY}`,
        color,
        width,
      ) + oval(endX, endY, width * 0.62, width * 0.62, hand)
    )
  }
  return one(-x, leftX, leftY, -1) + one(x, rightX, rightY, 1)
}
