import { ENVIRONMENTS } from './environments.ts'

/**
 * Where a paragraph plays, as the painter knows it: the environments of the specification and further places that the
 * themes need.
 */
export const SETTINGS = [
  ...ENVIRONMENTS,
  'Bedroom',
  'Hills',
  'Farm',
  'Beach',
  'Snowy Wood',
  'Kitchen',
  'Stage',
  'Garden',
  'Mountain',
  'Dinosaur Valley',
  'Lighthouse',
  'Sports Field',
  'Castle',
  'Workshop',
  'Moon',
  'Palace',
  'Mermaid Grotto',
  'Treasure Cave',
  'Alien World',
  'Old Manor',
  'Laboratory',
  'Spring Meadow',
  'Wonder Glade',
] as const
export type Setting = (typeof SETTINGS)[number]

export const TIMES_OF_DAY = ['afternoon', 'golden', 'dusk', 'night', 'starlight'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]
export const VIEWS = ['wide', 'near', 'inside'] as const
export type View = (typeof VIEWS)[number]
export const WEATHERS = ['clear', 'rain', 'snow', 'mist', 'wind'] as const
export type Weather = (typeof WEATHERS)[number]
export const FEELINGS = [
  'happy',
  'laughing',
  'curious',
  'worried',
  'surprised',
  'sleepy',
  'asleep',
  'proud',
  'singing',
] as const
export type Feeling = (typeof FEELINGS)[number]
export const ACTIONS = [
  'standing',
  'walking',
  'running',
  'sitting',
  'kneeling',
  'reaching',
  'waving',
  'pointing',
  'cheering',
  'hugging',
  'floating',
  'reading',
  'looking-up',
  'seen-from-behind',
  'riding',
  'rowing',
  'climbing',
  'dancing',
  'crawling',
  'carrying',
  'throwing',
  'catching',
  'swimming',
  'cooking',
  'drawing',
  'playing',
  'whispering',
  'hiding',
  'peeking',
  'jumping',
  'looking-through',
  'lying',
  'falling',
  'arms-wide',
  'asleep',
] as const
export type Action = (typeof ACTIONS)[number]

/** How a helper is drawn; a helper keeps its figure throughout a story. */
export const FIGURES = [
  'fox',
  'owl',
  'bear',
  'rabbit',
  'mouse',
  'cat',
  'dog',
  'hedgehog',
  'squirrel',
  'deer',
  'frog',
  'duck',
  'hen',
  'goat',
  'cow',
  'horse',
  'pig',
  'sheep',
  'lion',
  'elephant',
  'giraffe',
  'monkey',
  'zebra',
  'penguin',
  'polar-bear',
  'turtle',
  'dolphin',
  'whale',
  'octopus',
  'crab',
  'fish',
  'parrot',
  'butterfly',
  'bee',
  'snail',
  'dragon',
  'dinosaur',
  'unicorn',
  'fairy',
  'mermaid',
  'wizard',
  'queen',
  'king',
  'captain',
  'robot',
  'alien',
  'star',
  'moon',
  'cloud',
  'snowman',
  'ghost',
  'grown-up',
  'child',
  'thing',
] as const
export type Figure = (typeof FIGURES)[number]

export interface Helper {
  /** Stays the same throughout a story, e.g. `helper-1`. */
  id: string
  name: string
  /** The closest figure that can be drawn; `thing` for a teapot or a drum that is a character. */
  figure: Figure
  /** What it is, in a few words without an article, e.g. "young mole" or "tall pointed hat": draws it more exactly. */
  kind?: string
  /** As the story refers to it; for people. */
  gender?: 'female' | 'male'
  /** Which variant of its kind it is; set for a helper who returns in a sequel. */
  look?: number
  /** Hash of a picture from an earlier story that shows it. */
  seenIn?: string
}

/** The ways in which somebody can relate to a thing or to somebody else in the scene. */
export const BONDS = ['on', 'in', 'under', 'behind', 'kissing', 'hand-in-hand', 'hand-on'] as const
export type HowBound = (typeof BONDS)[number]

/** Somebody touches something or somebody: on the roof, in a bucket, under the bear, kissing Grandma. */
export interface Bond {
  how: HowBound
  /** An id like those in `who`, or a thing in one or two words. */
  to: string
}

export interface Presence {
  /** `child-0` is the first chosen character, `child-1` the next …; otherwise a helper's id. */
  who: string
  action: Action
  feeling: Feeling
  /** What is in the hand, in one or two words (`lantern`, `paper boat`); drawn when the painter knows it. */
  holding?: string
  /** What it sits on, lies in, is under or touches. */
  bond?: Bond
}

/** What one paragraph's picture shows; the painter draws exactly this. */
export interface SceneNote {
  setting: Setting
  /** The place in the story's own words. */
  place: string
  timeOfDay: TimeOfDay
  view: View
  weather: Weather
  present: Presence[]
  /** Things in the scene that nobody holds, in one or two words each. */
  props: string[]
}
