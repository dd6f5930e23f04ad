import type { Action, Feeling } from '../../../../shared/stories/scene.ts'
import type { Bedding } from '../../bedtime/bedtime-look.ts'
import type { HeldProp } from '../props/held-prop.ts'
import type { Look } from './look.ts'
import type { Pose, Stance } from './pose.ts'
import { type PoseVariant, poseFor, poseVariantOf } from './poses.ts'

export interface PersonPresence {
  action: Action
  feeling: Feeling
  holding?: string
  /** Varies the pose of repeated actions. */
  poseVariant?: PoseVariant
  /** It sits on something with its legs hanging down. */
  perched?: boolean
  /** It pushes or pulls with its whole body. */
  effort?: 'push' | 'pull'
  /** It kisses the figure in front of it. */
  kissing?: boolean
  /** It lies awake under a blanket. */
  covered?: boolean
  /** What it sleeps in. */
  bedding?: Bedding
}

/** The pose for a person's action, feeling and held prop. */
export function personPose(look: Look, presence: PersonPresence, held: HeldProp | undefined): Pose {
  const asleep = presence.action === 'asleep'
  const known = poseFor(
    presence.action === 'asleep' ? 'sitting' : presence.action,
    held !== undefined,
    look.wheelchair,
    presence.feeling,
  )
  const pose = {
    ...(held ? known : poseVariantOf(known, presence.action, presence.poseVariant ?? 0, presence.feeling)),
  }
  if (asleep) pose.tilt = 14
  if (presence.action === 'looking-through' && !held) Object.assign(pose, BENT)
  if (presence.effort && !held) Object.assign(pose, look.wheelchair ? ARMS_OUT : EFFORTS[presence.effort])
  if (presence.action === 'looking-through' && held && !LOOKED_THROUGH.test(presence.holding ?? ''))
    pose.rightArm = [170, 196, 184, 176]
  if (presence.kissing) Object.assign(pose, KISSES[pose.stance] ?? LEANING)
  if (presence.perched && !look.wheelchair && SITS.has(presence.action)) pose.stance = 'seated'
  if (presence.feeling === 'laughing') pose.tilt *= 1.6
  if (presence.action === 'playing' && BLOWN.test(presence.holding ?? '')) {
    pose.leftArm = [58, 204, 88, 166]
    pose.rightArm = [146, 204, 124, 162]
  } else if (held?.hands === 'both' && pose.view === 'front' && !OWN_GRIP.has(presence.action)) {
    const reach = Math.min(46, Math.max(24, held.half)) + 6
    const y = pose.stance === 'standing' ? 220 : 226
    pose.leftArm = [42, 210, 100 - reach, y]
    pose.rightArm = [158, 210, 100 + reach, y]
    pose.armsInFront = true
    pose.holdsWith = 'both'
  }
  return pose
}

/** Hands on the knees, to look closely. */
const BENT = {
  leftArm: [48, 214, 74, 262],
  rightArm: [150, 214, 138, 262],
  lean: 9,
  tilt: 8,
  turn: 0.5,
  pitch: -0.3,
  armsInFront: true,
} as const satisfies Partial<Pose>

/** Everything else is held out and looked at. */
const LOOKED_THROUGH =
  /\b(?:telescope|spyglass|magnif\w+|binoculars|glass(?:es)?|tube|lens|camera|ring|hole|loupe)\b/

/** With both arms at what it pushes or pulls. */
const ARMS_OUT = {
  view: 'side',
  leftArm: [130, 194, 162, 186],
  rightArm: [118, 206, 154, 204],
  turn: 0.6,
  tilt: 2,
  points: false,
} as const satisfies Partial<Pose>
const EFFORTS = {
  push: { ...ARMS_OUT, leftLeg: [122, 292, 118, 346], rightLeg: [84, 306, 46, 342], lean: 16 },
  pull: { ...ARMS_OUT, leftLeg: [126, 296, 150, 342], rightLeg: [98, 306, 100, 350], lean: -12 },
} as const satisfies Record<string, Partial<Pose>>

/** Bent forward to somebody. */
const KISSING = {
  view: 'side',
  leftArm: [120, 206, 138, 220],
  rightArm: [108, 214, 132, 228],
  leftLeg: [108, 300, 112, 350],
  rightLeg: [94, 300, 84, 352],
  turn: 0.6,
  lean: 8,
  tilt: 4,
} as const satisfies Partial<Pose>
const LEANING = { tilt: 10, turn: 0.6 } as const
const KISSES: Partial<Record<Stance, Partial<Pose>>> = {
  standing: KISSING,
  wheelchair: { ...KISSING, lean: 0, armsInFront: false },
}
/** Actions in which legs hang down when perched. */
const SITS: ReadonlySet<Action> = new Set<Action>(['sitting', 'reading', 'playing', 'drawing', 'asleep'])
const BLOWN = /\b(?:flute|recorder|trumpet|horn|harmonica|saxophone|piccolo|whistle)\b/
/** Actions that do not hold props in front of the chest. */
const OWN_GRIP: ReadonlySet<Action> = new Set<Action>(['throwing', 'catching'])

/** Joy where there is no room for raised arms. */
export const CLASPED = {
  leftArm: [44, 216, 88, 200],
  rightArm: [156, 216, 112, 200],
  armsInFront: true,
} as const satisfies Partial<Pose>
