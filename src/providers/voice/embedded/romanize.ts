/**
 * Writes letters of any alphabet with a to z as nearly as an English reader would say them. Letters that it does not
 * know (and signs, and emoji) are left as they are: the reader is silent at them.
 */
export function romanize(text: string): string {
  const marked = text.normalize('NFC').replace(/./gsu, (letter) => LATIN[letter] ?? letter)
  const joined = marked
    .replace(/\p{Script=Hangul}/gu, readHangul)
    .replace(/[\u3041-\u3096\u30a1-\u30fa\u30fc]+/gu, readKana)
    .replace(/\p{Script=Han}/gu, (letter) => (HAN.has(letter) ? ` ${HAN.get(letter)} ` : letter))
    .replace(/\p{Script=Devanagari}+/gu, readDevanagari)
    .replace(/[\p{Script=Arabic}\p{Script=Hebrew}]+/gu, readConsonantScript)
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]+/gu, readLetterByLetter)
  return joined.normalize('NFD').replace(/\p{Mn}/gu, '')
}

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

const SYLLABLE_STARTS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'
  .split(' ')
  .map((start) => start.replace('-', ''))
const SYLLABLE_MIDDLES = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const SYLLABLE_ENDS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'
  .split(' ')
  .map((end) => end.replace('-', ''))

function readHangul(letter: string): string {
  const index = (letter.codePointAt(0) ?? 0) - 0xac00
  if (index < 0 || index > 11_171) return letter
  return [
    SYLLABLE_STARTS[Math.floor(index / 588)],
    SYLLABLE_MIDDLES[Math.floor(index / 28) % 21],
    SYLLABLE_ENDS[index % 28],
  ].join('')
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

/** The characters that are commonest in Chinese names. */
const HAN = pairs(
  '李lee 王wong 张jahng 張jahng 刘lyo 劉lyo 陈chen 陳chen 杨yahng 楊yahng 黄hwong 黃hwong 赵jao 趙jao 吴woo 吳woo 周joe 徐shoo 孙soon 孫soon 马ma 馬ma 朱joo 胡hoo 郭gwo 何huh 林lin 高gow 罗lwo 羅lwo 郑jung 鄭jung 梁lyang 谢shyeh 謝shyeh 宋soong 唐tahng 许shoo 許shoo 邓dung 韩hahn 冯fung 曹tsow 彭pung 曾dzung 田tyen 董doong 潘pahn 袁ywen 蔡tsai 蒋jyang 余yoo 于yoo 杜doo 叶yeh 葉yeh 程chung 魏way 苏soo 蘇soo 吕lyoo 丁ding 沈shen 任ren 姚yow 卢loo 钟joong 姜jyang 崔tsway 谭tahn 陆loo 范fahn 汪wahng 廖lyow 石shih 金jin 贾jya 夏shya 方fahng 白by 邹dzo 熊shyong 孟mung 秦chin 邱chyo 江jyang 尹yin 薛shweh 雷lay 侯ho 龙loong 龍loong 史shih 陶tow 黎lee 贺huh 顾goo 毛mow 万wahn 钱chyen 严yen 武woo 戴dye 莫mwo 孔koong 向shyang 明ming 伟way 偉way 芳fahng 娜nah 敏min 静jing 靜jing 丽lee 麗lee 强chyang 磊lay 军joon 洋yahng 勇yong 艳yen 杰jyeh 涛tow 超chow 秀shyo 霞shya 平ping 刚gahng 桂gway 英ying 华hwah 華hwah 玉yoo 兰lahn 建jyen 国gwo 文wen 梅may 红hoong 红hoong 雪shweh 雨yoo 子dzuh 轩shwen 浩how 宇yoo 然rahn 涵hahn 欣shin 怡ee 梓dzuh 晨chen 佳jya 嘉jya 诗shih 瑶yow 思suh 睿rway 泽dzuh 天tyen 乐luh 樂luh 小shyow 月yweh 星shing 云yoon 雲yoon 春choon 冬doong 秋chyo 美may 花hwah 宝bow 寶bow 安ahn 心shin 宁ning 晓shyow 婷ting 玲ling 琳lin 瑞rway 志jih 俊joon 家jya 悦yweh 可kuh 一ee 依ee 语yoo 山shahn 海high 光gwahng 东doong 南nahn 西shee 北bay 新shin 永yong 成chung 大da 中joong 生shung 龄ling 健jyen 凯kye 博bwo 航hahng 毅ee 鑫shin 晶jing 莹ying 倩chyen 娟jwen 萍ping 颖ying 璐loo 蕾lay 菲fay',
)

const DEVANAGARI_VOWELS = pairs('अa आaa इi ईee उu ऊoo एay ऐai ओo औau ऋri')
const DEVANAGARI_SIGNS = pairs('ाaa िi ीee ुu ूoo ेay ैai ोo ौau ृri')
const DEVANAGARI_CONSONANTS = pairs(
  'कk खkh गg घgh ङng चch छch जj झjh ञny टt ठt डd ढdh णn तt थt दd धdh नn पp फph बb भbh मm यy रr लl वv शsh षsh सs हh',
)
const VIRAMA = '\u094d'

function readDevanagari(letters: string): string {
  let read = ''
  const all = [...letters]
  for (const [index, letter] of all.entries()) {
    const next = all[index + 1]
    const consonant = DEVANAGARI_CONSONANTS.get(letter)
    const vowelFollows = next === undefined || next === VIRAMA || DEVANAGARI_SIGNS.has(next)
    if (consonant) read += consonant + (vowelFollows ? '' : 'a')
    else if (letter === 'ं' || letter === 'ँ') read += 'n'
    else read += DEVANAGARI_VOWELS.get(letter) ?? DEVANAGARI_SIGNS.get(letter) ?? ''
  }
  return read
}

const CONSONANT_SCRIPTS = pairs(
  'اa أa إi آaa بb تt ثth جj حh خkh دd ذth رr زz سs شsh صs ضd طt ظz عa غgh فf قk كk لl مm نn هh وoo يee ىa ةa ئy ؤw پp چch ژzh گg کk یee אa בb גg דd הh וo זz חh טt יee כk ךkh לl מm םm נn ןn סs עa פp ףf צts ץts קk רr שsh תt',
)

/** Arabic and Hebrew leave short vowels out: an "a" stands in between two consonants. */
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
  'аa бb вv гg дd еe ёyo жzh зz иee йy кk лl мm нn оo пp рr сs тt уoo фf хkh цts чch шsh щsh ъ- ыi ь- эe юyu яya іee їyee єye ґg јy љly њny ћch ђj џj αa βv γg δd εe ζz ηee θth ιee κk λl μm νn ξx οo πp ρr σs ςs τt υee φf χh ψps ωo άa έe ήee ίee όo ύee ώo',
)

function readLetterByLetter(letters: string): string {
  return [...letters].map((letter) => (LETTERS.get(letter.toLowerCase()) ?? '').replace('-', '')).join('')
}

function pairs(text: string): Map<string, string> {
  return new Map(text.split(' ').map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')]))
}
