import { clausesIn, plainly } from './clauses.ts'

const ADJECTIVE =
  'red|orange|golden|gold|green|blue|purple|pink|white|silver|turquoise|rainbow|black|brown|hazel|gr[ae]y|blond|blonde|auburn|ginger|dark|light|long|short|curly|wavy|straight|wild|messy|tousled|frizzy|thick|big|huge|bright|round|two|lots of|many|gap-?toothed|toothy|dimpled|scraped|sparkly|shiny|neat'
const FEATURE =
  'smile|grin|ponytail|bun|afro|freckles|dimples|curls|braids|plaits|pigtails|cornrows|dreadlocks|hair|eyes|knees'
const FEATURES = new RegExp(`^(?:(?:has|with) (?:a )?)?((?:(?:${ADJECTIVE}),? )*)(${FEATURE})$`, 'iu')
const ONE = /^(?:smile|grin|ponytail|bun|afro)$/i
/** “has eyes” says nothing. */
const BARE = /^(?:smile|grin|hair|eyes|knees)$/i
const GLASSES = new RegExp(`^(?:wears |with )?((?:(?:${ADJECTIVE}),? )*)(glasses|spectacles)$`, 'iu')
const LOST =
  /^(?:(?:has|with) )?(?:(?:a |two |his |her )?missing|no|lost (?:his|her)) (front )?(tooth|teeth)$/iu
const TALL = /^(?:is )?((?:very|really|so) )?tall(?: for (?:his|her) age)?$/iu

/**
 * How a child looks as its parent says it, as a predicate in the past for where a tale first names it: “had curly red
 * hair”. Undefined where nothing of the kind is said, or more than looks.
 */
export function looksIn(description: string): string | undefined {
  const said = clausesIn(plainly(description)).flatMap(({ text }) => partOf(text.trim().toLowerCase()) ?? [])
  return said[0]
}

function partOf(clause: string): string | undefined {
  const [, adjectives = '', feature] = FEATURES.exec(clause) ?? []
  if (feature && !(adjectives === '' && BARE.test(feature)))
    return `had ${ONE.test(feature) ? 'a ' : ''}${adjectives}${feature}`
  const [, color = '', glasses] = GLASSES.exec(clause) ?? []
  if (glasses) return `wore ${color}${glasses}`
  const [lost, front = '', tooth] = LOST.exec(clause) ?? []
  if (lost) return `had lost ${tooth === 'teeth' ? `{his} ${front}teeth` : `a ${front}tooth`}`
  const [tall, very = ''] = TALL.exec(clause) ?? []
  return tall ? `was ${very}tall` : undefined
}
