import { kindsOf } from './kinds.ts'
import type { SaidClause } from './said-of.ts'
import { GROUP_OF, isKind, type WayName } from './tale.ts'

/** The kinds that a clause names; cached, because a child is told of in many ways. */
export function kindsSaid(said: SaidClause): ReturnType<typeof kindsOf> {
  const known = kindsRead.get(said) ?? kindsOf(said.clause)
  kindsRead.set(said, known)
  return known
}
const kindsRead = new WeakMap<SaidClause, ReturnType<typeof kindsOf>>()

/** Whether a clause is why a child is told of in this way: by its kind, or in a way for a group by a kind of that group. */
export const leadsTo = (said: SaidClause, way: WayName | undefined): boolean =>
  (said.groups as string[]).includes(way ?? '') ||
  kindsSaid(said).some(({ kind }) => (way && isKind(way) ? kind : GROUP_OF[kind]) === way)
