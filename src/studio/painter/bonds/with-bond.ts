import type { Action } from '../../../shared/stories/scene.ts'
import type { Actor } from '../actors.ts'
import { coversBody, grown, hangsOver, isSeat } from '../figures/props/seats.ts'
import { RIG_SCALE } from '../figures/stage.ts'
import { touchedSize } from '../life-size.ts'
import { isLarge } from '../placing.ts'
import { actingIn, type Bound, boundOf, HEAP } from './bound-to.ts'

/** Width of an actor relative to its usual one, by bond. */
const ROOM = { behind: 1, kissing: 0.66, 'hand-in-hand': 0.84, 'hand-on': 0.78 } as const
/** Carried or lying underneath it takes no width, in a heap little; lying down it needs its length. */
const [NONE, HEAPED, LYING] = [24, 0.66, 250] as const

/** Adjusts an actor to its bond. */
export function withBond(actor: Actor, all: readonly Actor[]): Actor {
  const { presence, sheet } = actor
  const bound = boundOf(
    presence,
    all.map((one) => one.presence),
    sheet,
  )
  if (!bound) {
    const least = LEAST[presence.action] ?? 0
    return { ...actor, width: Math.max(actor.width, least), bound: embraced(actor, all) }
  }
  const toChild = all.some((one) => one.sheet !== undefined && one.presence.who === bound.whom)
  const isGrown = actor.isPerson && sheet === undefined && actor.helper?.figure !== 'child'
  const action = actingIn(bound, presence.action, isGrown, toChild)
  const isCarried = bound.whom !== undefined && bound.how === 'on'
  const isHeld = bound.how === 'on' || bound.how === 'in' || bound.words === HEAP
  return {
    ...actor,
    presence: { ...presence, action },
    bound,
    width: roomIn(bound, actor, action === 'lying'),
    ...(isHeld ? { flight: 0 } : {}),
    ...(isCarried || (bound.how === 'on' && bound.thing && isSeat(bound.thing)) ? { perched: true } : {}),
    ...(isTuckedIn(bound, actor) ? { covered: true, bound: undefined } : {}),
    ...(bound.how === 'kissing' ? { kissing: true } : {}),
    ...(isCarried && sheet?.wheelchair ? { sheet: { ...sheet, wheelchair: false } } : {}),
  }
}

/** Somebody lying under a blanket is drawn with it. */
const isTuckedIn = ({ how, thing }: Bound, { isPerson, presence }: Actor): boolean =>
  isPerson && presence.action === 'lying' && how === 'under' && thing !== undefined && coversBody(thing)

/** Minimum width by action. */
const LEAST: Partial<Record<Action, number>> = { lying: LYING, 'arms-wide': 300 }

/** The bond of a hug: a child if present, otherwise, for a child, a grown-up. */
function embraced({ presence, sheet, isPerson }: Actor, all: readonly Actor[]): Bound | undefined {
  if (presence.action !== 'hugging' || presence.holding || !isPerson) return undefined
  const others = all.filter((one) => one.presence.who !== presence.who)
  const whom = others.find((one) => (one.sheet === undefined) === (sheet !== undefined)) ?? others[0]
  return whom ? { how: 'hand-on', whom: whom.presence.who, words: '' } : undefined
}

function roomIn({ how, whom, thing, words }: Bound, { width, helper }: Actor, lies: boolean): number {
  if (words === HEAP) return width * HEAPED
  if (whom !== undefined)
    return how === 'on' || how === 'in' ? NONE : how === 'under' ? LYING : width * ROOM[how]
  if (!thing) return lies ? Math.max(width, LYING) : width
  const broad = thing.half * 2 * RIG_SCALE
  if (how === 'hand-on') return width * 0.9 + broad * touchedSize(words, thing)
  if (how === 'under' && !coversBody(thing) && !hangsOver(thing)) return Math.max(width, broad * 1.9)
  return Math.max(isLarge(helper?.figure) ? width * 0.9 : width, broad * (how === 'on' ? grown(thing) : 0.86))
}

/** Reorders the row so that bound actors, and those of a heap, are side by side. */
export function besideTheirs(row: readonly Actor[]): Actor[] {
  const next = [...row]
  for (const actor of row) {
    const whom = actor.bound?.whom
    const target = next.findIndex(({ presence }) => presence.who === whom)
    const own = next.indexOf(actor)
    if (whom === undefined || target < 0 || Math.abs(target - own) <= 1) continue
    next.splice(own, 1)
    const at = next.findIndex(({ presence }) => presence.who === whom)
    next.splice(own < target ? at : at + 1, 0, actor)
  }
  const isHeaped = ({ bound }: Actor) => bound?.words === HEAP
  const first = next.findIndex(isHeaped)
  if (first < 0) return next
  const others = next.filter((actor) => !isHeaped(actor))
  const before = Math.ceil(others.length / 2)
  return [...others.slice(0, before), ...next.filter(isHeaped), ...others.slice(before)]
}
