import { literally } from '../../../shared/kit/literally.ts'
import type { Bond, Presence } from '../../../shared/stories/scene.ts'
import { findProp } from '../figures/props/find-prop.ts'
import type { NamedActor } from '../named-actors.ts'
import { narratedBond } from './narrated-bond.ts'
import { bondInPlace, bondInverted, bondOnSomebody } from './place-bond.ts'

/** If the note has the same prop, uses its words: as large, red or broken as it says. */
export const withNotedWords =
  (props: readonly string[]) =>
  (one: Presence): Presence => {
    const name = one.bond && findProp(one.bond.to)?.name
    const prop = name && props.find((each) => findProp(each)?.name === name && !/ (?:in|on) /.test(each))
    return one.bond && prop && prop.length > one.bond.to.length
      ? { ...one, bond: { ...one.bond, to: prop } }
      : one
  }

const MOVES: ReadonlySet<Presence['action']> = new Set<Presence['action']>(['walking', 'running'])

/** Adds the bonds that the paragraph mentions and the note does not; sleepers and anyone busy otherwise keep theirs. */
export function withNarratedBonds(
  present: readonly Presence[],
  noted: readonly Presence[],
  narration: string,
  named: readonly NamedActor[],
  free: ReadonlySet<Presence['action']>,
  place: string,
): Presence[] {
  return present.map((one, index) => {
    const self = named.find(({ who }) => who === one.who)
    const { action } = noted[index] ?? one
    if (one.bond || !self || !free.has(action)) return one
    const others = named.filter(({ who }) => who !== one.who)
    const bond =
      narratedBond(narration, self, others) ??
      bondInverted(narration, self) ??
      bondOnSomebody(narration, self, others) ??
      stillThere(bondInPlace(place, self), action)
    if (bond?.how === 'hand-on' && present.some((other) => isOnSame(other, bond))) return one
    return bond ? { ...one, bond, action: postureOf(narration, self.name) ?? action } : one
  })
}

/** What somebody sits on is not drawn again for whoever pushes it. */
const isOnSame = ({ bond }: Presence, { to }: Bond): boolean =>
  bond !== undefined && bond.how !== 'hand-on' && findProp(bond.to)?.name === findProp(to)?.name

/** Walking ends a bond, except around a revolving door. */
const stillThere = (bond: Bond | undefined, action: Presence['action']) =>
  MOVES.has(action) && !/\bglass door$/.test(bond?.to ?? '') ? undefined : bond

/** Whether the text has it sitting or standing there. */
function postureOf(narration: string, name: string): Presence['action'] | undefined {
  if (new RegExp(`${literally(name)} (?:\\p{L}+ )?sat\\b`, 'u').test(narration)) return 'sitting'
  return new RegExp(`${literally(name)} (?:\\p{L}+ )?stood\\b`, 'u').test(narration) ? 'standing' : undefined
}
