import type { AnyHairStyle } from '../child/hair/index.ts'
import type { Hat } from '../child/hats.ts'
import type { Look } from '../child/look.ts'
import type { Garment } from '../child/outfit.ts'

/**
 * The look given by a description such as “old lady in a green apron with white hair”; unmentioned parts are absent.
 */
export type DescribedLook = Partial<Look>

/**
 * Reads hair, beard, glasses, clothes, hat and build from a person's description. `gender` decides between the two
 * styles of curls.
 */
export function describedLook(words: string, gender?: 'female' | 'male'): DescribedLook {
  const text = words.toLowerCase().replaceAll('grey', 'gray')
  return {
    ...hairIn(text, gender),
    ...onTheFace(text),
    ...clothesIn(text, gender),
    ...hatIn(text, gender),
    ...buildIn(text),
    ...(/\bin (?:a|his|her) wheelchair\b/.test(text) ? { wheelchair: true } : {}),
  }
}

/** Whether the description says old. */
export const isOldBy = (words: string): boolean =>
  /\b(?:old(?!er)|elderly|ancient|(?:white|gray|silver)[- ]haired)\b/i.test(words)

const HAIR_COLORS = {
  white: '#efeaf4',
  silver: '#d9d4de',
  gray: '#b9b4c4',
  black: '#2a2028',
  dark: '#3a2a20',
  brown: '#7a4a2c',
  red: '#c9482f',
  ginger: '#c9682f',
  orange: '#d9782f',
  blond: '#e8c878',
  blonde: '#e8c878',
  golden: '#e0b04a',
  yellow: '#e8c860',
} as const satisfies Record<string, string>
const HAIR_COLOR = Object.keys(HAIR_COLORS).join('|')

const STYLES: readonly [RegExp, AnyHairStyle | { female: AnyHairStyle; male: AnyHairStyle }][] = [
  [/\bbald\b/, 'bald'],
  [/\b(?:headscarf|kerchief)\b/, 'headscarf'],
  [/\bhijab\b/, 'hijab'],
  [/\bbraids\b|\bplaits\b/, 'braids'],
  [/\bbraid\b|\bplait\b/, 'braid'],
  [/\bbuns\b/, 'buns'],
  [/\bbun\b|\bhair up\b/, 'bun'],
  [/\bpigtails\b/, 'pigtails'],
  [/\bponytail\b/, 'ponytail'],
  [/\bbob\b/, 'bob'],
  [/\bafro\b/, 'afro'],
  [/\bcurl(?:s|y)\b/, { female: 'longcurly', male: 'curly' }],
  [/\bshort\b[^,;]{0,16}\bhair\b|\bshort-haired\b/, 'short'],
  [/\blong\b[^,;]{0,16}\bhair\b|\blong-haired\b/, 'long'],
]

function hairIn(text: string, gender: 'female' | 'male' | undefined): DescribedLook {
  const color =
    said(
      text,
      new RegExp(
        `\\b(${HAIR_COLOR})(?:,? (?!(?:with|and|in|an?)\\b)[a-z]+){0,2} (?:hair|braids?|buns?|curls|ponytail|bob)\\b`,
      ),
    ) ??
    said(text, new RegExp(`\\b(${HAIR_COLOR})-haired\\b`)) ??
    (isOldBy(text) ? 'silver' : undefined)
  const style = STYLES.find(([pattern]) => pattern.test(text))?.[1]
  return {
    ...(color ? { hair: HAIR_COLORS[color as keyof typeof HAIR_COLORS] } : {}),
    ...(style ? { hairStyle: typeof style === 'string' ? style : style[gender ?? 'female'] } : {}),
  }
}

function onTheFace(text: string): DescribedLook {
  const hairs = (noun: string) => {
    const found = new RegExp(`\\b(?:(${HAIR_COLOR})(?: [a-z]+)? )?(?:[a-z]+ )?(?:${noun})\\b`).exec(text)
    return found && HAIR_COLORS[(found[1] ?? (isOldBy(text) ? 'white' : 'brown')) as keyof typeof HAIR_COLORS]
  }
  const beard = hairs('beard|whiskers')
  const mustache = hairs('mustache|moustache')
  return {
    // A beard has the color of the hair, unless the description gives its own.
    ...(beard ? { beard, hair: beard } : {}),
    ...(mustache ? { mustache } : {}),
    ...(/\b(?:glasses|spectacles)\b/.test(text) ? { glasses: true } : {}),
  }
}

const CLOTH_COLORS = {
  red: '#c8434f',
  pink: '#e68aa8',
  orange: '#e08a45',
  yellow: '#f0c14a',
  green: '#4f9a63',
  blue: '#3f6fb0',
  purple: '#7a5ab0',
  brown: '#85603f',
  leather: '#7a5236',
  khaki: '#b9a26f',
  white: '#f2efe9',
  gray: '#8f93a3',
  black: '#3f3a4c',
} as const satisfies Record<string, string>
type ClothColor = keyof typeof CLOTH_COLORS
const CLOTH_COLOR = Object.keys(CLOTH_COLORS).join('|')

/** A man's coat ends at his hips: a long colored one reads as a lady's. */
const LONG_COAT = { female: 'raincoat', male: 'jacket' } as const
const GARMENTS: readonly [words: string, Garment | typeof LONG_COAT][] = [
  ["(?:captain’s|captain's|ship’s|ship's) coat", 'captain-coat'],
  ['suit|tailcoat|tuxedo', 'suit'],
  ['raincoat|bathrobe|dressing gown', 'raincoat'],
  ['school robe', 'robe'],
  ['coat|overcoat', LONG_COAT],
  ['jacket|uniform', 'jacket'],
  ['overalls|dungarees|suspenders', 'overalls'],
  ['dress|skirt|nightgown', 'dress'],
  ['pajamas|nightshirt', 'pajama'],
  ['hoodie|tracksuit', 'hoodie'],
  ['jersey', 'tee'],
  ['robe', 'raincoat'],
  ['sweater|jumper|cardigan|shirt|blouse|vest|waistcoat', 'shirt'],
]
/** Suits that are not everyday clothes; the setting provides them. */
const NO_SUIT = /\b(?:space|diving|flying|swim|bathing|rain)[- ]?suits?\b/g

/** “dancing teacher in black” */
/** Robes and gowns of those whose role gives them their clothes have the color of the words. */
export const roleColor = (words: string): string | undefined => {
  const worn = colored(words.toLowerCase(), 'robe|gown|cape|cloak|dress|coat|suit|nightshirt')
  return worn?.color && CLOTH_COLORS[worn.color]
}

const ALL_IN = new RegExp(`\\bin (${CLOTH_COLOR})(?=$|[,;.]| with\\b| and\\b)`)

function clothesIn(words: string, gender: 'female' | 'male' | undefined): DescribedLook {
  const text = words.replace(NO_SUIT, '')
  const found = GARMENTS.map(([nouns, garment]) => ({ garment, nouns, worn: colored(text, nouns) })).find(
    ({ worn }) => worn,
  )
  const top = found?.worn?.color ?? (ALL_IN.exec(text)?.[1] as ClothColor | undefined)
  const apron = colored(text, 'apron')
  const tie = colored(text, 'bow tie|tie')
  const scarf = colored(text, 'scarf|shawl')
  const legs = colored(text, 'pants|trousers')
  const boots = colored(text, 'boots')
  const shoes = boots ?? colored(text, 'shoes|sneakers|slippers')
  return {
    ...(found
      ? { garment: typeof found.garment === 'string' ? found.garment : found.garment[gender ?? 'female'] }
      : {}),
    ...(top ? { top: CLOTH_COLORS[top] } : {}),
    ...(scarf ? { scarf: CLOTH_COLORS[scarf.color ?? 'red'] } : {}),
    ...(legs?.color ? { bottom: CLOTH_COLORS[legs.color] } : {}),
    ...(shoes?.color ? { shoes: CLOTH_COLORS[shoes.color] } : {}),
    ...(boots
      ? { foot: 'boot' }
      : /\bslippers\b/.test(text)
        ? { foot: 'shoe' }
        : /\bin (?:his|her) socks\b/.test(text)
          ? { foot: 'sock' }
          : {}),
    ...(apron ? { apron: CLOTH_COLORS[apron.color ?? 'white'] } : {}),
    ...(tie ? { tie: { color: CLOTH_COLORS[tie.color ?? 'red'], isBow: /\bbow tie\b/.test(text) } } : {}),
  }
}

const HAT_WORDS: readonly [words: string, Hat][] = [
  ['straw hat', 'straw-hat'],
  ["chef’s hat|chef's hat|cook’s hat", 'chef-hat'],
  ["captain(?:’s|'s) (?:hat|cap)", 'captain-hat'],
  ['top hat|tall hat', 'top-hat'],
  ['(?:bicycle |bike |silver )?helmet', 'helmet'],
  ['crown', 'crown'],
  ['checked hat|detective hat', 'detective-hat'],
  ['pointed hat|paper hat|party hat', 'pointed-hat'],
  ['beret', 'beret'],
  ['nightcap', 'nightcap'],
  ['beanie|(?:wool|woolen|woolly|knitted|bobble|fur|winter) hat', 'winter-hat'],
  ['cap', 'cap'],
  ['hat|bonnet', 'sun-hat'],
]
/** Hats that none of the drawn ones can stand for. */
const OTHER_HATS = /\b(?:glass|very tall|feathered) hat\b/

function hatIn(text: string, gender: 'female' | 'male' | undefined): DescribedLook {
  if (OTHER_HATS.test(text)) return {}
  const found = HAT_WORDS.map(([nouns, hat]) => ({ hat, worn: colored(text, nouns) })).find(
    ({ worn }) => worn,
  )
  if (!found) return {}
  const hat = gender === 'male' && found.hat === 'sun-hat' ? 'felt-hat' : found.hat
  return { hat, ...(found.worn?.color ? { hatColor: CLOTH_COLORS[found.worn.color] } : {}) }
}

/** A garment with the color before it. */
function colored(text: string, nouns: string): { color?: ClothColor } | undefined {
  const found = new RegExp(`\\b(?:(${CLOTH_COLOR})[ ,]+(?:[a-z-]+ ){0,2})?(?:${nouns})\\b`).exec(text)
  if (!found) return undefined
  return found[1] ? { color: found[1] as ClothColor } : {}
}

const GROWN = { width: 1.14, height: 1.42, head: 1 }

function buildIn(text: string): DescribedLook {
  const tall = /\b(?:tall|long-legged)\b(?! (?:pointed )?hat)/.test(text)
  const small =
    /\b(?:small|little|tiny|short) (?:round )?(?:old )?(?:man|woman|lady|guard|gentleman|grand\w+)\b/.test(
      text,
    )
  const round = /\b(?:round|stout|plump|fat|broad|burly)\b(?! (?:glasses|beard|white|glass|hat))/.test(text)
  const thin = /\b(?:thin|skinny|slim)\b/.test(text)
  if (!tall && !small && !round && !thin) return {}
  return {
    build: {
      width: GROWN.width * (round ? 1.18 : thin ? 0.9 : 1),
      height: GROWN.height * (tall ? 1.08 : small ? 0.88 : 1),
      head: GROWN.head,
    },
  }
}

const said = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]
