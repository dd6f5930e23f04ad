import type { CastSheet } from '../../../shared/cast-sheet.ts'
import type { Helper, Presence, SceneNote } from '../../../shared/scene.ts'
import type { Backdrop } from './brush.ts'
import { CENTER, TALL, WIDE } from './canvas.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from './figures/drawing.ts'
import { drawChild, drawHelper, drawProp, type Hat } from './figures/index.ts'
import { between, type Random } from './random.ts'

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

const MARGIN = 12
/** Everybody has to fit into the tall cut around the focus. */
const REACH = TALL.width * 0.84
const SCALES = [1.32, 1.24, 1.12, 0.98, 0.86, 0.76]

interface Actor {
  presence: Presence
  sheet?: CastSheet
  helper?: Helper
  width: number
}

/** Sets the scene's cast side by side, children in the middle, each looking at the middle of the group. */
export function stage(
  scene: SceneNote,
  cast: Cast,
  backdrop: Backdrop,
  light: FigureLight,
  random: Random,
  ids: Ids,
): Staged {
  const actors = inOrder(scene.present.flatMap((presence) => actorOf(presence, cast)))
  const scale = (SCALES[Math.max(0, actors.length - 1)] ?? 0.7) * (scene.view === 'near' ? 1.12 : 1)
  const total = actors.reduce((sum, actor) => sum + actor.width, 0) * scale
  const squeeze = Math.min(1, REACH / Math.max(1, total))
  const middle = CENTER + between(random, -26, 26)
  let at = middle - (total * squeeze) / 2
  const drawn = actors.map((actor, index): DrawnFigure & { child: boolean } => {
    const width = actor.width * scale * squeeze
    const spot = spotOf(at + width / 2, backdrop, scale, index, random)
    at += width
    const toLeft = spot.x > middle
    const look = { x: toLeft ? spot.x - 200 : spot.x + 200, y: spot.y - 200 * scale }
    return {
      ...drawActor(actor, { ...spot, flip: toLeft, lookAt: look }, scene, light, ids),
      child: actor.sheet !== undefined,
    }
  })
  const things = drawThings(scene, backdrop, middle, total * squeeze, light, random, ids)
  const faces = drawn.map((figure) => figure.face)
  const children = drawn.filter((figure) => figure.child).map((figure) => figure.face)
  const byDepth = [...drawn].sort((a, b) => a.face.y + a.face.radius - (b.face.y + b.face.radius))
  return {
    defs: things.defs + drawn.map((figure) => figure.defs).join(''),
    svg: things.svg + byDepth.map((figure) => figure.svg + (figure.over ?? '')).join(''),
    faces,
    focus: focusOf(faces, children) ?? {
      x: CENTER,
      y: WIDE.top + WIDE.height * 0.55,
    },
  }
}

function actorOf(presence: Presence, cast: Cast): Actor[] {
  const child = /^child-(\d+)$/.exec(presence.who)?.[1]
  const sheet = child === undefined ? undefined : cast.children[Number(child)]
  if (sheet) return [{ presence, sheet, width: 190 }]
  const helper = cast.helpers.find((one) => one.id === presence.who)
  return helper ? [{ presence, helper, width: LARGE.has(helper.figure) ? 400 : 200 }] : []
}

/** They take more room, and stand a little further back. */
const LARGE: ReadonlySet<string> = new Set([
  'dragon',
  'dinosaur',
  'whale',
  'elephant',
  'horse',
  'cow',
  'octopus',
  'giraffe',
  'unicorn',
])
const FURTHER_BACK = 0.72

/** Helpers to both sides, children together in the middle. */
function inOrder(actors: Actor[]): Actor[] {
  const helpers = actors.filter((actor) => actor.helper)
  const children = actors.filter((actor) => actor.sheet)
  const left = helpers.filter((_, index) => index % 2 === 1)
  const right = helpers.filter((_, index) => index % 2 === 0)
  return [...left, ...children, ...right]
}

function spotOf(x: number, { ground, floats }: Backdrop, scale: number, index: number, random: Random): Spot {
  const lift = floats ? 40 + (index % 2) * 46 + random() * 30 : -(index % 2) * 16 - random() * 8
  return { x, y: ground - lift, scale }
}

function drawActor(actor: Actor, spot: Spot, scene: SceneNote, light: FigureLight, ids: Ids): DrawnFigure {
  const { presence, sheet, helper } = actor
  const { action, feeling, holding } = presence
  const acting = { action, feeling, ...(holding === undefined ? {} : { holding }) }
  if (sheet) {
    const hat = wornIn(scene)
    return drawChild(sheet, { ...acting, ...(hat ? { wearing: hat } : {}) }, spot, light, ids)
  }
  const variant = [...(helper?.name ?? '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4
  const back = LARGE.has(helper?.figure ?? '')
    ? { ...spot, y: spot.y - 18, scale: spot.scale * FURTHER_BACK }
    : spot
  return drawHelper(helper?.figure ?? 'star', { ...acting, variant }, back, light, ids)
}

/** What the place asks to be worn. */
function wornIn({ setting, weather }: SceneNote): Hat | undefined {
  if (setting === 'Outer Space' || setting === 'Moon') return 'space-helmet'
  if (setting === 'Underwater World' || setting === 'Coral Reef') return 'diving-mask'
  if (setting === 'Snowy Wood' || weather === 'snow') return 'winter-hat'
  return weather === 'rain' ? 'rain-hood' : undefined
}

function drawThings(
  scene: SceneNote,
  { ground, floats }: Backdrop,
  middle: number,
  width: number,
  light: FigureLight,
  random: Random,
  ids: Ids,
): { defs: string; svg: string } {
  let [defs, svg] = ['', '']
  scene.props.slice(0, 3).forEach((name, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const x = middle + side * (width / 2 + 70 + index * 40 + random() * 30)
    const y = ground + (floats ? -60 - random() * 120 : 36 + random() * 26)
    const thing = drawProp(name, { x, y, scale: 1.15, flip: side < 0 }, light, ids)
    defs += thing?.defs ?? ''
    svg += thing?.svg ?? ''
  })
  return { defs, svg }
}

/** The middle of the children, moved as far as it must be for everybody to be in the tall cut. */
function focusOf(faces: readonly Face[], children: readonly Face[]): { x: number; y: number } | undefined {
  const middle = middleOf(children.length > 0 ? children : faces)
  if (!middle) return undefined
  const most = Math.min(...faces.map((face) => face.x - face.radius)) + TALL.width / 2 - MARGIN
  const least = Math.max(...faces.map((face) => face.x + face.radius)) - TALL.width / 2 + MARGIN
  return { x: least > most ? (least + most) / 2 : Math.min(most, Math.max(least, middle.x)), y: middle.y }
}

export function middleOf(points: readonly { x: number; y: number }[]): { x: number; y: number } | undefined {
  if (points.length === 0) return undefined
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), {
    x: 0,
    y: 0,
  })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
