import type { SceneNote } from '../../shared/stories/scene.ts'
import type { Backdrop } from './brush.ts'
import type { Camera } from './camera.ts'
import { TALL, WIDE, WIDTH } from './canvas.ts'
import type { Drawing, Face, FigureLight, Ids, Point } from './figures/drawing.ts'
import { drawProp } from './figures/index.ts'
import { RIG_SCALE } from './figures/placement.ts'
import { findProp, type PropModel } from './figures/props/find-prop.ts'
import { propPairIn } from './figures/props/prop.ts'
import { seatOf } from './figures/props/seats.ts'
import { group, n } from './figures/svg.ts'
import { type Interval, type Legs, overlap } from './intervals.ts'
import { sortProps, TABLES } from './sort-props.ts'
import { best, tablePlace } from './table-place.ts'

/** Furniture with what hangs, leans or stands on it: the layers behind and in front of the figures. */
export interface FurnishedProps {
  defs: string
  behind: string
  front: string
  /** Ground spans occupied in front of the figures. */
  taken: Interval[]
  /** Occupied spans of the wall. */
  walled: readonly Interval[]
  /** How far behind the feet a house front stands, if there is one. */
  houseBack?: number
  /** What has no place of its own. */
  loose: string[]
  /** Where the first prop on the surface is. */
  first?: Point
}

interface FurnishSpace {
  scene: Pick<SceneNote, 'setting' | 'view'>
  backdrop: Pick<Backdrop, 'floats' | 'tall' | 'wall' | 'windows'>
  camera: Pick<Camera, 'ground' | 'left' | 'middle' | 'top' | 'zoom'>
  /** The figures' scale. */
  scale: number
  faces: readonly Face[]
  legs: readonly Legs[]
}

interface Work extends FurnishSpace {
  done: FurnishedProps
  light: FigureLight
  ids: Ids
  /** Occupied spans of the wall. */
  atWall: Interval[]
}

/** Puts each prop where it belongs: on the wall, against it or on a table. The rest is returned as loose. */
export function furnish(
  props: readonly string[],
  room: FurnishSpace,
  light: FigureLight,
  ids: Ids,
): FurnishedProps {
  const all = sortProps(props, room.scene, room.backdrop.floats)
  const walled: Interval[] = []
  const done: FurnishedProps = { defs: '', behind: '', front: '', taken: [], walled, loose: all.loose }
  const { left, zoom } = room.camera
  const { tall = [], windows = [] } = room.backdrop
  const panes = windows.map(({ x, width }) => ({ x: x + width / 2, half: width / 2 }))
  const high = [...tall, ...panes].map(({ x, half }) => ({ x: (x - left) * zoom, half: half * zoom }))
  const work: Work = { ...room, done, light, ids, atWall: [...high] }
  for (const prop of all.fronts) front(prop, work)
  if (all.fronts.length > 0) done.houseBack = AWAY * work.scale
  for (const prop of all.standing) atWall(prop, work)
  for (const prop of all.hung) onWall(prop, work)
  const table = all.surface === undefined ? undefined : surface(all.surface, all.upon, work)
  for (const prop of all.leaning) lean(prop, table, work)
  walled.push(...work.atWall.slice(high.length))
  return done
}

const sizeOf = ({ above, below }: PropModel) => (above + below) * RIG_SCALE
/** Height above the feet at which the side of a tent or cabin meets its floor. */
const FAR = 74
const wallFoot = ({ backdrop, camera }: FurnishSpace): number =>
  backdrop.wall === undefined ? camera.ground - FAR : (backdrop.wall - camera.top) * camera.zoom

/** Height of a door and of eye level at the figures' scale, and the scale at the back wall. */
const [DOOR, EYES, BACK] = [400, 330, 0.92] as const

function atWall(prop: string, work: Work): void {
  const model = findProp(prop)
  if (!model) return
  const { scale, atWall: there } = work
  const by = Math.max(1, (DOOR * scale * BACK) / sizeOf(model))
  const half = model.half * RIG_SCALE * by
  const y = wallFoot(work) + 4
  const x = besideBodies(half, work, there)
  there.push({ x, half })
  behind(work, drawProp(prop, { x, y, scale: by, flip: false, aloft: true }, work.light, work.ids))
}

/** Enlargement of what hangs on a wall, but for what is as small as a hand. */
const SMALL_ON_WALL: ReadonlySet<string> = new Set(['telephone', 'red button'])
const HUNG = 1.7
/**
 * What hangs must fit between the picture's upper edge and the foot of the wall; below the minimum wall height nothing
 * hangs.
 */
const [HIGHEST, OFF_FLOOR, LEAST] = [WIDE.top + 24, 44, 120] as const
function onWall(prop: string, work: Work): void {
  const model = propPairIn(prop)?.base ?? findProp(prop)
  if (!model || (/\bwindow$/.test(model.name) && showsWindow(work))) return
  const { scale, faces, atWall: there } = work
  const lowest = wallFoot(work) - OFF_FLOOR
  const wall = lowest - HIGHEST
  if (wall < LEAST) return
  const most = SMALL_ON_WALL.has(model.name) ? scale : HUNG * scale
  const by = Math.min(most, (230 / sizeOf(model)) * scale, wall / sizeOf(model))
  const half = model.half * RIG_SCALE * by
  const tall = sizeOf(model) * by
  const eyes = faces.length > 0 ? Math.min(...faces.map(({ y }) => y)) : wallFoot(work) - EYES * scale
  const middle = Math.max(HIGHEST + tall / 2, Math.min(eyes + 10, lowest - tall / 2))
  const x = besideBodies(half, work, there)
  there.push({ x, half })
  const pair = propPairIn(prop) ? scale : undefined
  const spot = { x, y: middle + tall / 2, scale: pair ?? by, flip: false, aloft: true }
  behind(work, drawProp(prop, spot, work.light, work.ids, pair ? by / pair : 1))
}

/** Whether the room's own window is fully visible: then a second one is not drawn beside it. */
const showsWindow = ({ backdrop, camera: { left, top, zoom } }: FurnishSpace): boolean =>
  (backdrop.windows ?? []).some(
    ({ x, y, width }) => x >= left && (x + width - left) * zoom <= WIDTH && (y - top) * zoom >= WIDE.top,
  )

/** A house further back, its door beside the figures. */
const [HOUSE, AWAY] = [2.3, 34] as const
function front(prop: string, work: Work): void {
  const model = findProp('house front')
  if (!model) return
  const { scale, camera, atWall: there } = work
  const by = HOUSE * scale
  const door = 60 * RIG_SCALE * by
  const x = besideBodies(door, work, there)
  there.push({ x, half: door })
  const words = prop.replace(/\bdoor\b/, 'house front')
  const spot = { x, y: camera.ground - AWAY * scale, scale: by, flip: false }
  behind(work, drawProp(findProp(words) ? words : 'house front', spot, work.light, work.ids))
}

function behind({ done }: Work, drawn: Drawing | undefined): void {
  done.defs += drawn?.defs ?? ''
  done.behind += drawn?.svg ?? ''
}

/** Half width of a body, in face radii. */
const BODY = 1.3

/** The nearest position at the wall where bodies hide a prop least. */
function besideBodies(half: number, { faces, camera }: FurnishSpace, there: readonly Interval[]): number {
  const most = WIDTH - half - 12
  const least = half + 12
  const bodies = faces.map(({ x, radius }) => ({ x, half: radius * BODY }))
  return best(least, most, (x) => {
    const away = Math.abs(x - camera.middle)
    const outside = Math.max(0, away + half - TALL.width / 2)
    return overlap(x, half, bodies) * 3 + overlap(x, half, there) * 8 + away * 0.2 + outside * 0.35
  })
}

interface Table {
  x: number
  half: number
  base: number
  isBehind: boolean
}

/** Height of a table and of a seat at the figures' scale. */
const [HIPS, KNEES] = [112, 62] as const
const HIGH: ReadonlySet<string> = new Set([
  'table',
  'side table',
  'night table',
  'desk',
  'counter',
  'stove',
  'piano',
  'barrel',
  'flat rock',
])
const BEFORE = 38
const LOWEST = WIDE.top + WIDE.height - 44
/** How far a surface is widened for what is on it, a table for those who sit at it, and the width it then has. */
const [BROADER, FOR_ALL, AT_TABLE] = [1.5, 2.4, 330] as const
const SAT_AT: ReadonlySet<string> = new Set(['table', 'desk', 'counter'])
/** A real table gives room to those who sit at it, a desk to one. */
const isForMany = ({ name }: PropModel, legs: readonly Legs[]): boolean =>
  name === 'table' && legs.some(({ pose }) => pose === 'seated')
/** Usable share of a table top, and the distance of its center line from its far edge. */
const [USED, MIDDLE] = [0.86, 6] as const

function surface(words: string, upon: readonly string[], work: Work): Table | undefined {
  const base = findProp(words)
  if (!base) return undefined
  const { scale, camera, done, light, ids } = work
  const seat = sizeOf(base) * seatOf(base)
  const own = ((HIGH.has(base.name) ? HIPS : KNEES) * scale) / seat
  const small = upon.slice(0, 3).flatMap((name) => {
    const model = findProp(name)
    return model ? [{ name, model }] : []
  })
  const needs = small.reduce((sum, { model }) => sum + model.half * 2 * RIG_SCALE * scale, 0)
  const broadest = own * (TABLES.has(base.name) ? FOR_ALL : BROADER)
  const wish = Math.max(needs / USED, isForMany(base, work.legs) ? AT_TABLE * scale : 0)
  const by = Math.max(own, Math.min(broadest, wish / (2 * base.half * RIG_SCALE)))
  const broad = by / own
  const half = base.half * RIG_SCALE * by
  const high = seat * own
  const tallest = Math.max(0, ...small.map(({ model }) => sizeOf(model) * scale))
  const lowest = LOWEST + high
  const {
    x,
    base: y,
    isBehind,
  } = tablePlace(
    {
      half,
      high,
      tallest,
      lowest,
      base: Math.min(camera.ground + BEFORE * scale, lowest),
      isSatAt: SAT_AT.has(base.name),
    },
    work,
  )
  const spot = { x, y, scale: own, flip: x < camera.middle }
  const drawn = drawProp(words, spot, light, ids)
  if (!drawn) return undefined
  const widened =
    broad > 1.02
      ? group(drawn.svg, `translate(${n(x)} 0) scale(${n(broad * 100) / 100} 1) translate(${n(-x)} 0)`)
      : drawn.svg
  const top = y - high + MIDDLE * own
  const room = Math.min(1, (half * 2 * USED) / Math.max(1, needs))
  let at = x - (needs * room) / 2
  let [defs, svg] = [drawn.defs, widened]
  for (const { name, model } of small) {
    const wide = model.half * 2 * RIG_SCALE * scale * room
    const on = drawProp(name, { x: at + wide / 2, y: top, scale: scale * room, aloft: true }, light, ids)
    at += wide
    defs += on?.defs ?? ''
    svg += on?.svg ?? ''
    done.first ??= { x, y: top - 30 }
  }
  done.defs += defs
  if (isBehind) done.behind += svg
  else done.front += svg
  done.taken.push({ x, half })
  return { x, half, base: y, isBehind }
}

/** Rotation of leaning props in degrees. */
const LEANING = 13

/** Leans a tool on the wall of a room, or outdoors on the surface for small props. */
function lean(prop: string, table: Table | undefined, work: Work): void {
  const model = findProp(prop)
  if (!model) return
  const { backdrop, scale, light, ids, atWall: there, done } = work
  const half = Math.max(model.half, 30) * RIG_SCALE * scale
  const onIt = backdrop.wall === undefined ? table : undefined
  const side = onIt && onIt.x > work.camera.middle ? -1 : 1
  const x = onIt ? onIt.x + side * (onIt.half + half * 0.6) : besideBodies(half, work, there)
  const y = onIt ? onIt.base - 6 : wallFoot(work) + 10
  if (!onIt) there.push({ x, half })
  const drawn = drawProp(prop, { x, y, scale, flip: false, aloft: true }, light, ids)
  if (!drawn) return
  done.defs += drawn.defs
  const svg = group(drawn.svg, `rotate(${-side * LEANING} ${n(x)} ${n(y)})`)
  if (onIt && !onIt.isBehind) done.front = svg + done.front
  else done.behind += svg
}
