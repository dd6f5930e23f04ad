import type { Action, Figure, Presence } from '../../shared/stories/scene.ts'

/** Large figures, which need more room than a child's 190 and stand further back. */
const LARGE: ReadonlySet<Figure> = new Set<Figure>([
  'dragon',
  'dinosaur',
  'whale',
  'elephant',
  'horse',
  'cow',
  'octopus',
  'giraffe',
  'unicorn',
])
const SMALL: ReadonlySet<Figure> = new Set<Figure>([
  'bee',
  'butterfly',
  'snail',
  'mouse',
  'crab',
  'frog',
  'fish',
  'parrot',
])
const BROAD: ReadonlySet<Figure> = new Set<Figure>(['dolphin', 'bear', 'polar-bear', 'lion', 'wizard'])
export const isLarge = (figure: Figure | undefined): boolean => figure !== undefined && LARGE.has(figure)
export const isSmall = (figure: Figure | undefined): boolean => figure !== undefined && SMALL.has(figure)
export const FURTHER_BACK = 0.72

/** Flight height, so that fliers are beside a child's head. */
const FLIES: Partial<Record<Figure, number>> = {
  owl: 96,
  parrot: 120,
  butterfly: 170,
  bee: 180,
  star: 120,
  moon: 70,
  cloud: 150,
  fairy: 24,
  ghost: 50,
}

const SWIMS: ReadonlySet<Figure> = new Set<Figure>(['whale', 'dolphin', 'fish', 'octopus', 'mermaid'])

const ON_THE_GROUND: ReadonlySet<Action> = new Set<Action>([
  'sitting',
  'kneeling',
  'reading',
  'asleep',
  'crawling',
  'drawing',
  'hiding',
  'peeking',
  'rowing',
])

/** The width a figure needs, in units of a child about 300 tall. */
export function roomFor(figure: Figure): number {
  if (LARGE.has(figure)) return 400
  if (BROAD.has(figure)) return 250
  return SMALL.has(figure) ? 150 : 200
}

/** Large figures are scaled down, as if further back. */
export const scaleByDistance = (figure: Figure | undefined): number =>
  figure && LARGE.has(figure) ? FURTHER_BACK : 1

/** A figure's height above the ground; 0 when it sits. */
export function flightOf(figure: Figure, action: Action): number {
  return ON_THE_GROUND.has(action) || (BIRDS.has(figure) && STANDS.has(action)) ? 0 : (FLIES[figure] ?? 0)
}

/** A bird that stands has something under its feet. */
const BIRDS: ReadonlySet<Figure> = new Set<Figure>(['parrot'])
const STANDS: ReadonlySet<Action> = new Set<Action>([
  'standing',
  'looking-up',
  'whispering',
  'pointing',
  'reaching',
  'singing',
] as Action[])

const LOW: ReadonlySet<Figure> = new Set<Figure>(['mouse', 'frog', 'snail', 'crab', 'hedgehog', 'turtle'])

/** Figures too low to be visible on the ground in a near view. */
export const needsPerch = (figure: Figure | undefined): boolean => figure !== undefined && LOW.has(figure)

/** Sea creatures need water around them even ashore. */
export const swims = (figure: Figure | undefined): boolean => figure !== undefined && SWIMS.has(figure)

export const isDown = (action: Action): boolean => ON_THE_GROUND.has(action)

/** What an action becomes in water or in the air. */
export function afloat({ action }: Presence): Action {
  return action === 'standing' || action === 'walking' || action === 'running' ? 'floating' : action
}
