import type { Random } from '../../shared/kit/random.ts'
import type { Feeling, Figure, SceneNote, View } from '../../shared/stories/scene.ts'
import type { Placed } from './actors.ts'
import type { Camera } from './camera.ts'
import { WIDTH } from './canvas.ts'
import type { Drawing, FigureLight, Ids } from './figures/drawing.ts'
import { drawModel } from './figures/helper.ts'
import { drawHelper, heightOf } from './figures/index.ts'
import { withoutRim } from './figures/light.ts'
import { animalModel } from './figures/models.ts'
import type { Crowd } from './narrated-crowd.ts'

/** Scale of the nearest members of the crowd, and their distance behind the row, by view. */
const SCALE: Record<View, number> = { wide: 0.66, near: 1.02, inside: 0.82 }
const BACK: Record<View, number> = { wide: 56, near: 150, inside: 84 }
/** Each further member is slightly smaller and higher. */
const [SMALLER, HIGHER] = [0.94, 9] as const
/** Half width of a body at scale 1, and the spacing of a crowd. */
const [BODY, APART] = [52, 104] as const

/** Snails and hens on the ground far behind the row would seem to hang in the air. */
const LOW = { back: 14, higher: 3 } as const
const TALLER = 150

/** Draws a crowd behind the row, in its gaps and on both sides, from the middle outward. */
export function drawCrowd(
  { figure, kind, count, isPeople }: Crowd,
  placed: readonly Placed[],
  { view, ground, middle }: Pick<Camera, 'view' | 'ground' | 'middle'>,
  { present }: Pick<SceneNote, 'present'>,
  floats: boolean,
  light: FigureLight,
  random: Random,
  ids: Ids,
  /** How far back it may stand: not behind the foot of a house that it would hang before. */
  most = Number.POSITIVE_INFINITY,
): Drawing {
  const feeling: Feeling = present.some((one) => one.feeling === 'worried') ? 'curious' : 'happy'
  const animal = figure === 'thing' ? animalModel(kind) : undefined
  const low = (heightOf({ figure, kind }) ?? TALLER) < TALLER
  const first = gaps(placed, middle, SCALE[view]).slice(0, Math.min(count, IN_A_ROW))
  const second = inBetween(first, middle, APART * SCALE[view]).slice(0, count - first.length)
  const drawn = [...first, ...second].map((x, index) => {
    const isBack = index >= first.length
    const scale = SCALE[view] * SMALLER ** (index % IN_A_ROW) * (animal ? 1 : GROWN) * (isBack ? FURTHER : 1)
    const y =
      ground -
      Math.min(most, low ? LOW.back : BACK[view]) -
      (isBack ? Math.min(most, BEHIND * scale) : 0) -
      (low ? LOW.higher : HIGHER) * (index % IN_A_ROW) -
      (floats ? 60 + random() * 220 : random() * 10)
    const spot = { x, y, scale, flip: x > middle, aloft: floats }
    const one = {
      action: index % 3 === 2 && !animal ? ('waving' as const) : ('standing' as const),
      feeling,
      variant: index + 1,
      second: index % 2 === 1,
      ...(isPeople ? { gender: index % 2 === 0 ? ('female' as const) : ('male' as const) } : {}),
    }
    return {
      y,
      drawing: animal
        ? drawModel(animal, 'thing', one, spot, light, ids)
        : drawHelper({ figure, kind: kind || memberLook(figure, index) }, one, spot, light, ids),
    }
  })
  const byDepth = [...drawn].sort((a, b) => a.y - b.y)
  return {
    defs: byDepth.map(({ drawing }) => drawing.defs).join(''),
    svg: byDepth.map(({ drawing }) => withoutRim(drawing.svg)).join(''),
  }
}

/** Members that do not fit side by side stand in a second row, smaller and higher. */
const [IN_A_ROW, FURTHER, BEHIND] = [5, 0.86, 58] as const
const inBetween = (first: readonly number[], middle: number, step: number): number[] =>
  [...first]
    .flatMap((x) => [x - step / 2, x + step / 2])
    .filter((x, index, all) => all.findIndex((other) => Math.abs(other - x) < step * 0.4) === index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))

/** Variants, so that no two members are dressed alike. */
const MEMBER_LOOKS: Partial<Record<Figure, readonly string[]>> = {
  child: [
    'girl with black hair in a red dress',
    'boy with blond hair in a green shirt',
    'girl with red hair in a blue dress',
    'boy with brown curls in an orange shirt',
    'girl with a ponytail in a yellow dress',
  ],
  'grown-up': [
    'woman with brown hair in a purple dress',
    'man with a black beard in a green shirt',
    'old woman with white hair in a blue dress',
    'old man with a gray mustache in a red shirt',
    'woman with blond hair in an orange dress',
  ],
}
const memberLook = (figure: Figure, index: number) => MEMBER_LOOKS[figure]?.[index % 5] ?? ''

/** Grown-ups stand behind children, as large as the row allows. */
const GROWN = 0.84

/** Free positions from the middle outward, those in the tall cut first. */
function gaps(placed: readonly Placed[], middle: number, scale: number): number[] {
  const step = APART * scale
  const all = Array.from({ length: 17 }, (_, index) => middle + (index - 8) * step)
  const isFree = (x: number) =>
    placed.every(
      ({ spot, relativeScale }) =>
        Math.abs(spot.x - x) > (BODY * spot.scale) / relativeScale + BODY * scale * 0.7,
    )
  return all
    .filter((x) => x > BODY * scale && x < WIDTH - BODY * scale && isFree(x))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
}
