import { kindsSaid, leadsTo } from './clause-kinds.ts'
import type { SaidClause } from './said-of.ts'
import type { WayName } from './tale.ts'

/** An illness or a disability must not become a child's label. */
const DIAGNOSIS =
  /\b(?:palsy|dyslex\p{L}+|dysprax\p{L}+|dyscalc\p{L}+|autis\p{L}+|asperger\p{L}*|adhd|add|ocd|syndrome|disorder|disab\p{L}+|disease|stutters?|stuttered|stammers?|stammered|lisps?|epilep\p{L}+|seizures?|asthma|eczema|diabet\p{L}+|tourette\p{L}*|anxiety|depress\p{L}+|trauma\p{L}*|therap\p{L}+|deaf|blind|hearing|implants?|cleft|bifida|dystrophy|cancer|tumou?r|surger(?:y|ies)|operation|diagnos\p{L}+|delay(?:ed)?|special needs|premature|preemie|eye ?patch|patch|braces?|feeding tube|oxygen|power ?chair)\b/iu
/** What depends on something else that was said, is a secret or hurts. */
const UNTOLD =
  /^(?:did not|went by|hated|disliked|refused|worried|got (?:angry|mad|upset)|missed|needed|bit|cried|feared|was (?:anxious|tall|small|short|chubby|nervous))\b|\b(?:it|them|they|he|she|honest|secretly|thumb|wets?|hits?|fights?|tantrums?|bossy|terrible|badly?|allerg\p{L}+|hospital|(?:does|is|did|was)n[’']t|can[’']t)\b/iu
/** What a tale tells by itself, or only where it turns on it. */
const TOLD_BY_ITSELF =
  /^(?:loved|liked|was (?:afraid|scared|shy|stubborn|obsessed|an? (?:[\p{L}-]+ )*(?:boy|girl|kid|child|guy|dude|man)$))(?!\p{L})/iu
/** “was kind” is said of everybody. */
const SAYS_LITTLE = /^was(?: (?:very|really|so|quite))? \S+$/i
const LONGEST = 60

/**
 * Another thing that a parent says of the child, as a predicate in the past, for a way that does not turn on it:
 * “wanted a goat”. The first suitable one; undefined where there is none.
 */
export const asideAmong = (all: readonly SaidClause[], way: WayName | undefined): string | undefined =>
  all.find(
    (said) =>
      isTellable(said) && !TOLD_BY_ITSELF.test(said.did) && !kindsSaid(said).some(({ kind }) => kind === way),
  )?.did

/**
 * What a parent says that leads to this way, as a predicate in the past, “drew cats”; for any child the first thing, “was
 * a picky eater”. The first suitable one; undefined where there is none.
 */
export const hingeAmong = (all: readonly SaidClause[], way: WayName | undefined): string | undefined =>
  all.find((said) => isTellable(said) && (way === 'any' || leadsTo(said, way)))?.did

const isTellable = ({ did }: SaidClause): boolean =>
  did.includes(' ') && did.length <= LONGEST && !SAYS_LITTLE.test(did) && mayBeSaid(did)

/** Whether a predicate may be said of a child: no illness, no secret, nothing that hurts. */
export const mayBeSaid = (did: string): boolean => !UNTOLD.test(did) && !DIAGNOSIS.test(did)

/** Where the tale first mentions the child itself, outside of speech and of conditional parts. */
const FIRST_MENTION = /^((?:[^{}“”]|“[^“”]*”|\{[^{}:]*\}(?<!\{[Cc]hild\}))*\{[Cc]hild\})(?=([ ,.!?]))/u

/** “…,” said Mia: there only her words matter. */
const SPEAKS = /(?:said|asked|called|cried|whispered) \{[Cc]hild\}$/

/** An opening with an aside about the child, “Mia, who wanted a goat,”; unchanged where it does not mention the child like that. */
export function withAside(opening: string, aside: string | undefined): string {
  if (!aside || /\{(?:trait|also)\b/.test(opening)) return opening
  return opening.replace(FIRST_MENTION, (_, before: string, next: string) =>
    SPEAKS.test(before) ? before : `${before}, who ${aside}${next === ' ' ? ',' : ''}`,
  )
}
