import type { Action } from '../../shared/stories/scene.ts'
import type { Placed } from './actors.ts'
import type { AttachedProp } from './bonds/attached-cast.ts'
import type { Camera } from './camera.ts'
import { TALL, WIDTH } from './canvas.ts'
import type { Face } from './figures/drawing.ts'
import { findProp } from './figures/props/find-prop.ts'
import { type Legs, overlap } from './intervals.ts'
import { outsideTall } from './tall-cut.ts'

interface Table {
  /** Half its width, its height, the height of the highest thing on it, and its ground line. */
  half: number
  high: number
  tallest: number
  base: number
  /** The lowest that its ground line may be. */
  lowest: number
  /** Whether one sits at it, as at no stump or bench. */
  isSatAt: boolean
}

interface Around {
  camera: Pick<Camera, 'middle'>
  faces: readonly Face[]
  legs: readonly Legs[]
}

/** How much of a table may overlap a body that is not behind it; more would look as if it went through it. */
const TOUCHES = 0.3
/** A table rather stands beside somebody than in front, but rather in front than outside of a phone's picture. */
const [IN_FRONT, OUTSIDE, FROM_SEAT] = [0.35, 1, 2] as const
/** Nobody sits behind a tower of cups. */
const BEFORE_NO_FACE = 120
/** How much nearer than the feet of those behind it a table stands. */
const NEARER = 6
/** Height of a chin below the middle of a face, in face radii, and how much of the things on a table may be before it. */
const CHIN = 1.04
const BEFORE_CHIN = 0.3

/**
 * Where a table stands: before those who sit at it, else where it hides nobody, if possible in a phone's picture. If it
 * would hide a face or go through a body everywhere, it stands behind everybody.
 */
export function tablePlace(table: Table, around: Around): { x: number; base: number; isBehind: boolean } {
  const sitters =
    table.isSatAt && table.tallest < BEFORE_NO_FACE ? around.legs.filter(({ pose }) => pose === 'seated') : []
  const lowered = {
    ...table,
    base: baseBefore(
      sitters,
      around.legs.filter(({ pose }) => pose),
      table,
    ),
  }
  const atIt = sitters.filter(isBehind(lowered))
  return atIt.length > 0 ? placed(lowered, around, atIt) : placed(table, around, [])
}

/** The ground line at which the table's top is below the chins of those who sit at it. */
function baseBefore(
  sitters: readonly Legs[],
  all: readonly Legs[],
  { base, high, tallest, lowest }: Table,
): number {
  const chins = sitters.flatMap(({ chin }) => chin ?? [])
  const feet = sitters.length > 0 ? all.map(({ depth = 0 }) => depth + NEARER * 2) : []
  return Math.min(
    lowest,
    Math.max(base, ...feet, ...chins.map((chin) => chin + high + tallest * BEFORE_CHIN)),
  )
}

/** Whether somebody is behind a table as its picture shows. */
const isBehind =
  ({ base, high }: Table) =>
  ({ depth = 0, chin = 0 }: Legs): boolean =>
    depth < base - NEARER && chin < base - high

function placed(table: Table, { camera, faces, legs }: Around, atIt: readonly Legs[]) {
  const { half, base, high, tallest } = table
  const behind = legs.filter((one) => (one.pose === 'upright' || atIt.includes(one)) && isBehind(table)(one))
  const isOf = (face: Face) => behind.some(({ x, half: own }) => Math.abs(x - face.x) < own)
  const others = [
    ...legs.filter((one) => !behind.includes(one)),
    ...faces.filter((face) => !isOf(face)).map(({ x, radius }) => ({ x, half: radius })),
  ]
  const top = (face: Face) => base - high - (atIt.length > 0 && isOf(face) ? tallest * BEFORE_CHIN : tallest)
  const hides = (x: number) => faces.some((face) => hidesFace(face, x, top(face), half))
  const isThrough = (x: number) => overlap(x, half, others) > half * TOUCHES
  const away = (x: number) => Math.abs(x - camera.middle)
  const upright = behind.filter((one) => !atIt.includes(one))
  const seat = atIt.length > 0 ? atIt.reduce((sum, { x }) => sum + x, 0) / atIt.length : undefined
  const cost = (x: number) =>
    (hides(x) ? 1e6 : isThrough(x) ? 1e4 : 0) +
    overlap(x, half, others) +
    overlap(x, half, upright) * IN_FRONT +
    outsideTall({ x, half }, faces) * OUTSIDE +
    (seat === undefined ? 0 : Math.abs(x - seat) * FROM_SEAT)
  const reach = Math.max(40, TALL.width / 2 - half * 0.45)
  const near = best(camera.middle - reach, camera.middle + reach, (x) => cost(x) - away(x) * 0.12)
  const isBad = hides(near) || isThrough(near)
  const x = isBad ? best(half * 0.8, WIDTH - half * 0.8, (at) => cost(at) + away(at) * 0.2) : near
  return { x, base, isBehind: hides(x) || isThrough(x) }
}

const hidesFace = (face: Face, x: number, top: number, half: number): boolean =>
  Math.abs(face.x - x) < face.radius * 0.9 + half && top < face.y + face.radius * (CHIN - 0.02)

const STEP = 22

/** The position with the lowest cost. */
export function best(least: number, most: number, cost: (x: number) => number): number {
  let [found, lowest] = [(least + most) / 2, Number.POSITIVE_INFINITY]
  for (let x = least; x <= most; x += STEP) {
    const own = cost(x)
    if (own < lowest) [found, lowest] = [x, own]
  }
  return found
}

/** Actions in which somebody may stand behind a table, and sit at one. */
const UPRIGHT: ReadonlySet<Action> = new Set<Action>([
  'standing',
  'reaching',
  'waving',
  'pointing',
  'cheering',
  'looking-up',
  'carrying',
  'cooking',
  'whispering',
  'arms-wide',
  'looking-through',
])
/** What is read, drawn or played must not be hidden. */
const SEATED: ReadonlySet<Action> = new Set<Action>(['sitting'])
const SEATS = /^(?:chair|stool|throne|bench)$/

/** Chairs stand behind a table together with those who sit on them. */
export const seatBehindTables = ({ words, base }: AttachedProp): Omit<Legs, 'x' | 'half'> =>
  SEATS.test(findProp(words)?.name ?? '') ? { pose: 'seated', depth: base } : {}

/** How somebody can be behind a table: a person who stands, and whoever sits on a chair or on the ground. */
export function behindTables(
  { presence: { action }, isPerson, attachment, depth }: Placed,
  face: Face | undefined,
): Omit<Legs, 'x' | 'half'> {
  const seat = attachment?.model?.name
  const isFree = attachment === undefined || attachment.how === 'hand-in-hand' || attachment.how === 'hand-on'
  const chin = face && face.y + face.radius * CHIN
  const at = chin === undefined ? { depth } : { depth, chin }
  if (SEATED.has(action) && (isFree || (seat !== undefined && SEATS.test(seat))))
    return { pose: 'seated', ...at }
  return isPerson && isFree && seat === undefined && UPRIGHT.has(action) ? { pose: 'upright', ...at } : at
}
