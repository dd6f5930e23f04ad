/** What a seed may begin with before it comes to its point; removed repeatedly. */
const OPENERS = new RegExp(
  `^(?:${[
    'please|pls|plz|pleas|maybe|perhaps|and|but|so|then|what if|what about|how about|imagine|include|add|with|featuring|surprise:?',
    'sometimes|one day|one night|suddenly|once|at night|every night|tonight|secretly|actually|in truth|in reality|in the end,?',
    '(?:there|it|this|the story|this story|you) (?:has to|have to|should|must|needs? to|could|can|may|might)(?: also)? (?:be|have|include|feature)(?: about)?',
    "(?:i|we)(?:'d| would)? (?:want|like|love)(?: it)?(?: to)?(?: (?:be|have|hear|see))?(?: (?:a story|something|one))?(?: (?:about|with))?|let there be",
    '(?:can|could|will|would) (?:you|we|it|there|i|he|she|they)(?: please)?(?: also)? (?:be|have|get|see|meet|add|put|include|make(?: it)?|write|tell)(?: in)?(?: something)?(?: about| with)?',
    '(?:can|could|should|may|might)(?= (?:an?|the|some|two|three|my|our|his|her|their) )',
    '(?:make|let) (?:it|the story|this)(?: be)? (?:about|with|have|include|so(?: that)?)|put(?: in)?|mention',
    '(?:he|she|they|\\p{Lu}\\p{Ll}+) (?:wants|would (?:like|love))(?: to (?:meet|see|have|hear about|be with))?(?= (?:an?|the|some|two|three|his|her|their) )',
    "there (?:is|are|was|were)|there's|a story (?:about|with)|something (?:about|with)|about|(?:a lot|lots|plenty|loads) of",
    '(?:no one|nobody|everyone|everybody) knows(?: that)?|it turns out(?: that)?|the twist is(?: that)?',
    '(?:they|we|he|she|\\p{Lu}\\p{Ll}+) (?:finds?(?: out)?|discovers?|meets?|sees?|learns?|notices?|realizes?|hears?|dreams)(?: that)?',
    '(?:finds|meets|discovers)(?= (?:an?|the|some|two|three) )',
    '(?:they|we|he|she) [^.,;]{0,40}? (?:and|then) (?:find|meet|discover|see|hear)s?(?= (?:an?|the|some|two|three) )',
  ].join('|')}) `,
  'iu',
)

/** What a parent's wish ends with after its point. */
const CLOSERS =
  /(?:,? (?:please|pls|plz|thanks|thank you|too|also|as well|somewhere|somehow|(?:be )?in it|in there|in this|in the (?:story|middle)|\(?if possible\)?)|,? (?:(?:has to|have to|should|must|needs? to|could|can|might|may)(?: also| please)? (?:be|appear|come|show up|turn up|play|have a (?:part|role)|join)(?= (?:in|along|too|please|as well|somewhere)\b|$)(?: along| in it| in there| in the story)?))$/iu

/** A seed as plain text: no tags, no template syntax, no final mark except a question's. */
export const cleaned = (seed: string): string =>
  [...seed]
    .map((char) => (char < ' ' ? ' ' : char))
    .join('')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/[“”"<>{}[\]|~^¶]/g, '')
    .replace(/’/g, "'")
    .replace(/\b(does|do|did|is|are|was|were|has|have|had|ca|wo|could|would|should)nt\b/gi, "$1n't")
    .trim()
    .replace(/[.!,;:]+$/, '')

/** Without the sentences before the last that only say what must not be in it: “no ghosts. and a dragon please”. */
export function withoutRefusals(raw: string): string {
  const [first = '', ...rest] = raw.split(/(?<=[.;!]) +/)
  return rest.length > 0 && NO_THING.test(first.replace(/[.;!]+$/, ''))
    ? withoutRefusals(rest.join(' '))
    : raw
}

const TITLES = 'Mr|Mrs|Ms|Dr|St|Prof'

/** The first sentence of a cleaned seed, from where it comes to its point. */
export function pointOf(raw: string): string {
  const [first = ''] = raw.split(new RegExp(`(?<!\\b(?:${TITLES}))[.;!?](?=\\s|$)`))
  let text = first.trim()
  for (;;) {
    const shorter = text.replace(OPENERS, '').replace(CLOSERS, '')
    if (shorter === text || shorter === '') return asHappened(text)
    text = shorter
  }
}

/** “the dog should be the one driving” as it is in the story: “the dog is the one driving”. */
const asHappened = (text: string): string =>
  text
    .replace(
      /(\p{L}+) (?:should|shall|must|has to|have to|needs? to) (?:also )?be /iu,
      (_, before: string) => `${before} ${/[^s]s$/.test(before) ? 'are' : 'is'} `,
    )
    .replace(
      /(\p{L}+) (?:should|shall|must) (?:also )?/iu,
      (_, before: string) => `${before} ${/[^s]s$/.test(before) ? 'have' : 'has'} to `,
    )

/** How the story should go, rather than somebody who is in it: no tale turns on that. As it is typed, small. */
const OF_THE_PLOT =
  /^(?:(?:the )?(?:hero(?:ine)?|villain|bad guys?|good guys?|main character|story|ending|end) .*\b(?:(?:has|have|needs?) to|could|can|must|will|would) |(?:he|she|they|everyone|everybody) .*\b(?:has|have|is|are|could|can|must|will|would|needs?) |(?:let|make|have) (?:him|her|them|it|the|my|our|\p{Lu}\p{L}+) )/u

/** Whether a seed's point is about the plot alone. */
export const isOfThePlot = (point: string): boolean =>
  OF_THE_PLOT.test(point.charAt(0).toLowerCase() + point.slice(1))

const MOURNED =
  /\b(?:passed away|who passed(?! (?:an?|the|his|her|their|by|out|through|it|all|every)\b)|died|(?:is|are|was) dead|death|heaven|in memory of|funeral)\b/i

/** Whether a seed speaks of somebody who died: who is mourned is no surprise in a story. */
export const isOfSomebodyMourned = (raw: string): boolean => MOURNED.test(raw)

const QUESTION = /^(?:who|why|how|when|where|which|what(?! (?:if|about))) /i
const NO_ENGLISH =
  /^(?:ein|eine|einen|der|das|un|une|le|les|la|el|los|las|il|lo|gli|una|uno|het|een|um|uma|ett|od|és|egy|jeden)\s/i

/** Whether the text can be read as an English sentence about somebody. */
export const isReadable = (raw: string, point: string): boolean =>
  /^(?:\p{L}|\d+ \p{L})/u.test(point) && /[a-z]/.test(point) && !QUESTION.test(raw) && !NO_ENGLISH.test(point)

/** What must not be in the story, and how the whole story should be: no tale turns on that. */
const NO_THING =
  /^(?:(?:please|pls|plz|pleas) )?(?:(?:no|not|without|don't|do not|never|avoid|nothing)\b(?! (?:one|body)\b)|(?:(?:it|this|the story) )?(?:(?:should|must|has to|needs to) be )?(?:(?:an?|with an?) )?(?:(?:very|really|super) )?(?:happy|good|nice|sweet|calm|quiet|short|long|funny|silly|scary|exciting|relaxing|cozy)(?: (?:end|ending|story|one|tale))?(?:,? please)?$)/iu

/** A text without any content that a tale could turn on. */
export const saysNothing = (raw: string): boolean =>
  NO_THING.test(raw) ||
  /^(?:no|none|nothing|yes|ok|okay|test|hi|hello|idk|whatever|anything|surprise(?: me)?|any|random|n\/?a|[\p{P}\s]*)$/iu.test(
    raw,
  )
