import { pinyinOf, soundOfPinyin } from './han.ts'
import { koreanSyllable } from './hangul.ts'
import { readThai } from './thai.ts'

/**
 * Writes letters of any script with a to z, as close to English spelling as possible. Letters of unknown scripts
 * become “our friend”; symbols and emoji stay, and the reader skips them.
 */
export function romanize(text: string): string {
  const marked = text.normalize('NFC').replace(/./gsu, (letter) => LATIN[letter] ?? letter)
  const joined = marked
    .replace(/\p{Script=Hangul}/gu, koreanSyllable)
    .replace(/[\u3041-\u3096\u30a1-\u30fa\u30fc]+/gu, readKana)
    .replace(/\p{Script=Han}/gu, (letter) => ` ${soundOfPinyin(pinyinOf(letter))} `)
    .replace(/\p{Script=Thai}+/gu, readThai)
    .replace(/\p{Script=Lao}+/gu, (letters) => readThai(asThai(letters)))
    .replace(/\p{Script=Ethiopic}/gu, readEthiopic)
    .replace(BRAHMIC, (letters) => readDevanagari(asDevanagari(letters), letters))
    .replace(/[\p{Script=Arabic}\p{Script=Hebrew}]+/gu, readConsonantScript)
    .replace(
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}]+/gu,
      readLetterByLetter,
    )
  return joined
    .replace(UNKNOWN, UNKNOWN_IS_CALLED)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}

/** Unknown scripts. If they were silent, a name in them would leave a story without its hero. */
const UNKNOWN = /(?:(?!\p{Script=Latin})[\p{Lu}\p{Ll}\p{Lo}][\p{Mn}\p{Mc}]*)+/gu
export const UNKNOWN_IS_CALLED = 'our friend'

const LATIN: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'th',
  Ð: 'Th',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ñ: 'ny',
  Ñ: 'Ny',
  ç: 's',
  Ç: 'S',
  ş: 'sh',
  Ş: 'Sh',
  š: 'sh',
  Š: 'Sh',
  č: 'ch',
  Č: 'Ch',
  ž: 'zh',
  Ž: 'Zh',
  ğ: '',
  ə: 'a',
}

const KANA = pairs(
  'あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn',
)
const SMALL_KANA = pairs('ゃya ゅyu ょyo ぁa ぃi ぅu ぇe ぉo')
const KATAKANA_OFFSET = 0x60

function readKana(letters: string): string {
  let read = ''
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0
    const kana = code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - KATAKANA_OFFSET) : letter
    const small = SMALL_KANA.get(kana)
    read = small ? read.replace(/[aiueo]$/, '') + small : read + (KANA.get(kana) ?? '')
  }
  return read
}

const DEVANAGARI_VOWELS = pairs('अa आaa इi ईee उu ऊoo ऎe एey ऐai ऒo ओo औau ऋri')
const DEVANAGARI_SIGNS = pairs('ाaa िi ीee ुu ूoo ॆe ेey ैai ॊo ोo ौau ृri')
const DEVANAGARI_CONSONANTS = pairs(
  'कk खkh गg घgh ङng चch छch जj झjh ञny टt ठt डd ढdh णn तt थt दd धdh नn ऩn पp फph बb भbh मm यy रr ऱr लl ळl ऴl वv शsh षsh सs हh',
)
const VIRAMA = '\u094d'

/** Lao's block has the same layout as Thai's. */
const asThai = (letters: string): string =>
  [...letters].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - BLOCK)).join('')

const ETHIOPIC = 0x1200
const ETHIOPIC_ROWS =
  'h l h m s r s sh k kw k kw b v t ch h hw n ny - k kw kh khw w - z zh y d d j g gw g t ch p ts ts f p'.split(
    ' ',
  )
const ETHIOPIC_VOWELS = ['a', 'oo', 'ee', 'a', 'ey', '', 'o', 'wa']

function readEthiopic(letter: string): string {
  const index = (letter.codePointAt(0) ?? 0) - ETHIOPIC
  const consonant = ETHIOPIC_ROWS[index >> 3]
  return consonant === undefined ? letter : consonant.replace('-', '') + (ETHIOPIC_VOWELS[index % 8] ?? '')
}

/** Indian scripts whose blocks have the same layout as Devanagari's. */
const BRAHMIC =
  /\p{Script=Devanagari}+|\p{Script=Bengali}+|\p{Script=Gurmukhi}+|\p{Script=Gujarati}+|\p{Script=Oriya}+|\p{Script=Tamil}+|\p{Script=Telugu}+|\p{Script=Kannada}+|\p{Script=Malayalam}+/gu
const DEVANAGARI = 0x900
const BLOCK = 0x80

const asDevanagari = (letters: string): string =>
  [...letters]
    .map((letter) => String.fromCodePoint(DEVANAGARI + ((letter.codePointAt(0) ?? 0) % BLOCK)))
    .join('')

/** In the south a final consonant keeps its “a”. */
const KEEPS_LAST_A = /[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u

function readDevanagari(letters: string, original: string): string {
  let read = ''
  const all = [...letters]
  for (const [index, letter] of all.entries()) {
    const next = all[index + 1]
    const consonant = DEVANAGARI_CONSONANTS.get(letter)
    const vowelFollows =
      next === undefined ? !KEEPS_LAST_A.test(original) : next === VIRAMA || DEVANAGARI_SIGNS.has(next)
    if (consonant) read += consonant + (vowelFollows ? '' : 'a')
    else if (letter === 'ं' || letter === 'ँ') read += 'n'
    else read += DEVANAGARI_VOWELS.get(letter) ?? DEVANAGARI_SIGNS.get(letter) ?? ''
  }
  return read
}

const CONSONANT_SCRIPTS = pairs(
  'اa أa إi آaa بb تt ثth جj حh خkh دd ذth رr زz سs شsh صs ضd طt ظz عa غgh فf قk كk لl مm نn هh وoo يee ىa ةa ئy ؤw پp چch ژzh گg کk یee אa בb גg דd הh וo זz חh טt יee כk ךkh לl מm םm נn ןn סs עa פp ףf צts ץts קk רr שsh תt',
)

/** Arabic and Hebrew omit short vowels: inserts an "a" between two consonants. */
function readConsonantScript(letters: string): string {
  const read = [...letters].map((letter) => CONSONANT_SCRIPTS.get(letter) ?? '')
  return read
    .map((sound, index) => {
      const next = read[index + 1]
      return isConsonant(sound) && next !== undefined && isConsonant(next) ? `${sound}a` : sound
    })
    .join('')
}

const isConsonant = (sound: string): boolean => sound !== '' && !/^[aeiou]/.test(sound)

const LETTERS = pairs(
  'аa бb вv гg дd еe ёyo жzh зz иee йy кk лl мm нn оo пp рr сs тt уoo фf хkh цts чch шsh щsh ъ- ыi ь- эe юyu яya іee їyee єye ґg јy љly њny ћch ђj џj αa βv γg δd εe ζz ηee θth ιee κk λl μm νn ξx οo πp ρr σs ςs τt υee φf χh ψps ωo άa έe ήee ίee όo ύee ώo қk ғg әa өo үu ұu ңng һh აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყk შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh աa բb գg դd եe զz էe ըuh թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւu փp քk օo ֆf',
)

function readLetterByLetter(letters: string): string {
  return [...letters].map((letter) => (LETTERS.get(letter.toLowerCase()) ?? '').replace('-', '')).join('')
}

function pairs(text: string): Map<string, string> {
  return new Map(text.split(' ').map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')]))
}
