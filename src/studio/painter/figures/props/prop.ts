import { lifeSize } from '../../life-size.ts'
import type { Drawing, FigureLight, Ids, Spot } from '../drawing.ts'
import { drawModel } from '../helper.ts'
import { glowing } from '../light.ts'
import { animalModel } from '../models.ts'
import { placeFigure, RIG_SCALE } from '../placement.ts'
import { newSketch } from '../sketch.ts'
import { disc, group, n } from '../svg.ts'
import { findProp, type PropModel } from './find-prop.ts'
import { rimOf, seatOf } from './seats.ts'
import { stateIn } from './state.ts'

/**
 * Draws a free-standing prop by the scene note's words, with its lowest point at the spot and life-size beside a child.
 * Animals are drawn like helpers. Undefined if the painter does not know the words. For a pair, the lower prop is
 * enlarged by `grown` relative to the upper one.
 */
export function drawProp(
  name: string,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
  grown = 1,
): Drawing | undefined {
  const both = propPairIn(name)
  if (both) return drawPair(both, spot, grown, light, ids)
  const model = findProp(name)
  if (model) return drawPropModel(model, spot, light, ids)
  const animal = animalModel(name)
  if (!animal) return undefined
  const { asleep, size, unshown, count } = stateIn(name)
  if (unshown) return undefined
  const acting = asleep ? ASLEEP : AWAKE
  const scale = spot.scale * (A_TOY.test(name) ? TOY_SIZE : size)
  const drawn = herd(count).map(({ x, y, by, second }) =>
    drawModel(
      animal,
      'thing',
      { ...acting, second, words: name },
      { ...spot, x: spot.x + x * scale, y: spot.y - y * scale, scale: scale * by },
      light,
      ids,
    ),
  )
  return { defs: drawn.map(({ defs }) => defs).join(''), svg: drawn.map(({ svg }) => svg).join('') }
}

/** Positions of a herd's other animals relative to the first: smaller, behind it, and with other coats. */
const herd = (count: number) =>
  Array.from({ length: Math.min(count, HERD) }, (_, index) => {
    const row = Math.floor(index / IN_A_ROW)
    const back = Math.ceil((index % IN_A_ROW) / 2)
    return {
      x: (back * 84 + (row % 2) * 40) * (index % 2 ? -1 : 1) * 0.9 ** row,
      y: back * 16 + row * 52,
      by: 0.88 ** back * 0.86 ** row * (count > 1 ? 0.8 : 1),
      second: index % 3 === 1,
    }
  }).reverse()
/** Number of a herd's animals per row, and in total. */
const [IN_A_ROW, HERD] = [5, 9] as const

/** Half width of an animal prop. */
const BEAST = 64

/** A pair of props, one on or in the other: `bird on goal`, `eggs in basket`. */
interface PropPair {
  upper: string
  lower: string
  base: PropModel
  isIn: boolean
}

/** The pair of props in a phrase; undefined if it names only one. */
export function propPairIn(words: string): PropPair | undefined {
  const name = words.replace(/ in (?:the )?snow$/, ' in snow heap')
  const [, upper = '', how, lower = ''] = /^(.+) (on|in) (?:an? |the )?(.+)$/.exec(holding(name)) ?? []
  const base = how && findProp(lower)
  if (!base || base.aloft || (!findProp(upper) && !animalModel(upper))) return undefined
  const isIn = how === 'in'
  return { upper: isIn && isFew(upper) ? `several ${upper}` : upper, lower, base, isIn }
}

/** `Eggs in basket` are not one egg. */
const isFew = (words: string): boolean =>
  FEW.test(words) && findProp(words) !== undefined && stateIn(words).count === 1
const FEW =
  /\b(?:eggs|apples|pears|plums|carrots|potatoes|onions|nuts|acorns|chestnuts|shells|stones|pebbles|pearls|coins|cherries|berries|lemons|oranges|buns|rolls|cookies|balls|pine ?cones|tomatoes|mushrooms|flowers|letters)$/

/** `a tray of teeth` has teeth on it, and a `basket full of apples` apples in it. */
function holding(name: string): string {
  const [, dish = '', full = ''] =
    /^(.*\b(?:plate|tray|saucer|shelf|board|pan)s?) (?:full )?of (.+)$/.exec(name) ?? []
  if (dish && findProp(full)) return `${full} on ${dish}`
  const [, vessel = '', filling = ''] =
    /^(.*\b(?:basket|bucket|wagon|crate|hat|boat|nest|box|jar|bag|sack)) (?:full )?of (.+)$/.exec(name) ?? []
  return vessel && !/ on /.test(filling) && findProp(filling)
    ? `${/s$/.test(filling) ? 'seven ' : ''}${filling} in ${vessel}`
    : name
}

/** A basket or a box with an animal in it is as large as the animal needs. */
const [SMALL_NEST, FOR_A_BEAST] = [70, 1.7] as const
/** Whoever sleeps in a basket is flat, and lies on its rim to be seen. */
const SUNK_ASLEEP = 0.3

/** Contents show above the rim, props on top stand on the seat. */
function drawPair(
  { upper, base, isIn }: PropPair,
  asked: Spot,
  grown: number,
  light: FigureLight,
  ids: Ids,
): Drawing {
  const holdsBeast = isIn && !findProp(upper) && base.half < SMALL_NEST
  const at = holdsBeast ? { ...asked, scale: asked.scale * FOR_A_BEAST } : asked
  const spot = { ...at, scale: at.scale * grown }
  const unit = spot.scale * RIG_SCALE
  const tall = (base.above + base.below) * unit
  const high = spot.y - tall * (isIn ? rimOf(base) : seatOf(base))
  const model = findProp(upper)
  if (base.name === 'scarecrow' && !isIn && !model) return drawOnArms(upper, base, spot, at.scale, light, ids)
  const isFlat = !model && stateIn(upper).asleep
  const own = grown > 1 && model ? lifeSize(upper, model) : 1
  const fit = own * Math.min(1, (base.half * grown * (isIn ? 0.85 : 1.1)) / ((model?.half ?? BEAST) * own))
  const sunk = isIn
    ? Math.min(
        tall * 0.5,
        (isFlat ? SUNK_ASLEEP : 1) *
          (model ? model.above + model.below : 90) *
          unit *
          (0.4 / grown) *
          Math.min(1, fit),
      )
    : 0
  const on = drawProp(upper, { ...spot, y: high + sunk, scale: at.scale * fit, aloft: true }, light, ids)
  const under = drawPropModel(base, spot, light, ids)
  if (!on) return under
  if (!isIn) return { defs: under.defs + on.defs, svg: under.svg + on.svg }
  const id = ids('rim')
  const clip = `<clipPath id="${id}"><rect x="-400" y="${n(high)}" width="3000" height="2400"/></clipPath>`
  return {
    defs: under.defs + on.defs + clip,
    svg: under.svg + on.svg + group(under.svg, '', `clip-path="url(#${id})"`),
  }
}

/** Where birds sit on a scarecrow, in its units: on the hat and along both arms. */
const PERCHES = [
  [0, -146],
  [-76, -56],
  [76, -56],
  [-42, -58],
  [44, -58],
] as const
const ON_ARMS = 0.62

function drawOnArms(
  upper: string,
  base: PropModel,
  spot: Spot,
  scale: number,
  light: FigureLight,
  ids: Ids,
): Drawing {
  const under = drawPropModel(base, spot, light, ids)
  const unit = spot.scale * RIG_SCALE
  const one = upper.replace(/^(?:\p{L}+ )+(?=\p{L}+$)/u, '').replace(/s$/, '')
  const count = Math.min(PERCHES.length, stateIn(upper).count)
  const birds = PERCHES.slice(0, count).flatMap(
    ([x, y]) =>
      drawProp(
        one,
        {
          ...spot,
          x: spot.x + x * unit,
          y: spot.y + (y - base.below) * unit,
          scale: scale * ON_ARMS,
          aloft: true,
        },
        light,
        ids,
      ) ?? [],
  )
  return {
    defs: under.defs + birds.map(({ defs }) => defs).join(''),
    svg: under.svg + birds.map(({ svg }) => svg).join(''),
  }
}

/** Whether the painter can draw what a phrase names, in the given state. */
export const isDrawn = (name: string): boolean =>
  findProp(name) !== undefined || (animalModel(name) !== undefined && !stateIn(name).unshown)

/** A stuffed animal is held in one arm. */
const A_TOY = /\b(?:stuffed|toy|plush|plushie|cuddly)\b/
const TOY_SIZE = 0.42

const AWAKE = { action: 'standing', feeling: 'happy' } as const
const ASLEEP = { action: 'asleep', feeling: 'asleep' } as const

function drawPropModel(model: PropModel, spot: Spot, light: FigureLight, ids: Ids): Drawing {
  const sketch = newSketch(ids)
  const halo = model.halo
    ? disc(0, model.halo.y, model.halo.radius, sketch.soft(glowing(model.halo.color), 0.6))
    : ''
  const { defs, svg } = placeFigure(
    { svg: model.draw(sketch), defs: sketch.defs() },
    {
      origin: [0, model.below],
      scale: RIG_SCALE,
      face: { x: 0, y: 0, radius: 0 },
      behind: halo,
      ...(model.aloft ? {} : { shadow: { width: model.half, faint: 0.15 } }),
    },
    spot,
    light,
    ids,
  )
  return { defs, svg }
}
