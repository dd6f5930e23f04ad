import type { Action, Presence } from '../../shared/stories/scene.ts'
import type { Placed } from './actors.ts'
import type { Face, Point, Spot } from './figures/drawing.ts'

/** Offset of the shoulder from the face center, and reach of an arm, in face radii. */
const SHOULDER = { x: 0.5, y: 1.2 } as const
const ARM = 2.1
/** Where the hand is in the standard pose of an action. */
const USUAL: Partial<Record<Action, Point>> = {
  pointing: { x: 1.85, y: 1 },
  reaching: { x: 1.5, y: -0.15 },
  waving: { x: 1.55, y: 0.6 },
}
/** Fallback hand positions when a face is in the way: above the heads, or down. */
const OTHERWISE: readonly Point[] = [
  { x: 1.62, y: -0.75 },
  { x: 1.35, y: 2.5 },
]
/** Share of a face's radius that must stay clear, and the thickness of an arm. */
const [FREE, THICK] = [0.98, 0.16] as const
/** Hand positions for actions with both arms out; such actions also work with the hands at the chest. */
const BOTH_OUT: Partial<Record<Action, readonly Point[]>> = {
  cheering: [{ x: 1.38, y: -0.15 }],
  jumping: [
    { x: 1.4, y: 0.6 },
    { x: 1.4, y: 1.1 },
  ],
  floating: [{ x: 1.4, y: 0.9 }],
}

/**
 * Points a pointing or reaching arm at the object the text names. If the arm would cover a face, it goes to the other
 * side, above the heads or down.
 */
export function aimArms(
  { presence, isPerson, attachment, facing, rotation, effort }: Placed,
  spot: Spot,
  index: number,
  faces: readonly Face[],
  propAt: Point | undefined,
): Spot {
  if (effort) return spot
  const usual = USUAL[presence.action]
  const own = faces[index]
  const spread = BOTH_OUT[presence.action]
  if (spread && own && isPerson && !presence.holding)
    return isSpread(own, spread, faces, index) ? spot : { ...spot, close: true }
  if (presence.holding && own && isPerson && !attachment && !rotation && !spot.aloft && holdsBeside(presence))
    return heldAside(own, spot, faces, index)
  if (
    !usual ||
    !own ||
    !isPerson ||
    attachment ||
    presence.holding ||
    facing !== undefined ||
    rotation ||
    spot.reach
  )
    return spot
  const others = faces.filter((_, other) => other !== index)
  const side = spot.flip ? -1 : 1
  const at = (toSide: number, { x, y }: Point): Point => ({
    x: own.x + toSide * x * own.radius,
    y: own.y + y * own.radius,
  })
  const isFree = (hand: Point) =>
    !crosses(shoulderOf(own, hand), hand, [...others, { ...own, radius: own.radius * 0.9 }])
  const target = propAt && presence.action !== 'waving' ? towards(own, propAt) : undefined
  if (target && isFree(target)) return { ...spot, flip: target.x < own.x, reach: target }
  if (isFree(at(side, usual))) return spot
  if (isFree(at(-side, usual))) return { ...spot, flip: !spot.flip }
  for (const other of OTHERWISE)
    for (const toSide of [side, -side]) {
      const hand = at(toSide, other)
      if (isFree(hand)) return { ...spot, flip: toSide < 0, reach: hand }
    }
  return spot
}

/** Whether neither arm covers a face. */
const isSpread = (own: Face, hands: readonly Point[], faces: readonly Face[], index: number): boolean =>
  [-1, 1].every((side) =>
    hands.every(({ x, y }) => {
      const hand = { x: own.x + side * x * own.radius, y: own.y + y * own.radius }
      return !crosses(
        shoulderOf(own, hand),
        hand,
        faces.filter((_, other) => other !== index),
      )
    }),
  )

/** Moving figures face the way they go, whatever they hold. */
const GOING: ReadonlySet<Action> = new Set<Action>(['walking', 'running', 'riding'])
/** Held above the head, on either side. */
const OVERHEAD = /\b(?:umbrella|parasol)\b/
/** Where a held object is and its half width, in radii of the holder's face. */
const HELD = { x: 1.3, y: 1.1, half: 0.45 } as const
const LOW = { x: 0.75, y: 2.35 } as const

/** Held in the leading hand at chest height. */
const holdsBeside = ({ action, holding = '' }: Presence) => !GOING.has(action) && !OVERHEAD.test(holding)

/** Moves a held object to the side where it covers no face; between two faces it is held low. */
function heldAside(own: Face, spot: Spot, faces: readonly Face[], index: number): Spot {
  const at = (toSide: number, { x, y }: Point) => ({
    x: own.x + toSide * x * own.radius,
    y: own.y + y * own.radius,
  })
  const hides = (toSide: number) => {
    const held = at(toSide, HELD)
    return faces.some(
      (face, other) =>
        other !== index &&
        Math.hypot(held.x - face.x, held.y - face.y) < face.radius * FREE + HELD.half * own.radius,
    )
  }
  const side = spot.flip ? -1 : 1
  if (!hides(side)) return spot
  return hides(-side) ? { ...spot, reach: at(side, LOW) } : { ...spot, flip: !spot.flip }
}

const shoulderOf = ({ x, y, radius }: Face, hand: Point): Point => ({
  x: x + Math.sign(hand.x - x) * SHOULDER.x * radius,
  y: y + SHOULDER.y * radius,
})

/** The point within arm's length in the direction of the object; undefined if it is behind the body. */
function towards(own: Face, target: Point): Point | undefined {
  if (Math.abs(target.x - own.x) < own.radius * 0.8) return undefined
  const from = shoulderOf(own, target)
  const far = Math.hypot(target.x - from.x, target.y - from.y) || 1
  const share = Math.min(1, (ARM * own.radius) / far)
  return { x: from.x + (target.x - from.x) * share, y: from.y + (target.y - from.y) * share }
}

function crosses(from: Point, to: Point, faces: readonly Face[]): boolean {
  return faces.some((face) => distanceToSegment(face, from, to) < face.radius * (FREE + THICK))
}

/** From a point to a line segment. */
function distanceToSegment(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy)
}
