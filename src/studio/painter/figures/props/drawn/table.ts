import { box, disc, discs, group, oval, repeat, shape, stroke } from '../../svg.ts'
import { type PropDesign, WOOD } from './prop-design.ts'

const SILVER = '#c2ccde'

/** Food and tableware as it is on any day: a cake without candles, a plate without a fork. */
export const ON_TABLES: Record<string, PropDesign> = {
  cake: {
    above: 34,
    below: 26,
    half: 48,
    hands: 'both',
    draw: (sketch) =>
      oval(0, 20, 50, 8, '#f4f6fc') +
      shape('M-40 -14V16Q0 28 40 16V-14Z', sketch.down('#e8b878', '#d9a060', '#b57a44')) +
      stroke('M-40 4Q0 15 40 4', '#fff3e0', 6) +
      shape(
        'M-40 -16V-4q5 10 10 0q5 -6 10 3q5 10 10 0q5 -6 10 2q5 9 10 -1q5 -7 10 1q5 9 10 -1q5 -6 10 -2V-16Z',
        '#f7a8bc',
      ) +
      oval(0, -15, 40, 9, '#fbc4d2') +
      discs(
        [
          [-22, -19, 6],
          [0, -23, 6],
          [22, -19, 6],
        ],
        '#d9405a',
      ),
  },
  plate: {
    above: 12,
    below: 14,
    half: 46,
    hands: 'both',
    draw: () => oval(0, 2, 46, 12, '#f4f6fc') + oval(0, 1, 32, 7, '#dfe4f2'),
  },
  fork: {
    above: 34,
    below: 34,
    half: 10,
    hands: 'one',
    draw: () =>
      stroke('M0 -6V32', SILVER, 6) + stroke('M-8 -32V-16Q-8 -6 0 -6Q8 -6 8 -16V-32M0 -32V-8', SILVER, 4),
  },
  knife: {
    above: 36,
    below: 34,
    half: 10,
    hands: 'one',
    draw: () => shape('M-3 2V-34Q9 -26 7 2Z', SILVER) + stroke('M1 4V30', '#6a4a3a', 8),
  },
  bun: {
    above: 20,
    below: 16,
    half: 28,
    hands: 'one',
    draw: (sketch) =>
      shape(
        'M-28 10Q-30 -18 0 -20Q30 -18 28 10Q24 16 0 16Q-24 16 -28 10Z',
        sketch.ball('#f6d090', '#dfa45a', '#b0743a'),
      ) + stroke('M-8 -12Q0 -4 8 -12M-14 -4Q0 6 14 -4', '#fbe6bc', 4, 'opacity=".8"'),
  },
  bean: {
    above: 14,
    below: 14,
    half: 20,
    hands: 'one',
    draw: (sketch) =>
      shape(
        'M-18 2Q-20 -14 -4 -13Q4 -12 8 -8Q20 -4 18 5Q14 14 2 10Q-4 7 -8 10Q-16 12 -18 2Z',
        sketch.ball('#f4ead2', '#d9c49a', '#b09668'),
      ) + stroke('M-4 7q3 -5 7 -2', '#8a6a44', 3),
  },
  crumbs: {
    above: 10,
    below: 10,
    half: 30,
    hands: 'one',
    draw: () =>
      discs(
        [
          [-24, 5, 5],
          [-11, -2, 4],
          [-5, 6, 6],
          [8, 0, 4],
          [14, 6, 5],
          [26, 3, 4],
        ],
        '#d9a868',
      ),
  },
  nest: {
    above: 22,
    below: 22,
    half: 48,
    hands: 'both',
    draw: (sketch) =>
      oval(0, -8, 44, 13, '#6b4a30') +
      shape('M-46 -10Q-44 22 0 22Q44 22 46 -10Q0 14 -46 -10Z', sketch.down('#c99a60', '#a87844', '#7d5630')) +
      stroke(
        'M-40 -2Q-10 14 20 8M-30 10Q4 20 38 -2M-46 -10Q-20 6 8 4M44 -8Q26 10 -6 14M-34 -12l-12 -8M36 -12l14 -6M20 16l18 2',
        '#e0bc84',
        3,
      ),
  },
  match: {
    above: 30,
    below: 24,
    half: 10,
    hands: 'one',
    halo: { color: '#ffd27a', radius: 50, y: -28 },
    draw: () =>
      stroke('M0 -14V24', '#d9b07a', 5) +
      shape('M0 -44Q12 -30 9 -20Q6 -10 0 -10Q-6 -10 -9 -20Q-10 -28 0 -44Z', '#ffb04a') +
      oval(0, -18, 4, 7, '#fff0b0'),
  },
  'rolling pin': {
    above: 14,
    below: 14,
    half: 72,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-66 0H66', WOOD, 11) + box(-46, -14, 92, 28, 10, sketch.down('#f0cc94', '#d9a868', '#a8763f')),
  },
  'rubber duck': {
    above: 34,
    below: 22,
    half: 34,
    hands: 'one',
    face: { x: -12, y: -18, radius: 14 },
    draw: (sketch) =>
      shape(
        'M-32 2Q-30 22 0 22Q34 22 34 -8Q22 -4 10 -6Q-26 -14 -32 2Z',
        sketch.fade('#ffe680', '#ffd03a', '#e0a020'),
      ) +
      disc(-12, -16, 18, sketch.ball('#ffee9a', '#ffd84a', '#e8b02a')) +
      shape('M-28 -16Q-42 -18 -42 -10Q-34 -6 -26 -8Z', '#f08a3a') +
      disc(-17, -21, 4, '#3a3044') +
      stroke('M4 4Q14 12 24 2', '#e0a020', 4),
  },
  'ship wheel': {
    above: 62,
    below: 62,
    half: 62,
    hands: 'both',
    draw: () =>
      repeat(8, (i) => group(stroke('M0 -14V-58', WOOD, 8), `rotate(${i * 45})`)) +
      disc(0, 0, 38, 'none', `stroke="#8a5530" stroke-width="11"`) +
      disc(0, 0, 14, '#8a5530') +
      disc(0, 0, 6, '#f2bf4e'),
  },
  'full moon': {
    above: 40,
    below: 40,
    half: 40,
    hands: 'both',
    aloft: true,
    halo: { color: '#fff0b8', radius: 76, y: 0 },
    draw: (sketch) =>
      disc(0, 0, 38, sketch.ball('#fffbe6', '#fbeab0', '#e8cf86')) +
      discs(
        [
          [-12, -10, 8],
          [12, 6, 6],
          [-6, 16, 5],
        ],
        '#ecd692',
      ),
  },
}
