import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import type { Random } from '../../shared/kit/random.ts'
import type { Action, Helper, Presence, View } from '../../shared/stories/scene.ts'
import type { Bedding } from './bedtime/night.ts'
import type { Bound } from './bonds/bound-to.ts'
import { besideTheirs, withBond } from './bonds/with-bond.ts'
import type { Backdrop } from './brush.ts'
import type { Camera } from './camera.ts'
import { TALL } from './canvas.ts'
import type { Spot } from './figures/drawing.ts'
import { isKnown, isPerson, isSameAs, roomOf, standsOnGround } from './figures/index.ts'
import { type Kin, kinOf } from './kin.ts'
import { afloat, FURTHER_BACK, flightOf, isDown, nearness, needsPerch, roomFor } from './placing.ts'
import type { Powder } from './powdered.ts'
import { REST_HEIGHT, type Rest } from './resting.ts'
import { isHugeIn, isTiny } from './size.ts'

export interface Cast {
  children: readonly CastSheet[]
  helpers: readonly Helper[]
  /** Who is white with flour. */
  powder?: Powder
}

/** Who acts in a scene, and how much room that takes. */
export interface Actor {
  presence: Presence
  sheet?: CastSheet
  helper?: Helper
  width: number
  /** Its size beside others': less than 1 for who is large and stands further back. */
  nearness: number
  /** How high it flies, at scale 1. */
  flight: number
  /** By the words it is larger than all others. */
  huge?: boolean
  /** There is one of its kind in the story already. */
  second: boolean
  /** Of the main child's family: of its skin, and old where it is a grandparent. */
  kin?: Kin | undefined
  /** What a sleeping child lies on. */
  rest?: Rest | undefined
  /** How it sleeps there. */
  bedding?: Bedding | undefined
  /** What it is on, in or under, or touches. */
  bound?: Bound | undefined
  /** It sits on something that its legs hang down from. */
  perched?: boolean
  /** It kisses who is before it. */
  kissing?: boolean
  /** Awake under a blanket of its own. */
  covered?: boolean
  /** The color of what it is covered with from head to foot. */
  powder?: string
  /** It stands in the water behind the shore, up to the waist. */
  wades?: boolean
  /** A child or a grown-up: of the children's rig. */
  isPerson: boolean
}

export interface Placed extends Actor {
  spot: Spot
  /** The line its feet, or the air below them, stand on: who is lower is nearer. */
  depth: number
  /** How high the thing is that a small helper stands on, to be seen in a near view. */
  perch: number
  /** Which way it lies; undefined for who turns to somebody. */
  facing?: boolean
  /** The line below which it is hidden, by a bed or what it is in. */
  hem?: number
  /** Degrees that it is tipped over by. */
  tip?: number
}

/** The cast's line: where it begins, how large the figures are, and how close they stand. */
export interface Row {
  left: number
  scale: number
  squeeze: number
  /** Whether those in front, where it is close, are the even or the odd ones. */
  front: 0 | 1
  /** How far those in front stand before the others, beside what is usual. */
  stagger: number
}

/** Everybody has to fit into the tall cut around the focus. */
const REACH = TALL.width * 0.86
/** How far broad helpers at the ends reach beyond it with wings and flanks. */
const BEYOND = 110
const SCALES: Record<View, readonly number[]> = {
  wide: [1.34, 1.26, 1.14, 1, 0.88, 0.78],
  near: [2.05, 1.74, 1.5, 1.3, 1.12, 0.98],
  inside: [1.62, 1.5, 1.34, 1.18, 1.02, 0.9],
}
/** Closer than this share of their room figures hide each other. */
const CLOSEST: Record<View, number> = { wide: 0.46, near: 0.44, inside: 0.46 }
/** How far those in front stand before the others when there is no room between them. */
const STAGGER: Record<View, number> = { wide: 130, near: 190, inside: 170 }
/** Who sits in front has a low face as it is. */
const LOW_ALREADY = 0.6
/** A thing that is somebody and broader than this stands further back, as large animals do. */
const BROAD_THING = 240
const CHILD_ROOM = 190
/** What a doing takes with what belongs to it. */
const ROOM: Partial<Record<Action, number>> = {
  riding: 250,
  rowing: 330,
  swimming: 280,
  cooking: 210,
  hiding: 220,
  peeking: 220,
  throwing: 220,
}
/** With the arms spread, in water. */
const SWIMMING_ROOM = 236
/** Who hugs stands close. */
const CLOSE = 0.62
const CLOSE_TO_LARGE = 0.5
/** Who is smaller than this stands behind the others. */
const FAR_BACK = 0.85
const PERCH = 76
/** Beside its like: who is huge by the words, behind all others, and who is tiny. */
const [HUGE, TINY] = [1.3, 0.66] as const
const HUGE_ROOM = 300

/** The actors from left to right: children together in the middle, helpers to both sides, the first on a side that differs from page to page. */
export function actorsOf(
  present: readonly Presence[],
  cast: Cast,
  backdrop: Backdrop,
  random: Random,
  view: View,
): Actor[] {
  const actors = bentToSleepers(present)
    .flatMap((presence) => actorOf(presence, cast, backdrop, view))
    .map((actor) => (inTheSea(actor, backdrop) ? waded(actor) : actor))
    .map((actor) => withPowder(actor, cast.powder?.get(actor.presence.who)))
    .map((actor, _, all) => withBond(actor, all))
  const helpers = actors.filter((actor) => actor.helper)
  const first = random() < 0.5 ? 0 : 1
  return besideTheirs([
    ...helpers.filter((_, index) => index % 2 === 1 - first).reverse(),
    ...actors.filter((actor) => actor.sheet),
    ...helpers.filter((_, index) => index % 2 === first),
  ])
}

const withPowder = (actor: Actor, powder: string | undefined): Actor =>
  powder === undefined ? actor : { ...actor, powder }

/** Who swims where there is a shore is behind it, in the water of the place. */
const inTheSea = ({ presence: { action, bond } }: Actor, { water, floats }: Backdrop) =>
  action === 'swimming' && water !== undefined && !floats && bond === undefined
const waded = (actor: Actor): Actor => ({
  ...actor,
  wades: true,
  width: CHILD_ROOM,
  presence: { ...actor.presence, action: actor.isPerson ? 'waving' : actor.presence.action },
})
/** How high the water is on who stands in it, at scale 1, and how far behind the shore they are. */
export const WADED = 112
const OFF_SHORE = 10
const FURTHER_OUT = 0.86

/** Whoever stands by children that sleep on the ground bends down to them. */
function bentToSleepers(present: readonly Presence[]): Presence[] {
  const children = present.filter(({ who }) => who.startsWith('child-'))
  const asleep = children.length > 0 && children.every(({ action }) => action === 'asleep')
  return present.map((one) =>
    asleep && !children.includes(one) && UPRIGHT.has(one.action) ? { ...one, action: 'kneeling' } : one,
  )
}

const UPRIGHT: ReadonlySet<Action> = new Set<Action>([
  'standing',
  'looking-up',
  'reaching',
  'waving',
  'pointing',
  'hugging',
])

function actorOf(presence: Presence, cast: Cast, { floats }: Backdrop, view: View): Actor[] {
  const acting = floats ? { ...presence, action: afloat(presence) } : presence
  const close = presence.action === 'hugging' ? CLOSE : 1
  const child = /^child-(\d+)$/.exec(presence.who)?.[1]
  const sheet = child === undefined ? undefined : cast.children[Number(child)]
  if (sheet) {
    const width = (floats ? SWIMMING_ROOM : (ROOM[presence.action] ?? CHILD_ROOM)) * close
    return [{ presence: acting, sheet, width, nearness: 1, flight: 0, second: false, isPerson: true }]
  }
  const helper = cast.helpers.find((one) => one.id === presence.who)
  if (!helper || !isKnown(kindred(helper))) return []
  const flight = flightAs(helper, presence)
  const huge = isHugeIn(view, helper)
  const near = nearnessOf(helper, huge)
  return [
    {
      presence: flight > 0 ? { ...acting, action: afloat(presence) } : acting,
      helper,
      width: roomOfHelper(helper, huge) * (close < 1 && near < 1 ? CLOSE_TO_LARGE : close),
      nearness: near,
      huge,
      flight,
      second: cast.helpers.slice(0, cast.helpers.indexOf(helper)).some(isLike(helper)),
      kin: kinOf(helper, cast.children[0]),
      isPerson: isPerson(helper.figure),
    },
  ]
}

const isLike = (helper: Helper) => (other: Helper) => isSameAs(other.kind ?? other.figure, kindred(helper))

const roomOfHelper = (helper: Helper, huge: boolean): number => {
  if (huge) return HUGE_ROOM
  const broad = roomOf(kindred(helper))
  return broad === undefined ? roomFor(helper.figure) : broad * nearnessOf(helper, huge)
}

function nearnessOf(helper: Helper, huge: boolean): number {
  if (huge) return HUGE
  if (isTiny(helper)) return nearness(helper.figure) * TINY
  const broad = roomOf(kindred(helper))
  return broad !== undefined && broad > BROAD_THING ? FURTHER_BACK : nearness(helper.figure)
}

const flightAs = (helper: Helper, { action }: Presence): number =>
  standsOnGround(kindred(helper)) ? 0 : flightOf(helper.figure, action)

/** A helper's own words for what it is, else its name. */
export const kindred = ({ figure, kind, name }: Helper) => ({
  figure,
  kind: kind ?? (figure === 'thing' ? name : ''),
})

/** The largest row that still fits into the tall cut without hiding anybody. */
export function rowOf(actors: readonly Actor[], { view, middle }: Camera, size: number): Row {
  const room = actors.reduce((sum, actor) => sum + actor.width, 0)
  const wish = SCALES[view][Math.max(0, actors.length - 1)] ?? 0.72
  const scale = Math.min(wish, REACH / (CLOSEST[view] * Math.max(1, room))) * size
  const ends = [actors[0], actors.at(-1)].map((actor) => Math.max(0, (actor?.width ?? 0) - CHILD_ROOM) / 2)
  const reach = REACH + Math.min(BEYOND, ends.reduce((sum, end) => sum + end, 0) * scale)
  const squeeze = Math.min(1, reach / Math.max(1, room * scale))
  return { left: middle - (room * scale * squeeze) / 2, scale, squeeze, front: frontOf(actors), stagger: 1 }
}

/** Of those who stand close every second is nearer and lower: those who sit and who are small, before those who stand. */
function frontOf(actors: readonly Actor[]): 0 | 1 {
  const low = ({ presence, nearness }: Actor) =>
    (isDown(presence.action) ? 2 : 0) - (nearness < FAR_BACK ? 3 : 0)
  const sum = (odd: 0 | 1) =>
    actors.reduce((total, actor, index) => (index % 2 === odd ? total + low(actor) : total), 0)
  return sum(0) > sum(1) ? 0 : 1
}

/** Sets the actors on their spots; who is nearer stands lower, the more so the closer they stand. */
export function placeAll(
  actors: readonly Actor[],
  { floats, water }: Backdrop,
  { ground, view, top, zoom }: Camera,
  row: Row,
  random: Random,
): Placed[] {
  const crowded = (1 - row.squeeze) * STAGGER[view] * row.stagger
  let at = row.left
  return actors.map((actor, index) => {
    const width = actor.width * row.scale * row.squeeze
    const x = at + width / 2
    at += width
    if (actor.wades && water && !water.isDeep) {
      const depth = Math.min(ground - 20, (water.bottom - top) * zoom - OFF_SHORE)
      const scale = row.scale * actor.nearness * FURTHER_OUT
      return { ...actor, depth, perch: 0, spot: { x, y: depth + WADED * scale, scale, aloft: true } }
    }
    const { action } = actor.presence
    const figure = actor.helper?.figure
    const nearer =
      (random() * 8 +
        (index % 2 === row.front ? 16 + crowded * (isDown(action) ? LOW_ALREADY : 1) : 0) +
        (isDown(action) || action === 'hugging' ? 14 : 0)) *
      row.scale
    const behind = actor.helper ? -10 : 6
    const depth = ground + (actor.huge ? -60 * row.scale : actor.nearness < FAR_BACK ? -24 : nearer + behind)
    const flight = actor.flight * row.scale
    const perch = view !== 'wide' && !floats && flight === 0 && needsPerch(figure) ? PERCH * row.scale : 0
    const bed = actor.rest && !floats ? REST_HEIGHT[actor.rest] * row.scale : 0
    const lift = floats
      ? 6 + (index % 2 === row.front ? 0 : 40 + crowded * row.scale) + random() * 20
      : flight + perch + bed
    return {
      ...actor,
      depth,
      perch: perch + bed,
      spot: {
        x,
        y: (floats ? ground : depth) - lift,
        scale: row.scale * actor.nearness,
        aloft: floats || flight > 0,
      },
    }
  })
}
