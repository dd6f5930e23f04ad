import type { Placed } from '../actors.ts'
import type { Thing } from '../figures/props/find-thing.ts'
import {
  coversBody,
  grown,
  hangsOver,
  hasBack,
  isOnWall,
  isSeat,
  rimOf,
  seatOf,
} from '../figures/props/seats.ts'
import { RIG_SCALE } from '../figures/stage.ts'
import { touchedSize } from '../life-size.ts'
import { HEAP } from './bound-to.ts'
import { type BoundCast, type BoundThing, type FaceAt, moved, rowScale } from './cast.ts'
import { bindToSomebody, heaped } from './somebody.ts'

/** How far the legs of a sitting figure hang down, at scale 1. */
export const LEGS = 44
/** Half width of a body, as a share of its room. */
const HALF = 0.25
const LARGEST = 2.6
/** Minimum half width of things that several share; narrower things are drawn once per actor. */
const SHARED = 78
/** A house stands behind those who look up to its roof. */
const BEHIND = 6
/** A chair must be wide enough for its back and arms to show around the sitter. */
const BACKED = 2.1
/** Maximum enlargement of a table for those under it. */
const HIGHEST = 3.6

/** Places bound actors on the seat, behind the rim or beside the cheek. */
export function bind(placed: readonly Placed[], faceAt: FaceAt): BoundCast {
  const cast: BoundCast = { placed: [...placed], things: [], kisses: [] }
  const indices = placed.map((_, index) => index)
  const byThing = Map.groupBy(
    indices.filter((index) => placed[index]?.bound?.thing),
    (index) => {
      const { how, thing, words } = placed[index]?.bound ?? {}
      const own = thing && thing.half < SHARED ? index : ''
      return `${how} ${thing?.name} ${thing?.name === 'rowboat' ? words : ''} ${own}`
    },
  )
  for (const members of byThing.values()) bindToThing(cast, members, faceAt)
  heaped(
    cast,
    indices.filter((index) => placed[index]?.bound?.words === HEAP),
  )
  for (const index of indices) if (placed[index]?.bound?.whom) bindToSomebody(cast, index, faceAt)
  return cast
}

function bindToThing(cast: BoundCast, members: readonly number[], faceAt: FaceAt): void {
  const there = members.flatMap((index) => cast.placed[index] ?? [])
  const [first] = there
  const { how, thing, words } = first?.bound ?? {}
  if (!first || !thing || !how || words === undefined) return
  const scale = rowScale(first)
  const reach = there.map(({ width, spot }) => ({ x: spot.x, half: width * HALF * scale }))
  const left = Math.min(...reach.map(({ x, half }) => x - half))
  const right = Math.max(...reach.map(({ x, half }) => x + half))
  const line = Math.max(...there.map(({ depth }) => depth))
  const furthest = Math.min(...cast.placed.map(({ depth }) => depth))
  const base = how === 'on' && grown(thing) > 1 ? Math.min(line, furthest - BEHIND) : line
  const unit = RIG_SCALE * scale
  const room = ROOM[how] * (how === 'on' && hasBack(thing) ? BACKED : 1)
  const by = Math.min(
    LARGEST,
    Math.max(
      how === 'on' ? grown(thing) : how === 'hand-on' ? touchedSize(words, thing) : 1,
      ((right - left) * room) / (2 * thing.half * unit),
    ),
  )
  const at = { words, x: (left + right) / 2, base, scale: scale * by, stretch: 1, depth: base - 0.5 }
  const tall = (thing.above + thing.below) * unit * by
  const set = { cast, members, at, tall, thing, faceAt }
  if (how === 'on') setOn(set)
  else if (how === 'in' && ENTERED.test(thing.name)) setWithin(set)
  else if (how === 'in') setIn(set)
  else if (how === 'under') setUnder(set)
  else if (how === 'behind') setBehind(set)
  else touch(set)
}

/** Width of a thing relative to its actors, by bond. */
const ROOM = { on: 0.9, in: 1.3, under: 1.3, behind: 0, 'hand-on': 0, kissing: 0, 'hand-in-hand': 0 } as const

interface Setting {
  cast: BoundCast
  members: readonly number[]
  at: BoundThing
  /** Height of the thing on the canvas. */
  tall: number
  thing: Thing
  faceAt: FaceAt
}

function setOn({ cast, members, at, tall, thing }: Setting): void {
  cast.things.push(at)
  const seat = at.base - tall * seatOf(thing)
  for (const index of members) {
    const one = cast.placed[index]
    if (!one) continue
    const hang = one.perched && isSeat(thing) ? LEGS * rowScale(one) : 0
    moved(cast, index, { depth: at.base }, { y: Math.min(at.base, seat + hang) })
  }
}

/** Distance from the face center to the rim that hides the body, in face radii. */
const CHEST = { person: 1.9, other: 1.35 } as const

function setIn({ cast, members, at, tall, thing, faceAt }: Setting): void {
  const rim = at.base - tall * rimOf(thing)
  cast.things.push({ ...at, front: { rim, depth: at.base + 0.5 } })
  for (const index of members) {
    const one = cast.placed[index]
    if (!one) continue
    const face = faceAt(index, one.spot)
    const chest = one.isPerson ? CHEST.person : CHEST.other
    const y = one.spot.y + rim - (face.y + face.radius * chest)
    const hem = at.base - tall * (thing.name === 'rowboat' ? IN_HULL : 0.06)
    moved(cast, index, { depth: at.base, ...(y > hem ? { hem } : {}) }, { y })
  }
}

/** Entered upright, and seen through the glass. */
const ENTERED = /^glass door$/
const OVERHEAD = 1.12

function setWithin({ cast, members, at, tall, faceAt }: Setting): void {
  const crowns = members.flatMap((index) => {
    const one = cast.placed[index]
    if (!one) return []
    const face = faceAt(index, one.spot)
    return [face.y - face.radius * 1.7]
  })
  const by = ((at.base - Math.min(...crowns)) * OVERHEAD) / tall
  const grown = { ...at, scale: at.scale * by }
  cast.things.push({ ...grown, front: { rim: at.base - tall * by, depth: at.base + 0.5 } })
  for (const index of members) moved(cast, index, { depth: at.base }, { y: at.base - 14 })
}

/** Hides shoes beside a hull. */
const IN_HULL = 0.5

function setUnder({ cast, members, at, tall, thing, faceAt }: Setting): void {
  const faces = members.flatMap((index) => {
    const one = cast.placed[index]
    return one ? [faceAt(index, one.spot)] : []
  })
  const chin = Math.max(...faces.map(({ y, radius }) => y + radius * 1.02))
  const crown = Math.min(...faces.map(({ y, radius }) => y - radius * 1.3))
  if (coversBody(thing)) {
    const high = (at.base - chin) / tall
    cast.things.push({
      ...at,
      scale: at.scale * high,
      stretch: Math.max(1, 1.1 / high),
      depth: at.base + 0.5,
    })
  } else if (hangsOver(thing)) {
    cast.things.push({ ...at, base: crown + tall * (thing.name === 'umbrella' ? 0.59 : -0.06) })
  } else {
    const high = Math.max(1, (at.base - crown) / (tall * UNDERSIDE))
    cast.things.push({ ...at, scale: at.scale * Math.min(HIGHEST, high) })
  }
}

/** The thing is in front, visible whole, and reaches up to the chin. */
function setBehind({ cast, members, at, tall, faceAt }: Setting): void {
  const chins = members.flatMap((index) => {
    const one = cast.placed[index]
    if (!one) return []
    const face = faceAt(index, one.spot)
    return [face.y + face.radius * 1.02]
  })
  const high = Math.min(1.6, (at.base - Math.max(...chins)) / tall)
  cast.things.push({ ...at, scale: at.scale * high, depth: at.base + 0.5 })
}

/** Height of a table's cloth or a bed's frame, as a share of the total height. */
const UNDERSIDE = 0.66

/** The thing is beside the actor, whose hand is on it. */
function touch({ cast, members, at, tall, thing }: Setting): void {
  const [index = 0] = members
  const one = cast.placed[index]
  if (!one) return
  const half = (thing.half * RIG_SCALE * at.scale * tall) / tall
  const side = index * 2 < cast.placed.length - 1 || cast.placed.length === 1 ? -1 : 1
  const x = one.spot.x - side * half * 0.6
  const thingX = x + side * (half + BESIDE * rowScale(one))
  const lift = isOnWall(thing) ? ON_WALL * rowScale(one) : 0
  const reach = {
    x: thingX - side * half * 0.55,
    y: at.base - lift - tall * Math.min(0.94, seatOf(thing)) * (KEYS.test(at.words) ? AT_KEYS : 1),
  }
  cast.things.push({ ...at, x: thingX, base: at.base - lift, depth: at.base - 1 })
  moved(cast, index, { facing: side < 0 }, { x, reach })
}
const BESIDE = 58
/** A pianist's hand is on the keys, not on the lid. */
const [KEYS, AT_KEYS] = [/\bpiano$/, 0.66] as const
/** Height of a button or a bell. */
const ON_WALL = 118
