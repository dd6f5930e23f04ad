import type { Action, Feeling } from '../../../shared/stories/scene.ts'
import { animalEyes, animalMouth } from './animals/animal-face.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from './drawing.ts'
import { glowing } from './light.ts'
import { placeFigure } from './placement.ts'
import type { PropModel } from './props/find-prop.ts'
import { newSketch } from './sketch.ts'
import { disc, group, n, oval } from './svg.ts'

/** The rig's average child is 348 high. */
const RIG_SCALE = 300 / 348
/** Enlargement of living props, so that their faces are readable, and its limits. */
const LARGER = 1.75
const [LEAST, MOST, BROADEST] = [160, 300, 170]
const HOVER = 70

/**
 * Draws a living prop, such as a drum or a wishing well with a face. It has no limbs: it hops, leans, stretches and
 * tips over.
 */
export function drawLivingProp(
  model: PropModel,
  presence: { action: Action; feeling: Feeling },
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const sketch = newSketch(ids)
  const { action } = presence
  const asleep = action === 'asleep'
  const feeling = asleep ? 'asleep' : presence.feeling
  const grown = grownBy(model)
  const half = model.half * grown
  const middleY = -model.below * grown
  const at = model.face ?? { x: 0, y: (model.below - model.above) / 2 }
  const face = {
    x: at.x * grown,
    y: middleY + at.y * grown,
    radius: at.radius
      ? at.radius * grown
      : Math.min(66, Math.max(36, Math.min(half, ((model.above + model.below) * grown) / 2) * 0.62)),
  }
  const lift = (HOPS[action] ?? 0) + (model.aloft && !asleep ? HOVER : 0)
  const drawn =
    group(model.draw(sketch), `translate(0 ${n(middleY)}) scale(${Math.round(grown * 100) / 100})`) +
    (action === 'seen-from-behind'
      ? ''
      : group(
          faceOf(feeling, sketch),
          `translate(${n(face.x)} ${n(face.y)}) scale(${Math.round((face.radius / 46) * 100) / 100})`,
        ))
  const lean = LEANS[action] ?? 0
  const halo = model.halo
    ? disc(
        0,
        middleY + model.halo.y * grown - lift,
        model.halo.radius * grown,
        sketch.soft(glowing(model.halo.color), 0.6),
      )
    : ''
  const stretch = STRETCHES[action] ?? 1
  const bent = [
    lean ? `rotate(${lean} 0 -20)` : '',
    stretch === 1 ? '' : `scale(${Math.round(100 / stretch) / 100} ${stretch})`,
  ]
  const lifted = group(group(drawn, bent.filter(Boolean).join(' ')), lift ? `translate(0 ${-lift})` : '')
  return placeFigure(
    { defs: sketch.defs(), svg: lifted },
    {
      origin: [0, 0],
      scale: RIG_SCALE,
      face: { ...face, y: face.y * stretch - lift },
      behind: halo,
      ...(model.aloft ? {} : { shadow: { width: half * 0.9, faint: lift / 60 } }),
    },
    spot,
    light,
    ids,
  )
}

function grownBy({ above, below, half }: PropModel): number {
  const height = above + below
  return Math.min(Math.max(LEAST, Math.min(MOST, height * LARGER)) / height, BROADEST / half)
}

/** The width of a prop with its arms, in units of a child about 300 tall. */
export const widthOfLivingProp = (model: PropModel): number =>
  (model.half * grownBy(model) * 2 + 46) * RIG_SCALE

const HOPS: Partial<Record<Action, number>> = { floating: 22, cheering: 30, running: 16, waving: 8 }
const LEANS: Partial<Record<Action, number>> = {
  walking: 7,
  running: 12,
  waving: -9,
  pointing: 11,
  cheering: -6,
  hugging: 8,
  'looking-up': -8,
  reaching: 6,
  asleep: 6,
}
const STRETCHES: Partial<Record<Action, number>> = {
  reaching: 1.1,
  'looking-up': 1.05,
  kneeling: 0.93,
  sitting: 0.96,
  asleep: 0.94,
}

/** Eyes on a pale ground, so that they show on any color. */
const faceOf = (feeling: Feeling, sketch: ReturnType<typeof newSketch>) =>
  oval(0, 6, 50, 40, sketch.soft('#fff4e4', 0.55)) +
  oval(-38, 20, 13, 9, sketch.soft('#ff6a6a', 0.6)) +
  oval(38, 20, 13, 9, sketch.soft('#ff6a6a', 0.6)) +
  animalEyes(feeling, 23, 0, { size: 1, iris: '#4a2f3a', lid: '#e8cdb8' }) +
  group(animalMouth(feeling, true), 'translate(0 26) scale(1.1)')
