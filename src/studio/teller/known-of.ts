import type { StoryChild } from '../../ports/writer.ts'
import type { TaleChild } from './facts.ts'
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
const PET =
  /\b(?:has|with|and|owns|loves (?:his|her)|(?:his|her|their)) (?:a |an |his |her )?((?:(?:little|big|old|tiny|black|white|brown|gray|grey|orange|fluffy) )*(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|pony|horse|turtle|tortoise|parrot|budgie|goldfish|lizard|gecko|bearded dragon)(?:,? (?:called |named )(?:Mr\.? |Mrs\.? |Ms\.? )?\p{Lu}\p{L}+)?)\b(?! (?:toy|doll|ears|costume))/iu
const TOY =
  /\b((?:(?:little|old|big|blue|pink|brown|gray|grey|white) )*(?:(?:stuffed|toy|plush|knitted|cuddly) [\p{L}]+|teddy(?: bear)?|teddy-bear|rag doll)(?:,? (?:called|named) \p{Lu}\p{L}+)?)\b/iu
/** A pet that is wished for, missed or gone is not beside the child. */
const GONE = /\b(?:died|dead|allergic|wants? an?|wishes|misses|used to have|lost (?:his|her|their))\b/i
const GLASSES = /\b(?:glasses|spectacles)\b/i
const NO_GLASSES = /\b(?:no|without|not wear) (?:any )?(?:glasses|spectacles)\b/i

/** What a tale can use of a child in one of its ways: what its parent wrote, and what its cast sheet shows. */
export function knownOf(
  { name, gender, description, wheelchair, castSheet }: StoryChild,
  way?: WayName,
): TaleChild {
  const text = description.replace(/[’‘]/g, "'")
  const said = (pattern: RegExp) => pattern.exec(text)?.[1]?.replace(/\s+/g, ' ')
  const facts = {
    hair: said(HAIR)?.toLowerCase(),
    clothes: said(CLOTHES)?.toLowerCase(),
    pet: GONE.test(text) ? undefined : called(said(PET)),
    toy: called(said(TOY)),
    ...traitsIn(description, way),
  }
  return {
    name,
    gender,
    wheelchair,
    glasses: castSheet?.glasses ?? (GLASSES.test(text) && !NO_GLASSES.test(text)),
    ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)),
  }
}

/** What the way turns on, and one thing more; where nothing leads to the way, the first thing that is said. */
function traitsIn(description: string, way: WayName | undefined) {
  const all = saidOf(description)
  const trait =
    all.find(({ groups }) => (groups as string[]).includes(way ?? '')) ??
    (way === 'any' || way === 'twist' ? all[0] : undefined)
  return { trait: trait?.did, also: all.find((each) => each !== trait)?.did }
}

/** “dog named Momo” as “dog Momo”. */
const called = (words: string | undefined) =>
  words
    ?.replace(/,? (?:called|named) (?!\p{Lu}).*$/u, '')
    .replace(/,? (?:called|named) /, ' ')
    .replace(/^\p{L}/u, (letter) => letter.toLowerCase())
