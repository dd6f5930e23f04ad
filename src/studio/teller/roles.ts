/** Somebody in up to three words: “a cheetah”, “the bus driver”, “an old sea captain”. */
const SOMEBODY = '((?:an?|the) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{2,})'
const BEING = new RegExp(
  `(?<!\\p{L})(?<!n't |never |not )(?:(?:pretends?|pretending|(wants?|hopes)) to be|thinks (?:he|she)(?:'s| is)|(?:convinced|believes|sure|says) (?:that )?(?:he|she)(?:'s| is)|plays at being|dress(?:es|ed|ing) up as|(dreams of) being) ${SOMEBODY}(?=$|[^\\p{L} -]| (?:when|like|most|all|some|every|one day|someday|for|and|who|on|at|in|with|but)(?!\\p{L}))`,
  'iu',
)
/** What nobody pretends to be, or what a parent says of the child itself. */
const NOBODY =
  /(?: |^)(?:first|best|boss|one|same|only|cent(?:er|re)(?: of attention)?|attention|baby|boy|girl|kid|child|bit|lot|big (?:boy|girl|brother|sister|help)|good|sport|help|winner|loser|last|handful|grown[- ]?up|little|idiot|dummy|shy|bad|ugly|stupid|fat|\p{L}+est|(?:picky|fussy|messy|slow|light|bad|bed)[- ]\p{L}+er|worrier|wetter|eater|sleeper|cryer|crier|failure|burden)$/iu

/** Who a child pretends or wishes to be, with article and position; undefined where there is nobody. */
export function roleIn(text: string): { role: string; isWish: boolean; at: number } | undefined {
  const found = BEING.exec(text)
  const role = found?.[3]?.toLowerCase()
  if (!found || !role || NOBODY.test(role)) return undefined
  return { role, isWish: (found[1] ?? found[2]) !== undefined, at: found.index }
}
