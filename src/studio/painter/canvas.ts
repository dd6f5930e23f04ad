import { CUT_SIZES } from '../../ports/cut-sizes.ts'

/**
 * One canvas holds both cuts, so that each picture is rasterised once: the wide cut is a band of it, the tall cut a column.
 * Units are pixels of the largest files.
 */
export const WIDTH = 1344
export const HEIGHT = 1440

export const WIDE = { top: 316, ...CUT_SIZES.wide } as const
/** For a phone's screen, whose lower half is under the words: as low on the canvas as can be, so that faces are high in it. */
export const TALL = { top: 240, ...CUT_SIZES.tall } as const

/**
 * Where faces are seen on every screen, as lines of the canvas: below the player's top bar, above its words, its controls
 * and their shade on a desktop, a phone held upright and a phone that lies.
 */
export const IN_SIGHT = { top: WIDE.top + 60, bottom: WIDE.top + 446, middle: WIDE.top + 270 } as const

/** The line on which figures stand when a setting says nothing else. */
export const GROUND = 985

/** The middle of the canvas, from which near views are enlarged. */
export const CENTER = WIDTH / 2
