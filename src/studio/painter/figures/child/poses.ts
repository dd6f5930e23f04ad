import type { Action, Feeling } from '../../../../shared/stories/scene.ts'
import { ACTION_POSES } from './action-poses.ts'
import type { Limb, Pose, Stance } from './pose.ts'

const HOLDING: Partial<Record<Action, Partial<Pose>>> = {
  standing: { rightArm: [158, 208, 178, 200] },
  walking: { rightArm: [124, 206, 156, 206], leftArm: [84, 206, 68, 236] },
  running: { rightArm: [124, 206, 158, 196], leftArm: [66, 196, 44, 210] },
  sitting: { rightArm: [162, 208, 172, 204] },
  kneeling: { rightArm: [160, 208, 168, 214] },
  reaching: { rightArm: [176, 180, 200, 148], pitch: 0.3 },
  hugging: {
    leftArm: [40, 206, 92, 214],
    rightArm: [160, 206, 108, 222],
    tilt: -6,
    turn: 0,
    lean: 0,
    holdsWith: 'both',
  },
  floating: { rightArm: [160, 190, 186, 178] },
  'looking-up': { rightArm: [158, 208, 176, 202] },
  'seen-from-behind': { rightArm: [162, 200, 180, 176] },
  dancing: { rightArm: [166, 196, 188, 184] },
  jumping: { rightArm: [162, 196, 182, 176] },
  'looking-through': { rightArm: [182, 160, 151, 95] },
}

const IN_CHAIR: Partial<Record<Action, Partial<Pose>>> = {
  standing: { leftArm: [40, 212, 42, 252], rightArm: [160, 212, 158, 252] },
  walking: { leftArm: [126, 204, 136, 232], rightArm: [84, 214, 112, 244], tilt: 3 },
  running: { leftArm: [132, 200, 146, 222], rightArm: [78, 210, 104, 240], tilt: 6 },
  sitting: { leftArm: [44, 206, 80, 240], rightArm: [156, 206, 120, 240] },
  kneeling: { leftArm: [44, 206, 76, 242], rightArm: [156, 206, 126, 242] },
  riding: { leftArm: [132, 200, 146, 222], rightArm: [78, 210, 104, 240], tilt: 6 },
  climbing: {
    view: 'front',
    leftArm: [48, 204, 40, 236],
    rightArm: [172, 156, 186, 86],
    pitch: 0.7,
    lift: 0,
  },
  crawling: { leftArm: [44, 206, 76, 242], rightArm: [156, 206, 126, 242], lean: 0 },
  drawing: { leftArm: [44, 206, 72, 248], rightArm: [156, 206, 122, 246] },
  hiding: { leftArm: [44, 206, 76, 232], rightArm: [156, 206, 124, 232] },
  peeking: { leftArm: [44, 206, 76, 232], rightArm: [156, 206, 124, 232] },
}

/** What a feeling changes about free arms. */
const ARM_MOODS: Partial<Record<Feeling, Partial<Pose>>> = {
  proud: { leftArm: [28, 214, 62, 238], rightArm: [172, 214, 138, 238], tilt: -4, pitch: 0.3 },
  worried: {
    leftArm: [50, 220, 84, 214],
    rightArm: [150, 220, 116, 214],
    armsInFront: true,
    tilt: 6,
    lean: -2,
  },
  surprised: { leftArm: [34, 206, 26, 226], rightArm: [158, 212, 118, 200], tilt: -2, lean: -3 },
  laughing: { leftArm: [42, 218, 80, 226], rightArm: [172, 200, 178, 168], tilt: 6, lean: -4 },
  singing: { leftArm: [42, 206, 30, 232], rightArm: [158, 212, 112, 212], tilt: -5, pitch: 0.5 },
  curious: { leftArm: [46, 210, 62, 240], rightArm: [154, 210, 138, 240], tilt: 6, turn: 0.2, lean: 4 },
  sleepy: { leftArm: [52, 212, 56, 248], rightArm: [166, 196, 134, 136], tilt: 9, pitch: -0.2 },
  happy: { leftArm: [44, 206, 38, 238], rightArm: [154, 208, 154, 242], tilt: 4 },
}

/** Variant of a pose: 0 the default, 1 mirrored, 2 more relaxed. */
export type PoseVariant = 0 | 1 | 2

const AT_EASE: Partial<Record<Action, Partial<Pose>>> = {
  standing: { rightLeg: [122, 298, 134, 348], tilt: -5, lean: -2 },
  sitting: { leftArm: [34, 214, 40, 252], rightArm: [158, 204, 124, 226], tilt: 5 },
  kneeling: { leftArm: [40, 214, 44, 254], rightArm: [160, 208, 142, 240], tilt: -3 },
  cheering: { leftArm: [28, 214, 62, 238], rightArm: [176, 160, 180, 96], tilt: 6, lift: 8 },
  reaching: { rightArm: [168, 176, 196, 138], tilt: 2, pitch: 0.2 },
  'looking-up': { leftArm: [28, 214, 62, 238], rightArm: [172, 214, 138, 238], tilt: -3 },
}
/** Arms of somebody falling asleep standing up, without the chin in a hand. */
const HEAVY_ARMS = { leftArm: [52, 212, 56, 248], rightArm: [148, 212, 140, 246] } as const

/** A variant of the pose, if the hands are free and neither side is fixed. */
export function poseVariantOf(pose: Pose, action: Action, poseVariant: PoseVariant, feeling?: Feeling): Pose {
  if (pose.view !== 'front' || pose.holdsWith === 'both' || pose.points || poseVariant === 0) return pose
  const heavy = action === 'standing' && feeling === 'sleepy' ? { ...pose, ...HEAVY_ARMS } : pose
  if (poseVariant === 1) return MIRRORED.has(action) ? otherWay(heavy) : heavy
  return { ...heavy, ...(pose.stance === 'wheelchair' ? {} : AT_EASE[action]) }
}

const MIRRORED: ReadonlySet<Action> = new Set<Action>([
  'standing',
  'sitting',
  'kneeling',
  'looking-up',
  'dancing',
])

/** Mirrored, except that the face keeps its direction. */
function otherWay(pose: Pose): Pose {
  const over = ([controlX, controlY, x, y]: Limb): Limb => [200 - controlX, controlY, 200 - x, y]
  return {
    ...pose,
    leftArm: over(pose.rightArm),
    rightArm: over(pose.leftArm),
    leftLeg: over(pose.rightLeg),
    rightLeg: over(pose.leftLeg),
    tilt: -pose.tilt,
    lean: -pose.lean,
  }
}

/** Legs treading water. */
const SWIMMING = {
  leftLeg: [92, 300, 66, 340],
  rightLeg: [120, 296, 138, 342],
  roll: 12,
} as const satisfies Partial<Pose>

/** The pose in water or in the air, where legs do not stand. */
export const adrift = (pose: Pose): Pose =>
  pose.stance === 'standing' && pose.view === 'front' ? { ...pose, ...SWIMMING } : pose

/** The pose for an action. A child in a wheelchair does the same in the chair. */
export function poseFor(
  action: Exclude<Action, 'asleep'>,
  holding: boolean,
  wheelchair: boolean,
  feeling?: Feeling,
): Pose {
  const mood = action === 'standing' && feeling ? ARM_MOODS[feeling] : undefined
  const free = { ...ACTION_POSES[action], ...mood }
  const held = holding ? { ...free, ...HOLDING[action] } : free
  if (!wheelchair) return held
  const seated = { ...held, ...IN_CHAIR[action], ...(holding ? { rightArm: held.rightArm } : {}) }
  return {
    ...seated,
    stance: 'wheelchair',
    armsInFront: seated.view === 'front',
    lean: 0,
    lift: Math.min(seated.lift, 40),
  }
}

/** How far the hips sink, by stance. */
export const DROP: Record<Stance, number> = {
  standing: 0,
  seated: 26,
  crossed: 84,
  kneeling: 66,
  wheelchair: 26,
}
