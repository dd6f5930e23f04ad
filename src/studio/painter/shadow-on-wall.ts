import type { Helper, SceneNote } from '../../shared/stories/scene.ts'
import { figureWordsOf } from './actors.ts'
import type { Backdrop } from './brush.ts'
import type { Camera } from './camera.ts'
import { TALL, WIDE, WIDTH } from './canvas.ts'
import { isSmall } from './figure-sizes.ts'
import type { Drawing, Face, FigureLight, Ids } from './figures/drawing.ts'
import { drawFigure } from './figures/helper.ts'
import { isPerson } from './figures/index.ts'
import { group } from './figures/svg.ts'
import { type Interval, overlap } from './intervals.ts'
import { isRoom } from './setting-kinds.ts'

const ON_WALL = /\bshadows? on (?:the wall|it)\b/
const TOLD = /\b(?:his|her|its|the) shadow (?:was|is) (?:so |very )?(?:big|large|huge)\b/

const mentionsShadow = (place: string, narration: string) => ON_WALL.test(place) || TOLD.test(narration)

/** Widens the view where a shadow needs the whole wall. */
export const withWallForShadow = (scene: SceneNote, narration: string): SceneNote =>
  isRoom(scene.setting) && scene.view !== 'wide' && mentionsShadow(scene.place, narration)
    ? { ...scene, view: 'wide' }
    : scene

/** Whose large shadow is on the wall: somebody small in front of the lamp, visible or not. */
function casterOf({ place }: Pick<SceneNote, 'place'>, narration: string, helpers: readonly Helper[]) {
  if (!mentionsShadow(place, narration)) return undefined
  const animals = helpers.filter(({ figure }) => !isPerson(figure) && figure !== 'thing')
  return animals.find(({ figure }) => isSmall(figure)) ?? animals[0]
}

/** How far a small animal's ears extend above its face, in face radii, and its width relative to its height. */
const [EARS, BROAD] = [2.5, 0.4] as const
const SHADE = '#140c3a'
const STEP = 24
/** Minimum height where little of the wall is visible. */
const LEAST = 220

/** A shadow as large as the wall, where the fewest figures cover it. */
export function drawWallShadow(
  scene: SceneNote,
  narration: string,
  helpers: readonly Helper[],
  room: {
    backdrop: Pick<Backdrop, 'wall'>
    camera: Pick<Camera, 'top' | 'zoom' | 'middle'>
    faces: readonly Face[]
    walled?: readonly Interval[]
  },
  light: FigureLight,
  ids: Ids,
): Drawing | undefined {
  const { backdrop, camera, faces, walled = [] } = room
  const caster = casterOf(scene, narration, helpers)
  if (!caster || backdrop.wall === undefined) return undefined
  const foot = Math.min((backdrop.wall - camera.top) * camera.zoom, WIDE.top + WIDE.height - 60)
  const shown = { action: 'standing', feeling: 'happy' } as const
  const { face } = drawFigure(figureWordsOf(caster), shown, { x: 0, y: 0, scale: 1 }, light, ids)
  const high = face.radius * EARS - face.y
  const tall = Math.max(LEAST, foot - WIDE.top - 24)
  const scale = tall / high
  const half = tall * BROAD
  let [x, least] = [camera.middle, Number.POSITIVE_INFINITY]
  for (let at = half * 0.9; at <= WIDTH - half * 0.9; at += STEP) {
    const hidden = faces.reduce(
      (sum, face) => sum + Math.max(0, half * 0.8 + face.radius * 1.3 - Math.abs(face.x - at)),
      0,
    )
    const away = Math.abs(at - camera.middle)
    const cost =
      overlap(at, half, walled) * 9 + hidden * 6 + away * 0.2 + Math.max(0, away - TALL.width / 2) * 0.3
    if (cost < least) [x, least] = [at, cost]
  }
  const spot = { x, y: foot, scale, flip: x > camera.middle, aloft: true }
  const { svg } = drawFigure(figureWordsOf(caster), shown, spot, light, ids)
  return { defs: '', svg: group(darkened(svg), '', 'opacity=".5"') }
}

/** The silhouette: every part in one color, without light. */
const darkened = (svg: string): string =>
  svg
    .replace(/ (?:filter|mask|opacity|fill-opacity|stroke-opacity)="[^"]*"/g, '')
    .replace(/ (fill|stroke)="(?!none)[^"]*"/g, ` $1="${SHADE}"`)
