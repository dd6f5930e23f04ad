import type { Random } from '../../shared/kit/random.ts'
import type { View } from '../../shared/stories/scene.ts'
import { type Actor, CHILD_ROOM, type Placed } from './actors.ts'
import type { Backdrop } from './brush.ts'
import type { Camera } from './camera.ts'
import { TALL } from './canvas.ts'
import { isDown, needsPerch } from './figure-sizes.ts'
import { SLEEPING_HEIGHT } from './sleeping-place.ts'

export interface Row {
  left: number
  scale: number
  squeeze: number
  /** Whether the front line of a crowded row has the even or the odd actors. */
  front: 0 | 1
  /** Stagger between front and back, relative to the default. */
  stagger: number
}

/** The cast has to fit into the tall cut around the focus. */
const REACH = TALL.width * 0.86
/** How far wide helpers at the ends may extend beyond it. */
const BEYOND = 110
const SCALES: Record<View, readonly number[]> = {
  wide: [1.34, 1.26, 1.14, 1, 0.88, 0.78],
  near: [2.05, 1.74, 1.5, 1.3, 1.12, 0.98],
  inside: [1.62, 1.5, 1.34, 1.18, 1.02, 0.9],
}
/** Below this share of their room figures hide each other. */
const CLOSEST: Record<View, number> = { wide: 0.46, near: 0.44, inside: 0.46 }
/** Stagger between front and back when there is no room between the figures. */
const STAGGER: Record<View, number> = { wide: 130, near: 190, inside: 170 }
/** A seated figure in front is already low. */
const LOW_ALREADY = 0.6
/** Figures below this scale stand behind the others. */
const FAR_BACK = 0.85
const PERCH = 76
/** Depth of the water on somebody who stands in it, at scale 1, and their distance from the shore. */
export const WADED = 112
const OFF_SHORE = 10
const FURTHER_OUT = 0.86

/** The largest row that fits into the tall cut without hiding anyone. */
export function largestRow(actors: readonly Actor[], { view, middle }: Camera, size: number): Row {
  const room = actors.reduce((sum, actor) => sum + actor.width, 0)
  const wish = SCALES[view][Math.max(0, actors.length - 1)] ?? 0.72
  const scale = Math.min(wish, REACH / (CLOSEST[view] * Math.max(1, room))) * size
  const ends = [actors[0], actors.at(-1)].map((actor) => Math.max(0, (actor?.width ?? 0) - CHILD_ROOM) / 2)
  const reach = REACH + Math.min(BEYOND, ends.reduce((sum, end) => sum + end, 0) * scale)
  const squeeze = Math.min(1, reach / Math.max(1, room * scale))
  return { left: middle - (room * scale * squeeze) / 2, scale, squeeze, front: frontOf(actors), stagger: 1 }
}

/** In a crowded row every second actor stands in front and lower: preferably those who sit or are small. */
function frontOf(actors: readonly Actor[]): 0 | 1 {
  const low = ({ presence, relativeScale }: Actor) =>
    (isDown(presence.action) ? 2 : 0) - (relativeScale < FAR_BACK ? 3 : 0)
  const sum = (odd: 0 | 1) =>
    actors.reduce((total, actor, index) => (index % 2 === odd ? total + low(actor) : total), 0)
  return sum(0) > sum(1) ? 0 : 1
}

const isDownToo = ({ presence }: Actor): boolean => isDown(presence.action)

/** Places the actors; nearer ones stand lower, the more so the closer they stand. */
export function placeAll(
  actors: readonly Actor[],
  { floats, water }: Backdrop,
  { ground, view, top, zoom }: Camera,
  row: Row,
  random: Random,
): Placed[] {
  const crowded = (1 - row.squeeze) * STAGGER[view] * row.stagger
  let at = row.left
  return actors.map((actor, index) => {
    const width = actor.width * row.scale * row.squeeze
    const x = at + width / 2
    at += width
    if (actor.wades && water && !water.isDeep) {
      const depth = Math.min(ground - 20, (water.bottom - top) * zoom - OFF_SHORE)
      const scale = row.scale * actor.relativeScale * FURTHER_OUT
      return { ...actor, depth, perch: 0, spot: { x, y: depth + WADED * scale, scale, aloft: true } }
    }
    const { action } = actor.presence
    const figure = actor.helper?.figure
    const isLow = actor.sheet !== undefined && isDown(action) && !actors.every(isDownToo)
    const nearer =
      (random() * 8 +
        (index % 2 === row.front || isLow ? 16 + crowded * (isDown(action) ? LOW_ALREADY : 1) : 0) +
        (isDown(action) || action === 'hugging' ? 14 : 0)) *
      row.scale
    const behind = actor.helper ? -10 : 6
    const depth =
      ground + (actor.huge ? -60 * row.scale : actor.relativeScale < FAR_BACK ? -24 : nearer + behind)
    const flight = actor.flight * row.scale
    const perch =
      view !== 'wide' && !floats && flight === 0 && (needsPerch(figure) || actor.thumb)
        ? PERCH * row.scale
        : 0
    const bed = actor.sleepingPlace && !floats ? SLEEPING_HEIGHT[actor.sleepingPlace] * row.scale : 0
    const lift = floats
      ? 6 + (index % 2 === row.front ? 0 : 40 + crowded * row.scale) + random() * 20
      : flight + perch + bed
    return {
      ...actor,
      depth,
      perch: perch + bed,
      spot: {
        x,
        y: (floats ? ground : depth) - lift,
        scale: row.scale * actor.relativeScale,
        aloft: floats || flight > 0,
      },
    }
  })
}
