import type { Environment } from './environments.ts'

/** Where a paragraph plays, as the painter knows it: the environments of the specification and the places that the themes need beside them. */
export type Setting =
  | Environment
  | 'Bedroom'
  | 'Hills'
  | 'Farm'
  | 'Beach'
  | 'Snowy Wood'
  | 'Kitchen'
  | 'Stage'
  | 'Garden'
  | 'Mountain'
  | 'Dinosaur Valley'
  | 'Lighthouse'
  | 'Sports Field'
  | 'Castle'
  | 'Workshop'
  | 'Moon'

export type TimeOfDay = 'afternoon' | 'golden' | 'dusk' | 'night' | 'starlight'
export type View = 'wide' | 'near'
export type Weather = 'clear' | 'rain' | 'snow' | 'mist' | 'wind'
export type Feeling =
  | 'happy'
  | 'laughing'
  | 'curious'
  | 'worried'
  | 'surprised'
  | 'sleepy'
  | 'asleep'
  | 'proud'
  | 'singing'
export type Action =
  | 'standing'
  | 'walking'
  | 'running'
  | 'sitting'
  | 'kneeling'
  | 'reaching'
  | 'waving'
  | 'pointing'
  | 'cheering'
  | 'hugging'
  | 'floating'
  | 'reading'
  | 'looking-up'
  | 'seen-from-behind'
  | 'asleep'

/** How a helper is drawn; a helper keeps its figure through a story. */
export type Figure =
  | 'fox'
  | 'owl'
  | 'bear'
  | 'rabbit'
  | 'mouse'
  | 'cat'
  | 'dog'
  | 'hedgehog'
  | 'squirrel'
  | 'deer'
  | 'frog'
  | 'duck'
  | 'hen'
  | 'goat'
  | 'cow'
  | 'horse'
  | 'pig'
  | 'sheep'
  | 'lion'
  | 'elephant'
  | 'giraffe'
  | 'monkey'
  | 'zebra'
  | 'penguin'
  | 'polar-bear'
  | 'turtle'
  | 'dolphin'
  | 'whale'
  | 'octopus'
  | 'crab'
  | 'fish'
  | 'parrot'
  | 'butterfly'
  | 'bee'
  | 'snail'
  | 'dragon'
  | 'dinosaur'
  | 'unicorn'
  | 'fairy'
  | 'mermaid'
  | 'wizard'
  | 'queen'
  | 'king'
  | 'captain'
  | 'robot'
  | 'alien'
  | 'star'
  | 'moon'
  | 'cloud'
  | 'snowman'
  | 'ghost'
  | 'grown-up'
  | 'child'

export interface Helper {
  /** Stays the same through a story, e.g. `helper-1`. */
  id: string
  name: string
  figure: Figure
}

export interface Presence {
  /** `child-0` is the first chosen character, `child-1` the next …; else a helper's id. */
  who: string
  action: Action
  feeling: Feeling
  /** What is in the hand, in one or two words (`lantern`, `paper boat`); drawn when the painter knows it. */
  holding?: string
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
  /** Things that lie or stand about, in one or two words each. */
  props: string[]
}
