import type { StoryChild } from '../../ports/writer.ts'
import { alsoNamedIn } from './also-named.ts'
import type { TaleChild } from './facts.ts'
import { type Nouns, nounsFor } from './kind-nouns.ts'
import { kindsOf } from './kinds.ts'
import { saidOf } from './said-of.ts'
import type { WayName } from './tale.ts'

const COLOR =
  '(?:red|orange|yellow|golden|gold|green|blue|purple|pink|white|silver|turquoise|rainbow|black|brown|gray|grey|blond|blonde|auburn|ginger|dark|light)'
const HAIR = new RegExp(
  `\\b((?:(?:long|short|curly|wavy|straight|wild|messy|thick|frizzy|${COLOR}),? )+hair)\\b`,
  'i',
)
const CLOTHES = new RegExp(
  `\\b((?:(?:${COLOR}|big|old|new|rubber|rain|striped|spotted|woolly) )+(?:boots|sneakers|wellies|raincoat|jacket|coat|hoodie|sweater|cape|scarf|dress|overalls|pajamas|gloves|mittens))\\b`,
  'i',
)
const GLASSES = /\b(?:glasses|spectacles)\b/i
const NO_GLASSES = /\b(?:no|without|not wear) (?:any )?(?:glasses|spectacles)\b/i

/** What a tale can use of a child in one of its ways: what its parent wrote, and what its cast sheet shows. */
export function knownOf(
  { name, gender, description, wheelchair, castSheet }: StoryChild,
  way?: WayName,
): TaleChild {
  const text = description.replace(/[’‘]/g, "'")
  const said = (pattern: RegExp) => pattern.exec(text)?.[1]?.replace(/\s+/g, ' ')
  const { loved, ...alsoNamed } = alsoNamedIn(description)
  const nouns = nounsFor(way, namedIn(description), wheelchair)
  const facts = {
    ...alsoNamed,
    hair: said(HAIR)?.toLowerCase(),
    clothes: said(CLOTHES)?.toLowerCase(),
    ...traitsIn(description, way),
    ...nouns,
    loved: loved.find((each) => !isHinge(each, nouns, way)),
  }
  return {
    name,
    gender,
    wheelchair,
    glasses: castSheet?.glasses ?? (GLASSES.test(text) && !NO_GLASSES.test(text)),
    ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)),
  }
}

/** Whether a way turns on what is loved: it is then told there, and not beside it. */
function isHinge(
  loved: string,
  { pet = '', vehicle = '', subject }: Nouns,
  way: WayName | undefined,
): boolean {
  const one = loved.replace(/(?:(?<=[sx]|ch|sh)e)?s$/, '').replace(/ie$/, 'y')
  const hinges = { pet, vehicles: vehicle, subject: subject?.subject ?? '' } as Partial<
    Record<string, string>
  >
  return way !== undefined && (hinges[way] ?? '').includes(one)
}

/** Everything that the kinds of a description name. */
const namedIn = (description: string): Nouns =>
  Object.assign(
    {},
    ...kindsOf(description)
      .map(({ nouns }) => nouns)
      .reverse(),
  )

/** What the way turns on, and one thing more; where nothing leads to the way, the first thing that is said. */
function traitsIn(description: string, way: WayName | undefined) {
  const all = saidOf(description)
  const trait =
    all.find(({ groups }) => (groups as string[]).includes(way ?? '')) ??
    (way === 'any' || way === 'twist' ? all[0] : undefined)
  return { trait: trait?.did, also: all.find((each) => each !== trait)?.did }
}
