import type { Random } from '../../shared/kit/random.ts'
import type { SceneNote } from '../../shared/stories/scene.ts'
import { type Actor, actorsOf, type Cast, type Placed } from './actors.ts'
import { aimArms } from './arms.ts'
import { bedsWidth, isBedside, isInDoorway } from './bedside.ts'
import { litDoor } from './bedtime/door-frame.ts'
import type { AttachedCast, AttachedProp } from './bonds/attached-cast.ts'
import { rotateFigure } from './bonds/rotation.ts'
import { drawAttachments } from './bonds/sprites.ts'
import type { Backdrop } from './brush.ts'
import type { Camera } from './camera.ts'
import { CENTER, WIDE, WIDTH } from './canvas.ts'
import { drawCrowd } from './crowd.ts'
import { drawActor } from './draw-actor.ts'
import { withLoadsDrawn } from './draw-loads.ts'
import { drawFallLines } from './fall-lines.ts'
import { isDown, swims } from './figure-sizes.ts'
import type { DrawnFigure, Face, FigureLight, Ids, Point, Spot } from './figures/drawing.ts'
import { RIG_SCALE } from './figures/placement.ts'
import { findProp } from './figures/props/find-prop.ts'
import { group, n } from './figures/svg.ts'
import { fitRow } from './fit-row.ts'
import { type FurnishedProps, furnish } from './furnish.ts'
import type { GazeTarget } from './gazes.ts'
import { placeInGoal } from './goal.ts'
import { houseWalls, isOutdoors } from './house-wall.ts'
import type { Interval, Legs } from './intervals.ts'
import { type PlacedProps, placeLooseProps } from './loose-props.ts'
import { lyingOn } from './lying-on.ts'
import { type Crowd, crowdOfHelper } from './narrated-crowd.ts'
import { placeOnBed } from './on-bed.ts'
import { drawPerch } from './perch.ts'
import { applyPowder } from './powder.ts'
import { remainingProps } from './remaining-props.ts'
import { WADED } from './row.ts'
import { isRoom } from './setting-kinds.ts'
import { drawSleepingPlace, sleepingPlaceIn } from './sleeping-place.ts'
import { behindTables, seatBehindTables } from './table-place.ts'
import { focusOf } from './tall-cut.ts'
import { turnActor, withArmsBehind } from './turning.ts'
import { isVessel, placeVessels, ripple } from './vessels.ts'
import { waterPool } from './water-pool.ts'
import { windowProp } from './window-prop.ts'

/** The figures and props of a scene, drawn in place. */
export interface Composition {
  defs: string
  svg: string
  faces: readonly { x: number; y: number; radius: number }[]
  /** Whose faces they are, as ids of the scene. */
  people: readonly string[]
  /** Occupied spans of the wall. */
  walled?: readonly Interval[]
  /** Center of the faces, weighted toward the children. */
  focus: Point
  /** The requested framing, raised if small figures need it. */
  camera: Camera
}

/** Places the scene's cast side by side, children in the middle, each looking at the nearest other. */
export function composeScene(
  scene: SceneNote,
  cast: Cast,
  backdrop: Backdrop,
  wished: Camera,
  light: FigureLight,
  random: Random,
  ids: Ids,
  narratedCrowd?: Crowd,
  gazes?: ReadonlyMap<string, GazeTarget>,
): Composition {
  const sleepingPlace = backdrop.floats ? undefined : sleepingPlaceIn(scene)
  const actors = actorsOf(scene.present, cast, backdrop, random, scene.view).map((actor) =>
    lyingOn(actor, sleepingPlace, backdrop.bedding, scene.props),
  )
  const { row, seen, camera, ...bonds } = fitRow(actors, scene, backdrop, wished, light, random, ids)
  const placed = withArmsBehind(bonds.placed, seen)
  const isAtBed = isBedside(actors, backdrop.floats)
  const width = isAtBed
    ? bedsWidth(actors) * row.scale
    : placed.reduce((sum, actor) => sum + actor.width, 0) * row.scale * row.squeeze
  const { laid, others } = placeOnBed(placed, remainingProps(actors, scene), light, ids)
  const legs = onTheGround(placed, bonds, seen, backdrop, camera)
  const scored = placeInGoal(others, backdrop, camera, seen, light, ids)
  const vessels = placeVessels(scored.others, { backdrop, camera, faces: seen }, light, ids)
  const room = { scene, backdrop, camera, scale: row.scale, faces: seen, legs }
  const furnished = furnish(vessels.others, room, light, ids)
  const free = { width, faces: seen, legs: [...legs, ...furnished.taken] }
  const loose = placeLooseProps(furnished.loose, backdrop, camera, free, light, random, ids)
  const propAt = loose.first ?? furnished.first
  const drawn = placed.map((actor, index) => {
    const turned = turnActor(actor, index, placed, seen, propAt, camera, gazes)
    const spot = aimArms(actor, turned, index, seen, propAt)
    return drawnAt(spot, actor, scene, backdrop, light, ids)
  })
  const sprites = [
    ...drawAttachments(withView(bonds, scene), camera, light, ids, backdrop.water?.isDeep),
    ...houseWalls(bonds.attachedProps, scene, camera, light),
    ...laid,
    ...doorways(placed),
    ...wakes(bonds.attachedProps, backdrop, light),
  ]
  const crowd = backdrop.water?.isDeep ? undefined : crowdBehind(placed, isAtBed ? undefined : narratedCrowd)
  const wall = furnished.houseBack ?? wallBack(backdrop, camera)
  const behind = crowd && drawCrowd(crowd, placed, camera, scene, backdrop.floats, light, random, ids, wall)
  return {
    camera,
    ...layered([vessels, scored, furnished, loose], behind, [...drawn, ...sprites]),
    ...facesOf(drawn, thingsIn(bonds, furnished, loose)),
    walled: furnished.walled,
    people: placed.map(({ presence }) => presence.who),
  }
}

/** A window shows the hour and the weather, and from outside the light of the room. */
const withView = (
  { attachedProps, kisses }: Pick<AttachedCast, 'attachedProps' | 'kisses'>,
  scene: SceneNote,
) => ({
  kisses,
  attachedProps: attachedProps.map((prop) => ({
    ...prop,
    words:
      isOutdoors(scene) && /\bwindow$/.test(prop.words)
        ? 'lit window'
        : windowProp(scene.timeOfDay, scene.weather, prop.words),
  })),
})

/** A helper that is a group takes precedence over a crowd the text mentions. */
function crowdBehind(placed: readonly Placed[], narratedCrowd: Crowd | undefined): Crowd | undefined {
  const [many] = placed.flatMap(({ helper }) => (helper && crowdOfHelper(helper)) ?? [])
  return many ?? narratedCrowd
}

/** How far behind the row a room ends: no crowd stands on its wall. */
const wallBack = ({ wall }: Backdrop, { ground, top, zoom }: Camera): number | undefined =>
  wall === undefined ? undefined : Math.max(0, ground - (wall - top) * zoom - IN_ROOM)
const IN_ROOM = 8

/** From back to front: props behind, the crowd, the figures by depth, props in front. */
function layered(
  layers: readonly { defs: string; behind: string; front: string }[],
  crowd: { defs: string; svg: string } | undefined,
  figures: readonly { defs: string; svg: string; depth: number }[],
): Pick<Composition, 'defs' | 'svg'> {
  const byDepth = [...figures].sort((a, b) => a.depth - b.depth)
  return {
    defs: [...layers, ...(crowd ? [crowd] : []), ...figures].map(({ defs }) => defs).join(''),
    svg: [
      ...layers.map(({ behind }) => behind),
      crowd?.svg ?? '',
      ...byDepth.map(({ svg }) => svg),
      ...layers.map(({ front }) => front),
    ].join(''),
  }
}

function facesOf(
  drawn: readonly { face: Face; child: boolean }[],
  things: readonly Interval[],
): Pick<Composition, 'faces' | 'focus'> {
  const faces = drawn.map(({ face }) => face)
  const children = drawn.filter(({ child }) => child).map(({ face }) => face)
  return {
    faces,
    focus: focusOf(faces, children, things) ?? { x: CENTER, y: WIDE.top + WIDE.height * 0.55 },
  }
}

/** The lit door that somebody stands in. */
const doorways = (placed: readonly Placed[]) =>
  placed
    .filter(isInDoorway)
    .map(({ spot, depth }) => ({ depth: depth - 1, defs: '', svg: litDoor(spot.x, spot.y, spot.scale) }))

/** Draws an actor with what carries it and the air or water around it. */
function drawnAt(
  spot: Spot,
  actor: Placed,
  scene: SceneNote,
  { floats, water: sea }: Backdrop,
  light: FigureLight,
  ids: Ids,
) {
  const upright = drawActor({ ...actor, spot }, scene, light, ids)
  const lying = rotateFigure(withLoadsDrawn(upright, { ...actor, spot }, light, ids), actor)
  const isHeld = actor.attachment?.model !== undefined || actor.attachment?.how === 'on'
  const deep = sea !== undefined && (actor.wades || (sea.isDeep && actor.flight === 0)) && !isHeld
  const surface = deep ? spot.y - WADED * spot.scale * depthOf(actor) : undefined
  const whole = actor.powder
    ? { ...lying, svg: applyPowder(lying.svg, actor.powder), defs: applyPowder(lying.defs, actor.powder) }
    : lying
  const figure = clippedBelow(whole, surface ?? actor.clipBelow, ids)
  const water =
    surface !== undefined
      ? { behind: '', front: ripple(spot.x, surface, (actor.width / 3) * spot.scale, light) }
      : swims(actor.helper?.figure) && !floats && !isOnBoards(scene)
        ? waterPool(spot, actor.width, light)
        : undefined
  const perch =
    actor.perch === 0
      ? ''
      : actor.sleepingPlace
        ? drawSleepingPlace(actor.sleepingPlace, spot, actor.perch, light, actor.bedding)
        : drawPerch(spot, actor.perch, scene.setting, light)
  return {
    ...figure,
    svg:
      perch +
      drawFallLines(figure.face, actor) +
      (water?.behind ?? '') +
      figure.svg +
      (figure.over ?? '') +
      (water?.front ?? ''),
    depth: actor.depth,
    child: actor.sheet !== undefined,
  }
}

/** No sea lies on a floor or a deck. */
const isOnBoards = ({ setting, view }: SceneNote): boolean =>
  isRoom(setting) || setting === 'Pirate Ship' || view === 'inside'

/** Fish lie in the water, a mermaid stands in it to the hips. */
const depthOf = ({ helper }: Actor): number =>
  helper?.figure === 'mermaid' ? 1.24 : swims(helper?.figure) ? 0.4 : 1

/** The water in front of boats with somebody in them. */
const wakes = (attachedProps: readonly AttachedProp[], { water }: Backdrop, light: FigureLight) =>
  water?.isDeep
    ? attachedProps
        .filter(({ words }) => isVessel(words))
        .map(({ words, x, base, scale, depth }) => ({
          defs: '',
          svg: ripple(x, base - 16 * scale, footOf({ words, x, scale } as AttachedProp).half, light),
          depth: depth + 1.2,
        }))
    : []

/** What a phone's picture shows besides the faces, if it can. */
const thingsIn = (
  { attachedProps }: Pick<AttachedCast, 'attachedProps'>,
  { taken, walled }: Pick<FurnishedProps, 'taken' | 'walled'>,
  loose: Pick<PlacedProps, 'taken'>,
): Interval[] => [...attachedProps.map(footOf), ...taken, ...walled, ...loose.taken]

/** What stands on the ground: legs, what people are bound to, and the fire. */
const onTheGround = (
  placed: readonly Placed[],
  { attachedProps }: Pick<AttachedCast, 'attachedProps'>,
  faces: readonly Face[],
  backdrop: Backdrop,
  camera: Camera,
): Legs[] => [
  ...placed.map((actor, index) => legsOf(actor, faces[index])),
  ...attachedProps.map((one) => ({ ...footOf(one), ...seatBehindTables(one) })),
  ...obstacleIn(backdrop, camera),
]

/** Half width of legs at scale 1, standing and sitting; whoever lies in a bed takes all of it. */
const [STANDS, SITS, IN_BED] = [44, 72, 206] as const
const legsOf = (actor: Placed, face?: Face): Legs => {
  const { spot, presence, isPerson, helper, width, sleepingPlace } = actor
  const wide = sleepingPlace ? IN_BED : swims(helper?.figure) ? width / 2 : legsHalfWidth(presence, isPerson)
  return { x: spot.x, half: spot.scale * wide, ...behindTables(actor, face) }
}
const legsHalfWidth = ({ action }: Placed['presence'], isPerson: boolean) =>
  isPerson && !isDown(action) ? STANDS : SITS

/** No prop lies in the fire. */
const obstacleIn = ({ obstacle }: Backdrop, { left, zoom, view }: Camera) =>
  obstacle && view !== 'inside' ? [{ x: (obstacle.x - left) * zoom, half: obstacle.half * zoom }] : []

const footOf = ({ x, words, scale }: AttachedProp) => ({
  x,
  half: (findProp(words)?.half ?? 0) * RIG_SCALE * scale,
})

/** Clips whoever sits behind a bed. */
function clippedBelow(figure: DrawnFigure, clipBelow: number | undefined, ids: Ids): DrawnFigure {
  if (clipBelow === undefined) return figure
  const id = ids('hem')
  const clip = `<clipPath id="${id}"><rect x="-400" y="-400" width="${WIDTH + 800}" height="${n(clipBelow + 400)}"/></clipPath>`
  return { ...figure, defs: figure.defs + clip, svg: group(figure.svg, '', `clip-path="url(#${id})"`) }
}
