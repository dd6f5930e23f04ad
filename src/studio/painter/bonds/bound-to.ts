import type { CastSheet } from '../../../shared/characters/cast-sheet.ts'
import type { Action, HowBound, Presence } from '../../../shared/stories/scene.ts'
import { findThing, type Thing } from '../figures/props/find-thing.ts'
import { togetherIn } from '../figures/props/prop.ts'
import { coversBody, hangsOver, isLow, turnedUp } from '../figures/props/seats.ts'

/** What somebody is on, in, under or touches: a thing that is drawn with it, or somebody who is there. */
export interface Bound {
  how: HowBound
  /** Who it is, as the scene names them. */
  whom?: string
  thing?: Thing
  /** The thing's words. */
  words: string
}

/** Several who lie over and under each other are in it. */
export const HEAP = 'heap'

/** The bond of a note, where it can be shown: whose thing the painter does not know, or who is not there, is bound to nothing. */
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

/** What it does there: who is under somebody lies, who is carried sits. */
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
