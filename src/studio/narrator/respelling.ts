import { romanize } from './romanize.ts'

/**
 * A name in a parent's spelling ("EE-fa", "shi-VAWN") as phones with stress digits for the voice's lexicon; empty if
 * unreadable. Hyphens or spaces separate syllables; capitals mark the stress, by default on the first syllable.
 */
export function phonesSoundingLike(spelling: string): string[] {
  const syllables = romanize(spelling.normalize('NFKC')).match(/[a-z]+/gi) ?? []
  const stressed = Math.max(
    0,
    syllables.findIndex((syllable) => syllable.length > 1 && syllable === syllable.toUpperCase()),
  )
  const phones = syllables.flatMap((syllable, index) =>
    phonesOfSyllable(syllable.toLowerCase(), index === stressed),
  )
  return phones.some((phone) => /\d$/.test(phone)) ? phones : []
}

/** The phones of letters without a vowel, as in “mff”. */
export const consonantsOf = (letters: string): string[] => phonesOfSyllable(letters, false)

/** Spellings of vowels, each with its phone or its stressed and unstressed phones. The longest match wins. */
const VOWELS: Record<string, [stressed: string, unstressed?: string]> = {
  eigh: ['ey'],
  igh: ['ay'],
  eye: ['ay'],
  aye: ['ay'],
  ee: ['iy'],
  ea: ['iy'],
  ie: ['iy'],
  ay: ['ey'],
  ai: ['ey'],
  ey: ['ey'],
  ei: ['ey'],
  oo: ['uw'],
  ou: ['uw'],
  ew: ['uw'],
  ue: ['uw'],
  oh: ['ow'],
  oa: ['ow'],
  oe: ['ow'],
  ow: ['aw'],
  oy: ['oy'],
  oi: ['oy'],
  aw: ['ao'],
  au: ['ao'],
  ah: ['aa'],
  eh: ['eh'],
  ih: ['ih'],
  uh: ['ah', 'ax'],
  er: ['er'],
  ir: ['er'],
  ur: ['er'],
  a: ['ae', 'ax'],
  e: ['eh'],
  i: ['ih'],
  o: ['aa'],
  u: ['ah', 'ax'],
}
const OPEN_VOWELS: Record<string, [stressed: string, unstressed?: string]> = {
  a: ['aa', 'ax'],
  o: ['ow'],
  i: ['iy'],
  u: ['uw'],
}
const LONG_VOWELS: Record<string, [stressed: string]> = {
  a: ['ey'],
  e: ['iy'],
  i: ['ay'],
  o: ['ow'],
  u: ['uw'],
}
const CONSONANTS: Record<string, string> = {
  tch: 'ch',
  ch: 'ch',
  sh: 'sh',
  th: 'th',
  zh: 'zh',
  kh: 'k',
  ph: 'f',
  ng: 'ng',
  nk: 'ng k',
  ck: 'k',
  qu: 'k w',
  wh: 'w',
  gh: '',
  dge: 'jh',
  b: 'b',
  c: 'k',
  d: 'd',
  f: 'f',
  g: 'g',
  h: 'hh',
  j: 'jh',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  p: 'p',
  q: 'k',
  r: 'r',
  s: 's',
  t: 't',
  v: 'v',
  w: 'w',
  x: 'k s',
  y: 'y',
  z: 'z',
}
const LONGEST_SPELLING = 4

function phonesOfSyllable(syllable: string, isStressed: boolean): string[] {
  const letters = syllable.replace(/([^aeiou])\1+/g, '$1')
  const phones: string[] = []
  let at = 0
  while (at < letters.length) {
    const { length, sound } = soundAt(letters, at)
    if (typeof sound === 'string') phones.push(...sound.split(' ').filter(Boolean))
    else {
      const isPeak = isStressed && !phones.some((phone) => phone.endsWith('1'))
      phones.push(isPeak ? `${sound[0]}1` : `${sound[1] ?? sound[0]}0`)
    }
    at += length
  }
  return phones
}

function soundAt(letters: string, at: number): { length: number; sound: string | [string, string?] } {
  const rest = letters.slice(at)
  const before = letters.slice(0, at)
  if (/^y$/.test(rest) && /[^aeiou]$/.test(before))
    return { length: 1, sound: /[aeiou]/.test(before) ? ['iy'] : ['ay'] }
  if (/^ye$/.test(rest) && /[^aeiou]$/.test(before)) return { length: 2, sound: ['ay'] }
  if (/^h$/.test(rest) && at > 0) return { length: 1, sound: '' }
  if (/^e$/.test(rest) && /[aeiou][^aeiouyh]$/.test(before)) return { length: 1, sound: '' }
  const long = /^([aeiou])[^aeiouyhrw]e$/.test(rest) ? LONG_VOWELS[rest.charAt(0)] : undefined
  if (long) return { length: 1, sound: long }
  const open = rest.length === 1 ? OPEN_VOWELS[rest] : undefined
  if (open) return { length: 1, sound: open }
  if (/^air/.test(rest)) return { length: 2, sound: ['eh'] }
  if (/^[ao]r(?![aeiou])/.test(rest)) return { length: 1, sound: rest.startsWith('a') ? ['aa'] : ['ao'] }
  for (let length = LONGEST_SPELLING; length > 0; length--) {
    const spelling = rest.slice(0, length)
    const sound = spelling.length === length ? (VOWELS[spelling] ?? CONSONANTS[spelling]) : undefined
    if (sound !== undefined) return { length, sound }
  }
  return { length: 1, sound: '' }
}
