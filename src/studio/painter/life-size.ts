import { findProp, type PropModel } from './figures/props/find-prop.ts'

/**
 * Enlargement of props that people enter, ride or sit at, relative to their size in a hand or on a shelf: a car is not
 * a toy.
 */
const LARGER: Record<string, number> = {
  table: 1.75,
  desk: 1.5,
  counter: 1.4,
  bench: 1.35,
  chair: 1.25,
  bed: 1.25,
  bunk: 1.3,
  piano: 1.5,
  stove: 1.2,
  cupboard: 1.7,
  door: 1.75,
  gate: 1.7,
  tent: 2,
  house: 2.1,
  'thin house': 2.1,
  barn: 1.7,
  henhouse: 1.4,
  school: 2.1,
  church: 2.4,
  castle: 2,
  lighthouse: 1.6,
  tree: 1.8,
  haystack: 1.5,
  automobile: 2.5,
  jeep: 2.2,
  bus: 2.9,
  'delivery-truck': 2.7,
  'fire truck': 2.5,
  locomotive: 2.9,
  tram: 2.8,
  tractor: 2,
  rocket: 3.8,
  bicycle: 1.5,
  boat: 2.6,
  rowboat: 1.5,
  statue: 1.4,
  'corn stalks': 1.65,
  scarecrow: 1.65,
  snow: 1.5,
  'snow heap': 1.65,
  'deck chair': 1.3,
  armchair: 1.3,
  'glass door': 1.75,
  fountain: 1.6,
  'glass tank': 1.7,
  hill: 3,
  mountain: 3,
  'hanging bag': 1.7,
}
const TOY =
  /\b(?:toy|tiny|wee|miniature|paper|model|doll’?s?|wooden|tin|cardboard|sugar|gingerbread|drawn|painted|ice) /
/** Even a small car is a car. */
const SMALLER = /\b(?:small|little) /
const A_SMALL_ONE = 0.72

/** Enlargement of a free-standing prop; 1 for small props and props described as toys. */
export function lifeSize(words: string, model: PropModel | undefined = findProp(words)): number {
  if (!model || TOY.test(`${words} `)) return 1
  const larger = LARGER[model.name] ?? 1
  return SMALLER.test(words) ? Math.max(1, larger * A_SMALL_ONE) : larger
}

/** Enlargement of a prop with a hand on it, limited so that the hand remains visible. */
export const touchedSize = (words: string, model: PropModel): number =>
  Math.min(LARGEST_TOUCHED, lifeSize(words, model))
const LARGEST_TOUCHED = 1.6

/** From this enlargement a prop stands behind everyone, wherever it is most visible. */
export const STANDS_BEHIND = 1.6

/** Half width, in the prop's own units, from which it stands by itself and would hide whoever is behind it. */
export const SMALL = 76

const OUTSIDE =
  /^(?:house|thin house|barn|school|church|castle|lighthouse|tree|haystack|mountain|hill|pond|automobile|jeep|bus|delivery-truck|fire truck|locomotive|tram|tractor|rocket)$/

/** Whether a prop is life-size only outdoors: in a room it would be a toy. */
export const standsOutside = (words: string): boolean =>
  !TOY.test(`${words} `) && OUTSIDE.test(findProp(words)?.name ?? '')
