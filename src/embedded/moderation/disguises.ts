const DIGITS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const HIDDEN = /\p{Cf}|\p{Variation_Selector}/gu
/** At least three single letters in a row, whatever stands between them: "k i l l", "k.i.l.l". */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]\p{L}){2,}(?![\p{L}\p{N}])/gu
/** Digits and signs that stand for letters inside a word: "k1ll", "p0rn". */
const LEET = /(?<=\p{L})[013457@$!]+(?=\p{L})|[@$](?=\p{L}{2})/gu

/** The text as it is meant to be read: without hidden characters, spelling and digits in place of letters. */
export const undisguised = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(HIDDEN, '')
    .replace(SPELLED, (letters) => letters.replace(/[ ._*-]/g, ''))
    .replace(LEET, (signs) => [...signs].map((sign) => DIGITS[sign] ?? sign).join(''))
