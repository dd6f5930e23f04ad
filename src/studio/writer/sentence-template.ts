import type { Part } from './plan.ts'
import type { Spare } from './trim.ts'

/** A line of a paragraph: one of `lines` is written, about `part` where it has one. */
export interface SentenceTemplate {
  lines: readonly string[]
  part?: Part
  /** Absent for a line that must stand; else the smaller, the sooner it is used to fill the paragraph. */
  want?: number
  /** What {time} says here. */
  time?: string
  /** What the sentence may lean on. */
  openers?: readonly string[]
  /** A try that comes to nothing. */
  fails?: boolean
  /** For 9-12: how it may run on from the line before. */
  tie?: string
  /** Told in full even where words are few. */
  full?: boolean
  /** What it can do without in the shortest story. */
  spare?: Spare
}

/** A line that must stand. */
export const must = (lines: readonly string[], more: Partial<SentenceTemplate> = {}): SentenceTemplate => ({
  lines,
  ...more,
})
/** A line that stands where there is room; the smaller `want`, the sooner. */
export const may = (
  want: number,
  lines: readonly string[],
  more: Partial<SentenceTemplate> = {},
): SentenceTemplate => ({
  lines,
  want,
  ...more,
})
