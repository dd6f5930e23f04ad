/** Somebody in up to three words: “a cheetah”, “the bus driver”, “an old sea captain”. */
const SOMEBODY = '((?:an?|the) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{2,})'
const BEING = new RegExp(
  `(?<!\\p{L})(?<!n't |never |not )(?:(?:pretends?|pretending|(wants?|hopes)|likes|loves) to be|thinks (?:he|she)(?:'s| is)|(?:convinced|believes|sure|says) (?:that )?(?:he|she)(?:'s| is)|plays at being|dress(?:es|ed|ing) up as|is (?:often|mostly|usually|always)|(dreams of) being) ${SOMEBODY}(?=$|[^\\p{L} -]| (?:when|like|most|all|some|every|one day|someday|for|and|who|on|at|in|with|but)(?!\\p{L}))`,
  'iu',
)
/** Whom nobody plays, or what a parent says of a child that is itself. */
const NOBODY =
  /(?: |^)(?:first|best|boss|one|same|only|center|centre|baby|boy|girl|kid|child|bit|lot|big (?:boy|girl|brother|sister)|good|winner|last|handful|grown[- ]?up)$/iu

/**
 * Who a child plays or wishes that it is, with its article, and where that is said; undefined where a description says of
 * nobody.
 */
export function roleIn(text: string): { role: string; isWish: boolean; at: number } | undefined {
  const found = BEING.exec(text)
  const role = found?.[3]?.toLowerCase()
  if (!found || !role || NOBODY.test(role)) return undefined
  return { role, isWish: (found[1] ?? found[2]) !== undefined, at: found.index }
}
