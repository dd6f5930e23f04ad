import type { Actor, Placed } from '../actors.ts'
import { RIG_SCALE } from '../figures/placement.ts'
import { type AttachedCast, type FaceAt, moveActor, rowScale } from './attached-cast.ts'

/** A window as it is drawn, in units of its prop: half the width of its pane, its height, and that of its sill. */
const [PANE, HIGH, SILL] = [44, 112, 16] as const
/** Half the width of the pane beside a face: animals have ears and wings. In face radii, as the next ones. */
const BESIDE = { person: 1.6, animal: 2.3 } as const
/** The distance from the center of a face to the sill, and to the top. */
const [TO_SILL, TO_TOP] = [1.75, 1.8] as const
/** How high above the ground the sill is at least, at scale 1. */
const LOWEST_SILL = 150
/** One on an upper floor. */
const HIGH_SILL = 330
const UPSTAIRS = /\bhigh\b/
/** A window is in the wall behind everybody. */
const BEHIND = 6

/** Whether somebody looks in, or leans out, at a window. */
export const isInWindow = ({ attachment }: Pick<Actor, 'attachment'>): boolean =>
  attachment?.model !== undefined &&
  (attachment.how === 'in' || attachment.how === 'behind') &&
  /\bwindow$/.test(attachment.model.name)

/** Hangs a window around the head and shoulders of those who are in one; several share it. */
export function hangWindow(cast: AttachedCast, faceAt: FaceAt): void {
  const members = cast.placed.flatMap((one, index) => (isInWindow(one) ? [index] : []))
  const there = members.flatMap((index) => {
    const one = cast.placed[index]
    return one ? [{ index, one, face: faceAt(index, one.spot) }] : []
  })
  const words = there[0]?.one.attachment?.words
  if (words === undefined) return
  const faces = there.map(({ face }) => face)
  const radius = Math.max(...faces.map((face) => face.radius))
  const left = Math.min(...there.map(({ one, face }) => face.x - face.radius * besideOf(one)))
  const right = Math.max(...there.map(({ one, face }) => face.x + face.radius * besideOf(one)))
  const scale = (radius * (TO_SILL + TO_TOP)) / (HIGH * RIG_SCALE)
  const depth = Math.min(...cast.placed.map((one) => one.depth)) - BEHIND
  const least = UPSTAIRS.test(words) ? HIGH_SILL : LOWEST_SILL
  const lowest = Math.min(...there.map(({ one }) => depth - least * rowScale(one)))
  const sill = Math.min(lowest, Math.max(...faces.map(({ y }) => y)) + radius * TO_SILL)
  cast.attachedProps.push({
    words,
    x: (left + right) / 2,
    base: sill + SILL * RIG_SCALE * scale,
    scale,
    stretch: Math.max(1, (right - left) / (2 * PANE * RIG_SCALE * scale)),
    depth,
    front: { rim: sill, depth: depth + 2 },
  })
  for (const { index, one, face } of there)
    moveActor(
      cast,
      index,
      { depth: depth + 1, clipBelow: sill },
      { y: one.spot.y + sill - radius * TO_SILL - face.y },
    )
}

const besideOf = ({ isPerson }: Placed): number => (isPerson ? BESIDE.person : BESIDE.animal)
