import { literally } from '../../../shared/kit/literally.ts'
import type { Bond, Presence } from '../../../shared/stories/scene.ts'
import { findThing } from '../figures/props/find-thing.ts'
import type { Named } from '../named.ts'
import { bondInPlace, bondInverted, bondOnSomebody } from './place-bonds.ts'
import { bondSaid } from './said-bonds.ts'

/** If the note has the same thing, uses its words: as large, red or broken as it says. */
export const toItsThing =
  (props: readonly string[]) =>
  (one: Presence): Presence => {
    const name = one.bond && findThing(one.bond.to)?.name
    const prop = name && props.find((each) => findThing(each)?.name === name && !/ (?:in|on) /.test(each))
    return one.bond && prop && prop.length > one.bond.to.length
      ? { ...one, bond: { ...one.bond, to: prop } }
      : one
  }

const MOVES: ReadonlySet<Presence['action']> = new Set<Presence['action']>(['walking', 'running'])

/** Adds the bonds that the paragraph mentions and the note does not; sleepers and anyone busy otherwise keep theirs. */
export function boundAsTold(
  present: readonly Presence[],
  noted: readonly Presence[],
  told: string,
  named: readonly Named[],
  free: ReadonlySet<Presence['action']>,
  place: string,
): Presence[] {
  return present.map((one, index) => {
    const self = named.find(({ who }) => who === one.who)
    const { action } = noted[index] ?? one
    if (one.bond || !self || !free.has(action)) return one
    const others = named.filter(({ who }) => who !== one.who)
    const bond =
      bondSaid(told, self, others) ??
      bondInverted(told, self) ??
      bondOnSomebody(told, self, others) ??
      stillThere(bondInPlace(place, self), action)
    return bond ? { ...one, bond, action: postureOf(told, self.name) ?? action } : one
  })
}

/** Walking ends a bond, except around a revolving door. */
const stillThere = (bond: Bond | undefined, action: Presence['action']) =>
  MOVES.has(action) && !/\bglass door$/.test(bond?.to ?? '') ? undefined : bond

/** Whether the text has it sitting or standing there. */
function postureOf(told: string, name: string): Presence['action'] | undefined {
  if (new RegExp(`${literally(name)} (?:\\p{L}+ )?sat\\b`, 'u').test(told)) return 'sitting'
  return new RegExp(`${literally(name)} (?:\\p{L}+ )?stood\\b`, 'u').test(told) ? 'standing' : undefined
}
