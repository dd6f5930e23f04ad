const CONSONANTS = new Map(
  'กk ขk ฃk คk ฅk ฆk งng จj ฉch ชch ซs ฌch ญy ฎd ฏt ฐt ฑt ฒt ณn ดd ตt ถt ทt ธt นn บb ปp ผp ฝf พp ฟf ภp มm ยy รr ลl วw ศs ษs สs หh ฬl อ ฮh'
    .split(' ')
    .map((entry) => [entry.charAt(0), entry.slice(1)]),
)
/** A consonant at the end of a syllable has one of only a few sounds. */
const CLOSING: Record<string, string> = {
  j: 't',
  ch: 't',
  s: 't',
  d: 't',
  b: 'p',
  f: 'p',
  r: 'n',
  l: 'n',
  y: 'i',
  w: 'o',
}

/** One consonant, or two said together; an h before another consonant is silent. */
const CONSONANT_GROUP = '((?:ห(?=[งญนมยรลว]))?[ก-ฮ](?:[รล]|ว(?=[ะ-ู]))?)'

/** Vowels by their marks around the consonants (C) that begin the syllable; x is any consonant after them. */
const VOWELS: [signs: RegExp, sound: string][] = (
  [
    ['เCียะ?', 'ia'],
    ['เCือะ?', 'ua'],
    ['เCาะ', 'o'],
    ['เCา', 'ao'],
    ['เCอะ?', 'er'],
    ['เCิ(?=x)', 'er'],
    ['เC็?', 'ey'],
    ['แC[็ะ]?', 'ae'],
    ['โCะ?', 'o'],
    ['[ใไ]Cย?', 'ai'],
    ['Cัวะ?', 'ua'],
    ['Cรร(?=x)', 'a'],
    ['Cรร', 'an'],
    ['C[ะัา]', 'a'],
    ['Cำ', 'am'],
    ['C[ิี]', 'i'],
    ['C[ึื]อ?', 'u'],
    ['C[ุู]', 'u'],
    ['C็?อ', 'o'],
  ] as const
).map(([signs, sound]) => [
  new RegExp(`^${signs.replace('C', CONSONANT_GROUP).replace('x', '[ก-ฮ](?![ะ-ู])')}`),
  sound,
])
/** A consonant without a vowel after it closes the syllable before it. */
const CLOSES = /^[กขคงจชซญดตถทธนบปพฟภมยรลวศษสณฐ](?![ะ-ู็อ]|รร|[รลว][ะ-ู])/
const TAKES_NO_CLOSE = /^(ao|ai|am|an)$/

/** Thai in syllables of plain letters, joined by hyphens, without tones. */
export function readThai(text: string): string {
  const syllables: string[] = []
  let rest = text.replace(/[ก-ฮ][ิุ]?์|[็่้๊๋]|ๆ|ฯ/g, '').replaceAll('ํา', 'ำ')
  while (rest !== '') {
    const { sound, length } = firstSyllable(rest)
    if (sound) syllables.push(sound)
    rest = rest.slice(length)
  }
  return syllables.join('-')
}

function firstSyllable(text: string): { sound: string; length: number } {
  for (const [signs, vowel] of VOWELS) {
    const [written, consonants = ''] = signs.exec(text) ?? []
    if (!written) continue
    const close = TAKES_NO_CLOSE.test(vowel) ? '' : closeOf(text.slice(written.length))
    return { sound: onset(consonants) + vowel + closing(close), length: written.length + close.length }
  }
  const close = closeOf(text.slice(1))
  const bare = onset(text.charAt(0))
  return {
    sound: CONSONANTS.has(text.charAt(0)) ? `${bare}${close ? 'o' : 'a'}${closing(close)}` : '',
    length: 1 + close.length,
  }
}

/** Two consonants at the end of a word are a separate syllable. */
const closeOf = (text: string): string => (/^[ก-ฮ]{2}$/.test(text) ? '' : (CLOSES.exec(text)?.[0] ?? ''))

/** A silent h before another consonant only changes the tone. */
const onset = (consonants: string): string =>
  [...consonants.replace(/^ห(?=.)/, '')].map((letter) => CONSONANTS.get(letter) ?? '').join('')

function closing(consonant: string): string {
  const sound = CONSONANTS.get(consonant) ?? ''
  return CLOSING[sound] ?? sound
}
