import type { Drawing, FigureLight, Ids, Spot } from '../drawing.ts'
import { newSketch } from '../sketch.ts'
import { finish } from '../stage.ts'
import { disc } from '../svg.ts'
import { findThing } from './find-thing.ts'

/**
 * A thing that lies or stands about, by the word the scene note gives it; its lowest point is on the spot and it has its
 * size beside a child. Undefined when the painter does not know the word.
 */
export function drawProp(name: string, spot: Spot, light: FigureLight, ids: Ids): Drawing | undefined {
  const thing = findThing(name)
  if (!thing) return undefined
  const sketch = newSketch(ids)
  const halo = thing.halo ? disc(0, thing.halo.y, thing.halo.radius, sketch.soft(thing.halo.color, 0.6)) : ''
  const { defs, svg } = finish(
    { svg: halo + thing.draw(sketch), defs: sketch.defs() },
    {
      origin: [0, thing.below],
      scale: 300 / 348,
      face: { x: 0, y: 0, radius: 0 },
      shadow: { width: thing.half, faint: 0.15 },
    },
    spot,
    light,
    ids,
  )
  return { defs, svg }
}
