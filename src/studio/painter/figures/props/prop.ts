import type { Drawing, FigureLight, Ids, Spot } from '../drawing.ts'
import { drawKind } from '../helper.ts'
import { beastNamed } from '../kinds.ts'
import { glowing } from '../light.ts'
import { newSketch } from '../sketch.ts'
import { finish } from '../stage.ts'
import { disc } from '../svg.ts'
import { findThing, type Thing } from './find-thing.ts'
import { stateIn } from './state.ts'

/**
 * A thing that lies or stands about, by the words the scene note gives it; its lowest point is on the spot and it has its
 * size beside a child. An animal is drawn as the helpers are. Undefined when the painter does not know the words.
 */
export function drawProp(name: string, spot: Spot, light: FigureLight, ids: Ids): Drawing | undefined {
  const thing = findThing(name)
  if (thing) return drawThing(thing, spot, light, ids)
  const beast = beastNamed(name)
  if (!beast) return undefined
  const { asleep, size, unshown } = stateIn(name)
  if (unshown) return undefined
  const acting = asleep ? ASLEEP : AWAKE
  const { defs, svg } = drawKind(
    beast,
    'thing',
    acting,
    { ...spot, scale: spot.scale * (A_TOY.test(name) ? TOY_SIZE : size) },
    light,
    ids,
  )
  return { defs, svg }
}

/** Whether the painter draws what these words name; what it does not know, or not in that state, is left out. */
export const isDrawn = (name: string): boolean =>
  findThing(name) !== undefined || (beastNamed(name) !== undefined && !stateIn(name).unshown)

/** A stuffed fox is held in one arm. */
const A_TOY = /\b(?:stuffed|toy|plush|plushie|cuddly)\b/
const TOY_SIZE = 0.42

const AWAKE = { action: 'standing', feeling: 'happy' } as const
const ASLEEP = { action: 'asleep', feeling: 'asleep' } as const

function drawThing(thing: Thing, spot: Spot, light: FigureLight, ids: Ids): Drawing {
  const sketch = newSketch(ids)
  const halo = thing.halo
    ? disc(0, thing.halo.y, thing.halo.radius, sketch.soft(glowing(thing.halo.color), 0.6))
    : ''
  const { defs, svg } = finish(
    { svg: thing.draw(sketch), defs: sketch.defs() },
    {
      origin: [0, thing.below],
      scale: 300 / 348,
      face: { x: 0, y: 0, radius: 0 },
      behind: halo,
      ...(thing.aloft ? {} : { shadow: { width: thing.half, faint: 0.15 } }),
    },
    spot,
    light,
    ids,
  )
  return { defs, svg }
}
