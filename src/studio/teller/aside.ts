import { kindsSaid, leadsTo } from './clause-kinds.ts'
import type { SaidClause } from './said-of.ts'
import type { WayName } from './tale.ts'
import { mayBeSaid } from './untold.ts'

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
