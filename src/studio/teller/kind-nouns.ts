import type { TaleChild } from './facts.ts'
import type { WayName } from './tale.ts'

/** The nouns that ways for kinds use. */
export type Nouns = Pick<
  TaleChild,
  | 'pet'
  | 'petName'
  | 'toy'
  | 'toyName'
  | 'vehicle'
  | 'subject'
  | 'fear'
  | 'played'
  | 'danced'
  | 'sang'
  | 'thing'
  | 'role'
>

/** The nouns for a child of whom only the kind is known, or nothing: a tale can be shown for any child. */
const UNKNOWN: Partial<Record<WayName, Nouns>> = {
  pet: { pet: 'cat', petName: 'the cat' },
  cuddly: { toy: 'teddy bear', toyName: 'the teddy bear' },
  vehicles: { vehicle: 'truck' },
  subject: { subject: { subject: 'sharks', small: 'the dwarf lantern shark', big: 'the whale shark' } },
  afraid: { fear: 'the dark' },
  ball: { played: 'played ball' },
  moves: { danced: 'danced' },
  music: { sang: 'sang' },
  thing: { thing: { said: 'yellow bucket', head: 'bucket', many: false } },
  acts: { role: 'a lion' },
}

/** The nouns of a way, as far as they are known. */
export const nounsFor = (way: WayName | undefined, known: Nouns, wheelchair: boolean): Nouns => ({
  ...(way && UNKNOWN[way]),
  ...known,
  ...(wheelchair ? onWheels(known) : {}),
})

/** A child in a wheelchair spins where others dance or jump, and races. */
const onWheels = ({ played }: Nouns): Nouns => ({
  danced: 'spun',
  ...(played === 'ran races' ? { played: 'raced' } : {}),
})
