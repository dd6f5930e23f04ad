import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import type { Helper, SceneNote } from '../../shared/stories/scene.ts'

/** The six groups of children, each with several kinds. */
export const GROUPS = ['makers', 'movers', 'quiet', 'askers', 'carers', 'loud'] as const
export type Group = (typeof GROUPS)[number]
/** The kinds of children, each with its group. */
export const GROUP_OF = {
  pet: 'carers',
  cuddly: 'quiet',
  vehicles: 'askers',
  builds: 'makers',
  draws: 'makers',
  ball: 'movers',
  moves: 'movers',
  music: 'loud',
  jokes: 'loud',
  subject: 'askers',
  why: 'askers',
  creatures: 'carers',
  quiet: 'quiet',
  afraid: 'quiet',
  bakes: 'makers',
  reads: 'askers',
  brave: 'loud',
  thing: 'makers',
  talks: 'loud',
  counts: 'askers',
  acts: 'loud',
} as const satisfies Record<string, Group>
export type Kind = keyof typeof GROUP_OF
/** Whether a way is for a kind; `quiet` is a kind in an idea told by kinds. */
export const isKind = (name: string): name is Kind => Object.hasOwn(GROUP_OF, name)
export const KINDS: readonly Kind[] = Object.keys(GROUP_OF).filter(isKind)

/** A way for each kind or group, for a child of whom nothing is known, and for a parent's plot twist. */
export type WayName = Group | Kind | 'any' | 'twist'
export const WAY_NAMES: readonly WayName[] = [...new Set([...GROUPS, ...KINDS, 'any', 'twist'] as const)]

/** The lengths at which every idea is told, in paragraphs. */
export const LENGTHS = [3, 6, 10] as const

/** One idea: what its tales at every length and in every way share. */
export interface Idea {
  name: string
  theme: string
  ageGroup: AgeGroup
  /** The idea and its turn, one sentence each: how writers tell ideas apart, and what a family's next story is told. */
  idea: string
  turn: string
  /** Why things are as they are, in each way. */
  because: Partial<Record<WayName, string>>
  /** The families of tones that it really has, best first. */
  moods: string[]
  /** The name of the author whose manner it resembles, if it does. */
  manner?: string
  helpers: Helper[]
  /** Which helper could come into another tale, with a description. */
  visitor?: string
  /** The idea whose world this one continues. */
  sequelOf?: string
}

/** One paragraph with its picture. In the note, `child` is the main child and helpers go by their ids. */
export interface TalePage {
  /** With placeholders for names and conditions. */
  text: string
  note: SceneNote
}

/** An idea as told for one kind of child. */
export interface Way {
  name: WayName
  title: string
  pages: TalePage[]
}

/** An idea at one length. */
export interface Tale {
  idea: Idea
  paragraphCount: number
  /**
   * Whether its ways are for groups, or for kinds, with paragraphs that all of them share; or it was written for one kind,
   * and has only that way.
   */
  by: 'groups' | 'kinds' | 'kind'
  ways: Way[]
}

/** The name of an idea's way in a family's history; the length does not count. */
export const tellingKey = ({ name, theme, ageGroup }: Idea, way: WayName): string =>
  `${theme}/${ageGroup}/${name}/${way}`

/** Whether a key in a family's history is of this idea, in any way. */
export const isOfIdea = (idea: Idea, key: string): boolean =>
  key.startsWith(tellingKey(idea, 'any').replace(/any$/, ''))
