import type { Action, Feeling } from '../../../../shared/stories/scene.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import { gazeTowards, placeFigure, RIG_SCALE } from '../placement.ts'
import { type HeldProp, heldProp } from '../props/held-prop.ts'
import { newSketch, type Sketch } from '../sketch.ts'
import { group, n, oval } from '../svg.ts'
import { type Gear, gearFor } from './gear.ts'
import type { AnyHairStyle } from './hair/index.ts'
import { head } from './head.ts'
import { heldAnimal } from './held-animal.ts'
import { layHand } from './lay-hand.ts'
import { type Arm, arm, restingLegs, standingLegs } from './limbs.ts'
import type { Look } from './look.ts'
import { lyingDown } from './lying.ts'
import { torso } from './outfit.ts'
import { CLASPED, type PersonPresence, personPose } from './person-pose.ts'
import { type Pose, ROLLS_ABOUT, type Stance } from './pose.ts'
import { adrift, DROP } from './poses.ts'
import { wheelchair, wheelchairFromBehind, wheelchairFromSide } from './wheelchair.ts'

/** What a role adds to a child's body. */
export interface Extras {
  /** Behind the body, e.g. wings. */
  behind?: (sketch: Sketch) => string
  /** Instead of legs, e.g. a fish's tail. */
  legs?: (sketch: Sketch) => string
}

/** How far the head follows the eyes. */
const [TURNS, NODS] = [0.13, 0.16] as const
const clampUnit = (value: number) => Math.max(-1, Math.min(1, value))

/** Default color of a wheelchair. */
const WHEELCHAIR_COLOR = '#3f8fd9'

/** A whole person in the children's rig: a child, or a role such as a captain. */
export function drawPerson(
  look: Look,
  asked: PersonPresence,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
  extras: Extras = {},
): DrawnFigure {
  const awake = { feeling: asked.feeling, covered: asked.covered ?? false }
  if (asked.action === 'asleep')
    return lyingDown(look, spot, light, ids, asked.covered ? awake : undefined, asked.bedding)
  if (asked.action === 'lying' && (!look.wheelchair || asked.covered))
    return lyingDown(look, spot, light, ids, awake)
  return drawnUpright(look, asked, spot, light, ids, extras)
}

function drawnUpright(
  look: Look,
  asked: PersonPresence,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
  extras: Extras,
): DrawnFigure {
  const sketch = newSketch(ids)
  const presence =
    spot.aloft && ON_GROUND.has(asked.action) ? { ...asked, action: 'floating' as const } : asked
  const gear = gearOf(look, presence, sketch)
  const holding = gear.takesHolding ? undefined : (presence.holding ?? USUALLY_HELD[presence.action])
  const held = holding ? (heldProp(holding, sketch) ?? heldAnimal(holding, ids)) : undefined
  const mayDrift = !extras.legs && !gear.front
  const { pose, hand } = poseAt(spot, personPose(look, presence, held), look, mayDrift)
  const frame = bodyFrameOf(look, pose)
  const middle = middleOfHead(look, pose, frame)
  const head = turnedHead(look, presence.feeling, pose, spot, middle, sketch)
  const parts = { look, pose, held, frame, head, sketch, extras, gear }
  const drawn = pose.view === 'back' ? fromBehind(parts) : fromBefore(parts)
  const [faceX, faceY] = rotated(...middle, ...ROLLS_ABOUT, pose.roll)
  const figure = placeFigure(
    { defs: sketch.defs(), svg: lifted(drawn, pose) },
    {
      origin: [100, 372],
      scale: RIG_SCALE,
      face: { x: faceX, y: faceY - pose.lift, radius: 66 * look.build.head },
      behind: lifted(frame.upper(heldInHand(held?.halo, pose)), pose),
      shadow: { width: SHADOW[pose.stance] * look.build.width, faint: pose.lift / 90 },
    },
    spot,
    light,
    ids,
  )
  const breadth = FULL_HAIR.has(look.hairStyle) ? FULL : 1
  return { ...figure, breadth, ...(hand ? { hand } : {}) }
}

/** Half width of the ground shadow at the default build. */
const SHADOW: Record<Stance, number> = {
  seated: 60,
  standing: 74,
  crossed: 92,
  kneeling: 74,
  wheelchair: 104,
}

const USUALLY_HELD: Partial<Record<Action, string>> = {
  reading: 'book',
  cooking: 'spoon',
  drawing: 'pencil',
}
const gearOf = (look: Look, { action, holding }: PersonPresence, sketch: Sketch): Gear =>
  look.wheelchair && WHEELS_DO.has(action) ? NO_GEAR : gearFor(action, holding, sketch)

/** The pose adjusted to its spot: hands clasped in a close space, adrift in the air, or a hand laid on something. */
function poseAt(
  spot: Spot,
  asked: Pose,
  { build }: Look,
  mayDrift: boolean,
): { pose: Pose; hand?: { x: number; y: number } } {
  const standing = spot.close ? { ...asked, ...CLASPED } : asked
  const pose = spot.aloft && mayDrift ? adrift(standing) : standing
  return spot.reach ? layHand(pose, build, spot, spot.reach) : { pose }
}

const middleOfHead = ({ build }: Look, { tilt }: Pose, { neckX, neckY }: BodyFrame): [number, number] =>
  rotated(neckX, neckY - 56 * build.head, neckX, neckY, tilt)

/** The head, turned a little toward the gaze. */
function turnedHead(
  look: Look,
  feeling: Feeling,
  pose: Pose,
  spot: Spot,
  [x, y]: [number, number],
  sketch: Sketch,
): BodyParts['head'] {
  const gaze = gazeTowards(spot, [x - 100, y - 372], RIG_SCALE)
  const back = pose.view === 'back'
  const [aside = 0, down = 0] = back || !spot.lookAt ? [] : gaze
  const turn = clampUnit(pose.turn + aside * TURNS)
  const pitch = clampUnit(pose.pitch - down * NODS)
  const profile = isProfile(look, pose, spot)
  return head(look, feeling, { ...pose, turn, pitch, gaze, back, neck: true, profile }, sketch)
}

/** Lifts and rolls the whole body as the pose says. */
const lifted = (content: string, { lift, roll }: Pose): string =>
  group(content, lift || roll ? `translate(0 ${-lift}) rotate(${roll} ${ROLLS_ABOUT.join(' ')})` : '')

const NO_GEAR: Gear = { behind: '', front: '', takesHolding: true }
/** Actions in which a wheelchair differs: it rolls instead of riding a bicycle, and reaches instead of climbing. */
const WHEELS_DO: ReadonlySet<Action> = new Set<Action>(['riding', 'climbing', 'swimming'])
/** Actions that need ground under the feet. */
const ON_GROUND: ReadonlySet<Action> = new Set<Action>([
  'riding',
  'climbing',
  'crawling',
  'cooking',
  'drawing',
  'swimming',
  'rowing',
])

/** Moving figures are drawn in profile, unless they are alone or look at somebody behind. */
const isProfile = (look: Look, { view }: Pose, spot: Spot): boolean =>
  view === 'side' &&
  look.beard === undefined &&
  look.mustache === undefined &&
  spot.lookAt !== undefined &&
  (spot.lookAt.x - spot.x) * (spot.flip ? -1 : 1) > 0

/** Hairstyles wider than the face, and how wide, in face radii. */
const FULL = 1.22
const FULL_HAIR: ReadonlySet<AnyHairStyle> = new Set<AnyHairStyle>([
  'puffs',
  'afro',
  'buns',
  'longcurly',
  'curly',
  'pigtails',
])

/** The layout of the body's parts in the rig's box. */
interface BodyFrame {
  lower(content: string): string
  upper(content: string): string
  head(content: string): string
  neckX: number
  neckY: number
}

function bodyFrameOf(look: Look, pose: Pose): BodyFrame {
  const { build } = look
  const drop = DROP[pose.stance]
  const body = `translate(100 372) scale(${build.width} ${build.height}) translate(-100 -372)`
  const bent = `translate(0 ${drop}) rotate(${pose.lean} 100 252)`
  const neckX = 100 + Math.sin((pose.lean * Math.PI) / 180) * 100 * build.height
  const neckY = 372 + (150 + drop - 372) * build.height
  return {
    lower: (content) => group(content, body),
    upper: (content) => (content ? group(group(content, bent), body) : ''),
    head: (content) =>
      group(content, `translate(${n(neckX)} ${n(neckY)}) scale(${build.head}) translate(-100 -150)`),
    neckX,
    neckY,
  }
}

interface BodyParts {
  look: Look
  pose: Pose
  held: HeldProp | undefined
  frame: BodyFrame
  head: { behind: string; front: string }
  sketch: Sketch
  extras: Extras
  gear: Gear
}

function fromBefore({ look, pose, held, frame, head, sketch, extras, gear }: BodyParts): string {
  const side = pose.view === 'side'
  const left = arm(look, side ? 102 : 68, side ? 176 : 172, pose.leftArm, side)
  const right = arm(look, side ? 98 : 132, side ? 176 : 172, pose.rightArm, false, pose.points && !held)
  const legs =
    pose.stance !== 'standing'
      ? restingLegs(look, pose)
      : { under: extras.legs ? '' : standingLegs(look, pose), over: extras.legs?.(sketch) ?? '' }
  const chair = look.wheelchair
    ? (side ? wheelchairFromSide : wheelchair)(look.wheelchairColor ?? WHEELCHAIR_COLOR)
    : { behind: '', before: '' }
  const leftIs = pose.armsInFront ? 'before body' : pose.leftArm[3] < 150 ? 'raised' : 'behind body'
  const leftWhen = (when: typeof leftIs) => (leftIs === when ? frame.upper(left.svg) : '')
  const neckShade = oval(100, 160, side ? 22 : 30, 10, '#2a1030', 'opacity=".2"')
  return (
    frame.upper(extras.behind?.(sketch) ?? '') +
    frame.lower(gear.behind + chair.behind) +
    frame.head(head.behind) +
    leftWhen('behind body') +
    frame.lower(legs.under) +
    frame.upper(torso(look, pose, sketch) + neckShade) +
    frame.lower(legs.over) +
    frame.lower(chair.before + gear.front) +
    leftWhen('before body') +
    frame.head(head.front) +
    leftWhen('raised') +
    frame.upper(right.svg + (held ? grasped(held, pose, left, right) : ''))
  )
}

function fromBehind({ look, pose, held, frame, head, sketch, extras, gear }: BodyParts): string {
  const left = arm(look, 68, 172, pose.leftArm, true)
  const right = arm(look, 132, 172, pose.rightArm, true)
  const legs =
    pose.stance === 'standing'
      ? (extras.legs?.(sketch) ?? standingLegs(look, pose))
      : restingLegs(look, pose).under
  return (
    frame.lower(gear.behind) +
    frame.upper(heldInHand(held?.svg, pose)) +
    frame.lower(look.wheelchair ? '' : legs) +
    frame.upper(torso(look, pose, sketch) + left.svg + right.svg) +
    frame.upper(extras.behind?.(sketch) ?? '') +
    frame.lower(look.wheelchair ? wheelchairFromBehind(look.wheelchairColor ?? WHEELCHAIR_COLOR) : '') +
    frame.head(head.behind + head.front)
  )
}

/** The held prop between sleeve and fingers. */
function grasped(held: HeldProp, pose: Pose, left: Arm, right: Arm): string {
  return heldInHand(held.svg, pose) + right.hand + (pose.holdsWith === 'both' ? left.hand : '')
}

function heldInHand(drawing: string | undefined, pose: Pose): string {
  if (!drawing) return ''
  const [elbowX, elbowY, rightX, rightY] = pose.rightArm
  if (pose.holdsWith === 'both') {
    const [, , leftX, leftY] = pose.leftArm
    return group(drawing, `translate(${n((leftX + rightX) / 2)} ${n((leftY + rightY) / 2 - 8)})`)
  }
  const length = Math.hypot(rightX - elbowX, rightY - elbowY) || 1
  const palm = (from: number, to: number) => n(to + ((to - from) / length) * 9)
  return group(drawing, `translate(${palm(elbowX, rightX)} ${palm(elbowY, rightY)})`)
}

function rotated(x: number, y: number, aroundX: number, aroundY: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  const dx = x - aroundX
  const dy = y - aroundY
  return [
    aroundX + dx * Math.cos(angle) - dy * Math.sin(angle),
    aroundY + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
}
