import type { Placed } from '../actors.ts'
import { RIG_SCALE } from '../figures/placement.ts'
import type { PropModel } from '../figures/props/find-prop.ts'
import {
  coversBody,
  hangsOver,
  hasBack,
  isOnWall,
  isSeat,
  mountedScale,
  rimOf,
  seatOf,
} from '../figures/props/seats.ts'
import { touchedSize } from '../life-size.ts'
import { attachToActor, heapUp } from './attach-to-actor.ts'
import { type AttachedCast, type AttachedProp, type FaceAt, moveActor, rowScale } from './attached-cast.ts'
import { HEAP } from './attachment.ts'
import { hangWindow, isInWindow } from './in-window.ts'

/** How far the legs of a sitting figure hang down, at scale 1. */
export const LEGS = 44
/** Half width of a body, as a share of its room. */
const HALF = 0.25
const LARGEST = 2.6
/** Minimum half width of props that several share; narrower props are drawn once per actor. */
const SHARED = 78
/** All who are on a sled are on one. */
const FOR_SEVERAL: ReadonlySet<string> = new Set(['sled'])
/** It is long rather than high. */
const A_SLED = 1.25
/** A house stands behind those who look up to its roof. */
const BEHIND = 6
/** A chair must be wide enough for its back and arms to show around the sitter. */
const BACKED = 2.1
/** Any other seat shows on both sides of whoever sits on it. */
const BROADER = 1.4
/** Maximum enlargement of a table for those under it. */
const HIGHEST = 3.6

/** Places bound actors on the seat, behind the rim or beside the cheek. */
export function attachAll(placed: readonly Placed[], faceAt: FaceAt): AttachedCast {
  const cast: AttachedCast = { placed: [...placed], attachedProps: [], kisses: [] }
  const indices = placed.map((_, index) => index)
  const byProp = Map.groupBy(
    indices.filter((index) => {
      const one = placed[index]
      return one?.attachment?.model !== undefined && !isInWindow(one)
    }),
    (index) => {
      const { how, model, words } = placed[index]?.attachment ?? {}
      const own = model && model.half < SHARED && !FOR_SEVERAL.has(model.name) ? index : ''
      return `${how} ${model?.name} ${model?.name === 'rowboat' ? words : ''} ${own}`
    },
  )
  hangWindow(cast, faceAt)
  for (const members of byProp.values()) attachToProp(cast, members, faceAt)
  heapUp(
    cast,
    indices.filter((index) => placed[index]?.attachment?.words === HEAP),
  )
  for (const index of indices) if (placed[index]?.attachment?.whom) attachToActor(cast, index, faceAt)
  return cast
}

function attachToProp(cast: AttachedCast, members: readonly number[], faceAt: FaceAt): void {
  const there = members.flatMap((index) => cast.placed[index] ?? [])
  const [first] = there
  const { how, model, words } = first?.attachment ?? {}
  if (!first || !model || !how || words === undefined) return
  const scale = rowScale(first)
  const reach = there.map(({ width, spot }) => ({ x: spot.x, half: width * HALF * scale }))
  const left = Math.min(...reach.map(({ x, half }) => x - half))
  const right = Math.max(...reach.map(({ x, half }) => x + half))
  const line = Math.max(...there.map(({ depth }) => depth))
  const furthest = Math.min(...cast.placed.map(({ depth }) => depth))
  const base = how === 'on' && mountedScale(model) > 1 ? Math.min(line, furthest - BEHIND) : line
  const unit = RIG_SCALE * scale
  const perched = there.some((one) => one.perched && one.isPerson)
  const room = ROOM[how] * (how !== 'on' ? 1 : hasBack(model) ? BACKED : perched ? BROADER : 1)
  const by = Math.min(
    LARGEST,
    Math.max(
      how === 'on' ? mountedScale(model) : how === 'hand-on' ? touchedSize(words, model) : 1,
      ((right - left) * room) / (2 * model.half * unit),
    ),
  )
  const isLong = FOR_SEVERAL.has(model.name)
  const size = isLong ? Math.min(by, A_SLED) : by
  const stretch = isLong ? Math.max(1, (right - left) / (2 * model.half * unit * size)) : 1
  const at = { words, x: (left + right) / 2, base, scale: scale * size, stretch, depth: base - 0.5 }
  const tall = (model.above + model.below) * unit * size
  const set = { cast, members, at, tall, model, faceAt }
  if (how === 'on') setOn(set)
  else if (how === 'in' && ENTERED.test(model.name)) setWithin(set)
  else if (how === 'in') setIn(set)
  else if (how === 'under') setUnder(set)
  else if (how === 'behind') setBehind(set)
  else touch(set)
}

/** Width of a prop relative to its actors, by bond. */
const ROOM = { on: 0.9, in: 1.3, under: 1.3, behind: 0, 'hand-on': 0, kissing: 0, 'hand-in-hand': 0 } as const

interface PropAttachment {
  cast: AttachedCast
  members: readonly number[]
  at: AttachedProp
  /** Height of the prop on the canvas. */
  tall: number
  model: PropModel
  faceAt: FaceAt
}

function setOn({ cast, members, at, tall, model }: PropAttachment): void {
  cast.attachedProps.push(at)
  const seat = at.base - tall * seatOf(model)
  for (const index of members) {
    const one = cast.placed[index]
    if (!one) continue
    const hang = one.perched && isSeat(model) ? LEGS * rowScale(one) : 0
    moveActor(cast, index, { depth: at.base }, { y: Math.min(at.base, seat + hang) })
  }
}

/** Distance from the face center to the rim that hides the body, in face radii. */
const CHEST = { person: 1.9, other: 1.35 } as const

function setIn({ cast, members, at, tall, model, faceAt }: PropAttachment): void {
  const rim = at.base - tall * rimOf(model)
  cast.attachedProps.push({ ...at, front: { rim, depth: at.base + 0.5 } })
  for (const index of members) {
    const one = cast.placed[index]
    if (!one) continue
    const face = faceAt(index, one.spot)
    const chest = one.isPerson ? CHEST.person : CHEST.other
    const y = one.spot.y + rim - (face.y + face.radius * chest)
    const clipBelow = at.base - tall * (model.name === 'rowboat' ? IN_HULL : 0.06)
    moveActor(cast, index, { depth: at.base, ...(y > clipBelow ? { clipBelow } : {}) }, { y })
  }
}

/** Entered upright, and seen through the glass or between the doors. */
const ENTERED = /^(?:glass door|elevator)$/
const OVERHEAD = 1.12
/** The elevator's ceiling and walls around whoever is in it, as shares of its height and width. */
const IN_CAR = { tall: 0.8, broad: 0.72 } as const

function setWithin({ cast, members, at, tall, faceAt, model }: PropAttachment): void {
  const crowns = members.flatMap((index) => {
    const one = cast.placed[index]
    if (!one) return []
    const face = faceAt(index, one.spot)
    return [face.y - face.radius * 1.7]
  })
  const by = ((at.base - Math.min(...crowns)) * OVERHEAD) / tall
  const grown = { ...at, scale: at.scale * by }
  if (model.name === 'elevator') {
    cast.attachedProps.push(openElevator(grown, cast, members, model))
    for (const index of members) moveActor(cast, index, { depth: at.base }, { y: at.base - 20 })
    return
  }
  cast.attachedProps.push({ ...grown, front: { rim: at.base - tall * by, depth: at.base + 0.5 } })
  for (const index of members) moveActor(cast, index, { depth: at.base }, { y: at.base - 14 })
}

/** As high and wide as its passengers need, with open doors behind them. */
function openElevator(
  at: AttachedProp,
  { placed }: AttachedCast,
  members: readonly number[],
  model: PropModel,
): AttachedProp {
  const broad = members.reduce((sum, index) => {
    const one = placed[index]
    return sum + (one ? one.width * HALF * 2 * rowScale(one) : 0)
  }, 0)
  const scale = at.scale / IN_CAR.tall
  const stretch = broad / (model.half * 2 * RIG_SCALE * scale * IN_CAR.broad)
  return { ...at, words: 'open elevator', scale, stretch: Math.max(1, Math.min(1.6, stretch)) }
}

/** Hides shoes beside a hull. */
const IN_HULL = 0.5

function setUnder({ cast, members, at, tall, model, faceAt }: PropAttachment): void {
  const faces = members.flatMap((index) => {
    const one = cast.placed[index]
    return one ? [faceAt(index, one.spot)] : []
  })
  const chin = Math.max(...faces.map(({ y, radius }) => y + radius * 1.02))
  const crown = Math.min(...faces.map(({ y, radius }) => y - radius * 1.3))
  if (coversBody(model)) {
    const high = (at.base - chin) / tall
    cast.attachedProps.push({
      ...at,
      scale: at.scale * high,
      stretch: Math.max(1, 1.1 / high),
      depth: at.base + 0.5,
    })
  } else if (hangsOver(model)) {
    cast.attachedProps.push({ ...at, base: crown + tall * (model.name === 'umbrella' ? 0.59 : -0.06) })
  } else {
    const high = Math.max(1, (at.base - crown) / (tall * UNDERSIDE))
    cast.attachedProps.push({ ...at, scale: at.scale * Math.min(HIGHEST, high) })
  }
}

/** The prop is in front, visible whole, and reaches up to the chin. */
function setBehind({ cast, members, at, tall, model, faceAt }: PropAttachment): void {
  const chins = members.flatMap((index) => {
    const one = cast.placed[index]
    if (!one) return []
    const face = faceAt(index, one.spot)
    return [face.y + face.radius * 1.02]
  })
  if (model.name === 'door') {
    lookAroundDoor({ cast, members, at, tall, model, faceAt })
    return
  }
  const high = Math.min(1.6, (at.base - Math.max(...chins)) / tall)
  cast.attachedProps.push({ ...at, scale: at.scale * high, depth: at.base + 0.5 })
}

/** A door is higher than whoever is behind it: the face looks out beside it. */
function lookAroundDoor({ cast, members, at, tall, model, faceAt }: PropAttachment): void {
  const [index = 0] = members
  const one = cast.placed[index]
  if (!one) return
  const face = faceAt(index, one.spot)
  const scale = (at.scale * A_DOOR * rowScale(one)) / tall
  const half = model.half * RIG_SCALE * scale
  const side = index * 2 < cast.placed.length - 1 ? -1 : 1
  cast.attachedProps.push({
    ...at,
    scale,
    x: face.x + side * (half + face.radius * 0.3),
    depth: at.base + 0.5,
  })
}
const A_DOOR = 400

/** Height of a table's cloth or a bed's frame, as a share of the total height. */
const UNDERSIDE = 0.66

/** The prop is beside the actor, whose hand is on it. */
function touch({ cast, members, at: plain, tall: high, model }: PropAttachment): void {
  const [index = 0] = members
  const one = cast.placed[index]
  if (!one) return
  const by = WINDOW.test(model.name) ? A_WINDOW : 1
  const [at, tall] = [{ ...plain, scale: plain.scale * by }, high * by]
  const half = (model.half * RIG_SCALE * at.scale * tall) / tall
  const side = index * 2 < cast.placed.length - 1 || cast.placed.length === 1 ? -1 : 1
  const x = one.spot.x - side * half * 0.6
  const propX = x + side * (half + BESIDE * rowScale(one))
  const lift = isOnWall(model) ? ON_WALL * rowScale(one) : 0
  const reach = {
    x: propX - side * half * 0.55,
    y:
      at.base -
      lift -
      tall * (by > 1 ? AT_PANE : Math.min(0.94, seatOf(model)) * (KEYS.test(at.words) ? AT_KEYS : 1)),
  }
  cast.attachedProps.push({ ...at, x: propX, base: at.base - lift, depth: at.base - 1 })
  moveActor(cast, index, { facing: side < 0 }, { x, reach })
}
const BESIDE = 58
/** A hand on a window is on its lower pane. */
const AT_PANE = 0.3
/** A pianist's hand is on the keys, not on the lid. */
const [KEYS, AT_KEYS] = [/\bpiano$/, 0.66] as const
/** A window is as large as those in a wall, and its sill at the hips. */
const [WINDOW, A_WINDOW] = [/\bwindow$/, 1.7] as const
/** Height of a button or a bell. */
const ON_WALL = 118
