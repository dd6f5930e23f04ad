import { remembered } from './remembered.ts'

const AN = /^(?:[aeiou]|hour|hono|heir|8|11|18)/i
const NOT_AN = /^(?:one\b|once|uni|use|usual|ukulele|eu|ewe)/i
const ARTICLE = /\b([Aa])n? (?=(\p{L}[\p{L}'’-]*))/gu
const TITLED =
  /^(?:I’|(?:Grand(?:ma|pa|dad)|Granny|Mom|Dad)’s |(?:Mr\.|Mrs\.|Dr\.|Miss|Dame|Captain|Aunt|Auntie|Old|Uncle|Sir|Lady|Lord|Madame|Grandma|Grandpa)(?:’s)? \p{Lu})/u

/** The text with its first letter, behind any opening quotes, in upper case. */
export const upper = (text: string): string =>
  text.replace(/^([“‘\s]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Lower case for a sentence that moves inside another, unless it begins with a name. */
export function lowerFirst(sentence: string, names: ReadonlySet<string>): string {
  const [two = '', first = ''] = sentence.match(/^([\p{L}’'-]+)(?: \p{Lu}[\p{L}’'-]*)?/u) ?? []
  const isName = [first, two].some(
    (name) => name === 'I' || names.has(name) || names.has(name.replace(/’s?$/, '')),
  )
  return isName || TITLED.test(sentence) || /^\p{Lu}{2}/u.test(sentence)
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Spaces, a/an, marks and capitals as they should stand; ¶ asks for a capital behind it. */
export const tidy = remembered((text) =>
  text
    .replace(/¶\s*([“]?)(\p{L})/gu, (_, quote: string, letter: string) => quote + letter.toUpperCase())
    .replace(/\s+/g, ' ')
    .replace(/\balong along\b/g, 'along')
    .replace(/\b([Ii]t) were (?=some |two |three |all |the |my |\p{Lu})/gu, '$1 was ')
    .replace(/(?<=\p{Ll},? |” )The (?=\p{Lu}\p{Ll})/gu, 'the ')
    .replace(/ ([,.!?;:”])/g, '$1')
    .replace(/“ /g, '“')
    .replace(/”(?=\p{L})/gu, '” ')
    .replace(/(“[^“”]*)“([^“”]*)”(?=[^“”]*”)/g, '$1‘$2’')
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(ARTICLE, (all, a: string, word: string) =>
      /^an?$/i.test(all.trim()) ? `${a}${wantsAn(word) ? 'n' : ''} ` : all,
    )
    .replace(
      /([.!?]|\.”) (“?)(\p{Ll})/gu,
      (_, end: string, quote: string, letter: string) => `${end} ${quote}${letter.toUpperCase()}`,
    )
    .replace(/([.!?])([.!?])+/g, '$1')
    .replace(/(?<=^|[.!?]”? )(\p{Lu}\p{Ll}+)! Went (?=\p{L})/gu, '$1, went ')
    .replace(/([!?…])”\.(?=\s|$)/g, '$1”')
    .replace(/([\p{L}\d])”\.(?=\s|$)/gu, '$1.”')
    .replace(/,+(?=[,.!?;:])/g, '')
    .trim()
    .replace(/^(“?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase()),
)

const wantsAn = (word: string) => /^[FHLMNRSX]$/.test(word) || (AN.test(word) && !NOT_AN.test(word))

const SMALL = /^(?:a|an|the|and|of|in|on|to|at|for|with|that|who|but|from|under|by)$/

/** A title with its words capitalized, the small ones excepted. */
export const titled = (text: string): string =>
  text
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.test(word) ? word : upper(word)))
    .join(' ')
    .replace(/\.$/, '')

/** A name inside a notice in capitals is in capitals as well: “HERE LIVES STRIPE. STILL.” */
export const loud = (text: string): string =>
  text.replace(/(?<=\b\p{Lu}{3,}[,.]? )\p{Lu}[\p{Ll}’'-]+(?=[,.]? \p{Lu}{3,}\b)/gu, (name) =>
    name.toUpperCase(),
  )
