const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const STARTS = 'g kk n d tt r m b pp s ss - j ch ch k t p h'.split(' ').map((start) => start.replace('-', ''))
const MIDDLES = 'ah eh yah yeh uh eh yuh yeh oh wah weh weh yoh oo wuh weh wee yoo uh wee ee'.split(' ')
const ENDS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'
  .split(' ')
  .map((end) => end.replace('-', ''))

/** A Korean syllable in English spelling; anything else unchanged. */
export function koreanSyllable(letter: string): string {
  const index = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE
  if (index < 0 || index > LAST_SYLLABLE - FIRST_SYLLABLE) return letter
  const middle = MIDDLES[Math.floor(index / 28) % 21] ?? ''
  return `${STARTS[Math.floor(index / 588)] ?? ''}${middle}${ENDS[index % 28] ?? ''}`
}
