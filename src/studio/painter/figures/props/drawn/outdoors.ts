import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import { type PropDesign, WOOD } from './prop-design.ts'

/** Things that grow, lie and melt outside, and produce of the kitchen garden. */
export const OUTDOORS: Record<string, PropDesign> = {
  stump: {
    above: 26,
    below: 30,
    half: 50,
    hands: 'both',
    draw: (sketch) =>
      shape('M-36 -18Q-34 18 -50 30H50Q34 18 36 -18Z', sketch.fade('#a8744c', '#7a5540', '#54382a')) +
      oval(0, -18, 36, 11, '#d8ae7c') +
      oval(0, -18, 22, 6, 'none', 'stroke="#b98a5c" stroke-width="3"'),
  },
  log: {
    above: 20,
    below: 22,
    half: 72,
    hands: 'both',
    draw: (sketch) =>
      box(-68, -20, 130, 42, 20, sketch.down('#a8744c', '#7a5540', '#54382a')) +
      oval(58, 1, 15, 21, '#d8ae7c') +
      oval(58, 1, 8, 12, 'none', 'stroke="#b98a5c" stroke-width="3"') +
      stroke('M-50 -6H10M-36 8H30', '#54382a', 3, 'opacity=".6"'),
  },
  'leaf pile': {
    above: 44,
    below: 26,
    half: 88,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-88 26Q-70 -20 -30 -30Q0 -52 34 -30Q76 -16 88 26Z',
        sketch.down('#f2a84f', '#d9783f', '#a8502f'),
      ) +
      discs(
        [
          [-58, 6, 13],
          [-34, -14, 12],
          [-6, -30, 12],
          [26, -18, 13],
          [56, 4, 14],
          [-20, 12, 14],
          [20, 12, 13],
        ],
        '#e8953f',
      ) +
      discs(
        [
          [-46, -4, 9],
          [10, -22, 10],
          [40, -6, 10],
          [-4, 4, 11],
          [68, 16, 9],
          [-74, 18, 8],
        ],
        '#c9502f',
      ) +
      discs(
        [
          [-20, -22, 8],
          [34, 10, 9],
          [-36, 16, 9],
        ],
        '#f6cf5f',
      ),
  },
  'pine cone': {
    above: 24,
    below: 24,
    half: 20,
    hands: 'one',
    draw: (sketch) =>
      oval(0, 2, 19, 23, sketch.fade('#b5804f', '#8a5a34', '#5f3a20')) +
      stroke('M-14 -8Q0 0 14 -8M-17 3Q0 12 17 3M-14 14Q0 22 14 14M-8 -16Q0 -12 8 -16', '#5a3820', 3.5),
  },
  ice: {
    above: 28,
    below: 28,
    half: 34,
    hands: 'both',
    draw: (sketch) =>
      shape('M-34 -14L-6 -28L34 -18V16L4 28L-34 18Z', sketch.fade('#f0fbff', '#bfe6f8', '#8fc4e8')) +
      stroke('M-34 -14L4 -4L34 -18M4 -4V28', '#ffffff', 3, 'opacity=".8"'),
  },
  snow: {
    above: 26,
    below: 18,
    half: 76,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-76 18Q-66 -10 -34 -12Q-12 -34 20 -18Q58 -18 76 18Z',
        sketch.down('#ffffff', '#e4ecfb', '#b9c8e8'),
      ),
  },
  moss: {
    above: 16,
    below: 12,
    half: 64,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-64 12Q-56 -8 -34 -6Q-18 -20 2 -10Q24 -20 38 -6Q58 -6 64 12Z',
        sketch.down('#a8d07a', '#6fa05a', '#4a7840'),
      ),
  },
  dust: {
    above: 16,
    below: 14,
    half: 40,
    hands: 'one',
    draw: () =>
      discs(
        [
          [-22, 4, 12],
          [-2, -4, 14],
          [20, 4, 12],
        ],
        '#cfc4bc',
      ) +
      discs(
        [
          [-10, 6, 8],
          [10, 7, 8],
        ],
        '#b8aca4',
      ),
  },
  puddle: {
    above: 8,
    below: 10,
    half: 82,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-82 2Q-60 -10 -20 -6Q20 -14 54 -4Q90 0 76 8Q30 14 -10 9Q-60 14 -82 2Z',
        sketch.fade('#cdeaf8', '#8fc0e0', '#6f9fc8'),
      ) + stroke('M-40 0Q-20 -4 0 0M20 2Q34 -2 46 2', '#ffffff', 3, 'opacity=".8"'),
  },
  tree: {
    above: 190,
    below: 90,
    half: 92,
    hands: 'both',
    face: { x: 0, y: -60, radius: 44 },
    draw: (sketch) =>
      shape('M-18 90Q-10 30 -14 -30H14Q10 30 18 90Z', '#7a5540') +
      discs(
        [
          [-48, -60, 46],
          [48, -60, 46],
          [0, -118, 62],
          [0, -50, 52],
        ],
        sketch.fade('#a8d07a', '#6fa860', '#3f7848'),
      ),
  },
  turnip: {
    above: 36,
    below: 28,
    half: 26,
    hands: 'one',
    face: { x: 0, y: 4, radius: 16 },
    draw: (sketch) =>
      stroke('M0 -16Q-14 -30 -18 -34M0 -16Q2 -30 0 -38M0 -16Q14 -28 18 -32', '#5f9a50', 7) +
      shape(
        'M-26 -4Q-24 -20 0 -18Q24 -20 26 -4Q24 14 4 20L0 28L-4 20Q-24 14 -26 -4Z',
        sketch.down('#b878c0', '#f4e4f4', '#fffaf0'),
      ),
  },
  butter: {
    above: 16,
    below: 14,
    half: 40,
    hands: 'one',
    draw: (sketch) =>
      oval(0, 10, 40, 7, '#dfe4f5') +
      box(-26, -14, 52, 22, 5, sketch.down('#fff2a8', '#f6d45f')) +
      box(-26, -14, 14, 22, 4, '#fff8d0'),
  },
  pudding: {
    above: 34,
    below: 22,
    half: 46,
    hands: 'both',
    face: { x: 0, y: 0, radius: 22 },
    draw: (sketch) =>
      oval(0, 16, 46, 8, '#e8eef8') +
      shape('M-34 14Q-34 -22 0 -24Q34 -22 34 14Z', sketch.fade('#b0704a', '#7f4a2e', '#54301e')) +
      shape('M-26 -10Q-18 -28 0 -28Q20 -28 27 -8Q20 2 14 -8Q6 6 -2 -6Q-12 8 -26 -10Z', '#fff6e4') +
      disc(0, -30, 6, '#e2405f'),
  },
  coat: {
    above: 56,
    below: 54,
    half: 48,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-16 -54L-44 -38L-48 26L-34 28L-30 -12V54H30V-12L34 28L48 26L44 -38L16 -54L0 -44Z',
        sketch.fade('#7fa0e0', '#5678c0', '#3a528f'),
      ) +
      stroke('M0 -44V52', '#33466f', 3) +
      discs(
        [
          [8, -22, 4],
          [8, 0, 4],
          [8, 22, 4],
        ],
        '#ffe2a0',
      ),
  },
  hat: {
    above: 24,
    below: 16,
    half: 46,
    hands: 'one',
    draw: (sketch) =>
      oval(0, 8, 46, 9, '#6f5440') +
      shape('M-26 8Q-30 -24 0 -24Q30 -24 26 8Z', sketch.fade('#b08a68', '#8a674a', '#64482f')) +
      stroke('M-26 2Q0 10 26 2', '#4a3424', 7),
  },
  'pirate hat': {
    above: 30,
    below: 14,
    half: 56,
    hands: 'one',
    draw: (sketch) =>
      shape(
        'M-56 10Q-44 -14 -24 -12Q0 -44 24 -12Q44 -14 56 10Q0 22 -56 10Z',
        sketch.fade('#4a4460', '#2f2a44', '#1f1a30'),
      ) +
      stroke('M-52 10Q0 20 52 10', '#f2bf4e', 4) +
      disc(0, -8, 8, '#ffffff'),
  },
  rake: {
    above: 90,
    below: 70,
    half: 32,
    hands: 'one',
    draw: () =>
      stroke('M0 -90V44', WOOD, 7) +
      stroke('M-28 46H28M-28 46V68M-14 46V68M0 46V68M14 46V68M28 46V68', '#7a869e', 5),
  },
}
