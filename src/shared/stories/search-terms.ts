/** Letters that do not decompose into a plain letter and an accent. */
const PLAIN: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
}
const UNPARTED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** The text without case and accents: stored in the search index, and looked up there. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replace(UNPARTED, (letter) => PLAIN[letter] ?? letter)

export interface SearchTerms {
  /** Of three letters or more: found anywhere, also within a word. */
  long: string[]
  /** Of one or two letters: found where a word begins. */
  short: string[]
}

const SHORTEST_LONG = 3
const SAYS_SOMETHING = /[\p{L}\p{N}\p{So}]/u

/** The folded words of a search; all must be found. Short ones that are only punctuation are dropped. */
export function searchTerms(search: string): SearchTerms {
  const words = [
    ...new Set(
      folded(search)
        .split(/[\s\p{Cc}]+/u)
        .filter(Boolean),
    ),
  ]
  const isLong = (word: string) => [...word].length >= SHORTEST_LONG
  return {
    long: words.filter(isLong),
    short: words.filter((word) => !isLong(word) && SAYS_SOMETHING.test(word)),
  }
}
