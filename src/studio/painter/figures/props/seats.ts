import type { PropModel } from './find-prop.ts'

/** Height of a prop's seat, deck or roof as a share of its height; by default its top. */
const SEATS: Record<string, number> = {
  shelf: 0.3,
  scarecrow: 0.66,
  'deck chair': 0.36,
  armchair: 0.4,
  'snow heap': 0.8,
  tree: 0.5,
  bench: 0.52,
  chair: 0.47,
  throne: 0.34,
  stool: 0.92,
  bed: 0.5,
  bunk: 0.9,
  'couch-and-lamp': 0.3,
  hammock: 0.4,
  rug: 0.5,
  mat: 0.5,
  carpet: 0.5,
  'chalk hole': 0.5,
  'frying pan': 0.86,
  plate: 0.6,
  towel: 0.5,
  puddle: 0.5,
  street: 0.5,
  stairs: 0.5,
  log: 0.8,
  stump: 0.86,
  straw: 0.3,
  'straw bed': 0.6,
  haystack: 0.9,
  henhouse: 0.96,
  hill: 0.9,
  'leaf pile': 0.6,
  table: 0.98,
  'side table': 0.97,
  'night table': 0.97,
  'flat rock': 0.92,
  stove: 0.62,
  piano: 0.98,
  bicycle: 0.6,
  sled: 0.7,
  wagon: 0.62,
  sandbox: 0.5,
  blossom: 0.9,
  tulip: 0.9,
}

/** Height of a container's opening as a share of its height; contents are hidden below it. */
const RIMS: Record<string, number> = {
  goal: 0.1,
  'snow heap': 0.62,
  'glass door': 0.96,
  basket: 0.56,
  'frying pan': 0.72,
  'nest-with-eggs': 0.34,
  nest: 0.66,
  wagon: 0.62,
  boat: 0.34,
  rowboat: 0.62,
  'paper boat': 0.42,
  chair: 0.36,
  throne: 0.3,
  bed: 0.5,
  jeep: 0.6,
  tractor: 0.6,
  automobile: 0.56,
  bus: 0.72,
  locomotive: 0.6,
  blossom: 0.82,
  tulip: 0.86,
  straw: 0.5,
  haystack: 0.6,
  'leaf pile': 0.7,
  sandbox: 0.5,
  pool: 0.5,
  puddle: 0.5,
  hole: 0.6,
  crater: 0.6,
  well: 0.42,
}

const USUAL = { seat: 0.95, rim: 0.84 } as const

/** Flat on the ground: can be rolled onto. */
const LOW: ReadonlySet<string> = new Set([
  'rug',
  'mat',
  'carpet',
  'towel',
  'puddle',
  'street',
  'bridge',
  'sandbox',
  'straw bed',
  'crosswalk',
  'chalk hole',
])
export const isLow = ({ name }: PropModel): boolean => LOW.has(name)

/** Straw that somebody is on is a heap. */
export const heapedUp = (words: string): string =>
  words.replace(/^(?:the |some )?(?:straw|hay)$/, 'straw bed')

/** A hat is turned over before anyone gets in, and a boat then has no sail. */
export const turnedUp = (words: string): string =>
  words.replace(/\b(?:hat|cap)$/, 'upturned hat').replace(/\b(?:sail)?boat$/, 'rowboat')

/** Seats that surround the sitter. */
const BACKED: ReadonlySet<string> = new Set(['chair', 'armchair', 'deck chair', 'throne', 'couch-and-lamp'])
export const hasBack = ({ name }: PropModel): boolean => BACKED.has(name)

/** Things pressed, turned or rung at hand height. */
const ON_WALL: ReadonlySet<string> = new Set([
  'red button',
  'handle',
  'keyhole',
  'bell',
  'picture',
  'window',
  'telephone',
  'calendar',
  'wall map',
  'copper hand',
])
export const isOnWall = ({ name }: PropModel): boolean => ON_WALL.has(name)

/** Things that cover a lying body from the chin down. */
const COVERLETS: ReadonlySet<string> = new Set([
  'blanket',
  'sleeping bag',
  'towel',
  'coat',
  'shawl',
  'leaf pile',
  'snow',
  'haystack',
  'pillow',
  'sand',
  'sack',
  'rug',
  'shirt',
])
/** Things held or hanging over a head. */
const ROOFS: ReadonlySet<string> = new Set([
  'umbrella',
  'cloud',
  'crescent-moon',
  'balloon',
  'kite',
  'star',
  'sun',
])

export const coversBody = ({ name }: PropModel): boolean => COVERLETS.has(name)
export const hangsOver = ({ name, aloft }: PropModel): boolean => ROOFS.has(name) || aloft === true

/** Scale of props that are toy-sized by default but life-size once somebody is on them. */
const MOUNTED_SCALE: Record<string, number> = {
  henhouse: 1.5,
  house: 1.6,
  barn: 1.5,
  hill: 1.5,
  haystack: 1.2,
  wall: 1.2,
  gate: 1.2,
  fence: 1.2,
  goal: 1.5,
  bed: 1.75,
  stairs: 1.3,
  tree: 1.7,
}
export const mountedScale = ({ name }: PropModel): number => MOUNTED_SCALE[name] ?? 1

export const seatOf = ({ name }: PropModel): number => SEATS[name] ?? USUAL.seat
export const rimOf = ({ name }: PropModel): number => RIMS[name] ?? USUAL.rim
/** Whether legs hang down from its seat. */
export const isSeat = ({ name }: PropModel): boolean =>
  !LOW.has(name) && name !== 'straw' && name !== 'leaf pile'
