import type { Action, Feeling } from '../../../../shared/stories/scene.ts'

/** Elbow (or knee) as the curve's control, then hand (or ankle), in the rig's box of 200 × 380. */
export type Limb = readonly [number, number, number, number]
export type Stance = 'standing' | 'crossed' | 'kneeling' | 'wheelchair'

export interface Pose {
  view: 'front' | 'side' | 'back'
  stance: Stance
  /** Left and right are the viewer's. */
  leftArm: Limb
  rightArm: Limb
  leftLeg: Limb
  rightLeg: Limb
  /** Degrees the head is tilted by. */
  tilt: number
  /** 0 looks at the viewer, 1 to the right. */
  turn: number
  /** -1 looks down, 1 up. */
  pitch: number
  /** Degrees the upper body leans by. */
  lean: number
  /** Both arms before the body. */
  armsInFront: boolean
  /** Where the hand with the thing is. */
  holdsWith: 'right' | 'both'
  /** Feet above the ground. */
  lift: number
  /** The right hand shows the way with a finger. */
  points: boolean
  /** Degrees the whole body is tipped by, in water. */
  roll: number
}

const STANDING: Pose = {
  view: 'front',
  stance: 'standing',
  leftArm: [50, 208, 48, 242],
  rightArm: [150, 208, 152, 242],
  leftLeg: [84, 300, 82, 352],
  rightLeg: [116, 300, 118, 352],
  tilt: 2,
  turn: 0,
  pitch: 0,
  lean: 0,
  armsInFront: false,
  holdsWith: 'right',
  lift: 0,
  points: false,
  roll: 0,
}

const FREE: Record<Exclude<Action, 'asleep'>, Pose> = {
  standing: STANDING,
  walking: {
    ...STANDING,
    view: 'side',
    leftArm: [124, 204, 142, 230],
    rightArm: [86, 210, 66, 232],
    leftLeg: [120, 298, 146, 344],
    rightLeg: [90, 302, 58, 342],
    turn: 0.6,
    lean: 2,
  },
  running: {
    ...STANDING,
    view: 'side',
    leftArm: [134, 204, 158, 178],
    rightArm: [66, 198, 44, 214],
    leftLeg: [140, 280, 164, 326],
    rightLeg: [92, 308, 40, 322],
    turn: 0.6,
    tilt: 2,
    lean: 10,
  },
  sitting: {
    ...STANDING,
    stance: 'crossed',
    leftArm: [44, 206, 70, 240],
    rightArm: [156, 206, 130, 240],
    tilt: -4,
    armsInFront: true,
  },
  kneeling: {
    ...STANDING,
    stance: 'kneeling',
    leftArm: [46, 210, 72, 240],
    rightArm: [156, 210, 136, 242],
    tilt: 4,
    turn: 0.25,
    pitch: -0.5,
    armsInFront: true,
  },
  reaching: {
    ...STANDING,
    leftArm: [48, 204, 40, 236],
    rightArm: [172, 156, 186, 86],
    leftLeg: [86, 300, 78, 352],
    rightLeg: [114, 300, 122, 348],
    tilt: 5,
    turn: 0.35,
    pitch: 0.7,
    lean: 3,
  },
  waving: {
    ...STANDING,
    leftArm: [46, 204, 44, 240],
    rightArm: [178, 196, 190, 138],
    rightLeg: [116, 300, 120, 352],
    tilt: 5,
  },
  pointing: {
    ...STANDING,
    leftArm: [46, 206, 60, 240],
    rightArm: [164, 178, 200, 162],
    leftLeg: [86, 300, 78, 352],
    rightLeg: [114, 300, 124, 352],
    tilt: 3,
    turn: 0.45,
    points: true,
  },
  cheering: {
    ...STANDING,
    leftArm: [22, 158, 12, 92],
    rightArm: [178, 158, 188, 92],
    leftLeg: [84, 298, 72, 348],
    rightLeg: [116, 298, 128, 348],
    tilt: -4,
    pitch: 0.25,
    lift: 16,
  },
  hugging: {
    ...STANDING,
    leftArm: [62, 216, 132, 210],
    rightArm: [170, 184, 194, 200],
    tilt: 8,
    turn: 0.25,
    lean: 4,
    armsInFront: true,
  },
  floating: {
    ...STANDING,
    leftArm: [44, 186, 10, 172],
    rightArm: [152, 178, 190, 150],
    leftLeg: [90, 292, 62, 334],
    rightLeg: [118, 300, 118, 350],
    tilt: 7,
    pitch: 0.2,
    lean: -3,
    lift: 60,
  },
  reading: {
    ...STANDING,
    stance: 'crossed',
    leftArm: [40, 212, 68, 232],
    rightArm: [160, 212, 132, 232],
    tilt: 3,
    pitch: -0.7,
    armsInFront: true,
    holdsWith: 'both',
  },
  'looking-up': {
    ...STANDING,
    leftArm: [46, 206, 56, 240],
    rightArm: [154, 206, 142, 240],
    tilt: -6,
    turn: 0.3,
    pitch: 1,
  },
  'seen-from-behind': { ...STANDING, view: 'back', tilt: 3 },
  riding: {
    ...STANDING,
    view: 'side',
    leftArm: [130, 212, 152, 212],
    rightArm: [120, 220, 154, 218],
    leftLeg: [146, 272, 128, 320],
    rightLeg: [140, 290, 106, 332],
    turn: 0.6,
    lean: 6,
    tilt: 2,
  },
  rowing: {
    ...STANDING,
    stance: 'crossed',
    leftArm: [40, 200, 34, 234],
    rightArm: [160, 200, 166, 234],
    armsInFront: true,
    tilt: 3,
    lean: 2,
  },
  climbing: {
    ...STANDING,
    view: 'back',
    leftArm: [36, 160, 52, 104],
    rightArm: [164, 190, 150, 150],
    leftLeg: [62, 276, 74, 322],
    rightLeg: [118, 304, 120, 356],
    tilt: 4,
    lift: 34,
  },
  dancing: {
    ...STANDING,
    leftArm: [40, 150, 70, 84],
    rightArm: [166, 200, 196, 214],
    leftLeg: [82, 300, 88, 352],
    rightLeg: [148, 292, 170, 326],
    tilt: -8,
    lean: -5,
    lift: 6,
  },
  crawling: {
    ...STANDING,
    stance: 'kneeling',
    leftArm: [52, 240, 66, 288],
    rightArm: [148, 236, 130, 290],
    tilt: -5,
    pitch: 0.4,
    turn: 0.3,
    lean: 8,
    armsInFront: true,
  },
  carrying: {
    ...STANDING,
    leftArm: [40, 214, 66, 232],
    rightArm: [160, 214, 134, 232],
    leftLeg: [84, 298, 74, 350],
    rightLeg: [118, 300, 124, 344],
    tilt: 3,
    lean: -3,
    armsInFront: true,
    holdsWith: 'both',
  },
  throwing: {
    ...STANDING,
    leftArm: [42, 190, 12, 176],
    rightArm: [186, 170, 176, 104],
    leftLeg: [78, 298, 64, 346],
    rightLeg: [122, 300, 134, 350],
    tilt: -7,
    lean: 7,
    turn: -0.3,
  },
  catching: {
    ...STANDING,
    leftArm: [132, 190, 170, 146],
    rightArm: [190, 180, 200, 128],
    leftLeg: [82, 296, 68, 346],
    rightLeg: [118, 296, 132, 346],
    tilt: 3,
    pitch: 0.8,
    armsInFront: true,
    holdsWith: 'both',
  },
  swimming: {
    ...STANDING,
    leftArm: [24, 204, 2, 236],
    rightArm: [170, 172, 196, 128],
    tilt: 8,
    pitch: 0.3,
    lean: 5,
  },
  cooking: {
    ...STANDING,
    leftArm: [44, 206, 62, 244],
    rightArm: [160, 204, 128, 226],
    tilt: 3,
    pitch: -0.4,
    armsInFront: true,
  },
  drawing: {
    ...STANDING,
    stance: 'kneeling',
    leftArm: [44, 222, 64, 274],
    rightArm: [158, 218, 124, 272],
    tilt: 6,
    turn: 0.15,
    pitch: -0.8,
    lean: 4,
    armsInFront: true,
  },
  playing: {
    ...STANDING,
    leftArm: [46, 204, 78, 222],
    rightArm: [158, 206, 128, 214],
    tilt: -5,
    armsInFront: true,
    holdsWith: 'both',
  },
  whispering: {
    ...STANDING,
    leftArm: [46, 206, 46, 240],
    rightArm: [170, 192, 150, 152],
    tilt: 9,
    turn: 0.45,
    lean: 8,
  },
  hiding: {
    ...STANDING,
    stance: 'kneeling',
    leftArm: [40, 216, 62, 196],
    rightArm: [160, 216, 138, 196],
    armsInFront: true,
    tilt: -4,
    turn: 0.3,
  },
  peeking: {
    ...STANDING,
    stance: 'kneeling',
    leftArm: [40, 216, 62, 196],
    rightArm: [160, 216, 138, 196],
    armsInFront: true,
    tilt: 12,
    turn: 0.55,
    pitch: 0.2,
  },
  jumping: {
    ...STANDING,
    leftArm: [30, 178, 10, 138],
    rightArm: [166, 196, 186, 170],
    leftLeg: [66, 286, 78, 326],
    rightLeg: [132, 290, 118, 332],
    tilt: -3,
    lift: 52,
  },
  'looking-through': {
    ...STANDING,
    leftArm: [46, 206, 56, 240],
    rightArm: [178, 170, 146, 116],
    tilt: -3,
    turn: 0.35,
    pitch: 0.2,
  },
}

const HOLDING: Partial<Record<Action, Partial<Pose>>> = {
  standing: { rightArm: [158, 208, 178, 200] },
  walking: { rightArm: [124, 206, 156, 206], leftArm: [84, 206, 68, 236] },
  running: { rightArm: [124, 206, 158, 196], leftArm: [66, 196, 44, 210] },
  sitting: { rightArm: [162, 208, 172, 204] },
  kneeling: { rightArm: [160, 208, 168, 214] },
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

/** What a feeling does to arms that are not busy. */
const MOODS: Partial<Record<Feeling, Partial<Pose>>> = {
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

/** How the same doing looks another time: 0 as it is known, 1 the other way round, 2 at more ease. */
export type Manner = 0 | 1 | 2

const AT_EASE: Partial<Record<Action, Partial<Pose>>> = {
  standing: { rightLeg: [122, 298, 134, 348], tilt: -5, lean: -2 },
  sitting: { leftArm: [34, 214, 40, 252], rightArm: [158, 204, 124, 226], tilt: 5 },
  kneeling: { leftArm: [40, 214, 44, 254], rightArm: [160, 208, 142, 240], tilt: -3 },
  cheering: { leftArm: [28, 214, 62, 238], rightArm: [176, 160, 180, 96], tilt: 6, lift: 8 },
  reaching: { rightArm: [168, 176, 196, 138], tilt: 2, pitch: 0.2 },
  'looking-up': { leftArm: [28, 214, 62, 238], rightArm: [172, 214, 138, 238], tilt: -3 },
}
/** Arms of one who sleeps on its feet, without the chin in a hand. */
const HEAVY_ARMS = { leftArm: [52, 212, 56, 248], rightArm: [148, 212, 140, 246] } as const

/** The pose in another manner, where the hands are free and nothing asks for one side. */
export function inManner(pose: Pose, action: Action, manner: Manner, feeling?: Feeling): Pose {
  if (pose.view !== 'front' || pose.holdsWith === 'both' || pose.points || manner === 0) return pose
  const heavy = action === 'standing' && feeling === 'sleepy' ? { ...pose, ...HEAVY_ARMS } : pose
  if (manner === 1) return MIRRORED.has(action) ? otherWay(heavy) : heavy
  return { ...heavy, ...(pose.stance === 'wheelchair' ? {} : AT_EASE[action]) }
}

const MIRRORED: ReadonlySet<Action> = new Set<Action>([
  'standing',
  'sitting',
  'kneeling',
  'looking-up',
  'dancing',
])

/** Left is right; the face stays turned to where it looks. */
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

/** Legs that tread water. */
const SWIMMING = {
  leftLeg: [92, 300, 66, 340],
  rightLeg: [120, 296, 138, 342],
  roll: 12,
} as const satisfies Partial<Pose>

/** The pose in the water or in the air: legs do not stand. */
export const adrift = (pose: Pose): Pose =>
  pose.stance === 'standing' && pose.view === 'front' ? { ...pose, ...SWIMMING } : pose

/**
 * The pose for an action. A child in a wheelchair does everything the others do, in the chair.
 */
export function poseFor(
  action: Exclude<Action, 'asleep'>,
  holding: boolean,
  wheelchair: boolean,
  feeling?: Feeling,
): Pose {
  const mood = action === 'standing' && feeling ? MOODS[feeling] : undefined
  const free = { ...FREE[action], ...mood }
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
export const DROP: Record<Stance, number> = { standing: 0, crossed: 84, kneeling: 66, wheelchair: 26 }
