import type { PictureBrief } from '../../ports/painter.ts'
import { type Random, seededRandom } from '../../shared/kit/random.ts'
import type { SceneNote } from '../../shared/stories/scene.ts'
import { actorsOf, type Cast } from './actors.ts'
import { aspectsOf } from './aspects.ts'
import { isAtSea, withBoats } from './at-sea.ts'
import { withAwakeInBed } from './bedtime/awake-in-bed.ts'
import { withBedtimeActions } from './bedtime/bedtime-actions.ts'
import { type BedtimeLook, bedtimeLookOf, taleRoomOf } from './bedtime/bedtime-look.ts'
import { drawDoorFrame } from './bedtime/door-frame.ts'
import { drawHouseAround } from './bedtime/house-around.ts'
import { roomHour } from './bedtime/room-hour.ts'
import { withToldBedThings } from './bedtime/told-bed-things.ts'
import { type Backdrop, type Brush, newBrush } from './brush.ts'
import { type Camera, cameraFor } from './camera.ts'
import { HEIGHT, WIDTH } from './canvas.ts'
import { closedEyesIn } from './closed-eyes.ts'
import { type Composition, composeScene } from './composition.ts'
import { drawDarkness } from './darkness.ts'
import { effortsIn } from './efforts.ts'
import { drawEnclosure, withPaintableSetting } from './enclosure.ts'
import { mix } from './figures/color.ts'
import type { Ids } from './figures/drawing.ts'
import { disc, group, n } from './figures/svg.ts'
import { drawForeground } from './foreground.ts'
import { narratedGazes } from './gazes.ts'
import { withHighWindows } from './high-windows.ts'
import { hourOf } from './hours.ts'
import { type Loads, withLoads, withoutLoads } from './loads.ts'
import { type NamedActor, namedIn } from './named-actors.ts'
import { withNarratedActions, withoutSpeech } from './narrated-actions.ts'
import { narratedCrowd } from './narrated-crowd.ts'
import { narratedPowder } from './powder.ts'
import { withNames } from './pronouns.ts'
import { isRoom } from './setting-kinds.ts'
import { bedFromFoot, bedFromSide, roomOfTale } from './settings/bedroom.ts'
import { SETTING_PAINTERS } from './settings/index.ts'
import { openSea } from './settings/open-sea.ts'
import { drawWallShadow, withWallForShadow } from './shadow-on-wall.ts'
import { drawOnMat, drawUnderQuilt, sleepersOf } from './sleepers.ts'
import { sleepingPlaceIn } from './sleeping-place.ts'
import { drawSnow, hasSnow } from './snow.ts'
import { isUnlit, withLampsOut } from './unlit.ts'
import { weather } from './weather.ts'

/** A picture as two SVG layers: the setting, which recurs throughout a story, and the action. */
export interface PictureLayers {
  /** The story's seed. */
  story: number
  /** Cache key of the rasterized setting. */
  placeKey: string
  place: string
  action: string
  /** Center of the faces on the canvas. */
  focus: { x: number; y: number }
  faces: readonly { x: number; y: number; radius: number }[]
  /** Whose faces they are, as ids of the scene. */
  people: readonly string[]
  /** Out-of-focus objects in front of a near view's figures; empty in wide views. */
  foreground: string
  camera: Camera
}

/** Draws a scene. The same brief always gives the same picture, and the same story and setting the same background. */
export function drawPicture(brief: PictureBrief): PictureLayers {
  const { scene, unlit, narration, named, loads } = sceneOf(brief)
  const sleepers = sleepersOf({ ...brief, scene })
  const alone = sleepers.length > 0 && sleepers.length === scene.present.length
  const night =
    sleepers.length > 0 ? bedtimeLookOf(scene, narration, brief.seed, brief.helpers, unlit) : undefined
  const asleep = scene.setting === 'Bedroom' && isFromFoot(night?.view, alone ? sleepers.length : 0)
  const ids = newIds()
  const ofDay = hourOf(scene.timeOfDay, brief.tone, scene.weather)
  const hour = scene.setting === 'Bedroom' && night ? roomHour(ofDay, night.lit) : ofDay
  const placeSeed = brief.seed ^ hash(scene.setting)
  const aspects = aspectsOf(scene, narration)
  const brush = newBrush(scene.setting, hour, seededRandom(placeSeed), ids, unlit, aspects)
  const bed = asleep && night ? bedFromFoot(brush, sleepers.length, night) : undefined
  const inBed = scene.setting === 'Bedroom' && sleepers.length > 0
  const taleRoom = sleepers.length > 0 ? undefined : taleRoomOf(scene)
  const backdrop =
    bed ?? (inBed && night ? bedFromSide(brush, night) : backdropAwake(scene, brush, taleRoom, night))
  const snow = !bed && hasSnow(scene) ? drawSnow(brush) : ''
  const random = seededRandom(brief.seed ^ hash(JSON.stringify(scene)))
  const cast = castOf(brief, narration, named, loads)
  const light = asleep ? { ...hour.light, depth: hour.light.depth * 0.6, ambient: '#a58fd0' } : hour.light
  const wished = cameraFor(scene, backdrop, random)
  const gazes =
    brief.page && !night ? narratedGazes(brief.page.paragraph, narration, named, scene.props[0]) : undefined
  const composition = bed
    ? drawUnderQuilt(sleepers, watchingAt(scene, cast, bed, random), bed.quilt, scene, light, ids)
    : scene.view === 'inside' && alone && (sleepers.length > 1 || sleepingPlaceIn(scene) === undefined)
      ? drawOnMat(sleepers, wished, light, ids)
      : composeScene(scene, cast, backdrop, wished, light, random, ids, crowdIn(brief, scene), gazes)
  const { camera } = composition
  const defs = brush.sketch.defs()
  const inside = camera.view === 'inside'
  const around = inside ? drawEnclosure(brush, random, camera) : drawDarkness(scene, camera, brush)
  const shadow = drawWallShadow(scene, narration, brief.helpers, { backdrop, ...composition }, light, ids)
  const frameBrush = () => newBrush(scene.setting, ofDay, seededRandom(placeSeed), ids)
  const frame = bed || !inBed ? '' : bedFrameView(night, frameBrush(), composition)
  const foreground = snow + frame === '' ? foregroundOf(scene, camera, brush, random) : ''
  return {
    story: brief.seed,
    placeKey: placeKeyOf(brief, scene, [
      asleep ? `bed-${sleepers.length}` : inBed ? 'night-room' : scene.setting,
      ...lookAround(inBed ? night : undefined, snow, unlit),
      ...(taleRoom ? [taleRoom.room, taleRoom.outside] : []),
      ...aspects,
    ]),
    place: svg(`<defs>${defs}</defs>${backdrop.behind}${snow}`),
    action: svg(
      `<defs>${defs}${composition.defs}</defs>${around}${shadow?.svg ?? ''}${unlit ? '' : warmth(composition, brush)}${composition.svg}${frame}${inside ? '' : seenBy(camera, backdrop.before)}${asleep || inside || isRoom(scene.setting) ? '' : weather(scene.weather, camera.view, camera.ground, random)}${VIGNETTE}`.replace(
        '</defs>',
        `${brush.sketch.defs()}</defs>`,
      ),
    ),
    focus: composition.focus,
    faces: composition.faces,
    people: composition.people,
    foreground: foreground ? svg(`<defs>${brush.sketch.defs()}</defs>${foreground}`) : '',
    camera,
  }
}

const foregroundOf = (scene: SceneNote, camera: Camera, brush: Brush, random: Random): string =>
  camera.view === 'near' && !isAtSea(scene) ? drawForeground(brush, random) : ''

/** Around whoever is awake: a tale's own room, or the setting. */
const backdropAwake = (
  scene: SceneNote,
  brush: Brush,
  room: ReturnType<typeof taleRoomOf>,
  night: BedtimeLook | undefined,
): Backdrop =>
  room ? roomOfTale(brush, room.room, room.outside) : { ...backdropOf(scene, brush), bedding: night?.bedding }

/** The scene as it can be painted, what the page adds to it, and whether the lamps are out. */
function sceneOf(brief: PictureBrief) {
  const named = namedIn(brief.scene.present, brief.page, brief.helpers)
  const narration = withNames(withoutSpeech(brief.page?.paragraph ?? ''), named)
  const { scene: noted, loads } = withLoads(brief.scene, narration, named)
  const told = withoutLoads(withNarratedActions({ ...brief, scene: noted }), loads)
  const entering = withPaintableSetting(
    withBoats(
      withToldBedThings(
        withBedtimeActions(withAwakeInBed(told, narration, named), narration, named),
        narration,
      ),
      brief.helpers,
    ),
  )
  const unlit = isUnlit(entering, narration)
  const props = unlit ? withLampsOut(entering.props) : entering.props
  const raised = withHighWindows({ ...entering, props }, narration)
  return { scene: withWallForShadow(raised, narration), unlit, narration, named, loads }
}

/** The cast, with who is powdered and whose eyes are closed according to the page. */
const castOf = (
  { cast, helpers, page }: PictureBrief,
  narration: string,
  named: readonly NamedActor[],
  loads: Loads,
): Cast => ({
  children: cast,
  helpers,
  powder: narratedPowder(withoutSpeech(page?.paragraph ?? ''), named),
  eyesShut: closedEyesIn(narration, named),
  loads,
  efforts: effortsIn(narration, named),
})

/** What the night, snow and lamps out make of a place. */
const lookAround = (night: BedtimeLook | undefined, snow: string, unlit: boolean): string[] => [
  ...(night ? [night.room ?? 'own', night.outside, night.lit] : []),
  ...(snow === '' ? [] : ['snow']),
  ...(unlit ? ['unlit'] : []),
]

/** Everything the look of the setting depends on; it is rasterized once per key. */
const placeKeyOf = ({ tone, seed }: PictureBrief, scene: SceneNote, look: readonly string[]): string =>
  [
    ...look,
    ...(isAtSea(scene) ? [`sea-${scene.view}`] : []),
    scene.timeOfDay,
    scene.weather,
    tone,
    seed,
  ].join('|')

const backdropOf = (scene: SceneNote, brush: Brush): Backdrop =>
  isAtSea(scene) ? openSea(brush, scene.view === 'near') : SETTING_PAINTERS[scene.setting](brush)

/** Children who are all asleep lie side by side, unless seen from outside. */
const isFromFoot = (view: BedtimeLook['view'] | undefined, together: number): boolean =>
  view === 'foot' || (together > 1 && view !== 'window' && view !== 'door')

/** Who is at a bed seen from its foot. */
const watchingAt = (scene: SceneNote, cast: Cast, backdrop: Backdrop, random: Random) =>
  actorsOf(scene.present, cast, backdrop, random, 'near').filter(({ sheet }) => !sheet)

/** What frames the view of a bed: the house's window, or the room's door. */
function bedFrameView(night: BedtimeLook | undefined, brush: Brush, { faces, focus }: Composition): string {
  const drawn =
    night?.view === 'window'
      ? drawHouseAround(brush, night.room, faces, focus.x, night.outside === 'snow')
      : night?.view === 'door'
        ? drawDoorFrame(brush, faces, focus.x)
        : ''
  return drawn === '' ? '' : `<defs>${brush.sketch.defs()}</defs>${drawn}`
}

/** The crowd mentioned in the narration. */
const crowdIn = ({ page, helpers }: PictureBrief, scene: SceneNote) =>
  page ? narratedCrowd(scene, withoutSpeech(page.paragraph), helpers) : undefined

/** The setting's front layer moves and scales with the setting. */
const seenBy = ({ zoom, left, top }: Camera, drawing: string) =>
  zoom === 1 && left === 0 && top === 0
    ? drawing
    : group(drawing, `scale(${zoom}) translate(${-left} ${-top})`)

/** Lamplight goes behind the figures: on dark skin it would look gray. */
const warmth = ({ focus }: Composition, { sketch, hour: { warm, haze, light } }: Brush) =>
  disc(focus.x, focus.y + 60, 400, sketch.soft(mix(warm, haze, 0.45), 0.34 * light.depth))

const VIGNETTE = `<radialGradient id="vignette" cx=".5" cy=".5" r=".8"><stop offset=".55" stop-color="#06021a" stop-opacity="0"/><stop offset="1" stop-color="#06021a" stop-opacity=".5"/></radialGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>`

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`

function newIds(): Ids {
  let count = 0
  return (prefix) => {
    count += 1
    return `${prefix}-${n(count)}`
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  return value | 0
}
