import type { CastSheet } from '../../../shared/cast-sheet.ts'
import { between, type Random } from '../../../shared/random.ts'
import type { Helper, Presence, SceneNote } from '../../../shared/scene.ts'
import type { Backdrop } from './brush.ts'
import { CENTER, TALL, WIDE } from './canvas.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from './figures/drawing.ts'
import { drawChild, drawHelper, type Hat } from './figures/index.ts'
import { afloat, flightOf, isDown, nearness, roomFor, swims } from './placing.ts'
import { pool } from './pool.ts'
import { layOut } from './things.ts'

export interface Cast {
  children: readonly CastSheet[]
  helpers: readonly Helper[]
}

/** The figures and things of a scene, drawn in their places. */
export interface Staged {
  defs: string
  svg: string
  faces: readonly { x: number; y: number; radius: number }[]
  /** The middle of the faces, children first. */
  focus: { x: number; y: number }
}

type Face = DrawnFigure['face']
type Point = { x: number; y: number }

const MARGIN = 12
/** Everybody has to fit into the tall cut around the focus. */
const REACH = TALL.width * 0.84
const SCALES = [1.32, 1.24, 1.12, 0.98, 0.86, 0.76]
const CHILD_ROOM = 190
/** With the arms spread, in water. */
const SWIMMING_ROOM = 236
/** Who hugs stands close. */
const CLOSE = 0.74

interface Actor {
  presence: Presence
  sheet?: CastSheet
  helper?: Helper
  width: number
}

interface Placed extends Actor {
  spot: Spot
  /** The line its feet, or the air below them, stand on: who is lower is nearer. */
  depth: number
}

/** Sets the scene's cast side by side, children in the middle, each looking at who is nearest. */
export function stage(
  scene: SceneNote,
  cast: Cast,
  backdrop: Backdrop,
  light: FigureLight,
  random: Random,
  ids: Ids,
): Staged {
  const actors = inOrder(scene.present.flatMap((presence) => actorOf(presence, cast, backdrop)))
  const scale = (SCALES[Math.max(0, actors.length - 1)] ?? 0.7) * (scene.view === 'near' ? 1.12 : 1)
  const total = actors.reduce((sum, actor) => sum + actor.width, 0) * scale
  const squeeze = Math.min(1, REACH / Math.max(1, total))
  const middle = CENTER + between(random, -26, 26)
  const placed = placeAll(actors, backdrop, { left: middle - (total * squeeze) / 2, scale, squeeze }, random)
  const things = layOut(scene, backdrop, middle, total * squeeze, light, random, ids)
  const seen = placed.map((actor) => drawActor(actor, scene, light, ids).face)
  const drawn = placed.map((actor, index) => {
    const spot = turned(actor, index, placed, seen, things.first)
    const figure = drawActor({ ...actor, spot }, scene, light, ids)
    const water = swims(actor.helper?.figure) && !backdrop.floats ? pool(spot, actor.width, light) : undefined
    return {
      ...figure,
      svg: (water?.behind ?? '') + figure.svg + (figure.over ?? '') + (water?.front ?? ''),
      depth: actor.depth,
      child: actor.sheet !== undefined,
    }
  })
  const faces = drawn.map((figure) => figure.face)
  const children = drawn.filter((figure) => figure.child).map((figure) => figure.face)
  const byDepth = [...drawn].sort((a, b) => a.depth - b.depth)
  return {
    defs: things.defs + drawn.map((figure) => figure.defs).join(''),
    svg: things.behind + byDepth.map((figure) => figure.svg).join('') + things.front,
    faces,
    focus: focusOf(faces, children) ?? {
      x: CENTER,
      y: WIDE.top + WIDE.height * 0.55,
    },
  }
}

function actorOf(presence: Presence, cast: Cast, { floats }: Backdrop): Actor[] {
  const acting = floats ? { ...presence, action: afloat(presence) } : presence
  const close = presence.action === 'hugging' ? CLOSE : 1
  const child = /^child-(\d+)$/.exec(presence.who)?.[1]
  const sheet = child === undefined ? undefined : cast.children[Number(child)]
  if (sheet) return [{ presence: acting, sheet, width: (floats ? SWIMMING_ROOM : CHILD_ROOM) * close }]
  const helper = cast.helpers.find((one) => one.id === presence.who)
  if (!helper) return []
  const flies = flightOf(helper.figure, presence.action) > 0
  return [
    {
      presence: flies ? { ...acting, action: afloat(presence) } : acting,
      helper,
      width: roomFor(helper.figure) * close,
    },
  ]
}

/** Helpers to both sides, children together in the middle. */
function inOrder(actors: Actor[]): Actor[] {
  const helpers = actors.filter((actor) => actor.helper)
  const children = actors.filter((actor) => actor.sheet)
  const left = helpers.filter((_, index) => index % 2 === 1)
  const right = helpers.filter((_, index) => index % 2 === 0)
  return [...left, ...children, ...right]
}

function placeAll(
  actors: readonly Actor[],
  { ground, floats }: Backdrop,
  row: { left: number; scale: number; squeeze: number },
  random: Random,
): Placed[] {
  let at = row.left
  return actors.map((actor, index) => {
    const width = actor.width * row.scale * row.squeeze
    const x = at + width / 2
    at += width
    const figure = actor.helper?.figure
    const nearer = (index % 2) * 16 + random() * 8 + (isDown(actor.presence.action) ? 14 : 0)
    const depth = ground + (nearness(figure) < 1 ? -18 : nearer)
    const flight = figure ? flightOf(figure, actor.presence.action) * row.scale : 0
    const lift = floats ? 6 + ((index + 1) % 2) * 40 + random() * 20 : flight
    return {
      ...actor,
      depth,
      spot: {
        x,
        y: (floats ? ground : depth) - lift,
        scale: row.scale * nearness(figure),
        aloft: floats || flight > 0,
      },
    }
  })
}

/** Turns an actor to the nearest other face, a child rather to a helper; alone, to the thing at its feet or to the viewer. */
function turned(
  { spot, presence, sheet }: Placed,
  index: number,
  placed: readonly Placed[],
  seen: readonly Face[],
  thing: Point | undefined,
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
  const flip = target !== undefined && target.x < spot.x
  const lookAt = lookOf(presence, spot, flip, target)
  return { ...spot, flip, ...(lookAt ? { lookAt } : {}) }
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
  const variant = [...(helper?.name ?? '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4
  return drawHelper(helper?.figure ?? 'star', { ...acting, variant }, spot, light, ids)
}

/** What the place asks to be worn. */
function wornIn({ setting, weather }: SceneNote): Hat | undefined {
  if (setting === 'Outer Space' || setting === 'Moon') return 'space-helmet'
  if (setting === 'Underwater World' || setting === 'Coral Reef') return 'diving-mask'
  if (setting === 'Snowy Wood' || weather === 'snow') return 'winter-hat'
  return weather === 'rain' ? 'rain-hood' : undefined
}

/** The middle of the children, moved as far as it must be for everybody to be in the tall cut. */
function focusOf(faces: readonly Face[], children: readonly Face[]): Point | undefined {
  const middle = middleOf(children.length > 0 ? children : faces)
  if (!middle) return undefined
  const most = Math.min(...faces.map((face) => face.x - face.radius)) + TALL.width / 2 - MARGIN
  const least = Math.max(...faces.map((face) => face.x + face.radius)) - TALL.width / 2 + MARGIN
  return { x: least > most ? (least + most) / 2 : Math.min(most, Math.max(least, middle.x)), y: middle.y }
}

export function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), {
    x: 0,
    y: 0,
  })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
