import type { CastSheet } from '../../../shared/characters/cast-sheet.ts'
import type { Action, HowBound, Presence } from '../../../shared/stories/scene.ts'
import { findProp, type PropModel } from '../figures/props/find-prop.ts'
import { propPairIn } from '../figures/props/prop.ts'
import { coversBody, hangsOver, heapedUp, isLow, turnedUp } from '../figures/props/seats.ts'

/** What an actor is on, in, under or touching: a prop drawn with it, or another actor. */
export interface Attachment {
  how: HowBound
  /** The id of the other actor. */
  whom?: string
  model?: PropModel
  /** The prop's words. */
  words: string
}

/** The bond of actors lying in a heap. */
export const HEAP = 'heap'

/** Resolves a note's bond; undefined for an unknown prop, or an actor who is not present. */
export function attachmentOf(
  { who, action, bond }: Presence,
  present: readonly Presence[],
  sheet?: CastSheet,
): Attachment | undefined {
  if (!bond) return undefined
  const { how, to } = bond
  const isSleeper = sheet !== undefined && action === 'asleep'
  if (present.some(({ who }) => who === to))
    return isSleeper ? undefined : { how: how === 'in' ? 'on' : how, whom: to, words: to }
  const rider = how === 'on' && BIKE.test(to) && present.find((one) => isRider(one) && one.who !== who)
  if (rider && action !== 'riding') return { how, whom: rider.who, words: to }
  if (to === HEAP) return { how, words: to }
  if (NEEDS_SOMEBODY.has(how) || isSleeper) return undefined
  const words = how === 'in' ? turnedUp(to) : how === 'on' ? heapedUp(to).replace(BRANCH, 'tree') : to
  const model = propPairIn(words)?.base ?? findProp(words)
  if (!model || (sheet?.wheelchair && how === 'on' && !isLow(model))) return undefined
  return { how, model, words }
}

/** A branch is of a tree. */
const BRANCH = /^(?:the |a )?branch$/

/** Whoever sits on the bicycle that somebody else rides sits behind the rider. */
const BIKE = /\b(?:bicycle|bike)$/
const isRider = ({ action }: Presence): boolean => action === 'riding'

const NEEDS_SOMEBODY: ReadonlySet<HowBound> = new Set<HowBound>(['kissing', 'hand-in-hand'])

/** The action that a bond implies: under somebody means lying, being carried means sitting. */
export function actingIn(
  { how, whom, words, model }: Attachment,
  action: Action,
  isPerson: boolean,
  isGrown: boolean,
  toChild: boolean,
): Action {
  if (words === HEAP) return isPerson ? 'lying' : 'standing'
  if (whom && how === 'under') return 'lying'
  if (whom && how === 'on') return action === 'lying' || action === 'asleep' ? action : 'sitting'
  if (how === 'under' && model && coversBody(model) && action === 'lying') return action
  if (how === 'under' && model && BEDS.test(model.name)) return action === 'asleep' ? action : 'lying'
  if (how === 'under' && model && !coversBody(model) && !hangsOver(model))
    return UPRIGHT.has(action) ? 'sitting' : action
  return how === 'kissing' && isGrown && toChild ? 'kneeling' : action
}

/** Under a bed one lies and looks out. */
const BEDS = /^(?:bed|bunk|mattress)$/
const UPRIGHT: ReadonlySet<Action> = new Set<Action>(['standing', 'looking-up', 'kneeling', 'walking'])
