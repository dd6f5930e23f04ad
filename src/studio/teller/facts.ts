import type { Facts } from './template.ts'

/** A child as a tale needs it. */
export interface TaleChild {
  name: string
  gender: 'male' | 'female'
  wheelchair: boolean
  glasses?: boolean
  /** "curly red hair" */
  hair?: string
  /** "dog Momo", "cat": stands after his or her. */
  pet?: string
  toy?: string
  clothes?: string
  /** What its parent says that the way turns on, as a predicate in the past: "collected stones". */
  trait?: string
  /** Something else that its parent says: "whispered to snails". */
  also?: string
}

/** The parent's twist as a tale speaks of it. */
export interface TaleTwist {
  /** "a teapot" */
  indefinite: string
  /** "the teapot" */
  definite: string
  /** The noun alone: "teapot". */
  head: string
  many: boolean
  pronoun: 'it' | 'they' | 'she' | 'he'
  /** A predicate in the past: "was afraid of Tuesdays". */
  odd: string
}

const PRONOUNS = {
  male: { he: 'he', him: 'him', his: 'his', hers: 'his', himself: 'himself' },
  female: { he: 'she', him: 'her', his: 'her', hers: 'hers', himself: 'herself' },
} as const
const SIBLING = {
  male: { they: 'he', them: 'him', their: 'his', theirs: 'his', themselves: 'himself', were: 'was' },
  female: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themselves: 'herself', were: 'was' },
} as const
const SIBLINGS = {
  they: 'they',
  them: 'them',
  their: 'their',
  theirs: 'theirs',
  themselves: 'themselves',
  were: 'were',
} as const

/** What a tale can say of these children and this twist; the first child is the main one. */
export function factsOf([child, ...others]: readonly [TaleChild, ...TaleChild[]], twist?: TaleTwist): Facts {
  const [first, ...more] = others
  const known: Record<string, string | undefined> = {
    child: child.name,
    "child's": possessive(child.name),
    'child’s': possessive(child.name),
    ...PRONOUNS[child.gender],
    hair: child.hair,
    pet: child.pet,
    toy: child.toy,
    clothes: child.clothes,
    trait: child.trait,
    also: child.also,
    ...(first
      ? {
          sibs: listed(others.map(({ name }) => name)),
          "sibs's": possessive(listed(others.map(({ name }) => name))),
          ...(more.length > 0 ? SIBLINGS : SIBLING[first.gender]),
        }
      : {}),
    ...(twist ? twistFacts(twist) : {}),
  }
  const conditions: Record<string, boolean> = {
    with: others.length > 0,
    alone: others.length === 0,
    wheels: child.wheelchair,
    glasses: child.glasses === true,
    hair: child.hair !== undefined,
    pet: child.pet !== undefined,
    toy: child.toy !== undefined,
    clothes: child.clothes !== undefined,
    trait: child.trait !== undefined,
    also: child.also !== undefined,
    many: twist?.many === true,
  }
  return {
    of: (name) => (Object.hasOwn(known, name) ? known[name] : undefined),
    holds(condition) {
      const holds = Object.hasOwn(conditions, condition) ? conditions[condition] : undefined
      if (holds === undefined) throw new Error(`there is no condition {${condition}: …}`)
      return holds
    },
  }
}

const OBJECTS = { it: 'it', they: 'them', she: 'her', he: 'him' } as const
const OWNERS = { it: 'its', they: 'their', she: 'her', he: 'his' } as const
const SELVES = { it: 'itself', they: 'themselves', she: 'herself', he: 'himself' } as const

const twistFacts = ({ indefinite, definite, many, pronoun, odd }: TaleTwist) => ({
  'a thing': indefinite,
  'the thing': definite,
  "the thing's": possessive(definite),
  it: pronoun,
  obj: OBJECTS[pronoun],
  its: OWNERS[pronoun],
  itself: SELVES[pronoun],
  was: many ? 'were' : 'was',
  odd,
})

const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`)

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
