/** Elbow (or knee) as the curve's control, then hand (or ankle), in the rig's box of 200 × 380. */
export type Limb = readonly [number, number, number, number]
export type Stance = 'standing' | 'seated' | 'crossed' | 'kneeling' | 'wheelchair'

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

/** Arms down, looking at the viewer. */
export const STANDING: Pose = {
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

/** Who drifts turns about the head, so that a face is where it was whichever way the body swings. */
export const ROLLS_ABOUT = [100, 110] as const
