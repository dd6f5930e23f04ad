import { CUT_SIZES } from '../../ports/cut-sizes.ts'

/**
 * One canvas holds both cuts, so that each picture is rasterized once: the wide cut is a band of it, the tall cut a
 * column. Units are pixels of the largest files.
 */
export const WIDTH = 1344
export const HEIGHT = 1440

export const WIDE = { top: 316, ...CUT_SIZES.wide } as const
/** The phone cut. Text covers its lower half, so it lies as low on the canvas as possible to keep faces high in it. */
export const TALL = { top: 240, ...CUT_SIZES.tall } as const

/**
 * Lines of the canvas between which faces are visible on every screen: below the player's top bar and above its text,
 * controls and their shade, on a desktop and on a phone in either orientation.
 */
export const IN_SIGHT = { top: WIDE.top + 60, bottom: WIDE.top + 446, middle: WIDE.top + 270 } as const

/** Default ground line. */
export const GROUND = 985

/** Center of the canvas, from which near views are enlarged. */
export const CENTER = WIDTH / 2
