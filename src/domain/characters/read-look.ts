import type { CastSheet, HairStyle } from '../../shared/characters/cast-sheet.ts'
import { CLOTH_WORDS, GARMENT_WORDS, HAT_ADJECTIVES, HAT_NOUNS } from './clothes-words.ts'
import { HAIR_COLOR_WORDS, STYLE_ADJECTIVES, STYLE_NOUNS } from './hair-words.ts'
import { EYE_WORDS, HERITAGE_SKINS, NUMBER_WORDS, SKIN_WORDS } from './look-words.ts'
import { adjectivesOf, colorIn, HAIR_NOUNS, nearest, negated, wordsOf } from './words-beside.ts'

/** The look that a description states, and nothing else; `skins` are mere likelihoods. */
export interface DescribedLook extends Partial<CastSheet> {
  skins?: readonly string[]
  /** Negated styles, e.g. "not curly". */
  unwantedStyles: HairStyle[]
  /** Described as straight, without a style. */
  isStraight?: boolean
}

/** Reads a look from a parent's words; negations ("no glasses") count. */
export function readLook(description: string): DescribedLook {
  const words = wordsOf(description)
  const look: DescribedLook = { unwantedStyles: [] }
  readHair(words, look)
  readSkinAndEyes(words, look)
  readClothes(words, look)
  readHat(words, look)
  readMarks(words, look)
  const height = readHeight(words)
  if (height !== undefined) look.height = height
  return look
}

const CLOTH_STYLES = new Set<HairStyle>(['hijab', 'headscarf', 'patka'])

function readHair(words: string[], look: DescribedLook): void {
  for (const [index, word] of words.entries()) {
    const style = STYLE_NOUNS.get(word)
    if (style && !look.hairStyle) {
      if (negated(words, index)) look.unwantedStyles.push(style)
      else {
        const about = adjectivesOf(words, index)
        look.hairStyle = style === 'curly' && about.includes('long') ? 'longcurly' : style
        const color = colorIn(about, CLOTH_STYLES.has(style) ? CLOTH_WORDS : HAIR_COLOR_WORDS)
        if (color) look.hairColor = color
      }
    }
    if (HAIR_NOUNS.has(word)) readHairNoun(words, index, look)
    if (word === 'bald' && !look.hairStyle && !negated(words, index)) look.hairStyle = 'bald'
    const person = word === 'redhead' || word === 'redheaded' ? 'ginger' : word
    const color = ['ginger', 'blond', 'blonde', 'brunette'].includes(person)
      ? HAIR_COLOR_WORDS.get(person)
      : undefined
    if (color && !negated(words, index)) look.hairColor ??= color
  }
}

function readHairNoun(words: string[], index: number, look: DescribedLook): void {
  const before = words[index - 1] ?? ''
  if (['no', 'without'].includes(before) || (before === 'any' && negated(words, index))) {
    look.hairStyle ??= 'bald'
    return
  }
  const about = adjectivesOf(words, index)
  const wanted = about.filter((word) => !negated(words, nearest(words, word, index)))
  const unwanted = about.filter((word) => !wanted.includes(word))
  look.unwantedStyles.push(...unwanted.flatMap((word) => STYLE_ADJECTIVES.get(word) ?? []))
  const styles = wanted.flatMap((word) => STYLE_ADJECTIVES.get(word) ?? STYLE_NOUNS.get(word) ?? [])
  const said =
    styles.includes('curly') && styles.includes('long')
      ? 'longcurly'
      : (styles.find((style) => style !== 'long' && style !== 'short') ?? styles[0])
  if (said) look.hairStyle ??= said
  if (wanted.includes('straight')) look.isStraight = true
  const color = colorIn(wanted, HAIR_COLOR_WORDS)
  if (color) look.hairColor ??= color
}

function readSkinAndEyes(words: string[], look: DescribedLook): void {
  for (const [index, word] of words.entries()) {
    if (['skin', 'skinned', 'complexion'].includes(word)) {
      const skin = colorIn(adjectivesOf(words, index), SKIN_WORDS)
      if (skin) look.skin ??= skin
    }
    if (word === 'eyes' || word === 'eyed') {
      const eyes = colorIn(adjectivesOf(words, index), EYE_WORDS)
      if (eyes) look.eyeColor ??= eyes
    }
    const child = ['girl', 'boy', 'child', 'kid'].includes(words[index + 1] ?? '')
    const skin =
      word === 'black' ? SKIN_WORDS.get('dark') : word === 'brown' ? SKIN_WORDS.get('brown') : undefined
    if (child && skin) look.skin ??= skin
    const heritage = HERITAGE_SKINS.get(word)
    if (heritage && !negated(words, index)) look.skins ??= heritage
  }
}

function readClothes(words: string[], look: DescribedLook): void {
  for (const [index, word] of words.entries()) {
    const garment = GARMENT_WORDS.get(word)
    if (garment && !negated(words, index)) {
      const outfit = word === 'boots' && words[index - 1] === 'rain' ? 'raincoat' : garment.outfit
      if (outfit && (!look.outfit || look.outfit === 'tee')) look.outfit = outfit
      const key = `${garment.paints}Color` as const
      const color =
        colorIn(adjectivesOf(words, index), CLOTH_WORDS) ??
        (word === 'jeans' ? CLOTH_WORDS.get('navy') : undefined)
      if (color) look[key] ??= color
    }
    if (
      (word === 'color' || word === 'colour') &&
      ['favorite', 'favourite'].includes(words[index - 1] ?? '')
    ) {
      const color = colorIn(words.slice(index + 1, index + 4), CLOTH_WORDS)
      if (color) look.topColor ??= color
    }
  }
}

function readHat(words: string[], look: DescribedLook): void {
  for (const [index, word] of words.entries()) {
    const noun = HAT_NOUNS.get(word)
    if (!noun || negated(words, index) || OTHER_CROWNS.test(words.slice(index + 1, index + 3).join(' ')))
      continue
    const about = adjectivesOf(words, index)
    const end = about.findIndex((one) => /^(?:an?|the|and|or|,)$/.test(one))
    const kinds = (end < 0 ? about : about.slice(0, end)).flatMap(
      (one) => HAT_ADJECTIVES.get(one) ?? (HAT_ADJECTIVES.has(one) ? [null] : []),
    )
    const [kind = noun] = noun === 'sunhat' || noun === 'cap' || kinds[0] === null ? kinds : []
    if (!kind) continue
    look.hat = kind
    const color = colorIn(about, CLOTH_WORDS)
    if (color) look.hatColor = color
    return
  }
}

/** A crown of flowers, a crown braid. */
const OTHER_CROWNS = /^(?:braid|of (?:flowers|daisies|leaves|braids)\b)/

function readMarks(words: string[], look: DescribedLook): void {
  const say = (key: 'glasses' | 'freckles' | 'hearingAid' | 'wheelchair', names: string[]) => {
    const index = words.findIndex((word) => names.includes(word))
    if (index >= 0) look[key] = !negated(words, index)
  }
  say('glasses', ['glasses', 'spectacles', 'eyeglasses', 'bespectacled'])
  say('freckles', ['freckles', 'freckled', 'freckly'])
  say('wheelchair', ['wheelchair', 'wheelchairs'])
  const chair = words.indexOf('wheelchair')
  const color = chair >= 0 && colorIn(adjectivesOf(words, chair), CLOTH_WORDS)
  if (color) look.wheelchairColor = color
  const hearing = words.findIndex(
    (word, index) => word === 'cochlear' || (word === 'hearing' && /^aids?$/.test(words[index + 1] ?? '')),
  )
  if (hearing >= 0) look.hearingAid = !negated(words, hearing)
}

const SMALL = new Set(['little', 'small', 'tiny', 'short', 'petite'])
const TALL = new Set(['tall', 'big'])
/** What may follow a size that is the child's own: "a little girl", but not "a little shy" or "a little brother". */
const OWN_SIZE = /^(girl|boy|child|kid|toddler|princess|one|for|and|with|but|who|[,.;])?$/

function readHeight(words: string[]): 0 | 1 | 2 | undefined {
  for (const [index, word] of words.entries()) {
    if (word === 'toddler' || word === 'baby') return ownedBefore(words, index) ? undefined : 0
    const small = SMALL.has(word)
    if ((small || TALL.has(word)) && OWN_SIZE.test(words[index + 1] ?? '') && !negated(words, index))
      return small ? 0 : 2
  }
  const age = ageIn(words)
  if (age === undefined) return undefined
  return age <= 4 ? 0 : age <= 8 ? 1 : 2
}

function ownedBefore(words: string[], index: number): boolean {
  return words
    .slice(Math.max(0, index - 3), index)
    .some((word) => ['has', 'loves', 'his', 'her', 'their'].includes(word))
}

function ageIn(words: string[]): number | undefined {
  for (const [index, word] of words.entries()) {
    const number = /^\d{1,2}$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word)
    const years =
      /^(years?|yrs?|yo)$/.test(words[index + 1] ?? '') ||
      ['age', 'aged', 'turns'].includes(words[index - 1] ?? '')
    if (number > 0 && years) return number
  }
  return undefined
}
