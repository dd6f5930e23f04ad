import { literally } from '../../shared/kit/literally.ts'
import type { Action } from '../../shared/stories/scene.ts'
import type { Actor } from './actors.ts'
import type { NamedActor } from './named-actors.ts'

/** Somebody leans into what is pushed, or away from what is pulled. */
export type Effort = 'push' | 'pull'

const ADVERB = '(?:only |just |then |and |\\p{Ll}+ly |never |all )?'
const PUSHED = '(?:pushed|shoved|leaned (?:on|against|into)|pressed (?:against|on)|heaved)'
const PULLED = '(?:pulled(?! (?:down|on|up|off|open|out|at|a face))|tugged|hauled|dragged|heaved at)'

/** Whom the paragraph has push or pull. Expects names instead of pronouns. */
export function effortsIn(narration: string, named: readonly NamedActor[]): ReadonlyMap<string, Effort> {
  const found = named.flatMap(({ who, name, isPerson }): [string, Effort][] => {
    if (!isPerson) return []
    const says = (verbs: string) =>
      new RegExp(`(?<![\\p{L}’])${literally(name)}(?: and \\p{L}+)? ${ADVERB}${verbs}`, 'u').test(narration)
    return says(PUSHED) ? [[who, 'push']] : says(PULLED) ? [[who, 'pull']] : []
  })
  return new Map(found)
}

const UPRIGHT: ReadonlySet<Action> = new Set<Action>(['standing', 'reaching', 'walking', 'running'])

/** An actor that pushes or pulls what its hand is on, or what is in front of it. */
export function withEffort(actor: Actor, effort: Effort | undefined): Actor {
  const { presence, attachment, isPerson } = actor
  const touches = attachment === undefined || (attachment.how === 'hand-on' && attachment.model !== undefined)
  return effort && isPerson && touches && !presence.holding && UPRIGHT.has(presence.action)
    ? { ...actor, effort, presence: { ...presence, action: 'reaching' } }
    : actor
}
