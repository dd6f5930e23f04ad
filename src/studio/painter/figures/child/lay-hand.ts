import type { Spot } from '../drawing.ts'
import { RIG_SCALE } from '../placement.ts'
import type { Build } from './look.ts'
import { type Limb, type Pose, ROLLS_ABOUT } from './pose.ts'
import { DROP } from './poses.ts'

type RigPoint = readonly [x: number, y: number]

/** Reach of a hand from the shoulder; closer targets bend the elbow. */
const LONGEST = 138
const BEND = 0.3
/** From the wrist to the center of the hand. */
const HAND = 9

/** Lays the nearer hand on a point of the picture; returns the pose and where the hand ends up. */
export function layHand(
  pose: Pose,
  build: Build,
  spot: Spot,
  { x, y }: { x: number; y: number },
): { pose: Pose; hand: { x: number; y: number } } {
  const across = spot.scale * RIG_SCALE * (spot.flip ? -1 : 1)
  const down = spot.scale * RIG_SCALE
  const wished = toRig([100 + (x - spot.x) / across, 372 + (y - spot.y) / down], pose, build)
  const side = pose.view === 'side'
  const isRight = side || wished[0] >= 100
  const shoulder: RigPoint = side ? [98, 176] : isRight ? [132, 172] : [68, 172]
  const far = Math.hypot(wished[0] - shoulder[0], wished[1] - shoulder[1]) || 1
  const share = Math.min(1, LONGEST / far)
  const hand: RigPoint = [
    shoulder[0] + (wished[0] - shoulder[0]) * share,
    shoulder[1] + (wished[1] - shoulder[1]) * share,
  ]
  const limb = bentArm(shoulder, hand)
  const [rigX, rigY] = fromRig(hand, pose, build)
  return {
    pose: {
      ...pose,
      ...(isRight ? { rightArm: limb } : { leftArm: limb, armsInFront: true }),
      points: isRight && pose.points,
    },
    hand: { x: spot.x + (rigX - 100) * across, y: spot.y + (rigY - 372) * down },
  }
}

/** The closer the hand, the lower the elbow. */
function bentArm(shoulder: RigPoint, hand: RigPoint): Limb {
  const length = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1])
  const elbow: RigPoint = [
    (shoulder[0] + hand[0]) / 2,
    (shoulder[1] + hand[1]) / 2 + 8 + Math.max(0, 110 - length) * BEND,
  ]
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]]
  const part = HAND / (Math.hypot(dx, dy) || 1)
  return [elbow[0], elbow[1], hand[0] - dx * part, hand[1] - dy * part]
}

/** Converts from the rig's box to the upper body's own coordinates (leaned, sunk and scaled by build), and back. */
function toRig([x, y]: RigPoint, pose: Pose, build: Build): RigPoint {
  const [u, v] = turn([x, y + pose.lift], ROLLS_ABOUT, -pose.roll)
  const body: RigPoint = [(u - 100) / build.width + 100, (v - 372) / build.height + 372 - DROP[pose.stance]]
  return turn(body, [100, 252], -pose.lean)
}

function fromRig(point: RigPoint, pose: Pose, build: Build): RigPoint {
  const [u, v] = turn(point, [100, 252], pose.lean)
  const body: RigPoint = [(u - 100) * build.width + 100, (v + DROP[pose.stance] - 372) * build.height + 372]
  const [x, y] = turn(body, ROLLS_ABOUT, pose.roll)
  return [x, y - pose.lift]
}

function turn([x, y]: RigPoint, [aroundX, aroundY]: RigPoint, degrees: number): RigPoint {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x - aroundX, y - aroundY]
  return [
    aroundX + dx * Math.cos(angle) - dy * Math.sin(angle),
    aroundY + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
}
