import {
  type CastSheet,
  EYE_COLORS,
  HAIR_COLORS,
  type HairStyle,
  type Outfit,
  SKIN_TONES,
  USUAL_HAT_COLORS,
} from '../../shared/characters/cast-sheet.ts'
import { COVERING_STYLES } from '../../shared/characters/figure.ts'
import { type HairLength, mayBe, type PhotoLook } from '../../shared/characters/photo-look/look.ts'
import type { Gender } from '../../shared/stories/story-request.ts'
import { type DescribedLook, readLook } from './read-look.ts'

export interface Described {
  gender: Gender
  description: string
  /** Decides what the description leaves open; the same seed decides the same. */
  seed: number
  /** Read from the parent's photo: fills in what the description does not say. */
  photoLook?: PhotoLook | undefined
}

/**
 * Derives a character's look from a parent's words (design, section 8). The description wins, also with colors outside
 * the palettes; then the photo; the seed picks the rest so that it suits.
 */
export function deriveCastSheet({ gender, description, seed, photoLook: seen = {} }: Described): CastSheet {
  const said = readLook(description)
  const choose = chooser(seed)
  const skin = said.skin ?? seen.skin ?? choose('skin', said.skins ?? likelySkins(said))
  const hairStyle = said.hairStyle ?? choose('style', likelyStyles(gender, skin, said, seen.hairLength))
  const covered = COVERING_STYLES.includes(hairStyle)
  const hairColor =
    said.hairColor ??
    (covered ? choose('hair', SCARVES) : (seen.hairColor ?? choose('hair', likelyHair(skin, said))))
  const outfit = said.outfit ?? choose('outfit', OUTFITS_OF[gender])
  const topColor = said.topColor ?? choose('top', TOPS)
  return {
    skin,
    hairColor,
    hairStyle,
    eyeColor: said.eyeColor ?? choose('eyes', likelyEyes(skin)),
    outfit,
    topColor,
    bottomColor:
      said.bottomColor ??
      choose(
        'bottom',
        BOTTOMS.filter((color) => color !== topColor),
      ),
    shoeColor: said.shoeColor ?? choose('shoes', SHOES),
    glasses: said.glasses ?? seen.glasses ?? false,
    freckles: said.freckles ?? (toneOf(skin) < 2 && choose('freckles', [true, false, false, false])),
    hearingAid: said.hearingAid ?? false,
    wheelchair: said.wheelchair ?? false,
    ...(said.wheelchair && said.wheelchairColor ? { wheelchairColor: said.wheelchairColor } : {}),
    height: said.height ?? 1,
    ...(covered ? {} : hatIn(said, choose)),
  }
}

const TOPS = [
  '#e2566b',
  '#f5913e',
  '#ffcf5a',
  '#6bbf73',
  '#3fa89f',
  '#5a8be0',
  '#8a7ae0',
  '#e07aa8',
  '#f0876a',
  '#58b5d6',
]
const BOTTOMS = ['#3b4a7a', '#4a4568', '#3f6fb5', '#5f7a4a', '#7a5a4a', '#6a4a8a']
const SHOES = ['#e2566b', '#f5b53c', '#3fae8a', '#4a6fb5', '#7a4a2e', '#f2efe8', '#8a5fc0']
const SCARVES = ['#3f9fb0', '#8f7ad9', '#e07aa8', '#4fae8a', '#e0a04a', '#5a7fd0']
const CLOTH_HATS = ['#d94a4f', '#f5913e', '#4fae5f', '#4a86d9', '#8a7ae0']
const OUTFITS_OF: Record<Gender, readonly Outfit[]> = {
  male: ['hoodie', 'overalls', 'tee', 'hoodie', 'tee'],
  female: ['dress', 'hoodie', 'overalls', 'tee', 'dress'],
}

function likelySkins({ hairColor, eyeColor, freckles, hairStyle }: DescribedLook): readonly string[] {
  if (hairStyle === 'afro' || hairStyle === 'puffs') return SKIN_TONES.slice(5)
  if (hairColor !== undefined && FAIR_HAIR.has(hairColor)) return SKIN_TONES.slice(0, 3)
  if (freckles || (eyeColor !== undefined && LIGHT_EYES.has(eyeColor))) return SKIN_TONES.slice(0, 4)
  return SKIN_TONES
}

const [BLACK, VIOLET_BLACK, DARK_BROWN, BROWN, RED, HONEY, BLOND, SANDY] = HAIR_COLORS
const [DARK_EYES, BROWN_EYES, GREEN_EYES, BLUE_EYES, , GRAY_EYES] = EYE_COLORS
const FAIR_HAIR = new Set<string>([
  RED,
  HONEY,
  BLOND,
  SANDY,
  '#c2622e',
  '#d9702e',
  '#d98a5a',
  '#e5b54e',
  '#f2e2b8',
])
const LIGHT_EYES = new Set<string>([GREEN_EYES, BLUE_EYES, GRAY_EYES])

function likelyHair(skin: string, said: DescribedLook): readonly string[] {
  if (said.skins?.includes(skin) && toneOf(skin) > 0) return [BLACK, VIOLET_BLACK, DARK_BROWN]
  if (toneOf(skin) >= 5) return [BLACK, BLACK, DARK_BROWN]
  if (toneOf(skin) >= 3) return [BLACK, DARK_BROWN, BROWN]
  return [DARK_BROWN, BROWN, RED, HONEY, BLOND, SANDY, BLACK]
}

function likelyEyes(skin: string): readonly string[] {
  if (toneOf(skin) >= 4) return [DARK_EYES, BROWN_EYES]
  return [DARK_EYES, BROWN_EYES, BROWN_EYES, GREEN_EYES, BLUE_EYES, GRAY_EYES]
}

/** The hat in the description; caps, beanies and berets take any color, other hats have a fixed one. */
function hatIn({ hat, hatColor }: DescribedLook, choose: Chooser): Pick<CastSheet, 'hat' | 'hatColor'> {
  if (!hat) return {}
  const dyed = hat === 'cap' || hat === 'beanie' || hat === 'beret'
  return { hat, hatColor: hatColor ?? (dyed ? choose('hat', CLOTH_HATS) : USUAL_HAT_COLORS[hat]) }
}

/** Religious headwear and bald heads are drawn only when the description names them. */
function likelyStyles(
  gender: Gender,
  skin: string,
  { unwantedStyles: unwanted, isStraight }: DescribedLook,
  length: HairLength | undefined,
): readonly HairStyle[] {
  const dark = toneOf(skin) >= 6
  const styles: HairStyle[] =
    gender === 'male'
      ? dark
        ? ['buzz', 'afro', 'curly', 'short', 'short']
        : ['short', 'short', 'curly', 'buzz']
      : dark && !isStraight
        ? ['puffs', 'braids', 'afro', 'longcurly', 'buns', 'curly']
        : ['long', 'bob', 'ponytail', 'pigtails', 'braids', 'longcurly', 'buns']
  const left = styles.filter(
    (style) =>
      !unwanted.includes(style) &&
      !(isStraight && !STRAIGHT.has(style)) &&
      !(unwanted.includes('curly') && style === 'longcurly') &&
      (!length || mayBe(style, length)),
  )
  return left.length > 0 ? left : [length ?? 'short']
}

/** Styles of straight, unbraided hair. */
const STRAIGHT: ReadonlySet<HairStyle> = new Set<HairStyle>(['short', 'long', 'bob', 'ponytail', 'buns'])

/** A skin's place among the tones, from light to dark. */
function toneOf(skin: string): number {
  const tones: readonly string[] = SKIN_TONES
  return tones.indexOf(skin)
}

type Chooser = <T>(question: string, options: readonly T[]) => T

/** Each question has its own random numbers, so that adding a word to a description changes nothing else. */
function chooser(seed: number): Chooser {
  return (question, options) => {
    let hash = (seed ^ 0x9e3779b9) >>> 0
    for (const letter of question) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0
    const chosen = options[((hash ^ (hash >>> 16)) >>> 0) % options.length]
    if (chosen === undefined) throw new Error(`No option to choose for ${question}`)
    return chosen
  }
}
