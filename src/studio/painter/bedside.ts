import type { Action } from '../../shared/stories/scene.ts'
import type { Actor, Placed } from './actors.ts'
import { DOORWAY } from './bedtime/bedtime-actions.ts'
import { isInWindow } from './bonds/in-window.ts'
import type { Camera } from './camera.ts'
import { CENTER } from './canvas.ts'
import { isLarge } from './figure-sizes.ts'
import type { Row } from './row.ts'
import { SLEEPING_HEIGHT } from './sleeping-place.ts'

/**
 * The blanket's ridge relative to the spot of a sleeper whose head is on the left, at scale 1: horizontal range and
 * height.
 */
const RIDGE = { from: 8, to: 132, top: 150 } as const
/** Head and foot of the bed relative to the same spot. */
const [HEAD, FOOT] = [-152, 158] as const
/**
 * Offsets between children who sleep side by side: each lies further back, so that its face is above its neighbor's
 * blanket.
 */
const NEXT = [
  { x: 150, y: 62 },
  { x: 150, y: 62 },
  { x: 112, y: 84 },
] as const
/** Maximum width of all faces at a bedside, to fit the tall cut, and the width reserved for the outermost face. */
const [BROADEST, FACE] = [568, 60] as const
/** Behind this many sleepers a watcher would be too high: the first one stands beside the nearest head instead. */
const [MANY, BY_THE_HEAD] = [3, -64] as const
/** Whoever leaves stands beyond the foot of the bed. */
const LEAVING: ReadonlySet<Action> = new Set<Action>(['walking', 'seen-from-behind', 'running'])
const AWAY = 44
/**
 * Zoom of the close view of a face on its pillow, and the largest scale that keeps the face above the player's text.
 */
const [CLOSE_BY, LARGEST] = [1.36, 2.3] as const
/** Somebody sitting on the end of the bed, low enough for the legs to hang down. */
const ON_END = { x: 124, legs: 88, before: 8 } as const
/**
 * Somebody bending down to a face on its pillow: offset from the sleeper's center, height of the face, position of the
 * hand.
 */
const BENT = { x: -22, top: 142, aside: 40, hand: -40, hair: 96 } as const
/** Maximum scale when somebody lies down behind the child in the same bed. */
const TWO_IN_BED = 1.24
const BESIDE = { x: 108, back: 84, onGround: 52 } as const
/** The door is in the wall beyond the foot of the bed. */
const DOOR = { x: 216, step: 84, further: 0.94 } as const
/** Somebody in the window above the blanket: offsets of the first from the sleeper, beside watchers, and of the next. */
const IN_WINDOW = { x: 70, up: 96, beside: -104, next: 110 } as const
/** Whoever sleeps in front of the bed lies at its foot. */
const RUG = { x: 62, y: 44, most: 1.2 } as const

/** An animal no larger than a child sleeps on the child's blanket. */
const ON_BLANKET = { x: 126, y: 50, scale: 0.56 } as const
/** Larger animals lie behind the bed. */
const BEHIND_BED = { x: 210, back: 70 } as const
const isLarger = ({ huge, helper }: Actor) => huge === true || isLarge(helper?.figure)
const sleepsOnBlanket = ({ helper, isPerson, huge }: Actor) =>
  helper !== undefined && !isPerson && !huge && !isLarge(helper.figure)

/** Whether a child sleeps there and nobody floats; then the others gather around its bed without covering a face. */
export const isBedside = (actors: readonly Actor[], floats: boolean): boolean =>
  !floats && actors.some(isSleeper)

/** Whether the actor stands in the doorway. */
export const isInDoorway = ({ presence }: Actor): boolean => presence.bond?.to === DOORWAY
const isGrownUp = ({ isPerson, helper }: Actor) =>
  isPerson && helper !== undefined && helper.figure !== 'child'
const isAsleep = ({ presence }: Actor) => presence.action === 'asleep'
/** Asleep, or awake and lying there. */
const liesDown = ({ presence }: Actor) => presence.action === 'asleep' || presence.action === 'lying'
const isSleeper = (actor: Actor) => actor.sheet !== undefined && isAsleep(actor)

/**
 * Places sleeping children in their beds, watchers behind the blanket, and other sleepers in front of the foot of the
 * bed.
 */
export function placeAtBedside(
  actors: readonly Actor[],
  faces: readonly { above: number }[],
  { ground, middle }: Pick<Camera, 'ground' | 'middle'>,
  row: Row,
  /** Where the wall meets the floor on the canvas. */
  wall = ground - 150,
): Placed[] {
  const company = companyOf(actors)
  const bedside = bedsideFor(company, ground, middle, row)
  const { flip, last, place } = bedside
  return actors.map((actor, index) => {
    const asleepAt = company.sleepers.indexOf(actor)
    if (asleepAt >= 0)
      return place(actor, bedside.next.x * asleepAt, bedside.next.y * asleepAt, bedHeight(actor), flip)
    if (actor === company.inDoor) return inDoorway(actor, bedside, wall)
    if (company.inWindow.includes(actor)) return atWindow(actor, faces[index]?.above ?? 0, company, bedside)
    if (actor === company.beside) return lyingBeside(actor, company.sleepers[0], bedside)
    if (company.leaving.includes(actor)) return place(actor, last.x + FOOT + AWAY, 20, 0)
    return company.watchers.includes(actor)
      ? watching(actor, faces[index]?.above ?? 0, company, bedside)
      : asleepBeside(actor, company.others, bedside)
  })
}

/** The actors at a bedside by what they do there. */
interface Company {
  sleepers: readonly Actor[]
  inDoor: Actor | undefined
  inWindow: readonly Actor[]
  watchers: readonly Actor[]
  leaving: readonly Actor[]
  /** A grown-up who lies down beside the child. */
  beside: Actor | undefined
  /** Others who sleep there. */
  others: readonly Actor[]
}

function companyOf(actors: readonly Actor[]): Company {
  const sleepers = actors.filter(isSleeper)
  const isOne = sleepers.length === 1
  const isLeaving = ({ presence }: Actor) => LEAVING.has(presence.action)
  const inDoor = isOne ? actors.find(isInDoorway) : undefined
  const beside = isOne ? actors.find((actor) => liesDown(actor) && isGrownUp(actor)) : undefined
  return {
    sleepers,
    inDoor,
    inWindow: actors.filter(isInWindow),
    watchers: actors.filter(
      (actor) =>
        actor !== beside && !isAsleep(actor) && !isLeaving(actor) && actor !== inDoor && !isInWindow(actor),
    ),
    leaving: actors.filter(isLeaving),
    beside,
    others: actors.filter((actor) => isAsleep(actor) && !actor.sheet && actor !== beside),
  }
}

/** Position and scale of the beds, and how to place somebody beside them. */
interface Bedside {
  ground: number
  flip: boolean
  scale: number
  /** Offset from one sleeper to the next, and from the first to the last, at scale 1. */
  next: { x: number; y: number }
  last: { x: number; y: number }
  /** How high the first sleeper lies. */
  bed: number
  /** The canvas x of a point given relative to the first sleeper at scale 1. */
  at(x: number): number
  place(actor: Actor, x: number, back: number, perch: number, facing?: boolean): Placed
}

function bedsideFor(company: Company, ground: number, middle: number, row: Row): Bedside {
  const { sleepers, watchers } = company
  const next = NEXT[sleepers.length - 1] ?? NEXT[2]
  const last = { x: next.x * (sleepers.length - 1), y: next.y * (sleepers.length - 1) }
  const left = sleepers.length >= MANY && watchers.length > 0 ? HEAD + BY_THE_HEAD - FACE : HEAD
  const scale = scaleFor(company, last.x, left, row.scale)
  const flip = middle > CENTER
  const at = (x: number) => middle + (x - (left + last.x + FOOT) / 2) * scale * (flip ? -1 : 1)
  const place: Bedside['place'] = (actor, x, back, perch, facing) => {
    const depth = ground + 6 - back * scale
    const spot = { x: at(x), y: depth - perch * scale, scale: scale * actor.relativeScale, aloft: false }
    return {
      ...actor,
      depth,
      spot,
      perch: isSleeper(actor) ? perch * scale : 0,
      ...(facing === undefined ? {} : { facing }),
    }
  }
  return { ground, flip, scale, next, last, bed: bedHeight(sleepers[0]), at, place }
}

const bedHeight = (sleeper: Actor | undefined): number =>
  sleeper?.sleepingPlace ? SLEEPING_HEIGHT[sleeper.sleepingPlace] : 0

/** The largest scale that keeps every face in the tall cut. */
function scaleFor(
  { sleepers, watchers, inDoor, beside, others }: Company,
  last: number,
  left: number,
  asked: number,
): number {
  const behind = sleepers.length >= MANY ? watchers.length - 1 : watchers.length
  const reach = last + (behind > 0 ? RIDGE.to * (behind / (behind + 1)) + FACE : FACE - RIDGE.to / 2)
  const doorway = inDoor ? last + DOOR.x + FACE : 0
  const behindBed = others.some(isLarger) ? last + BEHIND_BED.x + FACE : 0
  const most = beside ? TWO_IN_BED : others.length > 0 ? RUG.most : asked
  const close = sleepers[0]?.bedding?.close && !beside ? CLOSE_BY : 1
  return Math.min(
    LARGEST,
    asked * close,
    most * close,
    BROADEST / (Math.max(reach, behindBed, doorway) - left),
  )
}

function inDoorway(actor: Actor, { place, last, ground, scale }: Bedside, wall: number): Placed {
  const seen = place(actor, last.x + DOOR.x, 0, 0)
  const y = Math.min(ground, wall + DOOR.step * scale)
  return { ...seen, depth: wall, spot: { ...seen.spot, y, scale: seen.spot.scale * DOOR.further } }
}

/** In the wall above the blanket, or beside those who stand behind it. */
function atWindow(
  actor: Actor,
  above: number,
  { inWindow, watchers }: Company,
  { place, last, bed }: Bedside,
): Placed {
  const aside = inWindow.indexOf(actor) * IN_WINDOW.next + (watchers.length > 0 ? IN_WINDOW.beside : 0)
  return place(actor, last.x + IN_WINDOW.x + aside, last.y + 20, bed + RIDGE.top + IN_WINDOW.up - above)
}

/** In a bed of its own behind the child's: nobody lies in the air. */
function lyingBeside(actor: Actor, child: Actor | undefined, { place, bed, scale, flip }: Bedside): Placed {
  const lying = place(actor, BESIDE.x, bed > 0 ? BESIDE.back : BESIDE.onGround, bed, flip)
  const { sleepingPlace, bedding } = child ?? {}
  if (!sleepingPlace) return lying
  const form = bedding && { ...bedding, form: LOW_FORM, dye: bedding.dye + 1, hidden: false }
  return { ...lying, perch: bed * scale, sleepingPlace, bedding: form }
}
/** A canopy or an upper bunk would be in front of the wall's window. */
const LOW_FORM = 'wooden' as const

/** On the child's blanket, behind the bed, or in front of its foot. */
function asleepBeside(actor: Actor, others: readonly Actor[], { place, last, bed, flip }: Bedside): Placed {
  if (others[0] === actor && sleepsOnBlanket(actor)) {
    const small = { ...actor, relativeScale: actor.relativeScale * ON_BLANKET.scale }
    return place(small, last.x + ON_BLANKET.x, last.y - 1, bed + ON_BLANKET.y, !flip)
  }
  if (isLarger(actor)) return place(actor, last.x + BEHIND_BED.x, last.y + BEHIND_BED.back, 0, !flip)
  return place(actor, last.x + RUG.x + others.indexOf(actor) * 110, -RUG.y, 0, !flip)
}

/**
 * The first watcher stands by the nearest head, sits on the end of the bed or bends down to the child; the others stand
 * behind the blanket.
 */
function watching(actor: Actor, above: number, { sleepers, watchers }: Company, bedside: Bedside): Placed {
  const { place, last, bed } = bedside
  if (actor === watchers[0]) {
    if (sleepers.length >= MANY) return place(actor, HEAD + BY_THE_HEAD, -24, 0)
    if (sitsOnEnd(actor, watchers, sleepers)) {
      const sitting = { ...actor, perched: true, presence: { ...actor.presence, action: SITTING } }
      return place(sitting, last.x + ON_END.x, -ON_END.before, bed - ON_END.legs)
    }
    const { attachment, isPerson } = actor
    if (sleepers.length === 1 && isPerson && attachment && attachment.whom === sleepers[0]?.presence.who)
      return bentDown(actor, above, attachment.how === 'kissing', bedside)
  }
  return behindBlanket(actor, above, watchers, bedside)
}

/** Bends down to the face on the pillow to kiss it or lay a hand on its hair. */
function bentDown(
  actor: Actor,
  above: number,
  kisses: boolean,
  { ground, scale, bed, at, place }: Bedside,
): Placed {
  const top = kisses ? BENT.top : RIDGE.top
  const bent = place(actor, kisses ? BENT.x : BENT.aside, 16, bed + top - above)
  const reach = { x: at(BENT.hand), y: ground + 6 - (bed + BENT.hair) * scale }
  return {
    ...bent,
    clipBelow: ground + 6 - bed * scale,
    spot: { ...bent.spot, ...(kisses ? {} : { reach }) },
  }
}

function behindBlanket(
  actor: Actor,
  above: number,
  watchers: readonly Actor[],
  { ground, scale, last, bed, place }: Bedside,
): Placed {
  const share = (watchers.indexOf(actor) + 1) / (watchers.length + 1)
  const x = last.x + RIDGE.from + (RIDGE.to - RIDGE.from) * share
  const watcher = place(actor, x, last.y + 16, bed + RIDGE.top - above)
  return { ...watcher, clipBelow: ground + 6 - (last.y + bed) * scale }
}

const SITTING = 'sitting' as const
/** A single watcher of a single child may sit on the end of its bed. */
const sitsOnEnd = (actor: Actor, watchers: readonly Actor[], sleepers: readonly Actor[]): boolean =>
  actor.isPerson &&
  watchers.length === 1 &&
  sleepers.length === 1 &&
  sleepers[0]?.sleepingPlace === 'bed' &&
  sleepers[0].bedding?.watch === 'end' &&
  !sleepers[0].bedding.close

/** Total width of the beds at scale 1. */
export const bedsWidth = (actors: readonly Actor[]): number => {
  const { length } = actors.filter(isSleeper)
  return FOOT - HEAD + (NEXT[length - 1] ?? NEXT[2]).x * (length - 1) + 2 * AWAY
}
