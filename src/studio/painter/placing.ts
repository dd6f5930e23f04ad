import type { Action, Figure, Presence } from '../../shared/stories/scene.ts'

/** How much room a figure takes beside a child's 190, and how far back it stands. */
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

/** How high those who fly have their place, so that they are beside a child's head. */
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

/** The width a helper's figure needs, in the units of a child about 300 tall. */
export function roomFor(figure: Figure): number {
  if (LARGE.has(figure)) return 400
  if (BROAD.has(figure)) return 250
  return SMALL.has(figure) ? 150 : 200
}

/** Large figures are drawn smaller, as from further back. */
export const nearness = (figure: Figure | undefined): number =>
  figure && LARGE.has(figure) ? FURTHER_BACK : 1

/** How high above the ground a helper hovers; nothing when it has sat down. */
export function flightOf(figure: Figure, action: Action): number {
  return ON_THE_GROUND.has(action) ? 0 : (FLIES[figure] ?? 0)
}

const LOW: ReadonlySet<Figure> = new Set<Figure>(['mouse', 'frog', 'snail', 'crab', 'hedgehog', 'turtle'])

/** Who is so low that a near view would not see it on the ground. */
export const needsPerch = (figure: Figure | undefined): boolean => figure !== undefined && LOW.has(figure)

/** Sea creatures need water about them, also ashore. */
export const swims = (figure: Figure | undefined): boolean => figure !== undefined && SWIMS.has(figure)

export const isDown = (action: Action): boolean => ON_THE_GROUND.has(action)

/** What an action becomes in the water or in the air. */
export function afloat({ action }: Presence): Action {
  return action === 'standing' || action === 'walking' || action === 'running' ? 'floating' : action
}
