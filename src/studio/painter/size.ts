import type { Figure, Helper, View } from '../../shared/stories/scene.ts'

type Sized = Pick<Helper, 'figure' | 'kind' | 'name'>

const HUGE =
  /\b(?:huge|enormous|gigantic|giant|very (?:big|large|long)|as (?:big|tall) as (?:an? )?\p{L}+)\b/u
const BIG = /\bbig\b/
const TINY = /\b(?:tiny|very small|wee|baby|cub|no bigger than)\b/
const SMALL_FAIRY = /\bsmall fairy\b/
/** Animals that are large as it is: a big one of them is huge. */
const GROWN: ReadonlySet<Figure> = new Set<Figure>(['dragon', 'dinosaur', 'whale', 'elephant', 'giraffe'])

/** Whether the words call a helper so large that it stands behind all others and above them. */
export const isHuge = ({ figure, kind = '' }: Sized): boolean =>
  figure !== 'thing' && (HUGE.test(kind) || (BIG.test(kind) && GROWN.has(figure)))

const NOT_GROWN =
  /\b(?:small|smaller|little|tiny|wee|baby|half-grown|toy|no bigger than|as small as)\b|^young\b/

/** Whether it is so large by its nature, and the words say nothing else. */
const isGrown = ({ figure, kind = '' }: Sized): boolean => GROWN.has(figure) && !NOT_GROWN.test(kind)

/** Whether the words call it much smaller than its like. */
export const isTiny = ({ figure, kind = '' }: Sized): boolean =>
  figure !== 'thing' && (TINY.test(kind) || SMALL_FAIRY.test(kind))

/** From nearby the children's faces come first; from afar an elephant is as large as it is. */
export const isHugeIn = (view: View, helper: Sized): boolean =>
  isHuge(helper) || (view !== 'near' && isGrown(helper))
