import type { Action } from '../../../shared/stories/scene.ts'
import type { Actor } from '../actors.ts'
import { isDown, isLarge } from '../figure-sizes.ts'
import { RIG_SCALE } from '../figures/placement.ts'
import { coversBody, hangsOver, isSeat, mountedScale } from '../figures/props/seats.ts'
import { touchedSize } from '../life-size.ts'
import { type Attachment, actingIn, attachmentOf, HEAP } from './attachment.ts'

/** Width of an actor relative to its usual one, by bond. */
const ROOM = { behind: 0.5, kissing: 0.66, 'hand-in-hand': 0.84, 'hand-on': 0.78 } as const
/** Carried or lying underneath it takes no width, in a heap little; lying down it needs its length. */
const [NONE, HEAPED, LYING] = [24, 0.66, 250] as const

/** Adjusts an actor to its bond. */
export function withAttachment(actor: Actor, all: readonly Actor[]): Actor {
  const { presence, sheet } = actor
  const attachment = attachmentOf(
    presence,
    all.map((one) => one.presence),
    sheet,
  )
  if (!attachment) {
    const least = LEAST[presence.action] ?? 0
    return { ...actor, width: Math.max(actor.width, least), attachment: embraced(actor, all) }
  }
  const toChild = all.some((one) => one.sheet !== undefined && one.presence.who === attachment.whom)
  const isGrown = actor.isPerson && sheet === undefined && actor.helper?.figure !== 'child'
  const action = actingIn(attachment, presence.action, actor.isPerson, isGrown, toChild)
  const isCarried = attachment.whom !== undefined && attachment.how === 'on'
  const isHeld = attachment.how === 'on' || attachment.how === 'in' || attachment.words === HEAP
  return {
    ...actor,
    presence: { ...presence, action },
    attachment,
    width: roomIn(attachment, actor, action === 'lying'),
    ...(isHeld ? { flight: 0 } : {}),
    ...((isCarried && !isInLap(attachment, all)) ||
    (attachment.how === 'on' && attachment.model && isSeat(attachment.model))
      ? { perched: true }
      : {}),
    ...(isTuckedIn(attachment, actor) ? { covered: true, attachment: undefined } : {}),
    ...(attachment.how === 'kissing' ? { kissing: true } : {}),
    ...(isCarried && sheet?.wheelchair ? { sheet: { ...sheet, wheelchair: false } } : {}),
  }
}

/** In the lap of an animal legs are crossed: they do not hang down. */
const isInLap = ({ whom }: Attachment, all: readonly Actor[]): boolean =>
  all.some(({ presence, isPerson }) => presence.who === whom && !isPerson && isDown(presence.action))

/** Somebody lying under a blanket is drawn with it. */
const isTuckedIn = ({ how, model }: Attachment, { isPerson, presence }: Actor): boolean =>
  isPerson && presence.action === 'lying' && how === 'under' && model !== undefined && coversBody(model)

/** Minimum width by action. */
const LEAST: Partial<Record<Action, number>> = { lying: LYING, 'arms-wide': 300 }

/** The bond of a hug: a child if present, otherwise, for a child, a grown-up. */
function embraced({ presence, sheet, isPerson }: Actor, all: readonly Actor[]): Attachment | undefined {
  if (presence.action !== 'hugging' || presence.holding || !isPerson) return undefined
  const others = all.filter((one) => one.presence.who !== presence.who)
  const whom = others.find((one) => (one.sheet === undefined) === (sheet !== undefined)) ?? others[0]
  return whom ? { how: 'hand-on', whom: whom.presence.who, words: '' } : undefined
}

function roomIn({ how, whom, model, words }: Attachment, { width, helper }: Actor, lies: boolean): number {
  if (words === HEAP) return width * HEAPED
  if (whom !== undefined)
    return how === 'on' || how === 'in' ? NONE : how === 'under' ? LYING : width * ROOM[how]
  if (!model) return lies ? Math.max(width, LYING) : width
  const broad = model.half * 2 * RIG_SCALE
  if (how === 'hand-on') return width * 0.9 + broad * touchedSize(words, model)
  if (how === 'under' && !coversBody(model) && !hangsOver(model)) return Math.max(width, broad * 1.9)
  return Math.max(
    isLarge(helper?.figure) ? width * 0.9 : width,
    broad * (how === 'on' ? mountedScale(model) : 0.86),
  )
}

/** Reorders the row so that bound actors, and those of a heap, are side by side. */
export function orderByAttachment(row: readonly Actor[]): Actor[] {
  const next = [...row]
  for (const actor of row) {
    const whom = actor.attachment?.whom
    const target = next.findIndex(({ presence }) => presence.who === whom)
    const own = next.indexOf(actor)
    if (whom === undefined || target < 0 || Math.abs(target - own) <= 1) continue
    next.splice(own, 1)
    const at = next.findIndex(({ presence }) => presence.who === whom)
    next.splice(own < target ? at : at + 1, 0, actor)
  }
  const isHeaped = ({ attachment }: Actor) => attachment?.words === HEAP
  const first = next.findIndex(isHeaped)
  if (first < 0) return next
  const others = next.filter((actor) => !isHeaped(actor))
  const before = Math.ceil(others.length / 2)
  return [...others.slice(0, before), ...next.filter(isHeaped), ...others.slice(before)]
}
