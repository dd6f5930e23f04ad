import type { Random } from '../../shared/kit/random.ts'
import type { SceneNote } from '../../shared/stories/scene.ts'
import type { Actor, Placed } from './actors.ts'
import { isBedside, placeAtBedside } from './bedside.ts'
import { attachAll } from './bonds/attach.ts'
import type { AttachedCast, FaceAt } from './bonds/attached-cast.ts'
import { HEAP } from './bonds/attachment.ts'
import { hangWindow } from './bonds/in-window.ts'
import { rotateFace } from './bonds/rotation.ts'
import type { Backdrop } from './brush.ts'
import { type Camera, leveled, showsAll } from './camera.ts'
import { TALL } from './canvas.ts'
import { drawActor } from './draw-actor.ts'
import type { DrawnFigure, Face, FigureLight, Ids, Spot } from './figures/drawing.ts'
import { largestRow, placeAll, type Row } from './row.ts'
import { turnActor } from './turning.ts'

/** Minimum distance of two faces, relative to the sum of their radii; hair and ears extend beyond faces. */
const APART = 1.1
/** In a crowd some hair may be hidden. */
const CROWDED = { from: 4, apart: 0.98 } as const
/** Reduced stagger for crowds that would not be in sight otherwise. */
const LESS_DEEP = [0.78, 0.58] as const
/**
 * Scales to try from large to small, until all heads are in the picture and none hides another. Near views of small
 * children start larger.
 */
const SIZES = {
  wide: [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56],
  near: [
    1.3, 1.24, 1.18, 1.13, 1.09, 1.05, 1.02, 0.98, 0.95, 0.92, 0.89, 0.86, 0.83, 0.8, 0.74, 0.68, 0.62, 0.56,
  ],
  inside: [1.2, 1.14, 1.1, 1.06, 1.03, 1, 0.97, 0.94, 0.91, 0.88, 0.86, 0.83, 0.8, 0.74, 0.68, 0.62, 0.56],
} as const

const SMALLEST = 0.56
/**
 * Minimum face radius except in wide views: a child's face is a tenth of a phone's height. Before going below it, the
 * group closes up.
 */
const READABLE = 60.4
const [CLOSE, CLOSEST] = [0.91, 0.83] as const
/** A wide view comes this much nearer, if children's faces would not be readable. */
const NEARER = [1.06, 1.12, 1.2] as const
/** A helper whose face would be larger than the children's moves back, but no further than this scale. */
const FURTHEST_BACK = 0.62
/** Figures described as huge, or as big for their kind, may have a larger face. */
const [HOUSES, LARGER, BIGGER] = [2.4, 1.65, 1.3] as const

/** Fits the largest row that shows every head above the player's text, the children's before the helpers'. */
export function fitRow(
  present: readonly Actor[],
  scene: SceneNote,
  backdrop: Backdrop,
  camera: Camera,
  light: FigureLight,
  random: Random,
  ids: Ids,
): FittedRow {
  const drawn = present.map((actor) => drawnAlone(actor, scene, backdrop, light, ids))
  const actors = noFaceAboveTheChildren(
    present,
    drawn.map(({ face }) => face.radius),
  )
  const tried = tryIn(actors, drawn, backdrop, random)
  const breadths = drawn.map(({ breadth }) => breadth)
  const row = bestRow(actors, camera, breadths, (one) => tried(one, camera).seen)
  return tried(row, leveled(camera, facesToShow(actors, camera, tried(row, camera).seen)))
}

/**
 * A figure drawn before placement: its spot, its face, and how far arms or hair extend beside the face, in face radii.
 */
interface DrawnFace {
  spot: Spot
  face: Face
  breadth: number
}

function drawnAlone(
  actor: Actor,
  scene: SceneNote,
  backdrop: Backdrop,
  light: FigureLight,
  ids: Ids,
): DrawnFace {
  const spot = { x: 0, y: 0, scale: actor.relativeScale, aloft: backdrop.floats || actor.flight > 0 }
  const figure = drawActor({ ...actor, depth: 0, perch: 0, spot }, scene, light, ids)
  return { spot, face: figure.face, breadth: breadthOf(figure, actor) }
}

/** Places the actors in a row as a camera sees them; every attempt uses the same random numbers. */
function tryIn(
  actors: readonly Actor[],
  drawn: readonly DrawnFace[],
  backdrop: Backdrop,
  random: Random,
): (row: Row, seenBy: Camera) => FittedRow {
  const bedside = isBedside(actors, backdrop.floats)
  const heights = drawn.map(({ spot, face }, index) => ({
    above: ((spot.y - face.y) * (actors[index]?.relativeScale ?? 1)) / spot.scale,
  }))
  const jitter = actors.flatMap(() => [random(), random()])
  const isAttached = actors.some(({ attachment }) => attachment)
  const faceAt: FaceAt = (index, spot) => movedTo(spot, drawn[index])
  const withWindow = (placed: Placed[]): AttachedCast => {
    const cast = { placed, attachedProps: [], kisses: [] }
    hangWindow(cast, faceAt)
    return cast
  }
  const placedIn = (row: Row, seenBy: Camera): AttachedCast => {
    const wall = backdrop.wall === undefined ? undefined : (backdrop.wall - seenBy.top) * seenBy.zoom
    if (bedside) return withWindow(placeAtBedside(actors, heights, seenBy, row, wall))
    let next = 0
    const placed = placeAll(actors, backdrop, seenBy, row, () => jitter[next++ % jitter.length] ?? 0)
    return isAttached ? attachAll(placed, faceAt) : { placed, attachedProps: [], kisses: [] }
  }
  return (row, seenBy) => {
    const { placed, attachedProps, kisses } = placedIn(row, seenBy)
    const seen = placed.map((actor, index) => rotateFace(movedTo(actor.spot, drawn[index]), actor))
    const turnedFaces = placed.map((actor, index) => {
      const { flip } = turnActor(actor, index, placed, seen, undefined, seenBy)
      return flip ? mirroredAt(actor.spot.x, seen[index]) : (seen[index] ?? NOWHERE)
    })
    const given = bedside ? kissesAtBed(placed, turnedFaces) : kisses
    return { row, placed, attachedProps, kisses: given, seen: turnedFaces, camera: seenBy }
  }
}

/** The largest row that fits. If none does, faces may come closer, then get smaller, then overlap. */
function bestRow(
  actors: readonly Actor[],
  camera: Camera,
  breadths: readonly number[],
  seenIn: (row: Row) => readonly Face[],
): Row {
  const fits = (least: number, close?: number) => (row: Row) => {
    const seen = seenIn(row)
    const smallest = Math.min(...childrensFaces(actors, seen).map(({ radius }) => radius))
    return (
      smallest >= least &&
      spanOf(seen) <= SPAN &&
      inSight(actors, camera, seen) &&
      areApart(seen, actors, breadths, close)
    )
  }
  const rows = rowsToTry(actors, camera)
  const readable = camera.view === 'wide' ? 0 : READABLE
  const largest = largestRow(actors, camera, 1).scale
  const usual = rows.filter((row) => row.scale <= largest)
  return (
    nearerRow(actors, camera, rows.find(fits(0)), fits) ??
    rows.find(fits(readable)) ??
    rows.find(fits(readable, CLOSE)) ??
    rows.find(fits(readable, CLOSEST)) ??
    usual.find(fits(0, CLOSE)) ??
    usual.find((row) => inSight(actors, camera, seenIn(row))) ??
    largestRow(actors, camera, SMALLEST)
  )
}

/** The row of a wide view in which the children's faces are just readable; undefined if they are, or none is. */
function nearerRow(
  actors: readonly Actor[],
  camera: Camera,
  usual: Row | undefined,
  fits: (least: number, close?: number) => (row: Row) => boolean,
): Row | undefined {
  const hasChild = actors.some(({ sheet }) => sheet)
  if (camera.view !== 'wide' || !hasChild || !usual || fits(READABLE)(usual)) return undefined
  return NEARER.map((size) => largestRow(actors, camera, size))
    .flatMap((row): Row[] => [row, { ...row, front: row.front === 0 ? 1 : 0 }])
    .find(fits(READABLE, CLOSE))
}

/** From large to small; each size also with front and back swapped, and for crowds with less stagger. */
function rowsToTry(actors: readonly Actor[], camera: Camera): Row[] {
  return SIZES[camera.view].flatMap((size) => {
    const row = largestRow(actors, camera, size)
    if (actors.length <= 1) return [row]
    const behind: Row = { ...row, front: row.front === 0 ? 1 : 0 }
    if (actors.length < CROWDED.from) return [row, behind]
    const closer = LESS_DEEP.flatMap((stagger) => [row, behind].map((one) => ({ ...one, stagger })))
    return [row, behind, ...closer]
  })
}

/** The faces of everyone awake, or only the children's if not all fit in sight. */
function facesToShow(actors: readonly Actor[], camera: Camera, seen: readonly Face[]): readonly Face[] {
  const children = childrensFaces(actors, seen)
  return inSight(actors, camera, seen) || children.length === 0 ? awakeFaces(actors, seen) : children
}

const inSight = (actors: readonly Actor[], camera: Camera, seen: readonly Face[]): boolean =>
  showsAll(camera, awakeFaces(actors, seen))

const childrensFaces = (actors: readonly Actor[], seen: readonly Face[]): Face[] =>
  seen.filter((_, index) => actors[index]?.sheet)

/** A sleeping helper may be out of sight; an animal asleep before children who are awake is what they look at. */
function awakeFaces(actors: readonly Actor[], seen: readonly Face[]): Face[] {
  const night = actors.some((actor) => actor.sheet && isAsleep(actor))
  return seen.filter((_, index) => {
    const actor = actors[index]
    return actor?.sheet || !isAsleep(actor) || (!night && actor?.isPerson === false)
  })
}

/** A heart above the cheek of a child kissed in bed. */
const kissesAtBed = (placed: readonly Placed[], faces: readonly Face[]): AttachedCast['kisses'] =>
  placed.flatMap(({ kissing, attachment }, index) => {
    const own = faces[index]
    const face = faces[placed.findIndex(({ presence }) => presence.who === attachment?.whom)]
    if (!kissing || !own || !face) return []
    return [
      { x: (own.x + face.x) / 2, y: Math.min(own.y, face.y) - own.radius * 1.5, radius: face.radius * 0.8 },
    ]
  })

const isAsleep = (actor: Actor | undefined): boolean => actor?.presence.action === 'asleep'

/** Children come first: no helper's face is larger than theirs. */
function noFaceAboveTheChildren(actors: readonly Actor[], faces: readonly number[]): Actor[] {
  const smallest = Math.min(...faces.filter((_, index) => actors[index]?.sheet))
  return actors.map((actor, index) => {
    const most = actor.huge ? (actor.helper?.figure === 'thing' ? HOUSES : LARGER) : actor.big ? BIGGER : 1
    const share = actor.sheet ? 1 : Math.min(1, (most * smallest) / (faces[index] || 1))
    if (share >= 1) return actor
    const relativeScale = Math.max(Math.min(FURTHEST_BACK, actor.relativeScale), actor.relativeScale * share)
    return { ...actor, relativeScale, width: (actor.width * relativeScale) / actor.relativeScale }
  })
}

/** Maximum width of all faces for a phone in portrait orientation. */
const SPAN = TALL.width - 20

const spanOf = (faces: readonly Face[]): number =>
  Math.max(...faces.map(({ x, radius }) => x + radius * 0.66)) -
  Math.min(...faces.map(({ x, radius }) => x - radius * 0.66))

const NOWHERE: Face = { x: 0, y: 0, radius: 0 }
const mirroredAt = (axis: number, face: Face = NOWHERE): Face => ({ ...face, x: axis * 2 - face.x })

/** A figure's face has a fixed position relative to its spot. */
function movedTo(spot: Spot, drawn: DrawnFace | undefined): Face {
  if (!drawn) return { ...spot, radius: 0 }
  const grown = spot.scale / drawn.spot.scale
  return {
    x: spot.x + (drawn.face.x - drawn.spot.x) * grown,
    y: spot.y + (drawn.face.y - drawn.spot.y) * grown,
    radius: drawn.face.radius * grown,
  }
}

interface FittedRow extends AttachedCast {
  row: Row
  seen: Face[]
  camera: Camera
}

/** Whether no head hides another's face. Hugging figures are never apart: they may be as large as the frame allows. */
const areApart = (
  faces: readonly Face[],
  actors: readonly Actor[],
  breadths: readonly number[],
  least?: number,
): boolean =>
  faces.every((face, index) =>
    faces
      .slice(index + 1)
      .every(
        (other, next) =>
          Math.hypot(face.x - other.x, face.y - other.y) >
          closenessOf(actors[index], actors[index + 1 + next]) *
            (face.radius * (breadths[index] ?? 1) + other.radius * (breadths[index + 1 + next] ?? 1)) *
            (least ?? (faces.length < CROWDED.from ? APART : CROWDED.apart)),
      ),
  )

/** Figures that kiss, carry or lie in a heap are allowed closer. */
const [TOUCHING, AT_HAND, HIDDEN] = [0.72, 0.94, 0.5] as const
function closenessOf(one: Actor | undefined, other: Actor | undefined): number {
  if (!one || !other) return 1
  if (one.attachment?.words === HEAP && other.attachment?.words === HEAP) return TOUCHING
  const attachment =
    one.attachment?.whom === other.presence.who
      ? one.attachment
      : other.attachment?.whom === one.presence.who
        ? other.attachment
        : undefined
  if (!attachment) return 1
  if (attachment.how === 'behind') return HIDDEN
  return attachment.how === 'hand-on' || attachment.how === 'hand-in-hand' ? AT_HAND : TOUCHING
}

/** Arms or full hair extend beyond the face. */
const breadthOf = (drawn: DrawnFigure, actor: Actor): number =>
  actor.presence.action === 'arms-wide' ? ARMS_WIDE : (drawn.breadth ?? 1)
const ARMS_WIDE = 1.75
