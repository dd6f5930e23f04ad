import { type CastSheet, type HatKind, hatOf } from '../../../../shared/characters/cast-sheet.ts'
import { brightness, darker, lighter, mix } from '../color.ts'
import type { AnyHairStyle } from './hair/index.ts'
import type { Hat } from './hats.ts'
import type { Garment } from './outfit.ts'

/** A person's look in the rig, from a child's cast sheet or a costume. */
export interface Look {
  skin: string
  /** The skin's shaded side. */
  skinShade: string
  hair: string
  hairStyle: AnyHairStyle
  eyes: string
  /** Lines of the face: lashes, brows, closed eyes. */
  ink: string
  garment: Garment
  top: string
  bottom: string
  shoes: string
  /** Ribbons, buttons, the small star on the chest. */
  accent: string
  glasses: boolean
  freckles: boolean
  hearingAid: boolean
  wheelchair: boolean
  wheelchairColor?: string
  hat: Hat | undefined
  /** The color of the child's own hat. */
  hatColor?: string
  beard?: string
  mustache?: string
  /** Worn over the other clothes. */
  apron?: string
  tie?: { color: string; isBow: boolean }
  /** Around the neck. */
  scarf?: string
  /** What is on the feet instead of what goes with the clothes. */
  foot?: 'shoe' | 'boot' | 'bare' | 'sock'
  build: Build
}

/** Height, breadth and head size relative to an average child. */
export interface Build {
  width: number
  height: number
  head: number
}

export const CHILD_BUILDS: readonly [Build, Build, Build] = [
  { width: 0.9, height: 0.74, head: 0.92 },
  { width: 1, height: 1, head: 1 },
  { width: 1.03, height: 1.18, head: 0.98 },
]

const OWN_HATS: Record<HatKind, Hat> = {
  cap: 'cap',
  beanie: 'winter-hat',
  sunhat: 'sun-hat',
  beret: 'beret',
  crown: 'crown',
  pirate: 'pirate-hat',
  wizard: 'pointed-hat',
}

/**
 * A child's look according to its sheet. A hat the setting requires replaces the child's own, unless it is the same
 * kind.
 */
export function lookOf(sheet: CastSheet, asked?: Hat): Look {
  const own = hatOf(sheet)
  const hat = asked ?? (own && OWN_HATS[own.kind])
  return {
    skin: sheet.skin,
    skinShade: shadeOf(sheet.skin),
    hair: sheet.hairColor,
    hairStyle: sheet.hairStyle,
    eyes: sheet.eyeColor,
    ink: inkOn(sheet.skin),
    garment: sheet.outfit,
    top: sheet.topColor,
    bottom: sheet.bottomColor,
    shoes: sheet.shoeColor,
    accent: accentBeside(sheet.topColor),
    glasses: sheet.glasses,
    freckles: sheet.freckles,
    hearingAid: sheet.hearingAid,
    wheelchair: sheet.wheelchair,
    ...(sheet.wheelchairColor ? { wheelchairColor: sheet.wheelchairColor } : {}),
    hat,
    ...(own && hat === OWN_HATS[own.kind] ? { hatColor: own.color } : {}),
    build: CHILD_BUILDS[sheet.height],
  }
}

/** Everybody's clothes where there is no air; the color of the own clothes is on its trim. */
export const inSpaceSuit = (look: Look): Look => {
  const { apron: _, scarf: __, tie: ___, ...bare } = look
  return {
    ...bare,
    garment: 'space-suit',
    top: '#eef0f7',
    bottom: '#dfe3ee',
    shoes: '#8f97ae',
    accent: look.top,
    foot: 'boot',
  }
}

export function shadeOf(skin: string): string {
  return mix(skin, brightness(skin) < 0.36 ? '#4a1420' : '#7a2e2a', brightness(skin) < 0.36 ? 0.3 : 0.24)
}

export function inkOn(skin: string): string {
  return brightness(skin) < 0.36 ? '#180a10' : '#2a1722'
}

function accentBeside(top: string): string {
  const yellowish = brightness(top) > 0.6
  return yellowish ? mix('#e2566b', darker(top, 0.1), 0.1) : lighter('#ffd257', 0.05)
}
