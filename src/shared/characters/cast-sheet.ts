import { COVERING_STYLES } from './figure.ts'

export const SKIN_TONES = [
  '#fbe3d2',
  '#f7d3b5',
  '#efbd93',
  '#e3a878',
  '#cf9163',
  '#b87a4b',
  '#9a6039',
  '#7d4a2b',
  '#643a24',
  '#4b2b1d',
] as const
export const HAIR_COLORS = [
  '#241720',
  '#3a2a4d',
  '#4b2e21',
  '#6d4227',
  '#a5532a',
  '#d08a3c',
  '#ecc766',
  '#b98a5c',
  '#8c4fd1',
  '#e26a9a',
] as const
export const HAIR_STYLES = [
  'short',
  'curly',
  'long',
  'pigtails',
  'buns',
  'puffs',
  'bob',
  'hijab',
  'afro',
  'braids',
  'headscarf',
  'bald',
  'longcurly',
  'ponytail',
  'buzz',
  'patka',
] as const
export const EYE_COLORS = ['#3b2016', '#5a3a22', '#2f6b52', '#2f5f8f', '#3f2a5a', '#5b6470'] as const
export const OUTFITS = ['pajama', 'dress', 'hoodie', 'overalls', 'tee', 'raincoat'] as const

export const HATS = ['cap', 'beanie', 'sunhat', 'beret', 'crown', 'pirate', 'wizard'] as const

export type HairStyle = (typeof HAIR_STYLES)[number]
export type Outfit = (typeof OUTFITS)[number]
export type HatKind = (typeof HATS)[number]

/**
 * What a character looks like in every picture: decided once, stored with the character (design, section 8). Colors
 * are #rrggbb.
 */
export interface CastSheet {
  skin: string
  hairColor: string
  hairStyle: HairStyle
  eyeColor: string
  outfit: Outfit
  topColor: string
  bottomColor: string
  shoeColor: string
  glasses: boolean
  freckles: boolean
  hearingAid: boolean
  wheelchair: boolean
  /** Absent for blue, as in every sheet from before chairs had a color. */
  wheelchairColor?: string | undefined
  /** Relative to other characters: 0 small, 1 middle, 2 tall. */
  height: 0 | 1 | 2
  /** Worn by day and out of the water; absent for none, as in every sheet from before there were hats. */
  hat?: HatKind | undefined
  /** Absent for the hat's usual color. */
  hatColor?: string | undefined
}

/** The hat that a character wears, with its color; undefined for none, or when a cloth covers the hair. */
export function hatOf({ hat, hatColor, hairStyle }: CastSheet): { kind: HatKind; color: string } | undefined {
  if (!hat || COVERING_STYLES.includes(hairStyle)) return undefined
  return { kind: hat, color: hatColor ?? USUAL_HAT_COLORS[hat] }
}

/** A hat's color when none is given. */
export const USUAL_HAT_COLORS: Readonly<Record<HatKind, string>> = {
  cap: '#d94a4f',
  beanie: '#4fae5f',
  sunhat: '#f2d58c',
  beret: '#d94a4f',
  crown: '#e8b33f',
  pirate: '#3a3644',
  wizard: '#4a4aa8',
}
