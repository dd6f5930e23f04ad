import type { Helper, Presence, SceneNote } from '../../../shared/stories/scene.ts'
import { isAtBed } from '../bed-things.ts'
import { isRole as isPerson } from '../figures/people/people.ts'
import { DOORWAY, lastWords } from './bedtime-actions.ts'
import type { RoomKind } from './rooms.ts'
import { isUnderAll } from './under-all.ts'
import type { WindowView } from './window-views.ts'

/** The camera positions for a child sleeping in a bed. */
export const BED_VIEWS = ['side', 'foot', 'close', 'window', 'door'] as const
export type BedView = (typeof BED_VIEWS)[number]
export const BED_FORMS = ['wooden', 'iron', 'posts', 'bunk', 'box', 'berth', 'mattress', 'nest'] as const
export type BedForm = (typeof BED_FORMS)[number]
export const BLANKETS = ['dots', 'stripes', 'checks', 'stars', 'patches', 'waves'] as const
export type BlanketPattern = (typeof BLANKETS)[number]

/** The bed, and how a child lies in it. */
export interface Bedding {
  form: BedForm
  pattern: BlanketPattern
  /** Integer that picks the blanket's color. */
  dye: number
  /** On its side with the cheek on the pillow, instead of on folded arms. */
  onSide: boolean
  /** Seen from close by. */
  close: boolean
  /** Position of the first watcher: behind the blanket, or on the end of the bed. */
  watch: 'behind' | 'end'
  /** All the way under the blanket: no face is to be seen. */
  hidden?: boolean
}

/** Varies the bedding by sleeper: each gets its own blanket and position. */
export function beddingOf(bedding: Bedding | undefined, who: string): Bedding | undefined {
  const index = Number(/\d+$/.exec(who)?.[0] ?? 0)
  return bedding && { ...bedding, dye: bedding.dye + index, onSide: bedding.onSide !== (index % 2 === 1) }
}

/** How the last page of a story looks when its child sleeps in a bed. */
export interface BedtimeLook {
  view: BedView
  /** Undefined for the child's own room. */
  room: RoomKind | undefined
  outside: WindowView
  lit: 'dark' | 'lamp' | 'hall'
  bedding: Bedding
}

type Words = readonly [RegExp, RoomKind, WindowView, ...BedForm[]]

/** Rooms by words of the place, each with the view from its window and its beds. */
const ROOM_WORDS: readonly Words[] = [
  [/\b(?:train|sleeping car|sleeper)\b/, 'train', 'hills', 'bunk', 'box'],
  [/\b(?:moon station|moon base|the base|Earth in the)\b/i, 'station', 'earth', 'berth', 'bunk'],
  [
    /\b(?:rocket|spaceship|space ship|space station|starship|round ship's)\b/,
    'station',
    'stars',
    'berth',
    'bunk',
  ],
  [/\blighthouse|\bround (?:bed)?room|\blight going by\b/, 'lighthouse', 'sea', 'iron', 'box'],
  [/\b(?:ship|cabin of the|captain)\b/, 'ship', 'sea', 'bunk', 'box', 'wooden'],
  [/\b(?:castle|palace|tower)\b/, 'castle', 'hills', 'posts', 'wooden'],
  [/\b(?:burrow|under the roots|hollow|badger|den)\b/, 'burrow', 'wood', 'nest', 'box'],
  [/\b(?:hut|log cabin|cabin|lodge|hutte|chalet|mountain house)\b/, 'logs', 'wood', 'bunk', 'wooden', 'box'],
  [
    /\b(?:under the roof|attic|loft|farmhouse|on the farm|bakery)\b/,
    'attic',
    'hills',
    'iron',
    'wooden',
    'mattress',
  ],
  [
    /\b(?:hotel|old house|manor|inn|porter|grandma’s house|grandpa’s house)\b/i,
    'old',
    'hills',
    'iron',
    'posts',
    'wooden',
  ],
  [/\b(?:by|near|beside) the (?:sea|beach|harbor)\b/, 'seaside', 'sea', 'iron', 'wooden', 'box'],
  [/\b(?:city|over the street|roofs)\b/, 'city', 'city', 'mattress', 'iron', 'wooden'],
]
const AT_HOME: readonly BedForm[] = ['wooden', 'iron', 'box', 'mattress', 'posts', 'bunk']

const OUT_OF_IT: readonly [RegExp, WindowView][] = [
  [/\bsnow/, 'snow'],
  [/\b(?:sea|lighthouse|light going by|waves|harbor)\b/, 'sea'],
  [/\b(?:city|street|roofs|garage)\b/, 'city'],
  [/\b(?:earth)\b/i, 'earth'],
  [/\b(?:plain|savanna)\b/, 'plain'],
  [/\b(?:stars)\b/, 'stars'],
  [/\b(?:forest|wood|oak|trees?|hedge)\b/, 'wood'],
]

/** Words that ask for a view; without any, every view is possible. */
const ASKED: readonly [RegExp, BedView][] = [
  [
    /\b(?:outside|from outside|in the (?:garden|yard|street)|the window|windowsill|the roofs?|over the sea|the light (?:came|went) by|moon (?:came|went|looked|stood))\b/i,
    'window',
  ],
  [
    /\b(?:doorway|(?:in|at|to|by) (?:the|\p{Lu}\p{L}+[’']s) door|door (?:open|stood)|a crack|tiptoe|looked in|went (?:out|away|down)|in the hall)\b/iu,
    'door',
  ],
  [/\b(?:foot|edge|end|middle) of the (?:bed|quilt|blanket|mattress)\b/i, 'foot'],
  [/\b(?:kiss(?:es|ed)?|cheek|nose|ears?|eyes?|hair|forehead|chin|whispered|mouth|yawn)\b/i, 'close'],
]

const DARK =
  /\b(?:put|blew|turned|switched|went) out\b|\blamp out\b|\bin the dark\b|\bit was dark\b|\bdark (?:bed)?room\b/
const LAMP = /\b(?:lamp|lantern|candle|candlelight|flashlight)\b/

const BEDDING =
  /\b(?:bed|bunk|quilt|blanket|pillow|window|curtain|lamp|lantern|candle|moon|stars?|chair|door)$/
/** Away from home, beds are what was brought along. */
const BROUGHT: readonly BedForm[] = ['mattress', 'wooden']
const formsAt = (setting: SceneNote['setting'], forms: readonly BedForm[]): readonly BedForm[] =>
  forms.length > 0 ? forms : setting === 'Bedroom' ? AT_HOME : BROUGHT

/** Rooms that are drawn for somebody awake, too: in any room of a train one is in the train. */
const INDOORS: ReadonlySet<SceneNote['setting']> = new Set(['Bedroom', 'Old Manor', 'Kitchen'])

/** The room of a tale that its place names, other than the child's own, and the view from its window. */
export function taleRoomOf({
  setting,
  place,
}: Pick<SceneNote, 'setting' | 'place'>): { room: RoomKind; outside: WindowView } | undefined {
  const words = INDOORS.has(setting) ? ROOM_WORDS.find(([pattern]) => pattern.test(place)) : undefined
  const [, room, usual] = words ?? []
  if (!room || !usual || (setting !== 'Bedroom' && room !== 'train')) return undefined
  return { room, outside: OUT_OF_IT.find(([pattern]) => pattern.test(place))?.[1] ?? usual }
}

/** Everything about the look of a bedtime picture; a room without a lamp is dark except for the light of the hall. */
export function bedtimeLookOf(
  { setting, place, present, props }: Pick<SceneNote, 'setting' | 'place' | 'present' | 'props'>,
  narration: string,
  seed: number,
  helpers: readonly Helper[],
  unlit = false,
): BedtimeLook {
  const chance = chances(`${seed} ${narration} ${place}`)
  const end = lastWords(narration)
  const about = `${place} ${props.join(' ')}`
  const words = ROOM_WORDS.find(([pattern]) => pattern.test(about))
  const [, room, usual, ...forms] = words ?? []
  const outside = OUT_OF_IT.find(([pattern]) => pattern.test(about))?.[1] ?? usual ?? 'hills'
  // Nobody sits on what lies on the blanket, and no frame crops it.
  const isFree =
    props.every((prop) => BEDDING.test(prop) && !isAtBed(prop)) &&
    present.every((one) => isChild(one) || one.action !== 'asleep')
  const isFramed = isFree || !present.every(isChild)
  const hidden = isUnderAll(narration)
  const view =
    setting === 'Bedroom' && !hidden ? viewOf(present, end, chance, helpers, isFramed) : ('side' as const)
  const lit = litBy(`${end} ${about}`, view, unlit, chance(1))
  return {
    view,
    room,
    outside,
    lit,
    bedding: {
      form: formOf(chance(2), formsAt(setting, forms), present.filter(mustBeSeen).length),
      pattern: oneBy(chance(3), BLANKETS),
      dye: chance(4),
      close: view === 'close',
      onSide: chance(5) % 5 < 3,
      hidden,
      watch: isFree && (/\b(?:sat|sitting)\b/.test(end) || chance(6) % 3 === 0) ? 'end' : 'behind',
    },
  }
}

/** The light source: a window is lit from inside, a door lets in the light of the hall. */
function litBy(words: string, view: BedView, unlit: boolean, chance: number): BedtimeLook['lit'] {
  if (view === 'door') return 'hall'
  if (unlit || DARK.test(words)) return 'dark'
  if (view === 'window' || LAMP.test(words)) return 'lamp'
  return oneBy(chance, ['dark', 'lamp', 'lamp', 'hall'])
}

/** These beds would hide the next sleeper's face. */
const TALL: ReadonlySet<BedForm> = new Set<BedForm>(['posts', 'bunk', 'berth'])
function formOf(chance: number, forms: readonly BedForm[], sleepers: number): BedForm {
  const low = forms.filter((form) => !TALL.has(form))
  return oneBy(chance, sleepers < 2 ? forms : low.length > 0 ? low : (['wooden'] as const))
}

const oneBy = <T>(chance: number, list: readonly T[]): T => list[chance % list.length] as T

const FRAMED: ReadonlySet<BedView> = new Set<BedView>(['window', 'door'])
/** Weight of a view that the text asks for. */
const SURE = 6

/** Usually a view that the text asks for; otherwise any that has room for everyone. */
function viewOf(
  present: readonly Presence[],
  narration: string,
  chance: (of: number) => number,
  helpers: readonly Helper[],
  isFramed: boolean,
): BedView {
  if (present.some((one) => one.bond?.to === DOORWAY || isAtWindow(one))) return 'side'
  const asked = ASKED.filter(([pattern]) => pattern.test(narration)).map(([, view]) => view)
  const able = BED_VIEWS.filter((view) =>
    view === 'foot' ? hasRoomAtFoot(present, helpers) : isFramed || !FRAMED.has(view),
  )
  const wished = asked.filter((view) => able.includes(view))
  return oneBy(chance(7), [...Array.from({ length: SURE }, () => wished).flat(), ...able])
}

const isChild = ({ who }: Presence) => who.startsWith('child-')
const isAtWindow = ({ bond }: Presence) => /\bwindow$/.test(bond?.to ?? '')
/** A tall bed would hide the face. */
const mustBeSeen = (one: Presence) => isChild(one) || isAtWindow(one) || one.bond?.to === DOORWAY

/** From the foot of the bed there is room for several sleepers, or for one and somebody sitting there. */
function hasRoomAtFoot(present: readonly Presence[], helpers: readonly Helper[]): boolean {
  const others = present.filter((one) => !isChild(one))
  const sleepers = present.length - others.length
  const [first] = others
  if (!first) return true
  const helper = helpers.find(({ id }) => id === first.who)
  return (
    sleepers === 1 &&
    others.length === 1 &&
    !first.bond &&
    first.action !== 'asleep' &&
    isPerson(helper?.figure ?? 'thing')
  )
}

/** Pseudo-random integers seeded by the text. */
function chances(words: string): (of: number) => number {
  const base = [...words].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0,
    2166136261,
  )
  return (of) => {
    const mixed = Math.imul(base ^ Math.imul(of, 0x9e3779b1), 0x85ebca6b) >>> 0
    return (mixed ^ (mixed >>> 13)) >>> 0
  }
}
