import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import type { Random } from '../../shared/kit/random.ts'
import type { Action, Helper, Presence, View } from '../../shared/stories/scene.ts'
import type { Bedding } from './bedtime/night.ts'
import type { Bound } from './bonds/bound-to.ts'
import { besideTheirs, withBond } from './bonds/with-bond.ts'
import type { Backdrop } from './brush.ts'
import type { Spot } from './figures/drawing.ts'
import { isKnown, isPerson, isSameAs, roomOf, standsOnGround } from './figures/index.ts'
import { type Kin, kinOf } from './kin.ts'
import { afloat, FURTHER_BACK, flightOf, nearness, roomFor } from './placing.ts'
import type { Powder } from './powdered.ts'
import type { Rest } from './resting.ts'
import { isHugeIn, isTiny } from './size.ts'

export interface Cast {
  children: readonly CastSheet[]
  helpers: readonly Helper[]
  /** Who is white with flour. */
  powder?: Powder
  /** Who has its eyes shut, awake. */
  eyesShut?: ReadonlySet<string>
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
  eyesShut?: boolean
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
/** A thing that is somebody and broader than this stands further back, as large animals do. */
const BROAD_THING = 240
export const CHILD_ROOM = 190
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
    .map((actor) => (cast.eyesShut?.has(actor.presence.who) ? { ...actor, eyesShut: true } : actor))
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
