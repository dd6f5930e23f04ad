import type { CastSheet } from '../../../shared/characters/cast-sheet.ts'
import type { Action, Feeling } from '../../../shared/stories/scene.ts'
import type { Bedding } from '../bedtime/bedtime-look.ts'
import type { Kin } from '../kin.ts'
import { drawPerson } from './child/child.ts'
import type { Hat } from './child/hats.ts'
import { inSpaceSuit, lookOf } from './child/look.ts'
import { drawInBed } from './child/lying.ts'
import type { PoseVariant } from './child/poses.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from './drawing.ts'
import { drawFigure, type FigureWords } from './helper.ts'

export type { Hat } from './child/hats.ts'
export { HATS } from './child/hats.ts'
export { canDraw, heightOf, isAnimal, livingPropWidth, standsOnGround } from './helper.ts'
export { isSameAs } from './models.ts'
export { isRole as isPerson } from './people/people.ts'
export { portraitSvg } from './portrait.ts'
export { drawProp, isDrawn } from './props/prop.ts'

export interface FigurePresence {
  action: Action
  feeling: Feeling
  holding?: string
  /** Varies the pose of repeated actions. */
  poseVariant?: PoseVariant
  /** What the setting requires, e.g. a space helmet on the moon. */
  wearing?: Hat
  /** The color of what it is wearing, if the text gives one. */
  hatColor?: string
  /** It sits on something with its legs hanging down. */
  perched?: boolean
  /** It pushes or pulls with its whole body. */
  effort?: 'push' | 'pull'
  /** It kisses the figure in front of it. */
  kissing?: boolean
  /** It lies awake under a blanket. */
  covered?: boolean
  /** What it sleeps in. */
  bedding?: Bedding
  gender?: 'female' | 'male'
  /** The story already has a helper of the same kind. */
  second?: boolean
  /** For grown-ups of the child's family. */
  kin?: Kin
  /** For helpers with the figures `grown-up` and `child`: distinguishes two of them (0 to 3). */
  variant?: number
  /** The size of the child whose story it is. */
  peer?: 0 | 1 | 2
  /** There is no air: it wears a space suit. */
  suited?: boolean
}

/** Draws a child, always by its cast sheet (design, section 8). */
export function drawChild(
  sheet: CastSheet,
  presence: FigurePresence,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const { hatColor } = presence
  const look = { ...lookOf(sheet, presence.wearing), ...(hatColor ? { hatColor } : {}) }
  return drawPerson(presence.suited ? inSpaceSuit(look) : look, presence, spot, light, ids)
}

/** Draws a helper; it looks the same throughout a story. */
export function drawHelper(
  who: FigureWords,
  presence: FigurePresence,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  return drawFigure(who, presence, spot, light, ids)
}

/**
 * Draws a child in bed from the chest up. The spot is the middle of the blanket's upper edge: paint `svg`, then the
 * bedclothes, then `over`, the arms on the blanket.
 */
export function drawSleeper(
  sheet: CastSheet,
  feeling: Feeling,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  return drawInBed(lookOf(sheet), feeling, spot, light, ids)
}
