import type { Action, Feeling } from '../../../../../shared/scene.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import { heldThing } from '../props/held.ts'
import { newSketch, type Sketch } from '../sketch.ts'
import { finish } from '../stage.ts'
import { group, n, oval } from '../svg.ts'
import { head } from './head.ts'
import { arm, restingLegs, standingLegs } from './limbs.ts'
import type { Look } from './look.ts'
import { lyingDown } from './lying.ts'
import { torso } from './outfit.ts'
import { DROP, type Pose, poseFor } from './poses.ts'
import { wheelchair, wheelchairFromBehind } from './wheelchair.ts'

export interface PersonPresence {
  action: Action
  feeling: Feeling
  holding?: string
}

/** The rig's units for one of the picture's: its middle child is 348 high, a spot's 300. */
export const RIG_SCALE = 300 / 348
const WHEELCHAIR_COLOR = '#3f8fd9'

/** A whole person of the rig: a child, or a role such as a captain. `extra` is drawn behind the body (wings). */
export function drawPerson(
  look: Look,
  presence: PersonPresence,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
  extra?: { behind?: (sketch: Sketch) => string; legs?: (sketch: Sketch) => string },
): DrawnFigure {
  const sketch = newSketch(ids)
  if (presence.action === 'asleep' && !look.wheelchair) return lyingDown(look, spot, light, ids)
  const action = presence.action === 'asleep' ? 'sitting' : presence.action
  const holding = presence.holding ?? (action === 'reading' ? 'book' : undefined)
  const held = holding ? heldThing(holding, sketch) : undefined
  const pose = { ...poseFor(action, held !== undefined, look.wheelchair) }
  const feeling = presence.action === 'asleep' ? 'asleep' : presence.feeling
  if (presence.action === 'asleep') pose.tilt = 14
  if (feeling === 'laughing') pose.tilt *= 1.6
  if (held?.hands === 'both' && pose.view === 'front') {
    pose.leftArm = [42, 212, 72, 214]
    pose.rightArm = [158, 212, 128, 214]
    pose.armsInFront = true
    pose.holdsWith = 'both'
  }

  const { build } = look
  const drop = DROP[pose.stance]
  const side = pose.view === 'side'
  const back = pose.view === 'back'
  const body = `translate(100 372) scale(${build.width} ${build.height}) translate(-100 -372)`
  const upper = `translate(0 ${drop}) rotate(${pose.lean} 100 252)`
  const neckY = 372 + (150 + drop - 372) * build.height
  const neckX = 100 + Math.sin((pose.lean * Math.PI) / 180) * 100 * build.height
  const headAt = `translate(${n(neckX)} ${n(neckY)}) scale(${build.head}) translate(-100 -150)`
  const inBody = (content: string) => group(content, body)
  const inUpper = (content: string) => group(group(content, upper), body)

  const left = arm(look, side ? 102 : 68, side ? 176 : 172, pose.leftArm, true)
  const right = arm(look, side ? 98 : 132, side ? 176 : 172, pose.rightArm, back)
  const drawnHead = head(look, feeling, { ...pose, back, neck: true }, sketch)
  const legs =
    pose.stance === 'standing'
      ? { under: extra?.legs?.(sketch) ?? standingLegs(look, pose), over: '' }
      : restingLegs(look, pose)
  const chair = look.wheelchair ? wheelchair(WHEELCHAIR_COLOR) : undefined
  const grip = holdPoint(pose)
  const thing = held ? group(held.svg, `translate(${n(grip[0])} ${n(grip[1])})`) : ''
  const halo = held?.halo ? group(held.halo, `translate(${n(grip[0])} ${n(grip[1])})`) : ''
  const neckShade = oval(100, 160, side ? 22 : 30, 10, '#2a1030', 'opacity=".2"')

  const drawn = back
    ? inUpper(halo + thing) +
      inBody(chair ? '' : legs.under) +
      group(drawnHead.behind, headAt) +
      inUpper(torso(look, pose, sketch) + left.svg + right.svg) +
      (extra?.behind ? inUpper(extra.behind(sketch)) : '') +
      (chair ? inBody(wheelchairFromBehind(WHEELCHAIR_COLOR)) : '') +
      group(drawnHead.front, headAt)
    : inUpper(halo) +
      (extra?.behind ? inUpper(extra.behind(sketch)) : '') +
      inBody(chair?.behind ?? '') +
      group(drawnHead.behind, headAt) +
      (pose.armsInFront ? '' : inUpper(left.svg)) +
      inBody(legs.under) +
      inUpper(torso(look, pose, sketch) + neckShade) +
      inBody(legs.over) +
      inBody(chair?.before ?? '') +
      (pose.armsInFront ? inUpper(left.svg) : '') +
      group(drawnHead.front, headAt) +
      inUpper(
        right.svg + thing + (held ? right.hand : '') + (pose.holdsWith === 'both' && held ? left.hand : ''),
      )

  const headMiddle = rotate(neckX, neckY - 56 * build.head, neckX, neckY, pose.tilt)
  return finish(
    { defs: sketch.defs(), svg: group(drawn, pose.lift ? `translate(0 ${-pose.lift})` : '') },
    {
      origin: [100, 372],
      scale: RIG_SCALE,
      face: { x: headMiddle[0], y: headMiddle[1] - pose.lift, radius: 66 * build.head },
      shadow: {
        width: (pose.stance === 'crossed' ? 92 : chair ? 104 : 74) * build.width,
        faint: pose.lift / 90,
      },
    },
    spot,
    light,
    ids,
  )
}

function holdPoint(pose: Pose): [number, number] {
  const [, , rightX, rightY] = pose.rightArm
  const [, , leftX, leftY] = pose.leftArm
  if (pose.holdsWith === 'both') return [(leftX + rightX) / 2, (leftY + rightY) / 2]
  const dx = rightX - pose.rightArm[0]
  const dy = rightY - pose.rightArm[1]
  const length = Math.hypot(dx, dy) || 1
  return [rightX + (dx / length) * 9, rightY + (dy / length) * 9]
}

function rotate(x: number, y: number, aroundX: number, aroundY: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  const dx = x - aroundX
  const dy = y - aroundY
  return [
    aroundX + dx * Math.cos(angle) - dy * Math.sin(angle),
    aroundY + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
}
