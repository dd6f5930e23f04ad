import { clausesIn, plainly } from './clauses.ts'

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

const ADJECTIVE = `${COLOR}|long|short|curly|wavy|straight|wild|messy|tousled|frizzy|thick|big|huge|bright|round|two|lots of|many|gap-?toothed|toothy|dimpled|scraped|sparkly|shiny|neat`
const FEATURE =
  'smile|grin|ponytail|bun|afro|freckles|dimples|curls|braids|plaits|pigtails|cornrows|dreadlocks|hair|eyes|knees'
const FEATURES = new RegExp(`^(?:(?:has|with) (?:a )?)?((?:(?:${ADJECTIVE}),? )*)(${FEATURE})$`, 'iu')
const ONE = /^(?:smile|grin|ponytail|bun|afro)$/i
/** “has eyes” says nothing. */
const BARE = /^(?:smile|grin|hair|eyes|knees)$/i
const WEARS_GLASSES = new RegExp(`^(?:wears |with )?((?:(?:${ADJECTIVE}),? )*)(glasses|spectacles)$`, 'iu')
const LOST =
  /^(?:(?:has|with) )?(?:(?:a |two |his |her )?missing|no|lost (?:his|her)) (front )?(tooth|teeth)$/iu
const TALL = /^(?:is )?((?:very|really|so) )?tall(?: for (?:his|her) age)?$/iu

/**
 * How a child looks as its parent says it, as a predicate in the past for where a tale first names it: “had curly red
 * hair”. Undefined where nothing of the kind is said, or more than looks.
 */
export function saidLooksIn(description: string): string | undefined {
  const said = clausesIn(plainly(description)).flatMap(({ text }) => partOf(text.trim().toLowerCase()) ?? [])
  return said[0]
}

function partOf(clause: string): string | undefined {
  const [, adjectives = '', feature] = FEATURES.exec(clause) ?? []
  if (feature && !(adjectives === '' && BARE.test(feature)))
    return `had ${ONE.test(feature) ? 'a ' : ''}${adjectives}${feature}`
  const [, color = '', glasses] = WEARS_GLASSES.exec(clause) ?? []
  if (glasses) return `wore ${color}${glasses}`
  const [lost, front = '', tooth] = LOST.exec(clause) ?? []
  if (lost) return `had lost ${tooth === 'teeth' ? `{his} ${front}teeth` : `a ${front}tooth`}`
  const [tall, very = ''] = TALL.exec(clause) ?? []
  return tall ? `was ${very}tall` : undefined
}
