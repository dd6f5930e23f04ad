import type { HairStyle } from '../../../shared/cast-sheet.ts'
import type { Random } from '../../../shared/random.ts'
import type { Action, Presence, SceneNote } from '../../../shared/scene.ts'
import type { Backdrop } from './brush.ts'
import { type Camera, leveled, showsAll } from './camera.ts'
import { CENTER, TALL, WIDE } from './canvas.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from './figures/drawing.ts'
import { drawChild, drawHelper, type Hat, isSameAs } from './figures/index.ts'
import { perchUnder } from './perch.ts'
import { swims } from './placing.ts'
import { pool } from './pool.ts'
import { type Actor, actorsOf, type Cast, kindred, type Placed, placeAll, type Row, rowOf } from './row.ts'
import { isAirless, isRoom, isSea } from './surroundings.ts'
import { layOut } from './things.ts'

/** The figures and things of a scene, drawn in their places. */
export interface Staged {
  defs: string
  svg: string
  faces: readonly { x: number; y: number; radius: number }[]
  /** The middle of the faces, children first. */
  focus: { x: number; y: number }
  /** The wished framing, raised when small figures need it. */
  camera: Camera
}

type Face = DrawnFigure['face']
type Point = { x: number; y: number }

const MARGIN = 12
/** How far a body reaches to the side of its face's middle, in radii of the face. */
const BODY = 1.35
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

/** Sets the scene's cast side by side, children in the middle, each looking at who is nearest. */
export function stage(
  scene: SceneNote,
  cast: Cast,
  backdrop: Backdrop,
  wished: Camera,
  light: FigureLight,
  random: Random,
  ids: Ids,
): Staged {
  const actors = actorsOf(scene.present, cast, backdrop, random)
  const { row, placed, seen, camera } = fitted(actors, scene, backdrop, wished, light, random, ids)
  const width = actors.reduce((sum, actor) => sum + actor.width, 0) * row.scale * row.squeeze
  const things = layOut(
    propsBeside(actors, scene),
    backdrop,
    camera,
    { width, faces: seen },
    light,
    random,
    ids,
  )
  const drawn = placed.map((actor, index) => {
    const spot = turned(actor, index, placed, seen, things.first, camera)
    const figure = drawActor({ ...actor, spot }, scene, light, ids)
    const water = swims(actor.helper?.figure) && !backdrop.floats ? pool(spot, actor.width, light) : undefined
    const perch = actor.perch > 0 ? perchUnder(spot, actor.perch, scene.setting, light) : ''
    return {
      ...figure,
      svg: perch + (water?.behind ?? '') + figure.svg + (figure.over ?? '') + (water?.front ?? ''),
      depth: actor.depth,
      child: actor.sheet !== undefined,
    }
  })
  const faces = drawn.map((figure) => figure.face)
  const children = drawn.filter((figure) => figure.child).map((figure) => figure.face)
  const byDepth = [...drawn].sort((a, b) => a.depth - b.depth)
  return {
    camera,
    defs: things.defs + drawn.map((figure) => figure.defs).join(''),
    svg: things.behind + byDepth.map((figure) => figure.svg).join('') + things.front,
    faces,
    focus: focusOf(faces, children) ?? {
      x: CENTER,
      y: WIDE.top + WIDE.height * 0.55,
    },
  }
}

/** The largest row in which every head is seen whole. */
function fitted(
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
  const tried = (size: number, seenBy: Camera): Fitted => {
    const row = rowOf(actors, seenBy, size)
    const placed = placedIn(row, seenBy)
    const seen = placed.map(({ spot }, index) => movedTo(spot, drawn[index]))
    const turnedFaces = placed.map((actor, index) => {
      const { flip } = turned(actor, index, placed, seen, undefined, seenBy)
      return flip ? mirroredAt(actor.spot.x, seen[index]) : (seen[index] ?? NOWHERE)
    })
    return { row, placed, seen: turnedFaces, camera: seenBy }
  }
  const size =
    SIZES[camera.view].find((one) => {
      const { seen } = tried(one, camera)
      return showsAll(camera, seen) && apart(seen, actors)
    }) ??
    SIZES[camera.view].find((one) => one <= 1 && showsAll(camera, tried(one, camera).seen)) ??
    SMALLEST
  return tried(size, leveled(camera, tried(size, camera).seen))
}

/** What lies about besides who is there already. */
function propsBeside(actors: readonly Actor[], { props }: SceneNote): string[] {
  const present = actors.flatMap(({ helper }) => (helper ? [kindred(helper)] : []))
  return props.filter((prop) => !present.some((who) => isSameAs(prop, who)))
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

/** Turns an actor to the nearest other face, a child rather to a helper; alone, to the thing at its feet or to the viewer. */
function turned(
  { spot, presence, sheet }: Placed,
  index: number,
  placed: readonly Placed[],
  seen: readonly Face[],
  thing: Point | undefined,
  { middle }: Camera,
): Spot {
  const own = seen[index]
  const others = seen.flatMap((face, other) => {
    const actor = placed[other]
    if (other === index || !actor || !own) return []
    const bond = (sheet === undefined) === (actor.sheet === undefined) ? 40 : 0
    return [{ face, distance: Math.abs(face.x - own.x) + bond }]
  })
  const [nearest] = others.sort((a, b) => a.distance - b.distance)
  const target = nearest?.face ?? thing
  const flip = MOVING.has(presence.action)
    ? middle > CENTER
    : STRETCHED.has(presence.action)
      ? freeSide(index, placed) === 'left'
      : target !== undefined && target.x < spot.x
  const lookAt = lookOf(presence, spot, flip, target)
  return { ...spot, flip, ...(lookAt ? { lookAt } : {}) }
}

/** What stretches an arm out, which must not cover a neighbor's face. */
const STRETCHED: ReadonlySet<Action> = new Set<Action>(['pointing', 'reaching', 'waving'])

/** Those who move on go the same way, to where the picture is open. */
const MOVING: ReadonlySet<Action> = new Set<Action>(['walking', 'running'])

function freeSide(index: number, placed: readonly Placed[]): 'left' | 'right' {
  const own = placed[index]?.spot.x ?? CENTER
  const room = (side: -1 | 1) =>
    Math.min(500, ...placed.map(({ spot }) => (spot.x - own) * side).filter((gap) => gap > 1))
  const [left, right] = [room(-1), room(1)]
  if (left === right) return own > CENTER ? 'left' : 'right'
  return left > right ? 'left' : 'right'
}

function lookOf(
  { action }: Presence,
  spot: Spot,
  flip: boolean,
  target: Point | undefined,
): Point | undefined {
  const ahead = spot.x + (flip ? -300 : 300)
  if (action === 'looking-up') return { x: ahead, y: spot.y - 1100 }
  if (action === 'reading') return undefined
  if (target) return target
  return action === 'pointing' || action === 'walking' || action === 'running'
    ? { x: ahead, y: spot.y - 260 }
    : undefined
}

function drawActor(actor: Placed, scene: SceneNote, light: FigureLight, ids: Ids): DrawnFigure {
  const { presence, sheet, helper, spot } = actor
  const { action, feeling, holding } = presence
  const acting = { action, feeling, ...(holding === undefined ? {} : { holding }) }
  if (sheet) {
    const hat = wornIn(scene)
    return drawChild(sheet, { ...acting, ...(hat ? { wearing: hat } : {}) }, spot, light, ids)
  }
  const variant = [...(helper?.name ?? '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const gender = helper?.gender ? { gender: helper.gender } : {}
  return drawHelper(
    helper ? kindred(helper) : { figure: 'star' },
    { ...acting, ...gender, variant },
    spot,
    light,
    ids,
  )
}

/** What the place asks to be worn. */
function wornIn({ setting, weather, view }: SceneNote): Hat | undefined {
  if (isAirless(setting) && view !== 'inside') return 'space-helmet'
  if (isSea(setting)) return 'diving-mask'
  if (isRoom(setting) || view === 'inside') return undefined
  if (setting === 'Snowy Wood' || weather === 'snow') return 'winter-hat'
  return weather === 'rain' ? 'rain-hood' : undefined
}

/** Between the children's middle and everybody's, moved as far as it must be for everybody to be in the tall cut. */
function focusOf(faces: readonly Face[], children: readonly Face[]): Point | undefined {
  const middle = middleOf(children.length > 0 ? children : faces)
  const all = middleOf(faces)
  if (!middle || !all) return undefined
  const reach = (face: Face) => face.radius * BODY
  const most = Math.min(...faces.map((face) => face.x - reach(face))) + TALL.width / 2 - MARGIN
  const least = Math.max(...faces.map((face) => face.x + reach(face))) - TALL.width / 2 + MARGIN
  const wish = (middle.x + all.x) / 2
  return { x: least > most ? (least + most) / 2 : Math.min(most, Math.max(least, wish)), y: middle.y }
}

export function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), {
    x: 0,
    y: 0,
  })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
