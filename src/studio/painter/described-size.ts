import type { Figure, Helper, View } from '../../shared/stories/scene.ts'

type Sized = Pick<Helper, 'figure' | 'kind' | 'name'>

const HUGE =
  /\b(?:huge|enormous|gigantic|giant|very (?:big|large|long)|as (?:big|tall) as (?:an? )?\p{L}+)\b/u
const BIG = /\bbig\b/
const TINY = /\b(?:tiny|very small|wee|baby|cub|no bigger than)\b/
const SMALL_FAIRY = /\bsmall fairy\b/
/** Animals that are large by nature: described as big, they are huge. */
const LARGE_BY_NATURE: ReadonlySet<Figure> = new Set<Figure>([
  'dragon',
  'dinosaur',
  'whale',
  'elephant',
  'giraffe',
])

/** Whether the text describes a helper as so large that it stands behind and above everyone. */
export const isHuge = ({ figure, kind = '' }: Sized): boolean =>
  figure !== 'thing' && (HUGE.test(kind) || (BIG.test(kind) && LARGE_BY_NATURE.has(figure)))

const NOT_LARGE =
  /\b(?:small|smaller|little|tiny|wee|baby|half-grown|toy|no bigger than|as small as)\b|^young\b/

/** Whether it is large by nature, and the text does not call it small. */
const isLargeByNature = ({ figure, kind = '' }: Sized): boolean =>
  LARGE_BY_NATURE.has(figure) && !NOT_LARGE.test(kind)

/** Whether the text describes it as much smaller than its kind. */
export const isTiny = ({ figure, kind = '' }: Sized): boolean =>
  figure !== 'thing' && (TINY.test(kind) || SMALL_FAIRY.test(kind))

/** An elephant is larger than people in every view; in near views a dragon only where the text says so. */
export const isHugeIn = (view: View, helper: Sized): boolean =>
  isHuge(helper) || (isLargeByNature(helper) && (view !== 'near' || helper.figure !== 'dragon'))

/** A big bear: before what it has or wears, which may be big itself. */
export const isBig = ({ figure, kind = '' }: Sized): boolean =>
  figure !== 'thing' &&
  /\b(?:big|large|tall|stout)\b(?!-)/.test(kind.split(/,| (?:with|in|who|that|whose) /)[0] ?? '')

/** Whether the text describes it as small enough to stand on a hand. */
export const isThumbSized = ({ figure, kind = '' }: Sized): boolean => figure !== 'thing' && THUMB.test(kind)
const THUMB =
  /\b(?:(?:no (?:bigger|larger|taller) than|as (?:small|big|tall) as|the size of) (?:a|an|his|her) (?:thumb|finger|bean|thimble|pea|teacup|cup|spoon|cookie|walnut|egg|acorn|button|matchbox)|thumb-sized)\b/
