import { between, oneOf, type Random } from '../../shared/kit/random.ts'
import type { SceneNote, View } from '../../shared/stories/scene.ts'
import type { Backdrop } from './brush.ts'
import { CENTER, GROUND, HEIGHT, IN_SIGHT, WIDTH } from './canvas.ts'
import { isDown } from './figure-sizes.ts'

/** The framing of a scene: which part of the setting fills the canvas, and where the cast stands. */
export interface Camera {
  view: View
  /** Enlargement of the setting. */
  zoom: number
  /** Upper left corner of the visible part of the setting. */
  left: number
  top: number
  /** The ground line on the canvas. */
  ground: number
  /** The x of the group's center on the canvas. */
  middle: number
  /** Whether the setting behind the figures is out of focus. */
  soft: boolean
  /** The x in the setting that ends up under the group, as far as the setting's edges allow. */
  column: number
  row: number
}

/** The whole setting, unscaled. */
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

/** Near view: the feet are below the wide cut, so that the cut shows faces instead of shoes. */
const NEAR = { zoom: 1.62, feet: 1124, seated: 1056, floating: 1116, nearerBy: 74 } as const
const WIDE_ZOOMS = [1, 1.07, 1.14] as const
/** How far a group may stand off center, per side. */
const ASIDE = { wide: 84, near: 96, inside: 40 } as const
/** The view through an opening is slightly enlarged, and its ground is higher than the floor inside. */
const INSIDE = { zoom: 1.2 } as const
/** The ground line in a tent or a cabin before the group is raised. */
export const INSIDE_FEET = 1004

/** Centered, or on the left or right third; differs from page to page. */
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
    return withCorner(clearOf(obstacle, wide))
  }
  if (view === 'inside') {
    const middle = CENTER + side * ASIDE.inside
    return withCorner({
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
  return withCorner(clearOf(obstacle, near))
}

/** Maximum half width of a group. */
const GROUP = 262

/** Moves the frame so that nobody stands in the fire: shifts the group or shows another part of the setting. */
function clearOf(
  obstacle: Backdrop['obstacle'],
  camera: Omit<Camera, 'left' | 'top'>,
): Omit<Camera, 'left' | 'top'> {
  if (!obstacle) return camera
  const { left, zoom, middle } = withCorner(camera)
  const need = GROUP + obstacle.half * zoom
  const seenAt = (obstacle.x - left) * zoom
  if (Math.abs(seenAt - middle) >= need) return camera
  const column = obstacle.x - need / zoom
  const moved = withCorner({ ...camera, column })
  const gap = (obstacle.x - moved.left) * zoom - middle - need
  return { ...camera, column, middle: middle + Math.min(0, gap) }
}

/** How far a group is raised together with its ground, and how far below the picture the feet of a near view may be. */
const MOST_RAISED: Record<View, number> = { wide: 330, near: 470, inside: 330 }
const MOST_LOWERED: Record<View, number> = { wide: 0, near: 120, inside: 0 }
/** A raised setting is enlarged so that it still fills the canvas. */
const RAISED_ZOOM = 1.2
/** Extent of a head above and below the face center, in face radii: hair and chin. */
const CROWN = 1.3
const CHIN = 0.9

interface Seen {
  y: number
  radius: number
}

/** Raises or lowers the group with its ground so that all faces are visible on every screen. */
export function leveled(camera: Camera, faces: readonly Seen[]): Camera {
  const by = lift(camera, faces)
  if (by === 0) return camera
  const zoom =
    camera.view === 'wide'
      ? Math.max(camera.zoom, Math.min(RAISED_ZOOM, 1 + by / (HEIGHT - camera.ground)))
      : camera.zoom
  return withCorner({ ...camera, zoom, ground: camera.ground - by })
}

/** Whether every head is fully visible above the text. */
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

/** The visible part of the setting. */
function withCorner(camera: Omit<Camera, 'left' | 'top'>): Camera {
  const { zoom, ground, middle, column, row } = camera
  return {
    ...camera,
    left: clamp(column - middle / zoom, WIDTH - WIDTH / zoom),
    top: clamp(row - ground / zoom, HEIGHT - HEIGHT / zoom),
  }
}

const clamp = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
