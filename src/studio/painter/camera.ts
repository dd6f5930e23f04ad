import { between, oneOf, type Random } from '../../shared/kit/random.ts'
import type { SceneNote, View } from '../../shared/stories/scene.ts'
import type { Backdrop } from './brush.ts'
import { CENTER, GROUND, HEIGHT, WIDE, WIDTH } from './canvas.ts'
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
}

/** Of a near view: the feet are below the wide cut, so that one sees faces instead of shoes. */
const NEAR = { zoom: 1.62, feet: 1124, seated: 1056, floating: 1116, nearerBy: 74 } as const
const WIDE_ZOOMS = [1, 1.07, 1.14] as const
/** How far a group may stand aside from the middle, per side. */
const ASIDE = { wide: 84, near: 96, inside: 40 } as const
/** The place outside is a little nearer than from afar, and lies higher than the floor. */
const INSIDE = { zoom: 1.2, feet: 1004 } as const

/** The middle, the left or the right third; a page differs from the one before it. */
export function cameraFor(
  { view, present }: Pick<SceneNote, 'view' | 'present'>,
  { ground, floats }: Backdrop,
  random: Random,
): Camera {
  const side = oneOf(random, [-1, 0, 1, -1, 1])
  if (view === 'wide') {
    const zoom = oneOf(random, WIDE_ZOOMS)
    const feet = ground + (zoom - 1) * 240
    const middle = CENTER + side * ASIDE.wide * between(random, 0.7, 1)
    return framed({ view, zoom, ground: feet, middle, soft: false }, CENTER - side * 20, ground)
  }
  if (view === 'inside') {
    const middle = CENTER + side * ASIDE.inside
    return framed({ view, zoom: INSIDE.zoom, ground: INSIDE.feet, middle, soft: true }, CENTER, ground)
  }
  const down = present.length > 0 && present.every(({ action }) => isDown(action))
  const feet = floats ? NEAR.floating : down ? NEAR.seated : NEAR.feet
  const middle = CENTER + side * ASIDE.near
  const shown = CENTER + oneOf(random, [-1, 0, 1]) * 210
  return framed(
    { view, zoom: NEAR.zoom, ground: feet, middle, soft: true },
    shown,
    ground + (floats ? 0 : NEAR.nearerBy),
  )
}

/** Where faces should be on average: in the upper half of the wide cut. */
const EYE_LEVEL = 650
const MOST_RAISED = 150
/** So far may feet and knees be below a near view. */
const MOST_LOWERED = 120
/** Heads, with what they wear, are kept this far from the upper edge of the wide cut. */
const HEADROOM: Record<View, number> = { wide: 24, near: 70, inside: 90 }
const CROWN = 1.3

interface Seen {
  y: number
  radius: number
}

/** Raises or lowers a near view's group with the ground under it, so that its faces are at eye level and none leaves the picture. */
export function leveled(camera: Camera, faces: readonly Seen[]): Camera {
  const by = lift(camera, faces)
  return {
    ...camera,
    ground: camera.ground - by,
    top: clamp(camera.top + by / camera.zoom, HEIGHT - HEIGHT / camera.zoom),
  }
}

/** Whether every head can be seen whole. */
export const showsAll = (camera: Camera, faces: readonly Seen[]): boolean => {
  const by = lift(camera, faces)
  return (
    highest(faces) - by > WIDE.top + HEADROOM[camera.view] &&
    lowest(faces) - by < WIDE.top + WIDE.height - CHIN
  )
}

/** Chins are kept this far from the lower edge of the wide cut. */
const CHIN = 40
const lowest = (faces: readonly Seen[]) => Math.max(0, ...faces.map(({ y, radius }) => y + radius * 0.9))

const highest = (faces: readonly Seen[]) =>
  Math.min(HEIGHT, ...faces.map(({ y, radius }) => y - radius * CROWN))

function lift({ view }: Camera, faces: readonly Seen[]): number {
  if (view !== 'near' || faces.length === 0) return 0
  const middle = faces.reduce((sum, face) => sum + face.y, 0) / faces.length
  const wish = Math.min(MOST_RAISED, middle - EYE_LEVEL, highest(faces) - WIDE.top - HEADROOM.near - 1)
  return Math.round(Math.max(-MOST_LOWERED, wish))
}

/** The part of the place in which `row` comes to lie under the feet and `column` under the group. */
function framed(camera: Omit<Camera, 'left' | 'top'>, column: number, row: number): Camera {
  const { zoom, ground, middle } = camera
  return {
    ...camera,
    left: clamp(column - middle / zoom, WIDTH - WIDTH / zoom),
    top: clamp(row - ground / zoom, HEIGHT - HEIGHT / zoom),
  }
}

const clamp = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
