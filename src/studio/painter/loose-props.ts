import type { Random } from '../../shared/kit/random.ts'
import type { View } from '../../shared/stories/scene.ts'
import type { Backdrop } from './brush.ts'
import type { Camera } from './camera.ts'
import { CENTER, WIDE, WIDTH } from './canvas.ts'
import type { Drawing, Face, FigureLight, Ids, Point } from './figures/drawing.ts'
import { drawProp } from './figures/index.ts'
import { RIG_SCALE } from './figures/placement.ts'
import { findProp, type PropModel } from './figures/props/find-prop.ts'
import { propPairIn } from './figures/props/prop.ts'
import { footprintTrail } from './footprints.ts'
import { type Interval, overlap } from './intervals.ts'
import { lifeSize, SMALL, STANDS_BEHIND } from './life-size.ts'
import { drawPropRow } from './prop-row.ts'

/** The scene's free-standing props: large ones behind the cast, small ones at its feet. */
export interface PlacedProps {
  defs: string
  behind: string
  front: string
  /** Where the first small prop lies. */
  first?: Point
  /** Spans occupied by all of them. */
  taken: Interval[]
}

const SCALE: Record<View, number> = { wide: 1.2, near: 1.65, inside: 1.4 }
/** Height of airborne props above the feet. */
const SKY: Record<View, number> = { wide: 210, near: 420, inside: 340 }
/** A piano may stick to the ceiling. */
const HANGING = /\bon the ceiling$/
const CEILING = 190
/** Props at the feet stay in the tall cut. */
const FURTHEST = 216
/** Positions between the figures, from the middle outward. */
const BETWEEN = [0.8, 0.6, 0.4, 0.2, 0, -0.2, -0.4, -0.6, -0.8]
/** Airborne props are fully visible. */
const UNDER_EDGE = 26
const LOWEST = WIDE.top + WIDE.height - 14

/** Of the candidate positions, the first one that hides the fewest legs. */
function besideLegs(wished: readonly number[], half: number, legs: readonly Interval[]): number {
  const hidden = (x: number) => overlap(x, half, legs)
  const [first = 0] = wished
  return [...wished].sort((a, b) => hidden(a) - hidden(b))[0] ?? first
}

/**
 * Places up to three props around the camera's group, which is `width` wide, without covering a face; they are larger
 * in near views.
 */
export function placeLooseProps(
  props: readonly string[],
  { floats }: Pick<Backdrop, 'floats'>,
  { view, ground, middle }: Pick<Camera, 'view' | 'ground' | 'middle'>,
  { width, faces, legs = [] }: { width: number; faces: readonly Face[]; legs?: readonly Interval[] },
  light: FigureLight,
  random: Random,
  ids: Ids,
): PlacedProps {
  const taken: Interval[] = []
  const laid: PlacedProps = { defs: '', behind: '', front: '', taken }
  const onGround: Interval[] = []
  props.slice(0, MOST).forEach((name, index) => {
    const side = index % 2 === 0 ? -1 : 1
    const model = propPairIn(name)?.base ?? findProp(name)
    if (model?.name === 'footprint' && !floats) {
      laid.behind += footprintTrail(middle, ground, side)
      return
    }
    const jitter = random() * 16
    const isPair = propPairIn(name) !== undefined
    const grown = floats ? 1 : lifeSize(name, model)
    const scale = SCALE[view] * grown
    const own = isPair ? SCALE[view] : scale
    const drawnAt = (x: number, y: number) =>
      drawProp(name, { x, y, scale: own, flip: x < middle }, light, ids, isPair ? grown : 1)
    const row = floats ? undefined : drawPropRow(name, faces, { view, ground, middle }, light, ids)
    if (row || grown >= STANDS_BEHIND) {
      const half = (model?.half ?? 0) * RIG_SCALE * scale
      const aside = Math.min(width / 2 + 70, IN_TALL + half * 0.2)
      const x = behindAll(middle + side * aside, half)
      if (!row) taken.push({ x, half })
      farthest(laid, row ?? drawnAt(x, ground - FAR[view]))
      return
    }
    const place = placeFor(
      { name, model, index, side, scale, grown },
      { view, ground, middle, floats },
      width,
      random,
    )
    const { small, aloft, half, y } = place
    const free = place.wished
      .map((one) => middle + side * (one + jitter))
      .filter((x) => !faces.some((face) => covers(face, x, y, half, place.tall)))
    const x =
      (small && !aloft ? besideLegs(free, half, [...legs, ...onGround]) : free[0]) ??
      middle + side * (place.aside + half)
    const drawn = drawnAt(x, y)
    if (!drawn) return
    taken.push({ x, half: half * RIG_SCALE })
    if (small && !aloft) onGround.push({ x, half })
    lay(laid, drawn, small && !aloft ? { x, y: y - 30 } : undefined)
  })
  return laid
}

/** Lays a drawing at the feet in front, or behind. */
function lay(laid: PlacedProps, drawn: Drawing, inFront: Point | undefined): void {
  laid.defs += drawn.defs
  if (inFront) laid.front += drawn.svg
  else laid.behind += drawn.svg
  if (inFront) laid.first ??= inFront
}

/** Adds a drawing behind all others. */
function farthest(laid: PlacedProps, drawn: Drawing | undefined): void {
  laid.defs += drawn?.defs ?? ''
  laid.behind = (drawn?.svg ?? '') + laid.behind
}

interface Loose {
  name: string
  model: PropModel | undefined
  index: number
  side: -1 | 1
  scale: number
  grown: number
}

/** A prop's size, ground line and candidate positions relative to the group's center. */
function placeFor(
  { name, model, index, scale, grown }: Loose,
  { view, ground, floats }: Pick<Camera, 'view' | 'ground' | 'middle'> & { floats: boolean },
  width: number,
  random: Random,
) {
  const half = (model?.half ?? 120) * scale
  const small = (model?.half ?? 200) * grown < SMALL
  const aside = width / 2 + (small ? 46 : 120) + Math.floor(index / 2) * 60
  const rest = small ? ground + (floats ? 104 : 64) + random() * 14 : ground + (floats ? 60 : 4)
  const high = HANGING.test(name) ? CEILING : 0
  const aloft = model?.aloft || high > 0 || /\bin the air$/.test(name)
  const tall = model ? (model.above + model.below) * scale : 200
  const sky = ground - SKY[view] - high - random() * 60
  const y = aloft
    ? Math.max(
        MOONS.has(model?.name ?? '') ? WIDE.top : sky,
        Math.min(ground - 120, WIDE.top + UNDER_EDGE + tall),
      )
    : Math.min(LOWEST, rest)
  const first = small ? Math.min(aside, FURTHEST) : aside
  const places = [first, -first, FURTHEST + 60, -FURTHEST - 60, aside + half, -aside - half]
  const between = small && !aloft ? BETWEEN.map((one) => one * FURTHEST) : []
  return { half, small, aloft, y, tall, aside, wished: [...places, ...between] }
}

/** As high as the picture is. */
const MOONS: ReadonlySet<string> = new Set(['crescent-moon', 'full moon'])

/** Maximum number of props. */
const MOST = 3

/** The x at which most of a large prop is in the picture, even if somebody stands in front of it. */
const behindAll = (wished: number, half: number): number => {
  const room = half * IN_PICTURE
  return WIDTH < room * 2 ? CENTER : Math.min(WIDTH - room, Math.max(room, wished))
}
/** How far beside the group a large prop is still visible on a phone in portrait orientation. */
const IN_TALL = 280
/** Share of a large prop's half width that must be in the picture, and its distance behind the feet. */
const IN_PICTURE = 0.8
const FAR: Record<View, number> = { wide: 34, near: 60, inside: 44 }

const covers = (face: Face, x: number, y: number, half: number, tall: number): boolean =>
  Math.abs(face.x - x) < face.radius + half &&
  y - tall < face.y + face.radius &&
  y > face.y - face.radius * 1.2
