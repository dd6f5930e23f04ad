import { KINDS, type Tale, type Way, type WayName } from './tale.ts'

/** An idea told by kinds must have its own text for this many of them. */
const FEWEST_KINDS = 12

/** The missing ways of an idea that is told by kinds, one sentence each. */
export function kindsMissing({ idea, ways }: Tale): string[] {
  const names = ways.map(({ name }) => name)
  const kinds = KINDS.filter((kind) => names.includes(kind))
  const without = KINDS.filter((kind) => !names.includes(kind))
  return [
    ...(names.includes('any') ? [] : ['no way for any child']),
    ...(idea.because.twist && !names.includes('twist')
      ? ['idea.md has a twist, but there is no way for it']
      : []),
    ...(kinds.length >= FEWEST_KINDS
      ? []
      : [`${kinds.length} kinds instead of at least ${FEWEST_KINDS}; not yet: ${without.join(', ')}`]),
  ]
}

/** The words that a way for a kind must name, and descriptions that fill it in different grammatical forms. */
const NAMED: Partial<Record<WayName, { nouns: string[]; samples: string[] }>> = {
  pet: { nouns: ['pet'], samples: ['has a cat', 'her guinea pig Waffles', 'a dog called Chris'] },
  cuddly: { nouns: ['toy'], samples: ['her blue blanket', 'a stuffed fox called Momo'] },
  vehicles: { nouns: ['vehicle'], samples: ['trains', 'excavators'] },
  subject: { nouns: ['subject'], samples: ['sharks', 'numbers'] },
  afraid: { nouns: ['fear'], samples: ['afraid of the dark', 'scared of spiders'] },
  ball: { nouns: ['played'], samples: ['plays soccer', 'runs all day'] },
  moves: { nouns: ['danced'], samples: ['ballet', 'does cartwheels'] },
  music: { nouns: ['sang'], samples: ['sings', 'plays the drums'] },
  thing: {
    nouns: ['thing'],
    samples: ['carries a wooden spoon everywhere', 'only wears yellow boots', 'collects bottle caps'],
  },
  acts: { nouns: ['role'], samples: ['thinks she is a cheetah', 'wants to be an astronaut'] },
}

/** Descriptions of children of a kind whose nouns differ in grammar. */
export const samplesOf = (name: WayName): readonly string[] => NAMED[name]?.samples ?? []

const NAMES = '(?:child|pet|petname|toy|toyname|sibs)'
const RULES: [RegExp, (found: string) => string][] = [
  [/\*[^*]+\*/, (found) => `“${found}”: stars are read aloud`],
  [
    new RegExp(`\\{${NAMES}\\}[’']s`, 'iu'),
    (found) => `“${found}” is written ${found.replace(/\}[’']s/, "'s}")}`,
  ],
  [
    /\ban? \{(?:pet|toy|vehicle|subject|small|big|thing|role)\}/iu,
    (found) => `“${found}”: a name may stand there, or an “an”`,
  ],
  [
    /(?:\bthe|\bhis|\bher|\ban?|\{his\}|\{child[’']s\}) \{(?:petname|toyname|small|big|fear|role|a thing|the thing)\}/iu,
    (found) => `“${found}”: “the” is in it already, or a name`,
  ],
]

/** What is wrong with the words of a way for a kind, a few words each. */
export function faultsOfKind({ name, pages }: Way): string[] {
  const text = pages.map((page) => page.text).join('\n')
  const unnamed = (NAMED[name]?.nouns ?? []).filter((noun) => !new RegExp(`\\{${noun}\\}`, 'i').test(text))
  return [
    ...unnamed.map((noun) => `it never says {${noun}}`),
    ...RULES.flatMap(([pattern, fault]) => pattern.exec(text)?.slice(0, 1).map(fault) ?? []),
  ]
}
