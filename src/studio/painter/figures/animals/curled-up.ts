import type { Feeling } from '../../../../shared/stories/scene.ts'
import { mix } from '../color.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import { placeFigure } from '../placement.ts'
import { newSketch } from '../sketch.ts'
import { group, oval, shape, stroke } from '../svg.ts'
import { animalHead } from './animal-head.ts'
import { pawColor } from './animal-limbs.ts'
import { marksBehind, marksOnBody } from './features/body-marks.ts'
import { fur } from './features/fur.ts'
import { tail } from './features/tail.ts'
import type { Species } from './species/index.ts'

/** A long neck lies on the ground in a curve. */
const NECK = 0.8

/** Asleep or lying awake: curled up, tail around the body, chin on the paws. `rigHeight` is a standing animal's. */
export function curledUp(
  species: Species,
  feeling: Feeling,
  rigHeight: number,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const sketch = newSketch(ids)
  const coat = fur(species, sketch)
  const maned = species.marks?.includes('mane') ?? false
  const unmaned = { ...species, marks: (species.marks ?? []).filter((mark) => mark !== 'mane') }
  const headY = species.muzzle === 'trunk' ? -88 : -54
  const neck = species.neck ?? 0
  const headX = -44 - neck * NECK
  const svg =
    group(tail(species, sketch), 'translate(34 -6) rotate(24)') +
    group(marksBehind(unmaned, sketch, -80), 'translate(40 -4) scale(1 .8)') +
    shape('M-60 0Q-76 -84 20 -96Q116 -96 118 -34Q118 2 84 2Z', coat) +
    (neck > 0 ? stroke(`M10 -54Q-24 -40 ${headX} ${headY + 8}`, species.fur, 46) : '') +
    group(marksOnBody(species, true), 'translate(52 -2) scale(.8 .7)') +
    stroke('M30 -2Q34 -44 84 -44', mix(species.fur, '#4a2a4a', 0.4), 4, 'opacity=".35"') +
    (maned ? group(marksBehind(species, sketch, 0), `translate(${headX} ${headY - 2}) scale(.86)`) : '') +
    group(
      animalHead(species, feeling, false, sketch),
      `translate(${headX} ${headY}) rotate(-10) scale(.92)`,
    ) +
    oval(-70, -6, 22, 11, pawColor(species)) +
    oval(-24, -5, 22, 11, pawColor(species))
  return placeFigure(
    { defs: sketch.defs(), svg },
    {
      origin: [20, 0],
      scale: species.height / (rigHeight + neck),
      face: { x: headX, y: headY, radius: 60 },
      shadow: { width: 110, faint: 0.1 },
    },
    spot,
    light,
    ids,
  )
}
