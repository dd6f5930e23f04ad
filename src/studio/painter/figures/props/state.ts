import type { Sketch } from '../sketch.ts'
import { group, n, stroke } from '../svg.ts'
import { deform } from './deform.ts'
import type { PropDesign } from './drawn/index.ts'
import { numberOf } from './numbers.ts'

/** The state of a prop according to the scene's words. */
export interface PropState {
  broken: boolean
  open: boolean
  shut: boolean
  empty: boolean
  asleep: boolean
  wet: boolean
  half: boolean
  dark: boolean
  /** Sat on, stepped on or run over. */
  flat: boolean
  bent: boolean
  cracked: boolean
  /** With a cord around it. */
  tied: boolean
  folded: boolean
  rolled: boolean
  /** Relative to its usual size. */
  size: number
  /** Rotation in degrees. */
  turned: 0 | 90 | 180
  /** How many of it, capped at what can be drawn. */
  count: number
  /** One on another. */
  stacked: boolean
  /** A state that cannot be shown: burning or melted. */
  unshown: boolean
}

const says = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`)
const BROKEN = says(
  'broken|smashed|torn|snapped|split|shattered|ripped|in (?:\\w+ )?(?:pieces|bits|halves|half|two)',
)
const OPEN = says('open|opened|standing open|wide open|unlocked')
const SHUT = says('shut|closed|locked')
const FLAT = says('flat|flattened|squashed|squished|crushed|trodden|dented')
const BENT = says('bent|crooked|lopsided|skew|buckled')
const CRACKED = says('cracked|chipped')
const TIED = says('tied|tied up|knotted|bundled|tangled|wrapped up')
const FOLDED = says('folded')
const ROLLED = says('rolled up|rolled-up|rolled')
const EMPTY = says('empty|emptied|bare|with nothing in it')
const ASLEEP = says('asleep|sleeping|napping|snoring')
const WET = says('wet|dripping|soaked|soaking|damp')
const HALF = says('half (?:a|an|of)|half-eaten|half eaten|bitten|gnawed|nibbled')
const DARK = says('dark|unlit|blown out|gone out|put out')
const BURNS = says('on fire|burning|burnt|in flames|melted|melting|exploded|dead')
const UPSIDE_DOWN = says('upside down|upside-down|overturned|turned over|on its head')
const ON_ITS_SIDE = says('on its side|tipped over|knocked over|fallen over|toppled')
const SIZES: [RegExp, number][] = [
  [says('giant|gigantic|enormous|huge|colossal|as big as an? (?:barn|house|ship|hill)'), 1.7],
  [
    says(
      'tiny|wee|miniature|teeny|smallest|toy (?:tractor|truck|train|car|bus|digger|excavator|bulldozer|fire engine|tram|rocket|\\w+ truck)',
    ),
    0.6,
  ],
]
/** Words for several props without a number. */
const MORE: Record<string, number> = { pair: 2, several: 3, some: 3, row: 6, rows: 14, heap: 10, pile: 10 }
const MOST = 24

/** Reads a prop's state from its words. */
export function stateIn(words: string): PropState {
  const said = words.toLowerCase()
  const size = SIZES.find(([pattern]) => pattern.test(said))?.[1] ?? 1
  return {
    broken: BROKEN.test(said),
    open: OPEN.test(said),
    shut: SHUT.test(said),
    empty: EMPTY.test(said),
    asleep: ASLEEP.test(said),
    wet: WET.test(said),
    half: HALF.test(said),
    dark: DARK.test(said),
    flat: FLAT.test(said) && !/\bflat rock\b/.test(said),
    bent: BENT.test(said),
    cracked: CRACKED.test(said),
    tied: TIED.test(said),
    folded: FOLDED.test(said),
    rolled: ROLLED.test(said),
    size,
    turned: UPSIDE_DOWN.test(said) ? 180 : ON_ITS_SIDE.test(said) ? 90 : 0,
    count: stackIn(said) ?? countIn(said),
    stacked: stackIn(said) !== undefined,
    unshown:
      BURNS.test(said) &&
      !/\b(?:fire|bonfire|campfire|candle|torch|stove|lantern|log)\b/.test(said.replace('on fire', '')),
  }
}

/** The number of a `tower of five buckets` or a `stack of cups`. */
function stackIn(said: string): number | undefined {
  const [, many] = /\b(?:tower|stack) of (\w+)/.exec(said) ?? []
  return many === undefined || DRAWN_AS_ONE.test(many)
    ? undefined
    : Math.min(A_STACK.most, numberOf(many) ?? A_STACK.usual)
}
/** These stacks are props of their own. */
const DRAWN_AS_ONE = /^(?:blocks|books|wood|mattresses|pancakes)$/
const A_STACK = { usual: 4, most: 7 } as const

/** The number given by the first two words. */
function countIn(said: string): number {
  const counts = said
    .split(/[^a-z]+/)
    .slice(0, 2)
    .map((word) => (Object.hasOwn(MORE, word) ? MORE[word] : numberOf(word)))
  return Math.min(MOST, counts.find((count) => count !== undefined) ?? 1)
}

/** The default state; also that of living props. */
export const DEFAULT_STATE = stateIn('')

export type Drawable = Omit<PropDesign, 'draw'> & { draw(sketch: Sketch): string }

/** The prop in its state. */
export function applyState<T extends Drawable>(model: T, state: PropState): T {
  let shown = model
  if (state.dark && shown.halo) shown = { ...shown, halo: undefined }
  if (state.half) shown = bitten(shown)
  if (state.broken) shown = broken(shown)
  shown = deform(shown, state)
  if (state.wet) shown = wet(shown)
  if (state.turned !== 0) shown = rotatedProp(shown, state.turned)
  if (state.stacked) shown = stacked(shown, state.count)
  else if (state.count > 1)
    shown = shown.half < FEW ? several(shown, state.count) : receding(shown, state.count)
  return state.size === 1 ? shown : sized(shown, state.size)
}

/** Wider props stand one behind the other. */
const FEW = 60

/** Split along a crack from top to bottom, the parts slightly apart. */
function broken<T extends Drawable>(model: T): T {
  const { above, below, half } = model
  const crack = [
    [0.05, -above - 30],
    [-0.22, -above * 0.4],
    [0.2, 0],
    [-0.18, below * 0.45],
    [0.08, below + 30],
  ].map(([x = 0, y = 0]) => `${n(x * half * 2)} ${n(y)}`)
  const wide = half + 60
  const left = `M${-wide} ${-above - 30}L${crack.join('L')}L${-wide} ${below + 30}Z`
  const right = `M${wide} ${-above - 30}L${crack.join('L')}L${wide} ${below + 30}Z`
  const gap = Math.max(5, half * 0.14)
  return {
    ...model,
    half: half + gap,
    draw: (sketch) => {
      const whole = model.draw(sketch)
      const part = (outline: string, move: string) =>
        group(group(whole, '', `clip-path="${sketch.clip(outline)}"`), move)
      return (
        part(left, `translate(${n(-gap)} 0) rotate(-9 ${n(-half)} ${n(below)})`) +
        part(right, `translate(${n(gap)} 0) rotate(11 ${n(half)} ${n(below)})`)
      )
    },
  }
}

/** A bite is missing, with tooth marks. */
function bitten<T extends Drawable>(model: T): T {
  const { above, below, half } = model
  const [x, y] = [half * 0.16, (below - above) / 2]
  const tooth = (above + below) / 5
  const bites = Array.from({ length: 6 }, () => `q${n(-tooth * 0.9)} ${n(tooth / 2)} 0 ${n(tooth)}`).join('')
  const edge = `M${-half - 20} ${n(-above - 20)}H${n(x)}V${n(y - tooth * 3)}${bites}V${n(below + 20)}H${-half - 20}Z`
  return {
    ...model,
    draw: (sketch) => group(model.draw(sketch), '', `clip-path="${sketch.clip(edge)}"`),
  }
}

function wet<T extends Drawable>(model: T): T {
  const { below, half } = model
  const drops = [-0.6, -0.1, 0.45].map((x, i) => `M${n(x * half)} ${n(below * 0.3 + i * 7)}v${12 + i * 3}`)
  return {
    ...model,
    draw: (sketch) =>
      model.draw(sketch) +
      `<ellipse cx="0" cy="${n(below)}" rx="${n(half * 1.15)}" ry="${n(Math.max(5, half * 0.16))}" fill="#9fd0ee" opacity=".75"/>` +
      stroke(drops.join(''), '#bfe6fa', 5),
  }
}

function rotatedProp<T extends Drawable>(model: T, degrees: 90 | 180): T {
  const { above, below, half } = model
  const middle = (below - above) / 2
  const upright = degrees === 180
  return {
    ...model,
    above: upright ? above : half - middle,
    below: upright ? below : half + middle,
    half: upright ? half : (above + below) / 2,
    draw: (sketch) => group(model.draw(sketch), `rotate(${degrees} 0 ${n(middle)})`),
  }
}

/** Copies side by side; more than five form rows one behind the other and are scaled down. */
function several<T extends Drawable>(model: T, count: number): T {
  const columns = count > IN_A_ROW ? Math.ceil(Math.sqrt(count * BROADER)) : count
  const rows = Math.ceil(count / columns)
  const step = model.half * (rows > 1 ? 1.05 : 1.25)
  const back = model.half * (rows > 2 ? 0.7 : 0.9)
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    const uneven = i % 2 ? -model.half * 0.28 : 0
    return [((i % columns) - (inRow - 1) / 2) * step, uneven - row * back]
  })
  const half = model.half + (step * (columns - 1)) / 2
  const by = Math.min(1, MOST_HALF / half)
  const all: T = {
    ...model,
    above: model.above + model.half * 0.28 + (rows - 1) * back,
    half,
    hands: count > 2 ? 'both' : model.hands,
    draw: (sketch) => {
      const one = model.draw(sketch)
      return [...places]
        .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
        .map(([x = 0, y = 0]) => group(one, `translate(${n(x)} ${n(y)})`))
        .join('')
    },
  }
  return by < 1 ? sized(all, Math.round(by * 100) / 100) : all
}

/** Copies one on another, not quite straight; higher ones than a child are smaller. */
function stacked<T extends Drawable>(model: T, count: number): T {
  const step = (model.above + model.below) * 0.76
  const above = model.above + step * (count - 1)
  const all: T = {
    ...model,
    above,
    half: model.half * 1.1,
    hands: 'both',
    draw: (sketch) => {
      const one = model.draw(sketch)
      return Array.from({ length: count }, (_, i) =>
        group(one, `translate(${n(((i * 5) % 3) * model.half * 0.07 - model.half * 0.07)} ${n(-i * step)})`),
      ).join('')
    },
  }
  const by = Math.min(1, HIGHEST / (above + model.below))
  return by < 1 ? sized(all, Math.round(by * 100) / 100) : all
}
const HIGHEST = 330

/** Wide props recede to both sides, each smaller than the one before. */
function receding<T extends Drawable>(model: T, count: number): T {
  const many = Math.min(count, MOST_BROAD)
  const places = Array.from({ length: many }, (_, i) => {
    const back = Math.ceil(i / 2)
    const by = 0.84 ** back
    const x = model.half * 1.15 * (1 - by) * 2.4 * (i % 2 ? -1 : 1)
    return { by, x, y: model.below - model.below * by - back * model.half * 0.12 }
  })
  return {
    ...model,
    half: model.half + Math.max(...places.map(({ x, by }) => Math.abs(x) - model.half * (1 - by))),
    hands: 'both',
    draw: (sketch) => {
      const one = model.draw(sketch)
      return [...places]
        .reverse()
        .map(({ x, y, by }) => group(one, `translate(${n(x)} ${n(y)}) scale(${Math.round(by * 100) / 100})`))
        .join('')
    },
  }
}

/** Number above which a second row begins, and the maximum number of wide props. */
const [IN_A_ROW, MOST_BROAD] = [5, 9] as const
/** Ratio of columns to rows, and the maximum half width of all copies. */
const [BROADER, MOST_HALF] = [2.4, 190] as const

function sized<T extends Drawable>(model: T, by: number): T {
  const grown = (value: number) => value * by
  return {
    ...model,
    above: grown(model.above),
    below: grown(model.below),
    half: grown(model.half),
    ...(model.grip === undefined ? {} : { grip: grown(model.grip) }),
    ...(model.halo
      ? { halo: { ...model.halo, y: grown(model.halo.y), radius: grown(model.halo.radius) } }
      : {}),
    ...(model.face
      ? {
          face: {
            x: grown(model.face.x),
            y: grown(model.face.y),
            ...(model.face.radius ? { radius: grown(model.face.radius) } : {}),
          },
        }
      : {}),
    draw: (sketch: Sketch) => group(model.draw(sketch), `scale(${by})`),
  }
}
