import type { UnfitTheme } from '../../ports/moderator.ts'

/** Words that are meant however they are stretched, masked or joined; each with its possible endings. */
const STRONG: [UnfitTheme, string, string?][] = [
  ['swearing', 'fuck', '(?:s|ed|er|ers|ing|in|face|faces|head|tard|wit|off|you|u)?'],
  ['swearing', 'fuk', '(?:s|ed|er|in|ing|u|you|off)'],
  ['swearing', 'phuck', '(?:s|ed|er|ing)?'],
  ['swearing', 'phuk', '(?:ed|er|ing)'],
  ['swearing', 'fvck', '(?:s|ed|er|ing)?'],
  ['swearing', 'fcuk', '(?:s|ed|er|ing)?'],
  ['swearing', 'fck', '(?:s|ed|er|ing|ng)?'],
  ['swearing', 'motherfuck', '(?:a|as|er|ers|in|ing)?'],
  ['swearing', 'muthafuck', '(?:a|as|er|ers|in|ing)?'],
  ['swearing', 'shit', '(?:s|e|es|ty|ting|ted|head|heads|hole|holes|face|show|bag|load|stain|ter)?'],
  ['swearing', 'bullshit'],
  ['swearing', 'horseshit'],
  ['swearing', 'dipshit', 's?'],
  ['swearing', 'bitch', '(?:es|y|ing|ass)?'],
  ['swearing', 'biatch', '(?:es)?'],
  ['swearing', 'cunt', '(?:s|y|face)?'],
  ['swearing', 'asshole', 's?'],
  ['swearing', 'azzhole', 's?'],
  ['swearing', 'asswipe', 's?'],
  ['swearing', 'dumbass', '(?:es)?'],
  ['swearing', 'arsehole', 's?'],
  ['swearing', 'dickhead', 's?'],
  ['swearing', 'dickface', 's?'],
  ['swearing', 'whore', 's?'],
  ['swearing', 'slut', '(?:s|ty)?'],
  ['swearing', 'twat', 's?'],
  ['swearing', 'wanker', 's?'],
  ['swearing', 'bastard', 's?'],
  ['swearing', 'bollocks'],
  ['sexual', 'cocksuck', '(?:er|ers|ing)?'],
  ['sexual', 'dicksuck', '(?:er|ers|ing)?'],
  ['sexual', 'blowjob', 's?'],
  ['sexual', 'handjob', 's?'],
  ['sexual', 'porn', '(?:o|os|star|stars|hub|ography|ographic)?'],
  ['sexual', 'pr[o]n'],
  ['sexual', 'pussy'],
  ['sexual', 'penis', '(?:es)?'],
  ['sexual', 'vagina', 's?'],
  ['sexual', 'dildo', 's?'],
  ['sexual', 'rapist', 's?'],
  ['hate', 'nigger', '(?:s|ish)?'],
  ['hate', 'nigga', '(?:s|z)?'],
  ['hate', 'faggot', '(?:s|ry)?'],
  ['hate', 'fagot', 's?'],
  ['hate', 'fag', 's?'],
  ['hate', 'kike', 's?'],
  ['hate', 'retard', '(?:s|ed)?'],
  ['hate', 'hitler', 's?'],
  ['hate', 'nazi', 's?'],
  ['swearing', 'puta', 's?'],
  ['swearing', 'pvta', 's?'],
  ['swearing', 'mierda', 's?'],
  ['swearing', 'pendejo', 's?'],
  ['swearing', 'kurwa'],
  ['swearing', 'caralho', 's?'],
  ['swearing', 'arschloch'],
  ['swearing', 'scheisse'],
  ['swearing', 'putain'],
  ['swearing', 'cazzo'],
  ['swearing', 'orospu'],
  ['swearing', 'сука'],
  ['swearing', 'пизда'],
  ['swearing', 'хуй'],
  ['swearing', 'блять'],
  ['swearing', 'блядь'],
]
/** What a person masks: `f**k`, `sh#t`. */
const MASKED = STRONG.filter(([, word]) => !/^(?:fuk|fck|fag|fagot|prn|pr\[o\]n|nazi)$/.test(word)).concat([
  ['swearing', 'motherfucker', 's?'],
  ['swearing', 'fucker', 's?'],
  ['swearing', 'fucking'],
  ['swearing', 'shitty'],
  ['swearing', 'bitches'],
  ['swearing', 'ass'],
  ['swearing', 'dick', 's?'],
  ['swearing', 'cock', 's?'],
  ['swearing', 'piss'],
  ['sexual', 'rape', '[ds]?'],
  ['sexual', 'sex'],
  ['sexual', 'tits'],
  ['violence', 'kill', '(?:s|ed)?'],
])
/** Words that are searched anywhere in spelled-out letters. */
const SPELLED =
  /fuck|shit|cunt|bitch|nigg(?:er|a)|faggot|whore|asshole|bastard|kurwa|suicide|porn|kill(?:you|her|him|them|me)|сука|пизд|хуй/u
const SPELLED_WHOLE = /^(?:ass|sex|dick|cock|puta|rape|kill|slut|gun|die|kys|penis|tits|nazi|mierda|merde)$/u

const START = '(?<![\\p{L}\\p{M}\\p{N}])'
const END = '(?![\\p{L}\\p{M}\\p{N}])'
const themed = (entries: typeof STRONG, shape: (word: string) => string) =>
  [...new Set(entries.map(([theme]) => theme))].map((theme) => ({
    theme,
    pattern: new RegExp(
      `${START}(?:${entries
        .filter(([its]) => its === theme)
        .map(([, word, endings = '']) => `${shape(word)}${endings}`)
        .join('|')})${END}`,
      'u',
    ),
  }))

/** Each letter any number of times, but doubled ones at least twice: "niger" and "as" are other words. */
const stretched = (word: string) =>
  word
    .replace(/\[o\]/, 'o')
    .replace(/(\p{L})(\1?)/gu, (_, letter, twice) => (twice ? `${letter}{2,}` : `${letter}+`))

const MATCHERS = themed(STRONG, stretched)
const WHOLE = MASKED.map(([theme, word, endings = '']) => ({
  theme,
  word: word.replace('[o]', 'o'),
  endings,
}))

/** The theme of a word that is meant in any disguise, in a reading. */
export const strongIn = (reading: string): UnfitTheme | undefined =>
  MATCHERS.find(({ pattern }) => pattern.test(reading))?.theme

/** The same in single letters that were joined. */
export const spelledOut = (letters: string): UnfitTheme | undefined =>
  SPELLED.test(letters) || SPELLED_WHOLE.test(letters) ? 'swearing' : undefined

/** Characters of a masked word. */
const LONGEST = 24
const MASK = /(?<![\p{L}\p{N}*#%])\p{L}[\p{L}*#%✱•_-]*[*#%✱•_-][\p{L}*#%✱•_-]*(?![\p{L}\p{N}])/gu

/** The theme of a word with letters masked by asterisks or the like. */
export function maskedIn(reading: string): UnfitTheme | undefined {
  for (const [token] of reading.matchAll(MASK)) {
    const theme = maskedTheme(token)
    if (theme) return theme
  }
  return undefined
}

function maskedTheme(token: string): UnfitTheme | undefined {
  if (token.length > LONGEST) return undefined
  const letters = token.replace(/\P{L}/gu, '').length
  const dashed = !/[*#%✱•]/u.test(token)
  if (dashed && letters < 3 && !/[_-]{2}/.test(token)) return undefined
  if (letters < 2) return /^[fscbnw][*#%✱•]{3,}$/u.test(token) ? 'swearing' : undefined
  const shape = token.replace(/[^\p{L}]+/gu, (masks) => `\\p{L}{1,${masks.length + 2}}`)
  const meant = new RegExp(`^${shape}$`, 'u')
  return WHOLE.find(
    ({ word, endings }) => meant.test(word) || (endings.includes('s') && meant.test(`${word}s`)),
  )?.theme
}
