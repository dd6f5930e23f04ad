import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import type { Helper, SceneNote } from '../../shared/stories/scene.ts'

/** The kinds of children that a tale can turn on. */
export const GROUPS = ['makers', 'movers', 'quiet', 'askers', 'carers', 'loud'] as const
export type Group = (typeof GROUPS)[number]
/** A way for each kind, for a child of whom nothing is known, and for a parent's plot twist. */
export const WAY_NAMES = [...GROUPS, 'any', 'twist'] as const
export type WayName = (typeof WAY_NAMES)[number]

/** The lengths at which every idea is told, in paragraphs. */
export const LENGTHS = [3, 6, 10] as const

/** One idea: what its tales at every length and in every way share. */
export interface Idea {
  name: string
  theme: string
  ageGroup: AgeGroup
  /** The idea and its turn, a sentence each: how writers tell ideas apart, and what a family's next story is told. */
  idea: string
  turn: string
  /** Why things are as they are, in each way. */
  because: Partial<Record<WayName, string>>
  /** The families of tones that it truly has, best first. */
  moods: string[]
  /** The author whose manner it has a touch of, by name. */
  manner: string
  helpers: Helper[]
  /** Which helper could come into another tale, and what it is like. */
  visitor: string
  /** The idea whose world this one goes on with. */
  sequelOf?: string
}

/** One paragraph with its picture. In the note, `child` stands for the main child and helpers for themselves. */
export interface Page {
  /** With its places for names and conditions. */
  text: string
  note: SceneNote
}

/** An idea as it is told for one kind of child. */
export interface Way {
  name: WayName
  title: string
  pages: Page[]
}

/** An idea at one length. */
export interface Tale {
  idea: Idea
  paragraphCount: number
  ways: Way[]
}

/** The name of a way of an idea, as a family's history keeps it; the length does not count. */
export const tellingKey = ({ name, theme, ageGroup }: Idea, way: WayName): string =>
  `${theme}/${ageGroup}/${name}/${way}`
