/** What a seed may begin with before it comes to its point; removed repeatedly. */
const OPENERS = new RegExp(
  `^(?:${[
    'please|maybe|perhaps|and|but|so|then|what if|what about|how about|imagine|include|add|with|featuring|surprise:?',
    'sometimes|one day|one night|suddenly|once|at night|every night|tonight|secretly|actually|in truth|in reality|in the end,?',
    "there (?:is|are|was|were)|there's|a story (?:about|with)|something about|about",
    '(?:no one|nobody|everyone|everybody) knows(?: that)?|it turns out(?: that)?|the twist is(?: that)?',
    '(?:they|we|he|she|\\p{Lu}\\p{Ll}+) (?:finds?(?: out)?|discovers?|meets?|sees?|learns?|notices?|realizes?|hears?|dreams)(?: that)?',
    '(?:finds|meets|discovers)(?= (?:an?|the|some|two|three) )',
    '(?:they|we|he|she) [^.,;]{0,40}? (?:and|then) (?:find|meet|discover|see|hear)s?(?= (?:an?|the|some|two|three) )',
  ].join('|')}) `,
  'iu',
)

/** A seed as plain text: no tags, no template syntax, no final mark except a question's. */
export const cleaned = (seed: string): string =>
  [...seed]
    .map((char) => (char < ' ' ? ' ' : char))
    .join('')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/[“”"<>{}[\]|~^¶]/g, '')
    .replace(/’/g, "'")
    .trim()
    .replace(/[.!,;:]+$/, '')

const TITLES = 'Mr|Mrs|Ms|Dr|St|Prof'

/** The first sentence of a cleaned seed, from where it comes to its point. */
export function pointOf(raw: string): string {
  const [first = ''] = raw.split(new RegExp(`(?<!\\b(?:${TITLES}))[.;!?](?=\\s|$)`))
  let text = first.trim()
  for (;;) {
    const shorter = text.replace(OPENERS, '')
    if (shorter === text) return text
    text = shorter
  }
}

const QUESTION = /^(?:who|why|how|when|where|which|what(?! (?:if|about))) /i
const NO_ENGLISH =
  /^(?:ein|eine|einen|der|das|un|une|le|les|la|el|los|las|il|lo|gli|una|uno|het|een|um|uma|ett|od|és|egy|jeden)\s/i

/** Whether the text can be read as an English sentence about somebody. */
export const isReadable = (raw: string, point: string): boolean =>
  /^(?:\p{L}|\d+ \p{L})/u.test(point) && /[a-z]/.test(point) && !QUESTION.test(raw) && !NO_ENGLISH.test(point)

/** A word without any content. */
export const saysNothing = (raw: string): boolean =>
  /^(?:no|none|nothing|yes|ok|okay|test|hi|hello|idk|whatever|anything|surprise(?: me)?|any|random|n\/?a|[\p{P}\s]*)$/iu.test(
    raw,
  )
