import { box, disc, oval, shape, stroke } from '../../svg.ts'
import type { PropDesign } from './prop-design.ts'

/** One of what is otherwise drawn as several, and what climbs or lies. */
export const SINGLE: Record<string, PropDesign> = {
  pancake: {
    above: 12,
    below: 16,
    half: 44,
    hands: 'one',
    face: { x: 0, y: -2, radius: 20 },
    draw: (sketch) =>
      oval(0, 4, 44, 13, '#b9742c') +
      oval(0, -1, 44, 12, sketch.down('#f6cf86', '#e0a452')) +
      oval(-2, -2, 30, 7, '#d9953f', 'opacity=".55"'),
  },
  bubble: {
    above: 30,
    below: 30,
    half: 30,
    hands: 'one',
    aloft: true,
    face: { x: 0, y: 0, radius: 22 },
    draw: () =>
      disc(0, 0, 29, '#cfeefc', 'opacity=".5"') +
      disc(0, 0, 29, 'none', 'stroke="#e8f8ff" stroke-width="3"') +
      stroke('M-18 -6Q-16 -18 -4 -20', '#ffffff', 5) +
      disc(13, 12, 4, '#f6c8ec', 'opacity=".8"'),
  },
  sock: {
    above: 40,
    below: 34,
    half: 34,
    hands: 'one',
    draw: (sketch) =>
      shape(
        'M-26 -36H8V-4Q10 6 22 8Q36 12 32 24Q28 34 10 32Q-10 30 -22 16Q-28 8 -26 -4Z',
        sketch.down('#f2b46a', '#d9843f'),
      ) +
      box(-29, -40, 40, 14, 5, '#fff3dc') +
      stroke('M-26 -14H8M-26 -2H6', '#b8632c', 5),
  },
  chalk: {
    above: 6,
    below: 10,
    half: 26,
    hands: 'one',
    draw: () =>
      box(-25, -6, 50, 15, 6, '#ffffff') +
      oval(-20, 1.5, 4, 7, '#e2e0ea') +
      stroke('M-10 6H20', '#d8d6e4', 3),
  },
  vine: {
    above: 130,
    below: 90,
    half: 46,
    hands: 'both',
    draw: () =>
      stroke('M-6 90Q-40 50 -4 14Q34 -20 -2 -62Q-26 -96 4 -128', '#4f8a3f', 9) + leaves(VINE, '#6fae55'),
  },
  beanstalk: {
    above: 330,
    below: 90,
    half: 84,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-20 90Q-46 20 -10 -60Q24 -140 -14 -220Q-36 -280 0 -330L14 -326Q-8 -276 12 -220Q48 -140 18 -56Q-6 24 26 90Z',
        sketch.fade('#7fc262', '#549a45', '#3a7436'),
      ) + leaves(STALK, '#69b052'),
  },
  crosswalk: {
    above: 24,
    below: 54,
    half: 190,
    hands: 'both',
    draw: () =>
      shape('M-130 -24H130L190 54H-190Z', '#8f8b9c', 'opacity=".55"') +
      [-2, -1, 0, 1, 2]
        .map((at) =>
          shape(`M${at * 50 - 14} -22H${at * 50 + 14}L${at * 74 + 22} 52H${at * 74 - 22}Z`, '#fdf8ee'),
        )
        .join(''),
  },
  'straw bed': {
    above: 26,
    below: 34,
    half: 150,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-150 34Q-140 -2 -96 -6Q-60 -30 -8 -20Q50 -34 92 -8Q142 -4 150 34Z',
        sketch.down('#f6dc8a', '#d8ae4a'),
      ) +
      stroke(
        'M-120 24L-86 4M-70 26L-50 -12M-24 26L-30 -18M18 26L40 -16M60 24L92 0M104 28L126 10M-96 30L-130 14',
        '#b98a2f',
        4,
      ),
  },
  'floor scale': {
    above: 120,
    below: 90,
    half: 70,
    hands: 'both',
    face: { x: 0, y: -76, radius: 34 },
    draw: (sketch) =>
      box(-9, -60, 18, 132, 4, sketch.down('#c8c4d8', '#8f8aa8')) +
      box(-70, 66, 140, 24, 8, sketch.down('#b8b4cc', '#7f7a98')) +
      disc(0, -76, 44, '#8f8aa8') +
      disc(0, -76, 37, '#fff8ea') +
      stroke('M-24 -62A28 28 0 0 1 24 -62', '#7a7590', 3, 'stroke-dasharray="2 7"') +
      stroke('M0 -70L16 -92', '#d0495c', 5) +
      disc(0, -70, 5, '#4a4660'),
  },
}

/** Places of leaves beside a stem: x, y and on which side. */
type Leaf = readonly [x: number, y: number, side: 1 | -1]
const VINE: readonly Leaf[] = [
  [-26, 58, -1],
  [12, 10, 1],
  [14, -24, 1],
  [-12, -74, -1],
  [2, -112, 1],
]
const STALK: readonly Leaf[] = [
  [-26, 40, -1],
  [4, -20, 1],
  [14, -96, 1],
  [-6, -150, -1],
  [-16, -232, -1],
  [2, -284, 1],
]

const leaves = (places: readonly Leaf[], color: string): string =>
  places
    .map(([x, y, side]) =>
      shape(`M${x} ${y}q${side * 14} -30 ${side * 44} -24q${side * -6} 32 ${side * -44} 24Z`, color),
    )
    .join('')
