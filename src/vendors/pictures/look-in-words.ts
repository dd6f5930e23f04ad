import {
  type CastSheet,
  type HairStyle,
  type HatKind,
  hatOf,
  type Outfit,
} from '../../shared/characters/cast-sheet.ts'
import { colorWord, skinWord } from './color-word.ts'

const HAIR: Record<HairStyle, (color: string) => string> = {
  short: (color) => `short ${color} hair`,
  curly: (color) => `short curly ${color} hair`,
  long: (color) => `long straight ${color} hair`,
  pigtails: (color) => `${color} hair in two pigtails`,
  buns: (color) => `${color} hair in two buns`,
  puffs: (color) => `${color} hair in two round puffs`,
  bob: (color) => `${color} hair cut in a bob`,
  hijab: (color) => `a ${color} hijab that covers the hair`,
  afro: (color) => `a round ${color} afro`,
  braids: (color) => `${color} hair in braids`,
  headscarf: (color) => `a ${color} headscarf that covers the hair`,
  bald: () => 'no hair',
  longcurly: (color) => `long curly ${color} hair`,
  ponytail: (color) => `${color} hair in a ponytail`,
  buzz: (color) => `${color} hair cut very short`,
  patka: (color) => `a ${color} patka that covers the hair`,
}

const CLOTHES: Record<Outfit, (top: string, bottom: string) => string> = {
  pajama: (top, bottom) => `${top} pajamas with ${bottom} details`,
  dress: (top, bottom) => `a ${top} dress with ${bottom} details`,
  hoodie: (top, bottom) => `a ${top} hoodie and ${bottom} trousers`,
  overalls: (top, bottom) => `${bottom} overalls over a ${top} shirt`,
  tee: (top, bottom) => `a ${top} T-shirt and ${bottom} trousers`,
  raincoat: (top, bottom) => `a ${top} raincoat and ${bottom} trousers`,
}

const HATS: Record<HatKind, (color: string) => string> = {
  cap: (color) => `a ${color} cap with a peak`,
  beanie: (color) => `a ${color} woolly hat`,
  sunhat: (color) => `a ${color} hat with a wide brim`,
  beret: (color) => `a ${color} beret`,
  crown: (color) => `a ${color} crown`,
  pirate: (color) => `a ${color} pirate hat`,
  wizard: (color) => `a ${color} pointed wizard’s hat`,
}

const HEIGHTS = ['small for their age', '', 'tall for their age']

/** A child's look in plain words, from the cast sheet only: nothing that anybody typed. */
export function lookInWords(sheet: CastSheet): string {
  const hat = hatOf(sheet)
  return [
    `${skinWord(sheet.skin)} skin`,
    HAIR[sheet.hairStyle](colorWord(sheet.hairColor)),
    `${colorWord(sheet.eyeColor)} eyes`,
    sheet.freckles ? 'freckles' : '',
    sheet.glasses ? 'round glasses' : '',
    sheet.hearingAid ? 'a hearing aid' : '',
    `${CLOTHES[sheet.outfit](colorWord(sheet.topColor), colorWord(sheet.bottomColor))}, ${colorWord(sheet.shoeColor)} shoes`,
    hat ? HATS[hat.kind](colorWord(hat.color)) : '',
    sheet.wheelchair ? 'sitting in a wheelchair' : '',
    HEIGHTS[sheet.height] ?? '',
  ]
    .filter(Boolean)
    .join(', ')
}
