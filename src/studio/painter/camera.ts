import { between, oneOf, type Random } from '../../shared/kit/random.ts'
import type { SceneNote, View } from '../../shared/stories/scene.ts'
import type { Backdrop } from './brush.ts'
import { CENTER, GROUND, HEIGHT, IN_SIGHT, WIDTH } from './canvas.ts'
import { isDown } from './placing.ts'

/** How a scene is framed: which part of the place fills the canvas, and where the cast stands in it. */
export interface Camera {
  view: View
  /** How much the place is enlarged. */
  zoom: number
  /** The upper left of the part of the place that is seen. */
  left: number
  top: number
  /** The line of the feet on the canvas. */
  ground: number
  /** Where the group's middle is across the canvas. */
  middle: number
  /** Lets the place behind the figures fall out of focus. */
  soft: boolean
  /** Which point of the place comes to lie under the group's feet, as far as the place's edges let it. */
  column: number
  row: number
}

/** The whole place, as it is painted. */
export const STILL: Camera = {
  view: 'wide',
  zoom: 1,
  left: 0,
  top: 0,
  ground: GROUND,
  middle: CENTER,
  soft: false,
  column: CENTER,
  row: GROUND,
}

/** Of a near view: the feet are below the wide cut, so that one sees faces instead of shoes. */
const NEAR = { zoom: 1.62, feet: 1124, seated: 1056, floating: 1116, nearerBy: 74 } as const
const WIDE_ZOOMS = [1, 1.07, 1.14] as const
/** How far a group may stand aside from the middle, per side. */
const ASIDE = { wide: 84, near: 96, inside: 40 } as const
/** The place outside is a little nearer than from afar, and lies higher than the floor. */
const INSIDE = { zoom: 1.2 } as const
/** The line of the feet in a tent or a cabin before anybody is raised. */
export const INSIDE_FEET = 1004

/** The middle, the left or the right third; a page differs from the one before it. */
export function cameraFor(
  { view, present }: Pick<SceneNote, 'view' | 'present'>,
  { ground, floats, obstacle }: Backdrop,
  random: Random,
): Camera {
  const side = oneOf(random, [-1, 0, 1, -1, 1])
  if (view === 'wide') {
    const zoom = oneOf(random, WIDE_ZOOMS)
    const feet = ground + (zoom - 1) * 240
    const middle = CENTER + side * ASIDE.wide * between(random, 0.7, 1)
    const wide = { view, zoom, ground: feet, middle, soft: false, column: CENTER - side * 20, row: ground }
    return framed(clearOf(obstacle, wide))
  }
  if (view === 'inside') {
    const middle = CENTER + side * ASIDE.inside
    return framed({
      view,
      zoom: INSIDE.zoom,
      ground: INSIDE_FEET,
      middle,
      soft: true,
      column: CENTER,
      row: ground,
    })
  }
  const down = present.length > 0 && present.every(({ action }) => isDown(action))
  const feet = floats ? NEAR.floating : down ? NEAR.seated : NEAR.feet
  const middle = CENTER + side * ASIDE.near
  const shown = CENTER + oneOf(random, [-1, 0, 1]) * 210
  const near = {
    view,
    zoom: NEAR.zoom,
    ground: feet,
    middle,
    soft: true,
    column: shown,
    row: ground + (floats ? 0 : NEAR.nearerBy),
  }
  return framed(clearOf(obstacle, near))
}

/** How broad a group is at the most, to one side. */
const GROUP = 262

/** The frame in which nobody stands in the fire: the group is beside it, or another part of the place is seen. */
function clearOf(
  obstacle: Backdrop['obstacle'],
  camera: Omit<Camera, 'left' | 'top'>,
): Omit<Camera, 'left' | 'top'> {
  if (!obstacle) return camera
  const { left, zoom, middle } = framed(camera)
  const need = GROUP + obstacle.half * zoom
  const seenAt = (obstacle.x - left) * zoom
  if (Math.abs(seenAt - middle) >= need) return camera
  const column = obstacle.x - need / zoom
  const moved = framed({ ...camera, column })
  const gap = (obstacle.x - moved.left) * zoom - middle - need
  return { ...camera, column, middle: middle + Math.min(0, gap) }
}

/** How far a group is raised with the ground under it, and how far a near view's feet may be below the picture. */
const MOST_RAISED: Record<View, number> = { wide: 330, near: 470, inside: 330 }
const MOST_LOWERED: Record<View, number> = { wide: 0, near: 120, inside: 0 }
/** A place that is raised is seen from a little nearer, so that it still fills the canvas. */
const RAISED_ZOOM = 1.2
/** What reaches above and below the middle of a face, in its radii: a head with its hair, and a chin. */
const CROWN = 1.3
const CHIN = 0.9

interface Seen {
  y: number
  radius: number
}

/** Raises or lowers the group with the ground under it, so that its faces are in sight on every screen. */
export function leveled(camera: Camera, faces: readonly Seen[]): Camera {
  const by = lift(camera, faces)
  if (by === 0) return camera
  const zoom =
    camera.view === 'wide'
      ? Math.max(camera.zoom, Math.min(RAISED_ZOOM, 1 + by / (HEIGHT - camera.ground)))
      : camera.zoom
  return framed({ ...camera, zoom, ground: camera.ground - by })
}

/** Whether every head can be seen whole, above the words. */
export function showsAll(camera: Camera, faces: readonly Seen[]): boolean {
  const by = lift(camera, faces)
  return highest(faces) - by >= IN_SIGHT.top && lowest(faces) - by <= IN_SIGHT.bottom
}

const lowest = (faces: readonly Seen[]) => Math.max(0, ...faces.map(({ y, radius }) => y + radius * CHIN))
const highest = (faces: readonly Seen[]) =>
  Math.min(HEIGHT, ...faces.map(({ y, radius }) => y - radius * CROWN))

function lift({ view }: Camera, faces: readonly Seen[]): number {
  if (faces.length === 0) return 0
  const [top, bottom] = [highest(faces), lowest(faces)]
  const least = bottom - IN_SIGHT.bottom
  const most = top - IN_SIGHT.top
  const wish = (top + bottom) / 2 - IN_SIGHT.middle
  const by = Math.max(least, Math.min(most, wish))
  return Math.round(Math.max(-MOST_LOWERED[view], Math.min(MOST_RAISED[view], by)))
}

/** The part of the place that is seen. */
function framed(camera: Omit<Camera, 'left' | 'top'>): Camera {
  const { zoom, ground, middle, column, row } = camera
  return {
    ...camera,
    left: clamp(column - middle / zoom, WIDTH - WIDTH / zoom),
    top: clamp(row - ground / zoom, HEIGHT - HEIGHT / zoom),
  }
}

const clamp = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
