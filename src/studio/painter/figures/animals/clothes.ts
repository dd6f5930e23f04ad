import { type Hat, hatRule } from '../child/hats.ts'
import { darker, lighter } from '../color.ts'
import { describedLook } from '../people/described-look.ts'
import { box, disc, discs, group, mirrored, oval, shape, stroke } from '../svg.ts'
import type { Species } from './species/index.ts'

/** What an animal wears according to its description. */
export interface Clothes {
  hat?: Hat
  hatColor?: string
  /** A small hat sits higher. */
  smallHat?: boolean
  flowers?: boolean
  bow?: string
  twigs?: boolean
  glasses?: boolean
  scarf?: string
  tie?: { color: string; isBow: boolean }
  beard?: string
  apron?: string
  straps?: string
  trousers?: string
  top?: { cut: 'shirt' | 'coat' | 'gown' | 'vest'; color: string }
  striped?: boolean
}

const COLORS: Record<string, string> = {
  red: '#d24a4f',
  pink: '#f08ab0',
  orange: '#ec8f48',
  yellow: '#f4c74e',
  green: '#4f9f68',
  blue: '#4a7cc4',
  purple: '#8a68c0',
  brown: '#85603f',
  white: '#f8f4ec',
  gray: '#9a9eae',
  black: '#474458',
}
const COLOR = Object.keys(COLORS).join('|')

/** Reads hats, scarves, bows, glasses and clothes from a description; empty for an animal that wears nothing. */
export function clothesIn(words: string, gender?: 'female' | 'male'): Clothes {
  const text = words.toLowerCase().replaceAll('grey', 'gray')
  if (!/\b(?:with|in|who wears|wearing)\b/.test(text)) return {}
  const { hat, hatColor, tie, glasses, apron, garment, top } = describedLook(text, gender)
  const bow = /\bbow tie\b/.test(text) ? undefined : colored(text, 'bow|ribbon', 'pink')
  const scarf = colored(text, 'scarf', 'red')
  const straps = colored(text, 'backpack|knapsack', 'red')
  const trousers = colored(text, 'pants|trousers|overalls', 'blue')
  const cut = /\b(?:vest|waistcoat)\b/.test(text) ? 'vest' : garment && CUTS[garment]
  const gown = /\bnight(?:shirt|gown)\b/.test(text)
  return {
    ...(hat ? { hat, ...(hatColor ? { hatColor } : {}) } : {}),
    ...(/\b(?:small|little|tiny) (?:[a-z]+ )?(?:hat|cap|crown)\b/.test(text) ? { smallHat: true } : {}),
    ...(/\bflower(?:ed|s|y)?\b/.test(text) ? { flowers: true } : {}),
    ...(/\btwigs?\b/.test(text) ? { twigs: true } : {}),
    ...(bow ? { bow } : {}),
    ...(scarf ? { scarf } : {}),
    ...(straps ? { straps } : {}),
    ...(tie ? { tie } : {}),
    ...(glasses ? { glasses } : {}),
    ...(/\bbeard\b/.test(text) ? { beard: '#f4f0e8' } : {}),
    ...(apron ? { apron } : {}),
    ...(trousers ? { trousers } : {}),
    ...(gown
      ? { top: { cut: 'gown', color: colored(text, 'night(?:shirt|gown)', 'white') ?? '' } }
      : cut
        ? { top: { cut, color: top ?? '#4a7cc4' } }
        : {}),
    ...(/\bstriped\b/.test(text) ? { striped: true } : {}),
  }
}

const CUTS: Partial<Record<string, 'shirt' | 'coat' | 'gown'>> = {
  shirt: 'shirt',
  pajama: 'shirt',
  hoodie: 'shirt',
  jacket: 'coat',
  raincoat: 'coat',
  suit: 'coat',
  'captain-coat': 'coat',
  dress: 'gown',
  robe: 'gown',
}

function colored(text: string, nouns: string, usual: string): string | undefined {
  const found = new RegExp(`\\b(?:(${COLOR})[ ,]+(?:[a-z-]+ ){0,2})?(?:${nouns})\\b`).exec(text)
  return found ? COLORS[found[1] ?? usual] : undefined
}

/** What covers the body, between its fur and the arms. */
export function onTheBody({ top, trousers, apron, straps, striped }: Clothes, back: boolean): string {
  const waist = 'M-61 -46Q0 -34 61 -46Q62 -20 47 -3Q0 12 -47 -3Q-62 -20 -61 -46Z'
  return (
    (trousers
      ? shape(waist, trousers) +
        (striped && !top
          ? stroke('M-36 -38V0M-18 -36V4M0 -36V6M18 -36V4M36 -38V0', lighter(trousers, 0.6), 6)
          : '')
      : '') +
    (top ? topOf(top, back, striped === true) : '') +
    (apron && !back ? apronOf(apron) : '') +
    (straps
      ? back
        ? box(-36, -104, 72, 76, 20, straps) + box(-24, -62, 48, 28, 8, darker(straps, 0.2))
        : stroke('M-30 -112Q-42 -84 -36 -50M30 -112Q42 -84 36 -50', straps, 10)
      : '')
  )
}

const SHIRT = 'M-56 -36Q-64 -72 -42 -113Q0 -140 42 -113Q64 -72 56 -36Q0 -20 -56 -36Z'
const GOWN = 'M-66 -10Q-62 -66 -42 -113Q0 -140 42 -113Q62 -66 66 -10Q0 6 -66 -10Z'

function topOf({ cut, color }: NonNullable<Clothes['top']>, back: boolean, striped: boolean): string {
  const shade = darker(color, 0.22)
  if (cut === 'vest' && !back) {
    const side = shape('M-57 -32Q-64 -72 -40 -113Q-24 -116 -20 -112Q-22 -70 -14 -28Q-36 -24 -57 -32Z', color)
    return (
      side +
      mirrored(side) +
      discs(
        [
          [-20, -62],
          [-18, -46],
        ],
        lighter(color, 0.6),
        3.6,
      )
    )
  }
  const outline = cut === 'gown' || cut === 'coat' ? GOWN : SHIRT
  const hem = cut === 'gown' || cut === 'coat' ? 'M-64 -14Q0 2 64 -14' : 'M-55 -39Q0 -23 55 -39'
  const lines = striped
    ? stroke(
        'M-56 -52Q0 -36 56 -52M-58 -70Q0 -54 58 -70M-54 -88Q0 -72 54 -88',
        lighter(color, 0.7),
        6,
        'opacity=".85"',
      )
    : ''
  const front =
    cut === 'coat' && !back
      ? stroke('M0 -116V-6', shade, 4) +
        discs(
          [
            [9, -84],
            [9, -62],
            [9, -40],
          ],
          lighter(color, 0.6),
          4.4,
        )
      : ''
  return shape(outline, color) + lines + stroke(hem, shade, 4, 'opacity=".6"') + front
}

const apronOf = (color: string): string =>
  stroke('M-20 -84L-26 -116M20 -84L26 -116M-36 -54Q-54 -58 -60 -62M36 -54Q54 -58 60 -62', color, 6) +
  shape('M-22 -86H22L26 -58Q44 -54 44 -12Q0 2 -44 -12Q-44 -54 -26 -58Z', color) +
  stroke('M-16 -42Q0 -34 16 -42V-26Q0 -20 -16 -26Z', darker(color, 0.16), 3)

/** The sleeve of an arm from its shoulder, as far as the wrist for long ones; wings have none. */
export function sleeveColor({ top }: Clothes, { limbs }: Species): string | undefined {
  const covered = top && top.cut !== 'vest' && limbs !== 'wings' && limbs !== 'flippers'
  return covered ? top.color : undefined
}

/** What is around the neck, painted over the chin. */
export function onTheNeck({ scarf, tie }: Clothes, back: boolean): string {
  const wound = scarf
    ? shape('M-48 -118Q0 -92 48 -118Q54 -104 46 -96Q0 -72 -46 -96Q-54 -104 -48 -118Z', scarf) +
      (back
        ? ''
        : shape('M16 -92L38 -100L46 -44L22 -40Z', darker(scarf, 0.12)) +
          stroke('M24 -42L23 -32M32 -43L32 -33M41 -45L42 -35', scarf, 4)) +
      stroke('M-42 -104Q0 -82 42 -104', darker(scarf, 0.25), 3, 'opacity=".5"')
    : ''
  return wound + (tie && !back ? tied(tie) : '')
}

const tied = ({ color, isBow }: NonNullable<Clothes['tie']>): string =>
  isBow
    ? shape('M0 -102L-28 -116Q-34 -102 -28 -88ZM0 -102L28 -116Q34 -102 28 -88Z', color) +
      disc(0, -102, 7, darker(color, 0.2))
    : shape('M-9 -108H9L6 -94L13 -56L0 -44L-13 -56L-6 -94Z', color)

/** What is on a head centered at (0, 0), about 130 wide, and in its face. */
export function onTheHead(clothes: Clothes, { muzzle, marks }: Species, back: boolean): string {
  const isFrog = muzzle === 'wide-mouth' && !marks?.includes('shell')
  const { bow, twigs, glasses, beard } = clothes
  return (
    (beard && !back ? bearded(beard, muzzle === 'broad' ? 50 : 40) : '') +
    (glasses && !back ? spectacles(muzzle === 'broad' || muzzle === 'dragon' ? -16 : -6) : '') +
    (twigs ? TWIGS : '') +
    (bow ? group(ribbon(bow), 'translate(34 -56) rotate(18)') : '') +
    hatOn(clothes, isFrog ? -52 : -28, back)
  )
}

/** A hat whose brim is at height `y` of a head 130 wide. */
export function hatOn(
  { hat, hatColor, smallHat, flowers }: Clothes,
  y: number,
  back: boolean,
  share = 1,
): string {
  if (!hat) return ''
  const size = (smallHat ? 0.5 : 0.7) * share
  const brim = hat === 'crown' ? 48 : 66
  const drawn =
    hatRule(hat).draw(
      { cloth: hatColor ?? USUAL[hat] ?? '#e0645a', accent: '#ffd257', dyed: hatColor },
      back,
    ) + (flowers ? FLOWERS : '')
  const at = smallHat ? y - 20 : y
  return group(drawn, `translate(0 ${at}) scale(${size}) translate(-100 ${-brim})`)
}

/** The color of a hat without one in the words. */
const USUAL: Partial<Record<Hat, string>> = {
  'pointed-hat': '#6fb4d8',
  'sun-hat': '#efe0b4',
  'felt-hat': '#8a6a4c',
  nightcap: '#7ba6de',
}

const FLOWERS =
  discs(
    [
      [66, 46],
      [134, 46],
    ],
    '#f08ab0',
    13,
  ) +
  disc(100, 40, 15, '#ffd257') +
  discs(
    [
      [66, 46],
      [134, 46],
      [100, 40],
    ],
    '#fff6e2',
    5,
  )

const ribbon = (color: string): string =>
  shape('M0 0Q-20 -30 -38 -18Q-44 0 -36 18Q-18 28 0 0ZM0 0Q20 -30 38 -18Q44 0 36 18Q18 28 0 0Z', color) +
  disc(0, 0, 9, darker(color, 0.2))

const spectacles = (y: number): string =>
  `<g fill="#ffffff" fill-opacity=".18" stroke="#5a4a66" stroke-width="4"><circle cx="-27" cy="${y}" r="21"/><circle cx="27" cy="${y}" r="21"/></g>` +
  stroke(`M-6 ${y}Q0 ${y - 5} 6 ${y}`, '#5a4a66', 4)

const bearded = (color: string, y: number): string =>
  shape(`M-22 ${y}Q-18 ${y + 44} 4 ${y + 58}Q20 ${y + 40} 22 ${y}Q0 ${y + 10} -22 ${y}Z`, color) +
  stroke(
    `M-6 ${y + 14}Q-4 ${y + 34} 2 ${y + 46}M9 ${y + 14}V${y + 34}`,
    darker(color, 0.2),
    3,
    'opacity=".5"',
  )

/** Leafy twigs that stand up from the head or the horns. */
const TWIGS = [-1, 1]
  .map((side) =>
    group(
      stroke('M0 0Q10 -40 30 -74M12 -34Q28 -44 40 -44M5 -16Q-8 -34 -10 -50', '#7a5236', 6) +
        [
          [34, -84, 30],
          [46, -50, 70],
          [-12, -60, -20],
          [18, -62, -30],
          [30, -34, 80],
        ]
          .map(([x = 0, y = 0, turn = 0]) =>
            group(
              oval(0, 0, 8, 15, '#6cae57') + stroke('M0 -10V10', '#4b8a3f', 2),
              `translate(${x} ${y}) rotate(${turn})`,
            ),
          )
          .join(''),
      `translate(${side * 30} -50) scale(${side} 1)`,
    ),
  )
  .join('')
