import type { Action, Figure } from '../../../shared/stories/scene.ts'
import type { Placed } from '../actors.ts'
import { isLarge, isSmall } from '../figure-sizes.ts'
import type { Face } from '../figures/drawing.ts'
import { type AttachedCast, type FaceAt, moveActor, rowScale } from './attached-cast.ts'

/** Offset of a shoulder from the face center, in face radii. */
const SHOULDER = { x: 0.52, y: 1.12 } as const
/** Faces closer than this many radii: the sleeve of the upper figure would cover the lower face. */
const CLOSE = 1.4
/** How far below the faces clasped hands are, in face radii. */
const HANDS = 2.4
/** Distance of the lips from the center of the kissing face, and of the cheek from the center of the kissed one. */
const [LIPS, CHEEK] = [0.98, 0.82] as const
/** How far somebody rises or bends to a cheek, at scale 1. */
const TO_THE_CHEEK = 84
/** Position of somebody sitting on a lying figure, at scale 1. */
const LIES = { x: 34, y: 62 } as const

const DOWN: ReadonlySet<Action> = new Set<Action>(['sitting', 'kneeling', 'reading', 'drawing'])
const FLAT: ReadonlySet<Action> = new Set<Action>(['lying', 'asleep'])

/** Moves an actor to the one it is bound to: to the cheek, into the lap, on the back, hand in hand. */
export function attachToActor(cast: AttachedCast, index: number, faceAt: FaceAt): void {
  const one = cast.placed[index]
  const target = cast.placed.findIndex(({ presence }) => presence.who === one?.attachment?.whom)
  const other = cast.placed[target]
  if (!one || !other || target === index) return
  // Of two actors bound to each other, only the first moves.
  if (other.attachment?.whom === one.presence.who && target < index && one.attachment?.how !== 'on') return
  const own = faceAt(index, one.spot)
  const face = faceAt(target, other.spot)
  const side = index < target ? -1 : 1
  const pair = { cast, index, target, one, other, own, face, side, faceAt } as const
  const how = one.attachment?.how
  if (how === 'kissing') kiss(pair)
  else if (how === 'hand-in-hand') handInHand(pair)
  else if (how === 'hand-on') handOn(pair)
  else if (how === 'under') lieUnder(pair)
  else if (how === 'behind') peepOut(pair)
  else carried(pair)
}

/**
 * Lays a hand on the near shoulder, in front of the other actor. If a taller actor's sleeve would cover the face, it
 * goes behind.
 */
function handOn({ cast, index, one, other, own, face, side }: Pair): void {
  const isOver = own.y < face.y - face.radius && Math.abs(own.x - face.x) < (own.radius + face.radius) * CLOSE
  const depth = isOver ? Math.min(one.depth, other.depth - 1) : Math.max(one.depth, other.depth + 1)
  const reach = { x: face.x + side * face.radius * SHOULDER.x, y: face.y + face.radius * SHOULDER.y }
  moveActor(cast, index, { depth, perch: one.perch }, { reach })
}

/** How far from the middle of somebody in front a hidden face looks out, in face radii of both. */
const LOOKS_OUT = 0.62
const STEP_BACK = 10

/** Behind somebody, half hidden, with the face beside the body; a taller one looks over the head. */
function peepOut({ cast, index, one, other, own, face, side }: Pair): void {
  const isOver = own.y < face.y - (own.radius + face.radius) * 0.8
  const aside = isOver ? face.radius * 0.5 : (own.radius + face.radius) * LOOKS_OUT
  const x = face.x + side * aside + one.spot.x - own.x
  const depth = Math.min(one.depth, other.depth - STEP_BACK)
  moveActor(cast, index, { depth, perch: one.perch }, { x, y: one.spot.y - (one.depth - depth) })
}

/** Two actors bound to each other are placed once, by the one on top. */
function lieUnder(pair: Pair): void {
  const { index, target, one, other } = pair
  if (other.attachment?.whom !== one.presence.who) sitOn({ ...pair, index: target, target: index })
}

interface Pair {
  cast: AttachedCast
  index: number
  target: number
  one: Placed
  other: Placed
  own: Face
  face: Face
  /** The side of the other actor it is on: -1 is left. */
  side: -1 | 1
  faceAt: FaceAt
}

function kiss({ cast, index, one, other, own, face, side }: Pair): void {
  const most = TO_THE_CHEEK * rowScale(one)
  const up = Math.max(-most, Math.min(most, own.y - face.y - face.radius * 0.12))
  // It faces the other actor: as drawn on one side, mirrored on the other.
  const ahead = (own.x - one.spot.x) * -side
  const x = face.x + side * (own.radius * LIPS + face.radius * CHEEK) - ahead
  moveActor(
    cast,
    index,
    { depth: Math.max(one.depth, other.depth + 1), facing: side > 0 },
    { x, y: one.spot.y - up, aloft: one.spot.aloft || up > 6 },
  )
  cast.kisses.push({
    x: face.x + side * face.radius * CHEEK,
    y: Math.min(face.y, own.y - up) - face.radius * 1.25,
    radius: face.radius,
  })
}

function handInHand({ cast, index, target, one, other, own, face }: Pair): void {
  const reach = {
    x: (own.x + face.x) / 2,
    y: (own.y + own.radius * HANDS + face.y + face.radius * HANDS) / 2,
  }
  moveActor(cast, index, { perch: one.perch }, { reach })
  moveActor(cast, target, { perch: other.perch }, { reach })
}

/** The head of somebody carried piggyback is above a shoulder; when asleep it rests on it, beside the other. */
const ON_BACK = { aside: 0.62, above: 0.92 } as const
const ASLEEP_ON_BACK = { aside: 1.62, above: 0.22 } as const

/** Fliers land on a head or a hat. */
const LANDS: ReadonlySet<Figure> = new Set<Figure>(['butterfly', 'bee', 'parrot'])

function carried(pair: Pair): void {
  const { cast, index, one, other, own, face, side } = pair
  const lands = one.helper !== undefined && LANDS.has(one.helper.figure)
  const isUpright = isLarge(other.helper?.figure)
  if (other.presence.action === 'riding') sitBehind(pair)
  else if (FLAT.has(other.presence.action) && !isUpright) sitOn(pair)
  else if (!lands && DOWN.has(other.presence.action) && one.isPerson && (other.huge || other.big))
    sitBefore(pair)
  else if (!lands && DOWN.has(other.presence.action)) sitOnLap(pair)
  else if (one.isPerson && !other.isPerson) sitOnNeck(pair)
  else if (isSmall(one.helper?.figure) || own.radius < face.radius * 0.62 || !other.isPerson) {
    const head = face.y - face.radius * (other.isPerson ? 1.12 : 0.95)
    moveActor(cast, index, { depth: other.depth - 0.5 }, { x: face.x, y: head })
  } else {
    const onBack = one.isPerson && one.presence.feeling === 'asleep' ? ASLEEP_ON_BACK : ON_BACK
    const x = face.x + side * face.radius * onBack.aside
    const y = face.y - (own.radius + face.radius) * onBack.above + one.spot.y - own.y
    moveActor(cast, index, { depth: other.depth - 0.5 }, { x, y, aloft: true })
  }
}

/** Before the tummy of a large animal that sits, the face under its chin. */
function sitBefore({ cast, index, one, other, own, face, side }: Pair): void {
  const y = face.y + (own.radius + face.radius) * 0.94 + one.spot.y - own.y
  moveActor(cast, index, { depth: other.depth + 1 }, { x: face.x + side * face.radius * 0.16, y })
}

/** Legs of a rider, hidden behind the head of an animal, at scale 1. */
const ASTRIDE = 66

/** On the neck of an animal that stands, behind its head. */
function sitOnNeck({ cast, index, one, other, face, side }: Pair): void {
  const x = face.x + side * face.radius * 0.24
  const y = face.y - face.radius * 0.7 + ASTRIDE * rowScale(one)
  moveActor(cast, index, { depth: other.depth - 0.5 }, { x, y, aloft: true })
}

/** Distance of a passenger from the rider in face radii, and height of the seat behind, at scale 1. */
const PASSENGER = { aside: 1.72, grown: 46, child: 14 } as const

/** On the seat behind a rider, who rides away from the passenger's side. */
function sitBehind({ cast, index, target, other, face, side }: Pair): void {
  const seat = (other.sheet ? PASSENGER.child : PASSENGER.grown) * rowScale(other)
  const facing = side > 0
  moveActor(cast, target, { facing }, {})
  const x = other.spot.x + side * face.radius * PASSENGER.aside
  moveActor(cast, index, { depth: other.depth - 0.5, facing }, { x, y: other.spot.y - seat, aloft: true })
}

/** In front of a sitting actor, the face below its chin or beside it. */
function sitOnLap({ cast, index, one, other, own, face, side }: Pair): void {
  const y = other.spot.y - face.radius * 0.4
  const gap = y - (one.spot.y - own.y) - face.y
  const apart = (own.radius + face.radius) * 0.96
  const aside = Math.sqrt(Math.max(0, apart ** 2 - gap ** 2))
  moveActor(
    cast,
    index,
    { depth: other.depth + 1 },
    { x: face.x + side * Math.max(face.radius * 0.3, aside), y },
  )
}

/** On the back of a lying actor, away from its head. */
function sitOn({ cast, index, target }: Pair): void {
  const one = cast.placed[index]
  const other = cast.placed[target]
  if (!one || !other) return
  const scale = rowScale(other)
  const person = other.isPerson
  moveActor(cast, target, { facing: false, depth: Math.max(one.depth, other.depth) }, {})
  moveActor(
    cast,
    index,
    { depth: Math.max(one.depth, other.depth) - 0.5 },
    {
      x: other.spot.x + (person ? LIES.x : 0) * scale,
      y: other.spot.y - (person ? LIES.y : 76) * other.spot.scale,
      aloft: true,
    },
  )
}

/** Positions in a heap from bottom to top: offset from its center at scale 1, and rotation. */
const PLACES = [
  { x: -58, y: 0, rotation: -64 },
  { x: 58, y: 0, rotation: 64 },
  { x: 0, y: 66, rotation: -8 },
  { x: -8, y: 150, rotation: 12 },
  { x: -96, y: 108, rotation: -48 },
  { x: 96, y: 104, rotation: 46 },
] as const

/** Piles the actors up in a heap. */
export function heapUp(cast: AttachedCast, members: readonly number[]): void {
  const there = members.flatMap((index) => cast.placed[index] ?? [])
  if (there.length === 0) return
  const middle = there.reduce((sum, { spot }) => sum + spot.x, 0) / there.length
  const base = Math.max(...there.map(({ depth }) => depth))
  const largeFirst = [...members].sort((a, b) => (cast.placed[b]?.width ?? 0) - (cast.placed[a]?.width ?? 0))
  largeFirst.forEach((index, place) => {
    const one = cast.placed[index]
    const { x, y, rotation } = PLACES[place % PLACES.length] ?? PLACES[0]
    if (!one) return
    const scale = rowScale(one)
    moveActor(
      cast,
      index,
      { depth: base + (place < 2 ? 2 : 1) - place * 0.1, rotation },
      { x: middle + x * scale, y: base - y * scale, aloft: y > 0 },
    )
  })
}
