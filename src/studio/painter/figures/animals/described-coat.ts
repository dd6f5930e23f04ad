import { channels, darker, lighter, mix } from '../color.ts'
import type { Species } from './species/index.ts'

/** An animal's coat by the color word of its description. */
const COATS: Record<string, string> = {
  white: '#fbf6ee',
  black: '#4a4658',
  gray: '#a4a4b4',
  grey: '#a4a4b4',
  silver: '#c4cad8',
  brown: '#96633f',
  copper: '#c07a4a',
  red: '#cc5a44',
  orange: '#ec8f48',
  yellow: '#f4d268',
  golden: '#e6b450',
  gold: '#e6b450',
  green: '#7cb45f',
  blue: '#7ba6de',
  purple: '#a387d0',
  violet: '#a387d0',
  pink: '#f4adb8',
}

/** Where what it looks like ends, and what it wears or does begins. */
const LOOKS = /^.*?(?=,|\b(?:with|in|who|which|that|from|whose|as|without|on|of)\b|$)/

/** Closer colors than this are the coat that it has anyway; white is only what is white. */
const [SAME, SAME_WHITE] = [84, 40] as const

/** A species in the coat that its description gives it: a white goose, a brown and white cow, a shorn sheep. */
export function describedCoat(species: Species, words: string): Species {
  if (!words) return species
  const text = words.toLowerCase()
  const [looks = ''] = LOOKS.exec(text) ?? []
  const colors = looks.split(/[^a-z]+/).filter((word) => Object.hasOwn(COATS, word))
  const dyed = /\b([a-z]+)-colored\b/.exec(text)?.[1] ?? ''
  if (colors.length === 0 && Object.hasOwn(COATS, dyed)) colors.push(dyed)
  const marked = withNeckOf(withMarksOf(withFaceOf(species, text), text), text)
  return colors.length === 0 ? marked : inColors(marked, colors, looks)
}

function inColors(species: Species, colors: readonly string[], looks: string): Species {
  const [first = '', second] = colors.map((word) => COATS[word] ?? '')
  if (second && species.marks?.includes('patches')) return { ...species, fur: second, mark: first }
  const isMixed = second && looks.includes(`${colors[0]}-${colors[1]}`)
  const fur = isMixed ? mix(first, second, 0.5) : first
  if (isNear(species.fur, fur, colors[0] === 'white' ? SAME_WHITE : SAME)) return species
  const marks = (species.marks ?? []).filter((mark) => mark !== 'patches' && mark !== 'disk')
  const bright = colors[0] === 'white'
  return {
    ...species,
    fur,
    belly: second && !isMixed ? second : lighter(fur, bright ? 0.8 : 0.5),
    marks,
    ...(BARE.has(species.limbs) ? {} : { dark: bright ? mix(fur, '#e8a0a0', 0.5) : darker(fur, 0.34) }),
    ...(species.mark && !KEEPS.some((mark) => marks.includes(mark))
      ? { mark: species.mark === species.fur ? fur : darker(fur, 0.3) }
      : {}),
  }
}

/** Bills, beaks and feet have a color of their own. */
const BARE: ReadonlySet<Species['limbs']> = new Set<Species['limbs']>(['wings', 'flippers'])
/** Marks that do not change color with the coat. */
const KEEPS = ['shell', 'mask', 'crest', 'stripes'] as const

function isNear(one: string, other: string, least: number): boolean {
  const [a, b] = [channels(one), channels(other)]
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0))) < least
}

/** “With a black face” */
function withFaceOf(species: Species, text: string): Species {
  const [, color = ''] = /\b([a-z]+) face\b/.exec(text) ?? []
  const face = COATS[color]
  return face ? { ...species, face } : species
}

/** A shorn sheep has no wool. */
const withMarksOf = (species: Species, text: string): Species =>
  /\bshorn\b/.test(text)
    ? { ...species, fur: '#f2e6da', marks: (species.marks ?? []).filter((mark) => mark !== 'wool') }
    : species

/** “Long-necked” */
const withNeckOf = (species: Species, text: string): Species =>
  species.neck === undefined && /\blong(?:-necked| neck)\b/.test(text)
    ? { ...species, neck: LONG, height: species.height * 1.12 }
    : species
const LONG = 76
