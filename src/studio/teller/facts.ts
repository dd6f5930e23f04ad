import type { GrownUps } from './also-named.ts'
import type { Objects } from './objects.ts'
import type { Subject } from './subjects.ts'
import { beforeObject, type Facts } from './template.ts'
import type { CarriedThing } from './things.ts'

/** A child as a tale needs it. */
export interface TaleChild extends Objects {
  name: string
  gender: 'male' | 'female'
  wheelchair: boolean
  glasses?: boolean
  /** "curly red hair" */
  hair?: string
  /** "dog Momo", "cat": follows his or her. */
  pet?: string
  /** "Momo", "the cat". */
  petName?: string
  /** "blue blanket", "stuffed fox Momo": follows his or her. */
  toy?: string
  /** "the blanket", "Momo". */
  toyName?: string
  /** One toy that rolls: "tractor". */
  vehicle?: string
  /** What it knows all about. */
  subject?: Subject
  /** A noun: "the dark". */
  fear?: string
  /** Predicates in the past: "played soccer", "danced", "sang". */
  played?: string
  danced?: string
  sang?: string
  /** What it carries, wears or collects. */
  thing?: CarriedThing
  /** Who it pretends to be: "a cheetah". */
  role?: string
  /** What it loves besides what the way turns on, a plural: "foxes". */
  loved?: string
  /** "chicken nuggets" */
  food?: string
  /** The family's names for its grown-ups. */
  grownUps?: GrownUps
  clothes?: string
  /** The parent's words that the way turns on, as a predicate in the past: "collected stones". */
  trait?: string
  /** Something else that its parent says: "whispered to snails". */
  also?: string
  /** What its parent says besides what the tale turns on, as predicates: said at its first mention and where it sleeps. */
  asides?: readonly string[]
  /** Said there where the tale turns on it, but does not say the parent's words. */
  hinge?: string
  /** How it looks, said there where there is room: "had curly red hair". */
  looks?: string
}

/** The parent's twist as a tale refers to it. */
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
  /** The words of a note; told at its first mention. */
  says?: string
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

/** What a tale can say about these children and this twist; the first child is the main one. */
export function factsOf([child, ...others]: readonly [TaleChild, ...TaleChild[]], twist?: TaleTwist): Facts {
  const [first, ...more] = others
  const known: Record<string, string | undefined> = {
    child: child.name,
    "child's": possessive(child.name),
    'child’s': possessive(child.name),
    ...PRONOUNS[child.gender],
    hair: child.hair,
    ...nounsOf(child),
    ...grownUpsOf(child),
    loved: child.loved,
    food: child.food,
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
    ...(twist ? twistFacts(twist) : child.thing ? thingFacts(child.thing) : {}),
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
    loved: child.loved !== undefined,
    food: child.food !== undefined,
    fear: child.fear !== undefined,
    trait: child.trait !== undefined,
    also: child.also !== undefined,
    drawn: child.drawn !== undefined,
    built: child.built !== undefined,
    baked: child.baked !== undefined,
    creature: child.creature !== undefined,
    curious: child.curious !== undefined,
    counted: child.counted !== undefined,
    giggles: child.giggles === true,
    many: (twist ?? child.thing)?.many === true,
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

/** What the ways of kinds consist of. */
const nounsOf = ({ subject, petName, toyName, ...child }: TaleChild): Record<string, string | undefined> => ({
  pet: child.pet,
  petname: petName,
  ...owned('petname', petName),
  toy: child.toy,
  toyname: toyName,
  ...owned('toyname', toyName),
  vehicle: child.vehicle,
  ...subject,
  fear: child.fear,
  played: child.played,
  danced: child.danced,
  [beforeObject('danced')]: child.danced && (child.danced === 'danced' ? 'danced' : 'did'),
  sang: child.sang,
  [beforeObject('sang')]: child.sang?.split(' ')[0],
  thing: child.thing?.said,
  role: child.role,
  drawn: child.drawn,
  built: child.built,
  baked: child.baked,
  creature: child.creature,
  curious: child.curious,
  counted: child.counted,
})

/** Grown-ups as the family calls them, or as tales do. */
const GROWN_UPS: Required<GrownUps> = { grandma: 'Grandma', grandpa: 'Grandpa', mama: 'Mama', dad: 'Dad' }
const grownUpsOf = ({ grownUps }: TaleChild): Record<string, string> =>
  grownUps ? grownUpFacts({ ...GROWN_UPS, ...grownUps }) : USUAL_GROWN_UPS

function grownUpFacts(grownUps: Required<GrownUps>): Record<string, string> {
  const each = Object.entries(grownUps)
  return Object.fromEntries(
    each.flatMap(([fact, name]) => [[fact, name], ...Object.entries(owned(fact, name))]),
  )
}

const owned = (fact: string, name: string | undefined) =>
  name === undefined ? {} : { [`${fact}'s`]: possessive(name), [`${fact}’s`]: possessive(name) }

const OBJECTS = { it: 'it', they: 'them', she: 'her', he: 'him' } as const
const OWNERS = { it: 'its', they: 'their', she: 'her', he: 'his' } as const
const SELVES = { it: 'itself', they: 'themselves', she: 'herself', he: 'himself' } as const

const thingFacts = ({ said, head, many }: CarriedThing) => ({
  ...pronounsOf(many ? 'they' : 'it', many),
  'a thing': many ? said : `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`,
  'the thing': `the ${head}`,
})

const twistFacts = ({ indefinite, definite, many, pronoun, odd }: TaleTwist) => ({
  ...pronounsOf(pronoun, many),
  'a thing': indefinite,
  'the thing': definite,
  "the thing's": possessive(definite),
  odd,
})

const pronounsOf = (pronoun: TaleTwist['pronoun'], many: boolean) => ({
  it: pronoun,
  obj: OBJECTS[pronoun],
  its: OWNERS[pronoun],
  itself: SELVES[pronoun],
  was: many ? 'were' : 'was',
})

const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`)

/** Of nearly every family. */
const USUAL_GROWN_UPS = grownUpFacts(GROWN_UPS)

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
