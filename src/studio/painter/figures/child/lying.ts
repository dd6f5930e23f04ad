import type { Feeling } from '../../../../shared/stories/scene.ts'
import type { Bedding, BlanketPattern } from '../../bedtime/bedtime-look.ts'
import { darker, lighter, mix } from '../color.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import { placeFigure, RIG_SCALE } from '../placement.ts'
import { newSketch, type Sketch } from '../sketch.ts'
import { box, discs, group, oval, roundStar, shape, stroke } from '../svg.ts'
import type { Hat } from './hats.ts'
import { head } from './head.ts'
import { arm } from './limbs.ts'
import type { Look } from './look.ts'
import { clothOf, cutOf, torso } from './outfit.ts'
import { poseFor } from './poses.ts'

const STILL = { turn: 0, gaze: [0, 0] as const, back: false }

/** Nobody takes these off where there is no air. */
const BREATHED_IN: ReadonlySet<Hat> = new Set<Hat>(['space-helmet', 'diving-mask'])

/** Lying on the belly, cheek on folded arms: asleep under a small blanket, or awake without one. */
export function lyingDown(
  look: Look,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
  awake?: { feeling: Feeling; covered: boolean },
  bedding?: Bedding,
): DrawnFigure {
  if (bedding?.hidden) return lyingHidden(look, spot, light, ids, bedding)
  if (bedding?.onSide && !awake) return lyingOnSide(look, spot, light, ids, bedding)
  const sketch = newSketch(ids)
  const { build } = look
  const hat = look.hat && BREATHED_IN.has(look.hat) ? look.hat : undefined
  const drawnHead = head(
    awake ? look : { ...look, hat, glasses: false },
    awake?.feeling ?? 'asleep',
    { ...STILL, tilt: 0, pitch: -0.3, neck: false },
    sketch,
  )
  const resting = (part: string) =>
    group(part, `translate(100 276) scale(${build.head}) rotate(-13) translate(-100 -94)`)
  const left = arm(look, 54, 336, [34, 372, 94, 360], false)
  const right = arm(look, 156, 338, [168, 374, 108, 362], false)
  const length = 0.84 + build.height * 0.16
  const aboveGround = (part: string) =>
    group(part, '', `clip-path="${sketch.clip('M-400 -200H800V371H-400Z')}"`)
  const svg =
    aboveGround(resting(drawnHead.behind)) +
    group(
      awake && !awake.covered ? backAndLegs(look, sketch) : blanket(look, sketch, bedding),
      `translate(90 0) scale(${length} 1) translate(-90 0)`,
    ) +
    oval(112, 334, 66, 34, darker(look.top, 0.12)) +
    left.svg +
    right.svg +
    resting(drawnHead.front) +
    right.hand
  return placeFigure(
    { defs: sketch.defs(), svg },
    {
      origin: [210, 370],
      scale: RIG_SCALE,
      face: { x: 100, y: 276, radius: 66 * build.head },
      shadow: { width: 180, faint: 0.15 },
    },
    spot,
    light,
    ids,
  )
}

function backAndLegs(look: Look, sketch: Sketch): string {
  const { top, bottom } = clothOf(look)
  const legs = cutOf(look.garment).legs === 'trousers' ? bottom : look.skin
  const foot = (x: number, y: number) =>
    oval(x, y, 24, 15, look.shoes) + oval(x + 4, y - 4, 12, 5, lighter(look.shoes, 0.3), 'opacity=".6"')
  return (
    stroke('M246 336Q310 334 368 348', darker(legs, 0.18), 42) +
    foot(394, 350) +
    stroke('M240 348Q300 352 352 356', legs, 42) +
    foot(378, 358) +
    shape(
      'M92 369Q88 296 152 290Q226 284 268 314Q282 340 272 369Z',
      sketch.fade(lighter(top, 0.16), top, darker(top, 0.22)),
    ) +
    stroke('M268 318Q280 342 272 366', darker(top, 0.3), 5, 'opacity=".4"')
  )
}

/** A blanket over a body with the head to the left. */
const HILL = 'M96 368Q92 268 176 264Q262 262 320 300Q392 312 394 366Q250 376 96 368Z'

function blanket(look: Look, sketch: Sketch, bedding?: Bedding, hill = HILL): string {
  const own = Number.parseInt(look.top.slice(1), 16) + (bedding?.dye ?? 0)
  const color = COLORS[own % COLORS.length] ?? COLORS[0]
  return (
    shape(hill, sketch.fade(lighter(color, 0.25), color, darker(color, 0.32))) +
    group(
      woven(bedding?.pattern ?? 'dots', color) +
        (hill === OVER_HEAD ? group(woven(bedding?.pattern ?? 'dots', color), TO_THE_HEAD) : '') +
        stroke('M216 286Q200 330 216 372M292 300Q306 336 296 372', darker(color, 0.4), 5, 'opacity=".2"'),
      '',
      `clip-path="${sketch.clip(hill)}"`,
    ) +
    stroke(
      hill === HILL ? 'M176 268Q262 266 316 302' : 'M182 282Q252 260 314 299',
      lighter(color, 0.5),
      4,
      'opacity=".6"',
    )
  )
}

function woven(pattern: BlanketPattern, color: string): string {
  const pale = lighter(color, 0.5)
  switch (pattern) {
    case 'stripes':
      return stroke(
        'M150 250V380M190 250V380M230 250V380M270 250V380M310 250V380M350 250V380',
        pale,
        13,
        'opacity=".6"',
      )
    case 'checks':
      return (
        stroke(
          'M130 250V380M180 250V380M230 250V380M280 250V380M330 250V380M380 250V380',
          pale,
          16,
          'opacity=".34"',
        ) + stroke('M90 292H400M90 338H400', darker(color, 0.3), 14, 'opacity=".3"')
      )
    case 'stars':
      return DOTS.map(([x = 0, y = 0]) => roundStar(x, y, 10, pale)).join('')
    case 'patches':
      return PATCHES.map(([x = 0, y = 0], i) =>
        box(
          x,
          y,
          52,
          44,
          4,
          [pale, darker(color, 0.18), mix(color, '#ffd27a', 0.5)][i % 3] ?? pale,
          'opacity=".75"',
        ),
      ).join('')
    case 'waves':
      return stroke(
        [284, 312, 340, 366].map((y) => `M90 ${y}q22 -16 44 0t44 0t44 0t44 0t44 0t44 0t44 0`).join(''),
        pale,
        6,
        'opacity=".6"',
      )
    default:
      return discs(DOTS, lighter(color, 0.55), 6)
  }
}

const COLORS = [
  '#7d8be0',
  '#e08aa0',
  '#6bb7a8',
  '#c79be0',
  '#e0a86a',
  '#d8708a',
  '#5f9fd0',
  '#8fb86a',
  '#e8c468',
] as const
const DOTS = [
  [186, 292],
  [188, 340],
  [232, 312],
  [256, 350],
  [282, 318],
  [326, 344],
  [360, 334],
]
const PATCHES = [96, 148, 200, 252, 304, 356].flatMap((x, i) => [
  [x, 256 + (i % 2) * 8],
  [x, 302 + (i % 2) * 8],
  [x, 348 + (i % 2) * 8],
])

/** A blanket drawn up to the chin. */
const DRAWN_UP = 'M146 369Q140 300 178 280Q250 256 318 298Q392 312 394 366Q250 376 146 369Z'

/** On the side, cheek on a pillow and blanket up to the chin, from under which a hand looks out. */
function lyingOnSide(look: Look, spot: Spot, light: FigureLight, ids: Ids, bedding: Bedding): DrawnFigure {
  const sketch = newSketch(ids)
  const { build } = look
  const hat = look.hat && BREATHED_IN.has(look.hat) ? look.hat : undefined
  const drawnHead = head(
    { ...look, hat, glasses: false },
    'asleep',
    { ...STILL, tilt: 0, pitch: -0.2, neck: false },
    sketch,
  )
  const resting = (part: string) =>
    group(part, `translate(100 ${ON_PILLOW}) scale(${build.head}) rotate(-52) translate(-100 -94)`)
  const right = arm(look, 200, 340, [170, 350, 134, 346], false)
  const length = 0.84 + build.height * 0.16
  const aboveGround = (part: string) =>
    group(part, '', `clip-path="${sketch.clip('M-400 -200H800V371H-400Z')}"`)
  const svg =
    oval(64, 342, 92, 32, '#f2ecf8') +
    oval(64, 334, 84, 26, '#ffffff', 'opacity=".5"') +
    aboveGround(resting(drawnHead.behind)) +
    aboveGround(resting(drawnHead.front)) +
    right.svg +
    group(blanket(look, sketch, bedding, DRAWN_UP), `translate(90 0) scale(${length} 1) translate(-90 0)`)
  return placeLying({ defs: sketch.defs(), svg }, build.head, spot, light, ids)
}

/** A blanket over head and all: a round hill beside the long one. */
const OVER_HEAD =
  'M22 369Q14 268 78 240Q136 222 166 268Q178 276 196 274Q262 262 320 300Q392 312 394 366Q210 378 22 369Z'

/** The pattern once more, over the head. */
const TO_THE_HEAD = 'translate(-196 -36)'

/** All the way under the blanket, in front of the pillow. */
function lyingHidden(look: Look, spot: Spot, light: FigureLight, ids: Ids, bedding: Bedding): DrawnFigure {
  const sketch = newSketch(ids)
  const { build } = look
  const length = 0.84 + build.height * 0.16
  const fold = stroke('M158 268Q150 310 166 366', '#000000', 6, 'opacity=".1"')
  const svg = group(
    blanket(look, sketch, bedding, OVER_HEAD) + fold,
    `translate(90 0) scale(${length} 1) translate(-90 0)`,
  )
  return placeLying({ defs: sketch.defs(), svg }, build.head, spot, light, ids)
}

/** From the side, with the head on the pillow to the left; `head` is its size. */
const placeLying = (
  drawing: Parameters<typeof placeFigure>[0],
  head: number,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure =>
  placeFigure(
    drawing,
    {
      origin: [210, 370],
      scale: RIG_SCALE,
      face: { x: 100, y: ON_PILLOW, radius: 66 * head },
      shadow: { width: 180, faint: 0.15 },
    },
    spot,
    light,
    ids,
  )

/** The center of a head on a pillow. */
const ON_PILLOW = 290

/**
 * A child in bed, seen from its foot. The spot is the middle of the blanket's upper edge on the chest: paint `svg`
 * before the bedclothes, and `over` (the arms on the blanket) after them.
 */
export function drawInBed(
  look: Look,
  feeling: Feeling,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const sketch = newSketch(ids)
  const asleep = feeling === 'asleep'
  const bedded: Look = { ...look, garment: 'pajama', hat: undefined, glasses: look.glasses && !asleep }
  const drawnHead = head(
    bedded,
    feeling,
    { ...STILL, tilt: asleep ? 9 : 4, turn: 0.1, pitch: 0, neck: true },
    sketch,
  )
  const left = arm(bedded, 62, 196, [30, 214, 74, 226], false)
  const right = arm(bedded, 138, 196, [170, 214, 126, 226], false)
  const standing = { origin: [100, 204] as const, scale: RIG_SCALE, face: { x: 100, y: 94, radius: 66 } }
  const body = torso(bedded, poseFor('standing', false, false), sketch)
  const under = placeFigure(
    { defs: '', svg: drawnHead.behind + body + drawnHead.front },
    standing,
    spot,
    light,
    ids,
  )
  const over = placeFigure(
    { defs: sketch.defs(), svg: left.svg + right.svg },
    { ...standing, margin: 40 },
    spot,
    light,
    ids,
  )
  return { defs: under.defs + over.defs, svg: under.svg, face: under.face, over: over.svg }
}
