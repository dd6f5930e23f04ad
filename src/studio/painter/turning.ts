import type { Action, Presence } from '../../shared/stories/scene.ts'
import type { Placed } from './actors.ts'
import type { Camera } from './camera.ts'
import { CENTER } from './canvas.ts'
import type { Face, Point, Spot } from './figures/drawing.ts'
import type { GazeTarget } from './gazes.ts'

/**
 * Turns an actor to the nearest other face, a child preferably to a helper. A single actor turns to the prop at its
 * feet or to the viewer.
 */
export function turnActor(
  { spot, presence, sheet, facing, attachment, effort }: Placed,
  index: number,
  placed: readonly Placed[],
  seen: readonly Face[],
  propAt: Point | undefined,
  { middle }: Camera,
  gazes?: ReadonlyMap<string, GazeTarget>,
): Spot {
  const own = seen[index]
  const others = seen.flatMap((face, other) => {
    const actor = placed[other]
    if (other === index || !actor || !own) return []
    const bond = (sheet === undefined) === (actor.sheet === undefined) ? 40 : 0
    return [{ face, distance: Math.abs(face.x - own.x) + bond }]
  })
  const [nearest] = others.sort((a, b) => a.distance - b.distance)
  const partner = placed.findIndex(
    (other) => other.presence.who === attachment?.whom || other.attachment?.whom === presence.who,
  )
  const gaze = gazes?.get(presence.who)
  const target =
    gazedFace(gaze, placed, seen, index) ??
    gazedProp(gaze, propAt) ??
    (effort ? propAt : undefined) ??
    seen[partner] ??
    nearest?.face ??
    propAt
  const flip =
    facing ??
    (MOVING.has(presence.action)
      ? middle > CENTER
      : STRETCHED.has(presence.action) && !effort
        ? freeSide(index, placed) === 'left'
        : target !== undefined && target.x < spot.x)
  const lookAt = lookAtOf(presence, spot, flip, target, gaze)
  return { ...spot, flip, ...(lookAt ? { lookAt } : {}) }
}

const gazedFace = (
  gaze: GazeTarget | undefined,
  placed: readonly Placed[],
  seen: readonly Face[],
  own: number,
): Face | undefined => {
  const other = typeof gaze === 'object' ? placed.findIndex(({ presence }) => presence.who === gaze.who) : -1
  return other === own ? undefined : seen[other]
}
const gazedProp = (gaze: GazeTarget | undefined, propAt: Point | undefined) =>
  gaze === 'prop' ? propAt : undefined

/** Actions with an outstretched arm, which must not cover a neighbor's face. */
const STRETCHED: ReadonlySet<Action> = new Set<Action>([
  'pointing',
  'reaching',
  'waving',
  'throwing',
  'looking-through',
])

/** Reach of an outstretched arm from the body's center, at scale 1, and half the width of a trunk in face radii. */
const [REACH, TRUNK] = [178, 0.8] as const

/**
 * Puts a pointing or waving actor behind the neighbor on that side, as long as its own face stays visible: arms never
 * cover faces.
 */
export function withArmsBehind(placed: readonly Placed[], seen: readonly Face[]): Placed[] {
  return placed.map((actor, index) => {
    const own = seen[index]
    if (!own || actor.attachment || actor.clipBelow !== undefined) return actor
    const lower = placed.filter(
      (other, at) => at !== index && !other.attachment && other.sheet && looksOver(actor, own, seen[at]),
    )
    const depth = Math.min(actor.depth, ...lower.map((other) => other.depth - 0.5))
    if (!STRETCHED.has(actor.presence.action)) return { ...actor, depth }
    const side = (actor.facing ?? freeSide(index, placed) === 'left') ? -1 : 1
    const before = placed.filter((other, at) => {
      const face = seen[at]
      const aside = face ? (face.x - own.x) * side : 0
      return (
        face &&
        at !== index &&
        !other.attachment &&
        aside > own.radius + face.radius * (other.isPerson ? TRUNK : BODY.animal.broad) &&
        aside < REACH * actor.spot.scale
      )
    })
    return { ...actor, depth: Math.min(depth, ...before.map((other) => other.depth - 0.5)) }
  })
}

/**
 * Half width of a body with its arms (for an animal, its wings or paws), in face radii; and how far below it another
 * face is clear of it, in the sum of both radii.
 */
const BODY = { person: { broad: 1.2, clear: 0.85 }, animal: { broad: 1.9, clear: 0.7 } } as const
/** The part of a face that must be visible. */
const FEATURES = 0.7

/** Whether a child's face overlaps this body below its face: then the child is drawn later. */
const looksOver = ({ isPerson }: Placed, own: Face, face: Face | undefined): boolean => {
  const { broad, clear } = isPerson ? BODY.person : BODY.animal
  return (
    face !== undefined &&
    Math.abs(face.x - own.x) < own.radius * broad + face.radius * FEATURES &&
    face.y - own.y > (own.radius + face.radius) * clear
  )
}

/** Moving figures all go the same way, toward the open side of the picture. */
const MOVING: ReadonlySet<Action> = new Set<Action>(['walking', 'running', 'riding'])

function freeSide(index: number, placed: readonly Placed[]): 'left' | 'right' {
  const own = placed[index]?.spot.x ?? CENTER
  const room = (side: -1 | 1) =>
    Math.min(500, ...placed.map(({ spot }) => (spot.x - own) * side).filter((gap) => gap > 1))
  const [left, right] = [room(-1), room(1)]
  if (left === right) return own > CENTER ? 'left' : 'right'
  return left > right ? 'left' : 'right'
}

function lookAtOf(
  { action }: Presence,
  spot: Spot,
  flip: boolean,
  target: Point | undefined,
  gaze: GazeTarget | undefined,
): Point | undefined {
  const ahead = spot.x + (flip ? -300 : 300)
  if (gaze === 'up' && action !== 'reading') return { x: ahead, y: spot.y - 900 }
  if (gaze === 'down') return { x: spot.x + (flip ? -120 : 120), y: spot.y + 60 }
  if (action === 'looking-up') return { x: ahead, y: spot.y - 1100 }
  if (action === 'reading') return undefined
  if (target) return target
  return action === 'pointing' || MOVING.has(action) ? { x: ahead, y: spot.y - 260 } : undefined
}
