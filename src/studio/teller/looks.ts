import { clausesIn, plainly } from './clauses.ts'
import { articleOf } from './said-as.ts'

const COLOR =
  '(?:red|orange|yellow|golden|gold|green|blue|purple|pink|white|silver|turquoise|rainbow|black|brown|hazel|gray|grey|blond|blonde|auburn|ginger|dark|light)'
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

/** Hair, clothes and glasses, for tales that have a use for them. */
export function looksIn(description: string): { hair?: string; clothes?: string; glasses: boolean } {
  const text = description.replace(/[’‘]/g, "'")
  const found = (pattern: RegExp) => pattern.exec(text)?.[1]?.replace(/\s+/g, ' ').toLowerCase()
  const [hair, clothes] = [found(HAIR), found(CLOTHES)]
  return {
    ...(hair && { hair }),
    ...(clothes && { clothes }),
    glasses: GLASSES.test(text) && !NO_GLASSES.test(text),
  }
}

const ONE =
  'smile|grin|ponytail|(?:messy |top )bun|afro|fringe|mullet|mohawk|dimple|button nose|tooth|topknot'
const MANY =
  'freckles|dimples|curls|ringlets|braids|braids and beads|plaits|pigtails|bunches|afro puffs|cornrows|dreadlocks|locs|hair|eyes|knees|cheeks|eyelashes|lashes|eyebrows|teeth'
const FEATURES = new RegExp(
  `^(?:(?:he|she)(?:'s)? )?(?:always )?(?:(?:has|with|got) )?(?:an? )?((?:[\\p{L}-]+,? ){0,4}?)((?:${ONE})(?: in (?:his|her) eyes)?|${MANY})$`,
  'iu',
)
const IS_ONE = new RegExp(`^(?:${ONE})(?![\\p{L}-]| puffs)`, 'iu')
/** “has eyes” says nothing. */
const BARE = /^(?:smile|grin|hair|eyes|knees|cheeks|teeth|tooth|eyebrows|eyelashes|lashes)$/i
/** Words that do not say how it looks, or would hurt. */
const UNSAID =
  /\b(?:hates?|loves?|likes?|wants?|no|not|never|brush\p{L}*|wash\p{L}*|cut\p{L}*|pulls?|plays?|lost|losing|missing|bad|crossed|lazy|weak|sore|rotten|crooked|buck|baby|false|fat|chubby|greasy|thin|thinning|falling|broken|his|her|their|the|of|and|in|on|for|is|are|does|gets|blind|watery|itchy|cleft|short-sighted|doll|mermaid|shark|dinosaur|vampire|animal|makes?|us|me|everyone|soon|coming|new|sweet tooth)\b/iu
const WEARS_GLASSES = new RegExp(
  `^(?:has |wears |with )?((?:(?:${COLOR}|big|round|thick|sparkly|new),? )*)(glasses|spectacles|specs)$`,
  'iu',
)
const LOST =
  /^(?:(?:has|with|is) )?(?:(?:an? |one |two |three |four |his |her )?missing|no|lost)(?: (?:his|her|an?|one|two|three|four))? (first |front )?(tooth|teeth)(?: already| yesterday| this week| last week)?$/iu
const TALL = /^(?:is )?((?:very|really|so) )?tall(?: for (?:his|her) age)?$/iu

/**
 * How a child looks as its parent says it, as a predicate in the past for where a tale first names it: “had curly red
 * hair and freckles”. Undefined where nothing of the kind is said, or more than looks.
 */
export function saidLooksIn(description: string): string | undefined {
  const said = clausesIn(plainly(description)).flatMap(({ text }) => partsOf(text.trim().toLowerCase()))
  const [first, ...more] = said
  if (!first || !HAD.test(first)) return first
  const others = more.filter((each) => HAD.test(each)).map((each) => each.replace(HAD, ''))
  const all = [...new Set([first, ...others])]
  return all.length < 2 || /\band\b/.test(all.join())
    ? first
    : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
const HAD = /^had (?!lost)/

function partsOf(clause: string): string[] {
  const whole = partOf(clause)
  const parts = whole === undefined ? clause.split(' and ').map(partOf) : [whole]
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? known : []
}

function partOf(clause: string): string | undefined {
  const [, adjectives = '', feature] = FEATURES.exec(clause) ?? []
  if (
    feature &&
    !(adjectives === '' && BARE.test(feature)) &&
    !UNSAID.test(`${adjectives}${feature.split(' ')[0]}`)
  ) {
    const said = `${adjectives}${feature}`
    const article = /^first\b/.test(said) ? '{his}' : articleOf(said)
    return `had ${IS_ONE.test(feature) ? `${article} ` : ''}${said}`
  }
  const [, color = '', glasses] = WEARS_GLASSES.exec(clause) ?? []
  if (glasses) return `wore ${color}${glasses}`
  const [lost, which = '', tooth] = LOST.exec(clause) ?? []
  if (lost) {
    const many = /\b(?:two|three|four)\b/.exec(lost)?.[0] ?? '{his}'
    return `had lost ${tooth === 'teeth' ? many : 'a'} ${which}${tooth}`
  }
  const [tall, very = ''] = TALL.exec(clause) ?? []
  return tall ? `was ${very}tall` : undefined
}
