import type { Kind } from '../world.ts'

export type TraitRule = [
  pattern: RegExp,
  kind: Kind,
  /** What the story calls it. */
  name: (match: RegExpMatchArray) => string,
  /** Lines that show it early. */
  plant: string[],
  /** Lines in which it comes to help, late. */
  lead: string[],
]

export const theirWords = (match: RegExpMatchArray): string => match[0].toLowerCase()
