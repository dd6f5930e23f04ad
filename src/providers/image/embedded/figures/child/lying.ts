import type { Feeling } from '../../../../../shared/scene.ts'
import { darker, lighter } from '../color.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import { newSketch } from '../sketch.ts'
import { finish } from '../stage.ts'
import { discs, group, shape, stroke } from '../svg.ts'
import { head } from './head.ts'
import { arm } from './limbs.ts'
import type { Look } from './look.ts'
import { torso } from './outfit.ts'
import { poseFor } from './poses.ts'

/** Asleep on the ground: curled on one side under a small blanket, the head on an arm. */
export function lyingDown(look: Look, spot: Spot, light: FigureLight, ids: Ids): DrawnFigure {
  const sketch = newSketch(ids)
  const { build } = look
  const length = 0.8 + build.height * 0.2
  const drawnHead = head(
    { ...look, hat: undefined },
    'asleep',
    { tilt: 0, turn: 0, pitch: -0.2, back: false, neck: false },
    sketch,
  )
  const lying = (part: string) =>
    group(part, `translate(92 300) scale(${build.head}) rotate(-68) translate(-100 -94)`)
  const blanket = BLANKETS[look.top.charCodeAt(3) % BLANKETS.length] ?? BLANKETS[0]
  const hill = 'M112 366Q122 286 190 284Q262 276 330 306Q392 318 396 366Q250 376 112 366Z'
  const clip = sketch.clip(hill)
  const cover =
    shape(hill, sketch.fade(lighter(blanket, 0.25), blanket, darker(blanket, 0.32))) +
    group(
      discs(DOTS, lighter(blanket, 0.55), 6) +
        stroke('M206 300Q196 340 210 372M286 306Q300 340 290 372', darker(blanket, 0.4), 5, 'opacity=".2"'),
      '',
      `clip-path="${clip}"`,
    ) +
    stroke('M114 362Q124 290 188 290', lighter(blanket, 0.6), 12)
  const under = arm(look, 150, 352, [110, 366, 64, 356], true)
  const over = arm(look, 156, 322, [130, 344, 100, 348], false)
  const svg =
    lying(drawnHead.behind) +
    under.svg +
    lying(drawnHead.front) +
    group(cover, `translate(112 0) scale(${length} 1) translate(-112 0)`) +
    over.svg
  return finish(
    { defs: sketch.defs(), svg },
    {
      origin: [210, 368],
      scale: 300 / 348,
      face: { x: 92, y: 300, radius: 66 * build.head },
      shadow: { width: 190, faint: 0.1 },
    },
    spot,
    light,
    ids,
  )
}

const BLANKETS = ['#7d8be0', '#e08aa0', '#6bb7a8', '#c79be0', '#e0a86a'] as const
const DOTS = [
  [150, 320],
  [186, 350],
  [220, 306],
  [252, 344],
  [296, 314],
  [330, 350],
  [366, 334],
]

/**
 * A child in bed, seen from its foot. The spot is the middle of the blanket's upper edge on the child's chest: `svg` goes
 * before the bedclothes are painted, `over` (the arms on the blanket) after.
 */
export function inBed(look: Look, feeling: Feeling, spot: Spot, light: FigureLight, ids: Ids): DrawnFigure {
  const sketch = newSketch(ids)
  const pose = poseFor('standing', false, false)
  const tilt = feeling === 'asleep' ? 9 : 4
  const drawnHead = head(
    { ...look, hat: undefined },
    feeling,
    { tilt, turn: 0.1, pitch: 0, back: false, neck: true },
    sketch,
  )
  const left = arm(look, 62, 196, [34, 214, 66, 226], false)
  const right = arm(look, 138, 196, [166, 214, 134, 226], false)
  const scale = 300 / 348
  const standing = { origin: [100, 200] as const, scale, face: { x: 100, y: 94, radius: 66 } }
  const under = finish(
    { defs: '', svg: drawnHead.behind + torso(look, pose, sketch) + drawnHead.front },
    standing,
    spot,
    light,
    ids,
  )
  const arms = finish({ defs: '', svg: left.svg + right.svg }, standing, spot, light, ids)
  const defs = finish({ defs: sketch.defs(), svg: '' }, standing, spot, light, ids).defs
  return { ...under, defs: under.defs + arms.defs + defs, over: arms.svg }
}
