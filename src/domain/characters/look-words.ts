import { EYE_COLORS, SKIN_TONES } from '../../shared/characters/cast-sheet.ts'
import { wordList } from './word-list.ts'

/** The words parents use for skin, eyes and numbers, and what each means to the painter. */

const [PORCELAIN, FAIR, PEACH, OLIVE, TAN, CARAMEL, BROWN, CHOCOLATE, DEEP, EBONY] = SKIN_TONES
const [DARK_EYES, BROWN_EYES, GREEN_EYES, BLUE_EYES, VIOLET_EYES, GRAY_EYES] = EYE_COLORS

export const SKIN_WORDS = wordList<string>({
  porcelain: PORCELAIN,
  ivory: PORCELAIN,
  pale: PORCELAIN,
  white: FAIR,
  fair: FAIR,
  light: FAIR,
  rosy: FAIR,
  pink: FAIR,
  peach: PEACH,
  peachy: PEACH,
  beige: PEACH,
  medium: TAN,
  olive: OLIVE,
  golden: OLIVE,
  honey: OLIVE,
  tan: TAN,
  tanned: TAN,
  'light brown': TAN,
  caramel: CARAMEL,
  bronze: CARAMEL,
  copper: CARAMEL,
  brown: BROWN,
  cinnamon: BROWN,
  'medium brown': BROWN,
  chocolate: CHOCOLATE,
  'dark brown': DEEP,
  mahogany: CHOCOLATE,
  dark: DEEP,
  deep: DEEP,
  black: EBONY,
  ebony: EBONY,
})

export const EYE_WORDS = wordList<string>({
  brown: BROWN_EYES,
  'dark brown': DARK_EYES,
  dark: DARK_EYES,
  black: DARK_EYES,
  green: GREEN_EYES,
  blue: BLUE_EYES,
  violet: VIOLET_EYES,
  purple: VIOLET_EYES,
  gray: GRAY_EYES,
  grey: GRAY_EYES,
  hazel: '#7a5a2e',
  amber: '#a8702e',
  golden: '#a8702e',
  turquoise: '#2f8f9a',
})

/** Heritage only makes some skins likelier where none is described. */
export const HERITAGE_SKINS = wordList<readonly string[]>({
  african: [CHOCOLATE, DEEP, EBONY],
  nigerian: [CHOCOLATE, DEEP, EBONY],
  ghanaian: [CHOCOLATE, DEEP, EBONY],
  kenyan: [CHOCOLATE, DEEP, EBONY],
  jamaican: [BROWN, CHOCOLATE, DEEP],
  indian: [TAN, CARAMEL, BROWN],
  pakistani: [OLIVE, TAN, CARAMEL],
  asian: [FAIR, PEACH, OLIVE],
  chinese: [FAIR, PEACH],
  japanese: [FAIR, PEACH],
  korean: [FAIR, PEACH],
  mexican: [OLIVE, TAN, CARAMEL],
  latina: [OLIVE, TAN, CARAMEL],
  latino: [OLIVE, TAN, CARAMEL],
  arab: [OLIVE, TAN],
  scottish: [PORCELAIN, FAIR],
  irish: [PORCELAIN, FAIR],
  swedish: [PORCELAIN, FAIR],
})

export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
