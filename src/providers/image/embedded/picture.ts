import { seededRandom } from '../../../shared/random.ts'
import type { PictureBrief } from '../index.ts'
import { newBrush } from './brush.ts'
import { type Camera, cameraFor, STILL } from './camera.ts'
import { HEIGHT, WIDTH } from './canvas.ts'
import { enclosureOf, entered } from './enclosure.ts'
import { mix } from './figures/color.ts'
import type { FigureLight, Ids } from './figures/drawing.ts'
import { drawSleeper } from './figures/index.ts'
import { disc, group, n } from './figures/svg.ts'
import { foregroundOf } from './foreground.ts'
import { hourOf } from './hours.ts'
import { bedtime, sleeperX } from './settings/bedroom.ts'
import { SETTINGS } from './settings/index.ts'
import { middleOf, type Staged, stage } from './staging.ts'
import { isRoom } from './surroundings.ts'
import { weather } from './weather.ts'

/** A picture as two layers of SVG: the place, which a story sees again and again, and what happens in it. */
export interface PictureLayers {
  /** The same key, the same place: what the cache of rasterised places goes by. */
  placeKey: string
  place: string
  action: string
  /** The middle of the faces on the canvas. */
  focus: { x: number; y: number }
  faces: readonly { x: number; y: number; radius: number }[]
  /** What hangs or grows close before a near view's figures, to be painted out of focus; empty in a wide one. */
  foreground: string
  camera: Camera
}

/** Draws a scene: the same brief, the same picture; the same story and setting, the same place. */
export function drawPicture(brief: PictureBrief): PictureLayers {
  const scene = entered(brief.scene)
  const asleep = isBedtime(brief)
  const sleepers = asleep ? brief.scene.present.filter((one) => one.who.startsWith('child-')).length : 0
  const ids = newIds()
  const hour = hourOf(scene.timeOfDay, brief.tone, scene.weather)
  const placeSeed = brief.seed ^ hash(scene.setting)
  const brush = newBrush(asleep ? 'Bedroom' : scene.setting, hour, seededRandom(placeSeed), ids)
  const bed = asleep ? bedtime(brush, sleepers) : undefined
  const backdrop = bed ?? SETTINGS[scene.setting](brush)
  const random = seededRandom(brief.seed ^ hash(JSON.stringify(scene)))
  const cast = { children: brief.cast, helpers: brief.helpers }
  const light = asleep ? { ...hour.light, depth: hour.light.depth * 0.6, ambient: '#a58fd0' } : hour.light
  const staged = bed
    ? putToBed(brief, bed.quilt, sleepers, light, ids)
    : stage(scene, cast, backdrop, cameraFor(scene, backdrop, random), light, random, ids)
  const { camera } = staged
  const defs = brush.sketch.defs()
  const inside = camera.view === 'inside'
  const around = inside ? enclosureOf(brush, random) : ''
  const foreground = camera.view === 'near' ? foregroundOf(brush, random) : ''
  return {
    placeKey: [
      asleep ? `bed-${sleepers}` : scene.setting,
      scene.timeOfDay,
      scene.weather,
      brief.tone,
      brief.seed,
    ].join('|'),
    place: svg(`<defs>${defs}</defs>${backdrop.behind}`),
    action: svg(
      `<defs>${defs}${staged.defs}</defs>${around}${warmth(staged, brush.sketch.soft(mix(hour.warm, hour.haze, 0.45), 0.34 * hour.light.depth))}${staged.svg}${inside ? '' : seenBy(camera, backdrop.before)}${asleep || inside || isRoom(scene.setting) ? '' : weather(scene.weather, camera.view, camera.ground, random)}${VIGNETTE}`.replace(
        '</defs>',
        `${brush.sketch.defs()}</defs>`,
      ),
    ),
    focus: staged.focus,
    faces: staged.faces,
    foreground: foreground ? svg(`<defs>${brush.sketch.defs()}</defs>${foreground}`) : '',
    camera,
  }
}

/** What belongs to the place moves and grows with it. */
const seenBy = ({ zoom, left, top }: Camera, drawing: string) =>
  zoom === 1 && left === 0 && top === 0
    ? drawing
    : group(drawing, `scale(${zoom}) translate(${-left} ${-top})`)

/** Everybody who is in the picture lies asleep, in a place with a bed. */
const isBedtime = ({ scene }: PictureBrief) =>
  scene.setting === 'Bedroom' &&
  scene.present.some((one) => one.who.startsWith('child-')) &&
  scene.present
    .filter((one) => one.who.startsWith('child-'))
    .every((one) => one.action === 'asleep' || one.feeling === 'asleep')

function putToBed(
  brief: PictureBrief,
  quilt: string,
  sleepers: number,
  light: FigureLight,
  ids: Ids,
): Staged {
  const children = brief.scene.present.filter((one) => one.who.startsWith('child-'))
  const drawn = children.flatMap((presence, index) => {
    const sheet = brief.cast[Number(presence.who.slice('child-'.length))]
    if (!sheet) return []
    return [
      drawSleeper(sheet, presence.feeling, { x: sleeperX(index, sleepers), y: 905, scale: 1.35 }, light, ids),
    ]
  })
  return {
    camera: STILL,
    defs: drawn.map((figure) => figure.defs).join(''),
    svg:
      drawn.map((figure) => figure.svg).join('') + quilt + drawn.map((figure) => figure.over ?? '').join(''),
    faces: drawn.map((figure) => figure.face),
    focus: middleOf(drawn.map((figure) => figure.face)) ?? { x: WIDTH / 2, y: 800 },
  }
}

/** Lamplight lies behind the figures, never on them: on dark skin it would be grey. */
const warmth = ({ focus }: Staged, fill: string) => disc(focus.x, focus.y + 60, 400, fill)

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
