import type { Figure, Setting, Weather } from '../../shared/stories/scene.ts'
import type { ThemeId } from '../../shared/stories/themes.ts'

/** The eight things that a child can do about a trouble. Between them a world's gates, and its troubles, answer all eight. */
export const KINDS = ['sound', 'light', 'still', 'move', 'notice', 'make', 'tell', 'tie'] as const
export type Kind = (typeof KINDS)[number]

export interface Somebody {
  /** A name, or "the old owl" for somebody without one. */
  name: string
  /** What it is, without an article: "young fox". */
  kind: string
  sex: 'm' | 'f' | 'it'
  /** Absent for things that only the props can show, such as a stove. */
  figure?: Figure
}

export interface WorldPlace {
  name: string
  see: string[]
  /** Who lives there and can be asked. */
  host: Somebody
  setting?: Setting
}

/** Goes along with the children, in a voice of its own. */
export interface Guide {
  who: Somebody
  hello: string[]
  fail: string[]
  hope: string[]
  bye: string[]
}

/** The small thing found on the first page and given away on the last. */
export interface StoryToken {
  name: string
  kind: Kind
  find: string[]
  use: string[]
}

/** What bars the way, and what happens when a child deals with it. */
export interface Gate {
  name: string
  at: string[]
  on: Partial<Record<Kind, string>>
}

export interface Trouble {
  title: string[]
  /** Who may have this trouble; one is chosen. It stays where the trouble is. Empty: one of those who live there. */
  owners: Somebody[]
  /** Facts chosen once a story: {x}, {y}. */
  vars?: Record<string, string[]>
  /** What the picture shows of it. */
  prop: string
  sign: string[]
  woe: string[]
  /** Two tries that fail: the first before the children ask for advice, the second after. */
  tries: string[]
  /** What happens when a child plays, shines, waits … Each line assumes only that kind of help. */
  on: Partial<Record<Kind, string>>
  won: string[]
  gift: string[]
  /** With a plot twist: {th.np} turns out to sit at the bottom of it … */
  cause: string
  /** … and this is how all comes right once it has been helped. */
  free: string
}

export interface World {
  themes: ThemeId[]
  setting: Setting
  weather?: Weather
  /** Under water or weightless: people float. */
  floats?: boolean
  /** Where the story begins, in its own words. */
  here: string
  home: string[]
  bed: string[]
  day: string[]
  dusk: string[]
  night: string[]
  beasts: string[]
  sounds: string[]
  smells: string[]
  glows: string[]
  foods: string[]
  /** How one gets to {place} to ask for advice, and back to {o}. */
  walk: string[]
  back: string[]
  places: WorldPlace[]
  guides: Guide[]
  tokens: StoryToken[]
  gates: Gate[]
  troubles: Trouble[]
}

export const who = (name: string, kind: string, sex: Somebody['sex'], figure?: Figure): Somebody =>
  figure ? { name, kind, sex, figure } : { name, kind, sex }
