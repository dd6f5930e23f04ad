/** Elbow (or knee) as the curve's control point, then hand (or ankle), in the rig's box of 200 × 380. */
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
  /** Head tilt in degrees. */
  tilt: number
  /** 0 looks at the viewer, 1 to the right. */
  turn: number
  /** -1 looks down, 1 up. */
  pitch: number
  /** Lean of the upper body in degrees. */
  lean: number
  /** Both arms in front of the body. */
  armsInFront: boolean
  /** Which hand holds the prop. */
  holdsWith: 'right' | 'both'
  /** Height of the feet above the ground. */
  lift: number
  /** The right hand points with a finger. */
  points: boolean
  /** Rotation of the whole body in degrees, in water. */
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

/** A drifting body rotates about the head, so that the face stays in place. */
export const ROLLS_ABOUT = [100, 110] as const
