import { kindsSaid, leadsTo } from './clause-kinds.ts'
import { articleOf } from './said-as.ts'
import type { SaidClause } from './said-of.ts'
import type { WayName } from './tale.ts'
import { mayBeSaid } from './untold.ts'

/** What a tale tells only where it turns on it, or what says nothing. */
const TOLD_BY_ITSELF =
  /^was (?:(?:very |really |so )?(?:afraid|scared|frightened|terrified|petrified|fussy|good|fine|little|new|mad|deep|cool|keen|fun|an? (?:[\p{L}-]+ )*(?:boy|girl|kid|child|guy|dude|man)$))(?!\p{L})/iu
/** “was kind” */
const IN_A_WORD = /^was(?! an? )(?! the )(?: (?:very|really|so|quite|always|super|extremely))? \S+$/i
const LONGEST = 60

/**
 * What else a parent says of the child, as predicates in the past, for a way that does not turn on it: “wanted a goat”.
 * What it does and loves goes before what it is like.
 */
export function asidesAmong(all: readonly SaidClause[], way: WayName | undefined): string[] {
  const beside = all
    .filter((said) => isTellable(said) && !kindsSaid(said).some(({ kind }) => kind === way))
    .map(({ did }) => did)
    .filter((did) => !TOLD_BY_ITSELF.test(did))
  return [...beside.filter((did) => !IN_A_WORD.test(did)), ...beside.filter((did) => IN_A_WORD.test(did))]
}

/**
 * What a parent says that leads to this way, as a predicate in the past, “drew cats”. The first suitable one; undefined
 * where there is none.
 */
export const hingeAmong = (all: readonly SaidClause[], way: WayName | undefined): string | undefined =>
  all.find((said) => isTellable(said) && !IN_A_WORD.test(said.did) && leadsTo(said, way))?.did

const isTellable = ({ did }: SaidClause): boolean =>
  did.includes(' ') && did.length <= LONGEST && mayBeSaid(did)

const MOST_WORDS = 10

/** Two predicates as one, “was tall and loved fishing”; undefined where that is too much for the first sentence of a story. */
export function bothSaid(one: string, other: string): string | undefined {
  const both = asOne(one, other) ?? asOne(other, one) ?? joined(one, other)
  return both && both.length <= LONGEST && both.split(' ').length <= MOST_WORDS ? both : undefined
}

/** “was a drummer” and “was very brave” as “was a very brave drummer”. */
function asOne(one: string, other: string): string | undefined {
  const [, somebody] = /^was an? ((?:[\p{L}-]+ )?[\p{L}-]+)$/u.exec(one) ?? []
  const [, like] = IN_A_WORD.test(other) ? (/^was (?!always )(.+)$/.exec(other) ?? []) : []
  return somebody && like && `was ${articleOf(like)} ${like} ${somebody}`
}

function joined(one: string, other: string): string | undefined {
  const isSomebody = SOMEBODY.test(one) || SOMEBODY.test(other)
  const isTooMuch =
    / and /.test(`${one} ${other}`) || (isSomebody && (IN_A_WORD.test(one) || IN_A_WORD.test(other)))
  if (isTooMuch) return undefined
  const [first, second] = inOrder(one, other)
  const [verb = ''] = first.split(' ')
  if (!SHARED.test(verb) || !second.startsWith(`${verb} `)) return `${first} and ${second}`
  return GOES_ON.test(first) ? undefined : `${first} and ${second.slice(verb.length + 1)}`
}

const SOMEBODY = /^was (?:an?|the) /
const SHARED = /^(?:was|had|loved|liked|hated)$/
/** “loved baking with Nan and twirly dresses”, “was always barefoot and funny”: the second would belong to the first. */
const GOES_ON = /^was always | (?:with|at|in|on|to|of|for|about|like) /

/** What a child is goes before what it does, and what is short before what goes on. */
function inOrder(one: string, other: string): [string, string] {
  const [isOne, isOther] = [/^was /.test(one), /^was /.test(other)]
  const isSwapped = isOne === isOther ? GOES_ON.test(one) && !GOES_ON.test(other) : isOther
  return isSwapped ? [other, one] : [one, other]
}

/** Where the tale first mentions the child itself, outside of speech and of conditional parts. */
const FIRST_MENTION =
  /^((?:[^{}“”]|“[^“”]*”|\{[^{}:]*\}(?<!\{[Cc]hild\}))*\{[Cc]hild\})(?=([ ,.!?]))(?!,? who\b)/u

/** “…,” said Mia: there only her words matter. */
const SPEAKS = /(?:said|asked|called|cried|whispered) \{[Cc]hild\}$/

/** An opening with an aside about the child, “Mia, who wanted a goat,”; unchanged where it does not mention the child like that. */
export function withAside(opening: string, aside: string | undefined): string {
  if (!aside || /\{(?:trait|also)\b/.test(opening)) return opening
  return opening.replace(FIRST_MENTION, (_, before: string, next: string) =>
    SPEAKS.test(before) ? before : `${before}, who ${aside}${next === ' ' ? ',' : ''}`,
  )
}
