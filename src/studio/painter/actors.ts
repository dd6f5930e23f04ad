import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import type { Random } from '../../shared/kit/random.ts'
import type { Action, Helper, Presence, View } from '../../shared/stories/scene.ts'
import type { Bedding } from './bedtime/bedtime-look.ts'
import { orderByAttachment, withAttachment } from './bonds/actor-attachment.ts'
import type { Attachment } from './bonds/attachment.ts'
import type { Backdrop } from './brush.ts'
import { isBig, isHugeIn, isThumbSized, isTiny } from './described-size.ts'
import { type Effort, withEffort } from './efforts.ts'
import { afloat, FURTHER_BACK, flightOf, isDown, isSmall, roomFor, scaleByDistance } from './figure-sizes.ts'
import type { Spot } from './figures/drawing.ts'
import { canDraw, heightOf, isPerson, isSameAs, livingPropWidth, standsOnGround } from './figures/index.ts'
import { describedLook } from './figures/people/described-look.ts'
import { findProp } from './figures/props/find-prop.ts'
import { type Kin, kinOf } from './kin.ts'
import { standsOutside } from './life-size.ts'
import type { Load, Loads } from './loads.ts'
import type { Powder } from './powder.ts'
import type { SleepingPlace } from './sleeping-place.ts'

export interface Cast {
  children: readonly CastSheet[]
  helpers: readonly Helper[]
  /** Who is covered in flour or dust. */
  powder?: Powder
  /** Who is awake with eyes closed. */
  eyesShut?: ReadonlySet<string>
  /** What somebody has on the head, the shoulder or the back. */
  loads?: Loads
  /** Who pushes or pulls. */
  efforts?: ReadonlyMap<string, Effort>
}

/** A child or helper in a scene, with the room it needs. */
export interface Actor {
  presence: Presence
  sheet?: CastSheet
  helper?: Helper
  width: number
  /** Scale relative to the others: below 1 for large figures, which stand further back. */
  relativeScale: number
  /** Height above the ground, at scale 1. */
  flight: number
  /** Described as no bigger than a thumb. */
  thumb?: boolean
  /** Described as larger than everyone else. */
  huge?: boolean
  /** Described as big for its kind. */
  big?: boolean
  /** The story already has a helper of the same kind. */
  second: boolean
  /** Set for relatives of the main child: same skin, and gray hair for grandparents. */
  kin?: Kin | undefined
  /** For other children: the size of the child whose story it is. */
  peer?: CastSheet['height']
  /** What a sleeping child lies on. */
  sleepingPlace?: SleepingPlace | undefined
  /** The bed and how the child lies in it. */
  bedding?: Bedding | undefined
  /** What it is on, in, under or touching. */
  attachment?: Attachment | undefined
  /** It sits on something with its legs hanging down. */
  perched?: boolean
  /** It kisses the figure in front of it. */
  kissing?: boolean
  /** Awake under its own blanket. */
  covered?: boolean
  /** The color of the powder that covers it. */
  powder?: string
  eyesShut?: boolean
  /** It pushes or pulls with its whole body. */
  effort?: Effort
  /** The hat that the paragraph puts on its head, in its words. */
  hat?: string
  /** What it has on its head, its shoulder or its back. */
  loads?: readonly Load[]
  /** Stands waist-deep in the water behind the shore. */
  wades?: boolean
  /** A child or a grown-up, drawn with the children's rig. */
  isPerson: boolean
}

export interface Placed extends Actor {
  spot: Spot
  /** The ground line it stands on or hovers over; lower on the canvas is nearer. */
  depth: number
  /** Height of what a small helper stands on to be visible in a near view. */
  perch: number
  /** Which way it lies; undefined for figures that turn to somebody. */
  facing?: boolean
  /** The line below which a bed or container hides it. */
  clipBelow?: number
  /** Rotation in degrees. */
  rotation?: number
}

/** Living props wider than this stand further back, as large animals do. */
const BROAD_THING = 240
export const CHILD_ROOM = 190
/** Width needed by an action and its gear. */
const ROOM: Partial<Record<Action, number>> = {
  riding: 250,
  rowing: 330,
  swimming: 280,
  cooking: 210,
  hiding: 220,
  peeking: 220,
  throwing: 220,
}
/** With arms spread, in water. */
const SWIMMING_ROOM = 236
/** Hugging figures stand close. */
const CLOSE = 0.62
const CLOSE_TO_LARGE = 0.5
/** Scale of figures described as huge (they stand at the back), tiny, or no bigger than a thumb. */
const [HUGE, TINY, THUMB] = [1.3, 0.66, 0.34] as const
const HUGE_ROOM = 300
/** A castle that is somebody is larger still. */
const [BUILDING, BUILDING_ROOM] = [1.9, 420] as const
/** The height of an animal that is called big, a little above a grown-up's head, and its largest scale. */
const [BIG_HEIGHT, BIGGEST] = [340, 1.75] as const
/** Near views show the face of a mouse or a butterfly. */
const [ENLARGED, A_BIRD] = [1.4, 1.08] as const
/** But not of one that is called small: it is beside a child. */
const enlarged = (helper: Helper): number => {
  if (isThumbSized(helper) || isTiny(helper)) return 1
  if (helper.figure === 'parrot' || /\b(?:small|little)\b/.test(helper.kind ?? '')) return A_BIRD
  return ENLARGED
}

/**
 * The actors from left to right: children together in the middle, helpers on both sides. Which side the first helper
 * takes varies by page.
 */
export function actorsOf(
  present: readonly Presence[],
  cast: Cast,
  backdrop: Backdrop,
  random: Random,
  view: View,
): Actor[] {
  const actors = kneelBySleepers(present)
    .flatMap((presence) => actorOf(presence, cast, backdrop, view))
    .map((actor) => (isSwimmerAtShore(actor, backdrop) ? asWader(actor) : actor))
    .map((actor) => withPowder(actor, cast.powder?.get(actor.presence.who)))
    .map((actor) => (cast.eyesShut?.has(actor.presence.who) ? { ...actor, eyesShut: true } : actor))
    .map((actor) => withLoad(actor, cast.loads?.get(actor.presence.who)))
    .map((actor, _, all) => withAttachment(actor, all))
    .map((actor) => withEffort(actor, cast.efforts?.get(actor.presence.who)))
    .map((actor, _, all) => asSeat(actor, all))
  const helpers = actors.filter((actor) => actor.helper)
  const first = random() < 0.5 ? 0 : 1
  return orderByAttachment([
    ...helpers.filter((_, index) => index % 2 === 1 - first).reverse(),
    ...actors.filter((actor) => actor.sheet),
    ...helpers.filter((_, index) => index % 2 === first),
  ])
}

const withPowder = (actor: Actor, powder: string | undefined): Actor =>
  powder === undefined ? actor : { ...actor, powder }

/** An animal in whose lap a person sits is large behind it. */
function asSeat(actor: Actor, all: readonly Actor[]): Actor {
  const isSeat =
    !actor.isPerson &&
    isDown(actor.presence.action) &&
    roomFor(actor.helper?.figure ?? 'thing') > SEAT &&
    all.some(
      (one) => one.isPerson && one.attachment?.how === 'on' && one.attachment.whom === actor.presence.who,
    )
  if (!isSeat) return actor
  return { ...actor, huge: true, relativeScale: Math.max(LAP, actor.relativeScale), width: HUGE_ROOM }
}
/** Room of figures large enough to sit on, and the scale of one with somebody in its lap. */
const [SEAT, LAP] = [200, 1.15] as const

/** A hat is worn; everything else is drawn on its bearer. */
function withLoad(actor: Actor, loads: readonly Load[] | undefined): Actor {
  if (!loads) return actor
  const hats = loads.filter(({ words, where }) => where === 'head' && describedLook(words).hat)
  const others = loads.filter((load) => !hats.includes(load))
  const [hat] = hats
  return { ...actor, ...(others.length > 0 ? { loads: others } : {}), ...(hat ? { hat: hat.words } : {}) }
}

/** Swimmers at a shore are placed behind it, in the water. */
const isSwimmerAtShore = ({ presence: { action, bond } }: Actor, { water, floats }: Backdrop) =>
  action === 'swimming' && water !== undefined && !floats && bond === undefined
const asWader = (actor: Actor): Actor => ({
  ...actor,
  wades: true,
  width: CHILD_ROOM,
  presence: { ...actor.presence, action: actor.isPerson ? 'waving' : actor.presence.action },
})
/** Anyone standing by children asleep on the ground kneels. */
function kneelBySleepers(present: readonly Presence[]): Presence[] {
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
    return [{ presence: acting, sheet, width, relativeScale: 1, flight: 0, second: false, isPerson: true }]
  }
  const helper = cast.helpers.find((one) => one.id === presence.who)
  if (!helper || !canDraw(figureWordsOf(helper))) return []
  const flight = flightAs(helper, presence)
  const huge = isHugeIn(view, helper) || isBuilding(helper)
  const near =
    relativeScaleOf(helper, huge) * (view === 'near' && isSmall(helper.figure) ? enlarged(helper) : 1)
  return [
    {
      presence: flight > 0 ? { ...acting, action: afloat(presence) } : acting,
      helper,
      width: roomOfHelper(helper, huge) * (close < 1 && near < 1 ? CLOSE_TO_LARGE : close),
      relativeScale: near,
      huge,
      big: isBig(helper),
      ...(isThumbSized(helper) ? { thumb: true } : {}),
      flight,
      second: cast.helpers.slice(0, cast.helpers.indexOf(helper)).some(isLike(helper)),
      kin: kinOf(helper, cast.children[0]),
      ...(helper.figure === 'child' && cast.children[0] ? { peer: cast.children[0].height } : {}),
      isPerson: isPerson(helper.figure),
    },
  ]
}

/** A castle, a house or a ship that is somebody is larger than people, unless it is said to be small. */
function isBuilding({ figure, kind = '', name }: Helper): boolean {
  // “Castle whose windows are eyes” is a castle.
  const [own = ''] = kind.split(/,| (?:with|whose|who|that|which|in|on) /)
  const words = findProp(own) ? own : findProp(kind) ? kind : name
  const isSmall =
    /\b(?:tiny|toy|paper)\b/.test(kind) || (/\b(?:small|little|round)\b/.test(own) && !/\brocket\b/.test(own))
  return figure === 'thing' && !isSmall && standsOutside(words)
}

const isLike = (helper: Helper) => (other: Helper) =>
  isSameAs(other.kind ?? other.figure, figureWordsOf(helper))

const roomOfHelper = (helper: Helper, huge: boolean): number => {
  if (huge) return isBuilding(helper) ? BUILDING_ROOM : HUGE_ROOM
  const broad = livingPropWidth(figureWordsOf(helper))
  return broad === undefined ? roomFor(helper.figure) : broad * relativeScaleOf(helper, huge)
}

function relativeScaleOf(helper: Helper, huge: boolean): number {
  if (huge) return isBuilding(helper) ? BUILDING : HUGE
  if (isThumbSized(helper)) return THUMB
  const height = isBig(helper) ? heightOf(figureWordsOf(helper)) : undefined
  if (height !== undefined) return Math.min(BIGGEST, Math.max(1, BIG_HEIGHT / height))
  if (isTiny(helper)) return scaleByDistance(helper.figure) * TINY
  const broad = livingPropWidth(figureWordsOf(helper))
  return broad !== undefined && broad > BROAD_THING ? FURTHER_BACK : scaleByDistance(helper.figure)
}

const flightAs = (helper: Helper, { action }: Presence): number =>
  standsOnGround(figureWordsOf(helper)) ? 0 : flightOf(helper.figure, action)

/** A helper's figure with the words that describe it: its kind, or its name for a living prop. */
export const figureWordsOf = ({ figure, kind, name }: Helper) => ({
  figure,
  kind: kind ?? (figure === 'thing' ? name : ''),
})
