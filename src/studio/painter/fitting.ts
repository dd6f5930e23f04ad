import type { HairStyle } from '../../shared/characters/cast-sheet.ts'
import type { Random } from '../../shared/kit/random.ts'
import type { SceneNote } from '../../shared/stories/scene.ts'
import { drawActor } from './acting.ts'
import type { Backdrop } from './brush.ts'
import { type Camera, leveled, showsAll } from './camera.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from './figures/drawing.ts'
import { type Actor, type Placed, placeAll, type Row, rowOf } from './row.ts'
import { turned } from './turning.ts'

type Face = DrawnFigure['face']

/** The distance of two faces beside the sum of their radii; hair and ears reach out further than faces. */
const APART = 1.1
/** Of a crowd some hair may be hidden. */
const CROWDED = { from: 4, apart: 0.98 } as const
/** Smaller and smaller, until all heads are in the picture and none hides another; small children begin larger from nearby. */
const SIZES = {
  wide: [1, 0.93, 0.86, 0.8, 0.74, 0.68],
  near: [1.3, 1.2, 1.1, 1, 0.93, 0.86, 0.8, 0.74, 0.68],
  inside: [1.2, 1.1, 1, 0.93, 0.86, 0.8, 0.74, 0.68],
} as const

const SMALLEST = 0.68

/** The largest row in which every head is seen whole. */
export function fitted(
  actors: readonly Actor[],
  scene: SceneNote,
  backdrop: Backdrop,
  camera: Camera,
  light: FigureLight,
  random: Random,
  ids: Ids,
): Fitted {
  const jitter = actors.flatMap(() => [random(), random()])
  const placedIn = (row: Row, seenBy: Camera) => {
    let next = 0
    return placeAll(actors, backdrop, seenBy, row, () => jitter[next++ % jitter.length] ?? 0)
  }
  const drawn = placedIn(rowOf(actors, camera, 1), camera).map((actor) => ({
    spot: actor.spot,
    face: drawActor(actor, scene, light, ids).face,
  }))
  const tried = (row: Row, seenBy: Camera): Fitted => {
    const placed = placedIn(row, seenBy)
    const seen = placed.map(({ spot }, index) => movedTo(spot, drawn[index]))
    const turnedFaces = placed.map((actor, index) => {
      const { flip } = turned(actor, index, placed, seen, undefined, seenBy)
      return flip ? mirroredAt(actor.spot.x, seen[index]) : (seen[index] ?? NOWHERE)
    })
    return { row, placed, seen: turnedFaces, camera: seenBy }
  }
  const rows = SIZES[camera.view].flatMap((size) => {
    const row = rowOf(actors, camera, size)
    const behind: Row = { ...row, front: row.front === 0 ? 1 : 0 }
    return actors.length > 1 ? [row, behind] : [row]
  })
  const seenIn = (row: Row) => tried(row, camera).seen
  const row =
    rows.find((one) => {
      const seen = seenIn(one)
      return showsAll(camera, seen) && apart(seen, actors)
    }) ??
    rows.find((one) => one.scale <= rowOf(actors, camera, 1).scale && showsAll(camera, seenIn(one))) ??
    rowOf(actors, camera, SMALLEST)
  return tried(row, leveled(camera, seenIn(row)))
}

const NOWHERE: Face = { x: 0, y: 0, radius: 0 }
const mirroredAt = (axis: number, face: Face = NOWHERE): Face => ({ ...face, x: axis * 2 - face.x })

/** A figure's face is always at the same place of the figure. */
function movedTo(spot: Spot, drawn: { spot: Spot; face: Face } | undefined): Face {
  if (!drawn) return { ...spot, radius: 0 }
  const grown = spot.scale / drawn.spot.scale
  return {
    x: spot.x + (drawn.face.x - drawn.spot.x) * grown,
    y: spot.y + (drawn.face.y - drawn.spot.y) * grown,
    radius: drawn.face.radius * grown,
  }
}

interface Fitted {
  row: Row
  placed: Placed[]
  seen: Face[]
  camera: Camera
}

/** Whether nobody's head hides another's face. Those who hug never are apart: then they may be as large as the frame allows. */
const apart = (faces: readonly Face[], actors: readonly Actor[]): boolean =>
  faces.every((face, index) =>
    faces
      .slice(index + 1)
      .every(
        (other, next) =>
          Math.hypot(face.x - other.x, face.y - other.y) >
          (face.radius * breadth(actors[index]) + other.radius * breadth(actors[index + 1 + next])) *
            (faces.length < CROWDED.from ? APART : CROWDED.apart),
      ),
  )

/** Full hair reaches further out than a face. */
const breadth = (actor: Actor | undefined): number =>
  actor?.sheet && BROAD_HAIR.has(actor.sheet.hairStyle) ? 1.22 : 1
const BROAD_HAIR: ReadonlySet<HairStyle> = new Set<HairStyle>([
  'puffs',
  'afro',
  'buns',
  'longcurly',
  'curly',
  'pigtails',
])
