import type { CastSheet } from '../../../shared/characters/cast-sheet.ts'
import type { Action, HowBound, Presence } from '../../../shared/stories/scene.ts'
import { findThing, type Thing } from '../figures/props/find-thing.ts'
import { togetherIn } from '../figures/props/prop.ts'
import { coversBody, hangsOver, isLow, turnedUp } from '../figures/props/seats.ts'

/** What an actor is on, in, under or touching: a prop drawn with it, or another actor. */
export interface Bound {
  how: HowBound
  /** The id of the other actor. */
  whom?: string
  thing?: Thing
  /** The prop's words. */
  words: string
}

/** The bond of actors lying in a heap. */
export const HEAP = 'heap'

/** Resolves a note's bond; undefined for an unknown prop, or an actor who is not present. */
export function boundOf(
  { action, bond }: Presence,
  present: readonly Presence[],
  sheet?: CastSheet,
): Bound | undefined {
  if (!bond) return undefined
  const { how, to } = bond
  const isSleeper = sheet !== undefined && action === 'asleep'
  if (present.some(({ who }) => who === to))
    return isSleeper || how === 'behind' ? undefined : { how: how === 'in' ? 'on' : how, whom: to, words: to }
  if (to === HEAP) return { how, words: to }
  if (NEEDS_SOMEBODY.has(how) || isSleeper) return undefined
  const words = how === 'in' ? turnedUp(to) : to
  const thing = togetherIn(words)?.base ?? findThing(words)
  if (!thing || (sheet?.wheelchair && how === 'on' && !isLow(thing))) return undefined
  return { how, thing, words }
}

const NEEDS_SOMEBODY: ReadonlySet<HowBound> = new Set<HowBound>(['kissing', 'hand-in-hand'])

/** The action that a bond implies: under somebody means lying, being carried means sitting. */
export function actingIn(
  { how, whom, words, thing }: Bound,
  action: Action,
  isGrown: boolean,
  toChild: boolean,
): Action {
  if (words === HEAP || (whom && how === 'under')) return 'lying'
  if (whom && how === 'on') return action === 'lying' || action === 'asleep' ? action : 'sitting'
  if (how === 'under' && thing && coversBody(thing) && action === 'lying') return action
  if (how === 'under' && thing && !coversBody(thing) && !hangsOver(thing))
    return UPRIGHT.has(action) ? 'sitting' : action
  return how === 'kissing' && isGrown && toChild ? 'kneeling' : action
}

const UPRIGHT: ReadonlySet<Action> = new Set<Action>(['standing', 'looking-up', 'kneeling', 'walking'])
