import { pinyinOf, soundOfPinyin } from './han.ts'
import { koreanSyllable } from './hangul.ts'
import { romanize, UNKNOWN_IS_CALLED } from './romanize.ts'

const OTHER_LETTER = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u

/** Whether the text contains letters of a script other than Latin. */
export const isInOtherLetters = (text: string): boolean => OTHER_LETTER.test(text)

/** A non-ASCII Latin letter: such a name is not read as English. */
const ACCENTED = /(?!\p{ASCII})\p{L}/u

/**
 * The sound of a name in non-English letters, spelled as a parent would: syllables joined by hyphens. Undefined for
 * English letters, empty for an unknown script.
 */
export function soundOfScript(name: string): string | undefined {
  if (!isInOtherLetters(name) && !ACCENTED.test(name)) return undefined
  if (romanize(name).includes(UNKNOWN_IS_CALLED)) return ''
  const parts = name.match(/\p{Script=Han}|\p{Script=Hangul}|[^\p{Script=Han}\p{Script=Hangul}]+/gu) ?? []
  const isKorean = /^\p{Script=Hangul}{3}$/u.test(name)
  return parts
    .map((part, index) => {
      if (/\p{Script=Han}/u.test(part)) return soundOfPinyin(pinyinOf(part))
      const surname = isKorean && index === 0 ? KOREAN_SURNAMES[part] : undefined
      return surname ?? (/\p{Script=Hangul}/u.test(part) ? koreanSyllable(part) : inSyllables(romanize(part)))
    })
    .filter(Boolean)
    .join('-')
}

const KOREAN_SURNAMES: Record<string, string> = { 김: 'kim', 이: 'lee', 박: 'pahk', 최: 'choy', 정: 'jung' }

const VOWELS: Record<string, string> = {
  aa: 'ah',
  a: 'ah',
  ai: 'eye',
  au: 'ow',
  ao: 'ow',
  ae: 'air',
  ay: 'eye',
  ei: 'ay',
  ey: 'ay',
  e: 'eh',
  ee: 'ee',
  i: 'ee',
  oi: 'oy',
  ou: 'oh',
  o: 'oh',
  oo: 'oo',
  u: 'oo',
  er: 'er',
}

/** Plain letters with the vowel values of most languages, in syllables: natasha is nah-tah-shah. */
export function inSyllables(letters: string): string {
  return letters
    .toLowerCase()
    .replace(/eey\b/g, 'ee')
    .replace(/kh(?![aeiou])/g, 'k')
    .replace(/(a(?=ee|oo)|aa|ai|au|ao|ae|[ae]y(?![aeiou])|ei|ee|er(?![aeiou])|oi|ou|oo|[aeiou])/g, '<$1>')
    .replace(
      />([^<>]*?)([sckztgpd]h|[^<>h]?[yw]|[^<>])?</g,
      (_found, coda: string, start = '') => `>${coda}-${start}<`,
    )
    .replace(/<(\w+)>/g, (_found, vowel: string) => VOWELS[vowel] ?? vowel)
    .replace(/-+/g, '-')
}
