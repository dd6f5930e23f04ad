/** A stretch of a description that is true of the child itself, with its position. */
export interface Clause {
  text: string
  at: number
}

const DOES =
  '(?:is|has|had|loves?|likes?|plays?|enjoys?|adores?|collects?|hates?|sings?|dances?|draws?|reads?|builds?|bakes?|cooks?|runs?|knows?|wants?|always|never|can|tells?|makes?|asks?|cuddles?|cares?|thinks?|goes|sleeps?|needs?|wears?|lives?|also|still|rides?|swims?|cries|keeps?|takes?|says?)'
const SPLIT = new RegExp(
  `[.;!?\\n(),:]| [-–—] | but | though | and (?=(?:s?he |they |is |also )?${DOES}\\b)`,
  'giu',
)

const KIN =
  '(?:brother|sister|sibling|twin|cousin|friend|buddy|bestie|mom|mum|mommy|mummy|mother|mama|dad|daddy|father|papa|grand\\p{L}+|granny|gran|nana|nan|nani|nanny|abuela|abuelo|oma|opa|koro|uncle|aunt|auntie|teacher|neighbou?r|babysitter|parent|family)s?'
/** What follows is hated, wished for, missed, gone, eaten, or somebody else's. */
const DENIERS = new RegExp(
  `(?<![\\p{L}])(?:not|isn't|aren't|wasn't|doesn't|don't|didn't|won't|can't|cannot|never|no|nor|except|besides|apart from|other than|hates?|dislikes?|detests?|less|without|refuses?|wants?|wishes|wishing|would (?:like|love)|'d (?:like|love)|dreams? of|hopes?|hoping|begs? for|begging for|asking for|saving up|misses|missing|used to|allergic|died|dead|passed away|quit|gave up|stopped|lost|afraid|scared|frightened|terrified|petrified|fearful|fears?|nervous|anxious|worr(?:y|ies|ied|ier)|too (?:cool|old) for|eats?|eating|picky|dyslexi[ac]|struggles|supports|${KIN}(?: \\p{Lu}\\p{L}+)?'s?(?= \\p{L})|(?<!and (?:his|her) )(?<!best )${KIN}(?: \\p{Lu}\\p{L}+)?(?= (?:who |also |always )?(?:${DOES}|\\p{L}{2,}[^s']s)(?![\\p{L}'])))(?![\\p{L}])`,
  'iu',
)

/** Negations that negate nothing, and what they mean. */
const MEANT: [RegExp, string][] = [
  [
    /\b(?:not|isn't|never|hardly) (?:\w+ )?(?:afraid|scared|frightened)(?: of (?:anything|nothing|much|it all)| at all)/giu,
    'fearless',
  ],
  [
    /\b(?:afraid|scared|frightened) of (?:nothing|absolutely nothing)|\bno fear|\bknows no fear|\bfears nothing/giu,
    'fearless',
  ],
  [
    /\b(?:can't|cannot|never|won't|doesn't|can not) (?:ever )?(?:sits?|stays?|keeps?|be|stand|holds?|stops? moving|stops?) ?(?:still)?(?= *(?:$|[,.;!]|and|for))/giu,
    'restless',
  ],
  [
    /\b(?:never|can't|cannot|won't|doesn't|not) (?:ever )?(?:(?:live|sleeps?|be|go(?:es)? (?:anywhere |out |to (?:bed|sleep) )?|leaves? (?:the house |home )?)\s*)?without/giu,
    'takes',
  ],
  [/\b(?:never|can't|cannot|won't|doesn't|not) (?:ever )?(?:stops?|put down|get enough of|only|just)/giu, ''],
  [/\bsays no to (?:everything|all)/giu, 'stubborn'],
  [/\b(?:always )?wants? to (?:know|learn|see|understand)/giu, 'curious'],
  [/\bwants? to be (?:the )?first/giu, 'daring'],
  [/\balways wants? to (?!be |have |get )/giu, ''],
  [/\b(?:hates?|can't stand) (?:losing|to lose)/giu, 'competitive'],
  [/\bnothing but/giu, ''],
  [/\b(?:everything|anything|everyone|anyone|all) but/giu, 'except'],
]

/** A list after a negation is negated too: “afraid of dogs, bees and the dark”. */
const DENIED_LIST = new RegExp(
  `\\b(?:hates|dislikes|doesn't like|allergic to|afraid of|scared of|terrified of|frightened of|wants|misses) [^,.;!?]{1,30}(?:, (?!(?:and )?(?:s?he )?${DOES}\\b)[^,.;!?]{1,25})*,? (?:and|or) (?!(?:s?he )?${DOES}\\b)[^,.;!?]{1,25}(?=[,.;!?]|$)`,
  'giu',
)

/** A description as it is read: plain quotes, empty negations replaced by their meaning; all positions stay the same. */
export function plainly(description: string): string {
  const plain = description.replace(/[’‘]/g, "'").replace(/[“”"{}|<>\r\t]/g, ' ')
  const meant = MEANT.reduce(
    (text, [pattern, words]) => text.replace(pattern, (found) => words.padEnd(found.length)),
    plain,
  )
  return meant.replace(DENIED_LIST, (list) => list.replaceAll(',', ' '))
}

/** The clauses of a text from `plainly`, whole. */
export function clausesIn(plain: string): Clause[] {
  const clauses: Clause[] = []
  let at = 0
  for (const { index, 0: sign } of plain.matchAll(SPLIT)) {
    clauses.push({ text: plain.slice(at, index), at })
    at = index + sign.length
  }
  return [...clauses, { text: plain.slice(at), at }].filter(({ text }) => text.trim())
}

/** What a clause says before anything in it is negated. */
export function affirmed({ text, at }: Clause): Clause {
  const denied = DENIERS.exec(text)
  return { text: denied ? text.slice(0, denied.index) : text, at }
}
