import type { PictureBrief } from '../../ports/painter.ts'
import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import type { Action, Presence, SceneNote } from '../../shared/stories/scene.ts'
import type { Actor } from './actors.ts'
import { asleepPet, bedThingIn, isSpread } from './bed-things.ts'
import { type Camera, leveled, STILL } from './camera.ts'
import { CENTER } from './canvas.ts'
import type { Composition } from './composition.ts'
import { drawActor } from './draw-actor.ts'
import { darker, lighter, mix } from './figures/color.ts'
import type { DrawnFigure, FigureLight, Ids } from './figures/drawing.ts'
import { drawChild, drawProp, drawSleeper } from './figures/index.ts'
import { box, group, n, oval, shape, stroke } from './figures/svg.ts'
import { BLANKET, sleeperX } from './settings/bedroom.ts'
import { middleOf } from './tall-cut.ts'

interface Sleeper {
  presence: Presence
  sheet: CastSheet
}

const isChild = ({ who }: Presence) => who.startsWith('child-')

/** The sleeping children of a scene; empty if any child is awake. */
export function sleepersOf({ scene, cast }: Pick<PictureBrief, 'scene' | 'cast'>): Sleeper[] {
  const children = scene.present.filter(isChild)
  if (children.some(({ bond }) => scene.present.some(({ who }) => who === bond?.to))) return []
  if (!children.every(({ action, feeling }) => action === 'asleep' || feeling === 'asleep')) return []
  return children.flatMap((presence) => {
    const sheet = cast[Number(presence.who.slice('child-'.length))]
    return sheet ? [{ presence, sheet }] : []
  })
}

/** Scale of children in bed, by their number. */
const SLEEPER = [1.4, 1.4, 1.4, 1.22, 1.04] as const

/** Whoever is at the bed stands beside the pillow. */
const BESIDE_BED = { x: 268, y: 968, scale: 1.24 } as const
const AT_BED: ReadonlySet<Action> = new Set<Action>([
  'reading',
  'waving',
  'reaching',
  'pointing',
  'playing',
  'whispering',
])

/** Slightly nearer and lower, so that the pillows are above the player's text. */
const AT_THE_BED: Camera = { ...STILL, zoom: 1.16, left: 93, top: 174 }

/** On the quilt, and on the floor beside the bed. */
const ON_QUILT = { x: CENTER + 128, y: BLANKET + 168, scale: 1.25 } as const
const ON_FLOOR = { x: 372, y: 1016, scale: 1.2 } as const
/** A coat is spread over the quilt. */
const SPREAD = { x: CENTER + 20, y: BLANKET + 236, scale: 1.9 } as const

/** Draws children side by side under the quilt, with what they brought home on top. */
export function drawUnderQuilt(
  sleepers: readonly Sleeper[],
  watching: readonly Actor[],
  quilt: string,
  scene: SceneNote,
  light: FigureLight,
  ids: Ids,
): Composition {
  const drawn = sleepers.map(({ sheet, presence }, index) =>
    drawSleeper(
      sheet,
      presence.feeling,
      { x: sleeperX(index, sleepers.length), y: BLANKET, scale: SLEEPER[sleepers.length] ?? 1.04 },
      light,
      ids,
    ),
  )
  const side = scene.place.length % 2 ? 1 : -1
  const beside = watching.map((actor) => {
    const spot = {
      ...BESIDE_BED,
      x: CENTER + side * BESIDE_BED.x,
      aloft: false,
      flip: side > 0,
      lookAt: drawn[0]?.face ?? { x: CENTER, y: BLANKET },
    }
    const presence = {
      ...actor.presence,
      action: AT_BED.has(actor.presence.action) ? actor.presence.action : ('standing' as const),
    }
    return drawActor({ ...actor, presence, spot, depth: 0, perch: 0 }, scene, light, ids)
  })
  const { defs: laidDefs, onQuilt, onFloor } = broughtHome(scene.props, side, light, ids)
  const { zoom, left, top } = AT_THE_BED
  return {
    ...asleep(
      [...drawn, ...beside].map(({ face }) => ({
        x: (face.x - left) * zoom,
        y: (face.y - top) * zoom,
        radius: face.radius * zoom,
      })),
    ),
    people: [...sleepers, ...watching].map(({ presence }) => presence.who),
    camera: AT_THE_BED,
    defs: [...drawn, ...beside].map((figure) => figure.defs).join('') + laidDefs,
    svg: group(
      drawn.map((figure) => figure.svg).join('') +
        beside.map((figure) => figure.svg).join('') +
        quilt +
        drawn.map((figure) => figure.over ?? '').join('') +
        onQuilt +
        onFloor,
      `scale(${zoom}) translate(${-left} ${-top})`,
    ),
  }
}

/** What lies on the quilt, and what stands on the floor on the free side of the bed. */
function broughtHome(props: readonly string[], side: number, light: FigureLight, ids: Ids) {
  const things = props.map(bedThingIn)
  const on = things.find(({ where }) => where === 'on')
  const beside = things.find(({ where }) => where === 'beside' || where === 'under')
  const at = on && isSpread(on.prop) ? SPREAD : ON_QUILT
  const quilted = on && drawProp(asleepPet(on.prop), at, light, ids)
  const x = CENTER - side * ON_FLOOR.x
  const stood = beside && drawProp(beside.prop, { ...ON_FLOOR, x }, light, ids)
  return {
    defs: (quilted?.defs ?? '') + (stood?.defs ?? ''),
    onQuilt: quilted?.svg ?? '',
    onFloor: stood?.svg ?? '',
  }
}

/** A child lying on its belly: distance of its face from its center, and height of its body above the mat. */
const FACE = 95
const MAT = { y: 868, alone: 420, together: 566 } as const
/** Distance of the two front faces from the middle: for two children, and with others between and behind them. */
const APART = { two: 74, more: 122 } as const
const SCALES = [1.6, 1.36, 1.12] as const

/** Draws children on a mat in a tent, a cabin or a cave, head to head, so that both cuts show all faces. */
export function drawOnMat(
  sleepers: readonly Sleeper[],
  camera: Camera,
  light: FigureLight,
  ids: Ids,
): Composition {
  const scale = SCALES[sleepers.length - 1] ?? 1
  const apart = sleepers.length > 2 ? APART.more : APART.two
  const placed = sleepers.map((sleeper, index) => {
    const behind = index < 2 ? 0 : index - 1
    const face = sleepers.length === 1 ? -40 : index === 0 ? -apart : index === 1 ? apart : (behind - 1) * 150
    const flip = index === 0 && sleepers.length > 1
    const x = CENTER + (face + (flip ? -FACE : FACE)) * scale
    return { ...sleeper, spot: { x, y: MAT.y + 18 - behind * 74 * scale, scale, flip } }
  })
  const drawn = placed
    .sort((a, b) => a.spot.y - b.spot.y)
    .map(({ sheet, presence, spot }) =>
      drawChild(sheet, { action: 'asleep', feeling: presence.feeling }, spot, light, ids),
    )
  const raised = leveled(
    camera,
    drawn.map((figure) => figure.face),
  )
  const by = camera.ground - raised.ground
  return {
    ...asleep(drawn.map(({ face }) => ({ ...face, y: face.y - by }))),
    people: placed.map(({ presence }) => presence.who),
    camera: raised,
    defs: drawn.map((figure) => figure.defs).join(''),
    svg: group(mat(sleepers, light) + drawn.map((figure) => figure.svg).join(''), `translate(0 ${-by})`),
  }
}

const CLOTHS = ['#8f86c8', '#7fa8c0', '#b98a9c', '#8fae8a', '#c2a078'] as const

function mat(sleepers: readonly Sleeper[], light: FigureLight): string {
  const [first] = sleepers
  const half = sleepers.length > 1 ? MAT.together : MAT.alone
  const lit = (color: string) => mix(color, light.ambient, light.depth * 0.42)
  const dye = Number.parseInt(first?.sheet.topColor.slice(1) ?? '0', 16)
  const cloth = lit(CLOTHS[dye % CLOTHS.length] ?? CLOTHS[0])
  const [left, right] = [CENTER - half, CENTER + half]
  return (
    oval(CENTER, MAT.y + 150, half * 1.06, 40, '#0a0620', 'opacity=".3"') +
    box(left, MAT.y - 40, half * 2, 190, 60, darker(cloth, 0.3)) +
    shape(
      `M${left} ${MAT.y + 30}Q${left + 30} ${MAT.y - 66} ${left + 150} ${MAT.y - 66}H${right - 150}Q${right - 30} ${MAT.y - 66} ${right} ${MAT.y + 30}Q${right} ${MAT.y + 60} ${right - 50} ${MAT.y + 60}H${left + 50}Q${left} ${MAT.y + 60} ${left} ${MAT.y + 30}Z`,
      lighter(cloth, 0.16),
    ) +
    stroke(
      `M${left + 30} ${n(MAT.y + 98)}H${right - 30}`,
      lighter(cloth, 0.35),
      4,
      'stroke-dasharray="12 12" opacity=".5"',
    )
  )
}

function asleep(faces: readonly DrawnFigure['face'][]): Pick<Composition, 'faces' | 'focus'> {
  return { faces, focus: middleOf(faces) ?? { x: CENTER, y: MAT.y } }
}
