import { box, disc, oval, shape, stroke } from '../../svg.ts'
import type { PropDesign } from './prop-design.ts'

/** Books, letters, and writing and painting supplies. */
export const PAPERS: Record<string, PropDesign> = {
  book: {
    above: 30,
    below: 28,
    half: 44,
    hands: 'both',
    draw: () =>
      shape('M-44 -22Q-20 -32 0 -22Q20 -32 44 -22V26Q20 16 0 26Q-20 16 -44 26Z', '#8a4a9c') +
      shape('M-38 -26Q-18 -34 0 -26V20Q-18 12 -38 20ZM38 -26Q18 -34 0 -26V20Q18 12 38 20Z', '#fff6df') +
      stroke('M0 -26V22', '#d2bf9a', 3) +
      stroke(
        'M-31 -18Q-19 -23 -8 -19M-31 -7Q-19 -12 -8 -8M-31 4Q-19 -1 -8 3M31 -18Q19 -23 8 -19M31 -7Q19 -12 8 -8',
        '#cbb795',
        2.4,
      ),
  },
  notebook: {
    above: 34,
    below: 30,
    half: 26,
    hands: 'both',
    draw: () =>
      box(-26, -30, 52, 58, 6, '#3f7fb5') +
      box(-20, -34, 46, 58, 4, '#fff6df') +
      box(-26, -32, 48, 58, 6, '#4f9ad2') +
      box(-12, -20, 24, 14, 4, '#fff6df') +
      stroke('M-26 -22h-6M-26 -8h-6M-26 6h-6M-26 20h-6', '#dfe6f5', 4),
  },
  map: {
    above: 34,
    below: 30,
    half: 48,
    hands: 'both',
    draw: () =>
      shape('M-48 -26L-16 -34L16 -26L48 -34V24L16 32L-16 24L-48 32Z', '#f3dfae') +
      shape('M-16 -34L16 -26V32L-16 24Z', '#e3c88c') +
      stroke('M-36 16Q-26 -6 -8 4T18 -8T34 -14', '#c2486d', 4, 'stroke-dasharray="7 8"') +
      stroke('M32 -22l9 9M41 -22l-9 9', '#c2486d', 4) +
      shape('M-38 -16q10 -8 18 0q4 8 -6 10q-12 2 -12 -10z', '#8fbf8a') +
      shape('M6 12q12 -8 20 2q-4 10 -16 8q-6 -4 -4 -10z', '#8fbf8a'),
  },
  scroll: {
    above: 16,
    below: 16,
    half: 40,
    hands: 'both',
    draw: () =>
      box(-34, -14, 68, 26, 4, '#f3dfae') +
      oval(-36, -1, 8, 15, '#e3c88c') +
      oval(36, -1, 8, 15, '#e3c88c') +
      oval(36, -1, 4, 8, '#c7a466') +
      box(-7, -16, 14, 31, 3, '#c2486d'),
  },
  letter: {
    above: 24,
    below: 22,
    half: 34,
    hands: 'one',
    grip: 16,
    draw: () =>
      box(-32, -24, 64, 44, 5, '#fff6e8') +
      stroke('M-30 -21L0 4L30 -21', '#d9c3a0', 3.4) +
      disc(0, 4, 9, '#d6476a') +
      disc(0, 4, 5, '#ef7d96'),
  },
  brush: {
    above: 67,
    below: 34,
    half: 8,
    hands: 'one',
    draw: () =>
      shape('M-4 34L4 34L3 -30L-3 -30Z', '#b9783f') +
      box(-5, -40, 10, 13, 2, '#cfd6e6') +
      shape('M-6 -40Q-9 -56 0 -68Q9 -56 6 -40Z', '#ff5f7e'),
  },
  pencil: {
    above: 45,
    below: 30,
    half: 8,
    hands: 'one',
    draw: () =>
      shape('M-5 30H5V-30H-5Z', '#ffc64a') +
      shape('M-5 -30L0 -46L5 -30Z', '#f6dcb4') +
      shape('M-2 -40L0 -46L2 -40Z', '#3a3450') +
      box(-5, 24, 10, 9, 3, '#ff8b95'),
  },
  palette: {
    above: 36,
    below: 38,
    half: 46,
    hands: 'one',
    draw: () =>
      shape('M-46 4Q-46 -34 2 -36Q48 -34 46 2Q44 26 20 20Q6 18 8 30Q8 40 -8 38Q-46 32 -46 4Z', '#d9a566') +
      disc(-24, -6, 8, '#ff5f7e') +
      disc(-6, -22, 8, '#ffd166') +
      disc(16, -22, 8, '#4fc3d9') +
      disc(32, -6, 8, '#7ac74f') +
      disc(-24, 16, 7, '#b58cff'),
  },
  picture: {
    above: 42,
    below: 44,
    half: 40,
    hands: 'both',
    draw: () =>
      box(-40, -40, 80, 84, 6, '#b9783f') +
      box(-32, -32, 64, 68, 3, '#bfe3f2') +
      shape('M-32 18Q-10 -4 8 12Q20 0 32 10V36H-32Z', '#8fbf7a') +
      disc(14, -14, 9, '#ffd76a') +
      stroke('M-40 -40H40', '#e0ab6a', 4, 'opacity=".7"'),
  },
  photo: {
    above: 42,
    below: 36,
    half: 46,
    hands: 'both',
    draw: () =>
      box(-46, -42, 92, 78, 4, '#fffdf6') +
      box(-38, -34, 76, 56, 2, '#d8cdb8') +
      shape('M-34 22Q-34 0 -18 0Q-2 0 -2 22ZM2 22Q2 -4 18 -4Q34 -4 34 22Z', '#8a7a6a') +
      disc(-18, -12, 11, '#f0d8c0') +
      disc(18, -16, 12, '#e8cdb2') +
      shape(
        'M-29 -14Q-28 -26 -18 -26Q-8 -26 -7 -14Q-18 -20 -29 -14ZM6 -19Q7 -31 18 -31Q29 -31 30 -19Q18 -25 6 -19Z',
        '#5f4a3c',
      ),
  },
  drawing: {
    above: 46,
    below: 40,
    half: 40,
    hands: 'both',
    draw: () =>
      shape('M-40 -44L36 -46L40 38L-36 40Z', '#fffdf6') +
      disc(20, -26, 9, '#ffd257') +
      stroke('M-26 20V-4L-8 -20L10 -4V20ZM-12 20V6H-2V20', '#e2566b', 4) +
      stroke('M-34 26Q-16 20 2 26T34 24', '#6fae5f', 5) +
      stroke('M24 22V4M16 10H32M24 22L17 32M24 22L31 32', '#4f7fd0', 4) +
      disc(24, -2, 6, 'none', 'stroke="#4f7fd0" stroke-width="4"'),
  },
  feather: {
    above: 66,
    below: 30,
    half: 16,
    hands: 'one',
    draw: () =>
      shape('M0 24Q-18 -10 -8 -40Q-2 -58 12 -66Q20 -30 4 18Z', '#7fb4e8') +
      shape('M0 24Q14 -10 12 -66Q20 -30 4 18Z', '#a9d2f7') +
      stroke('M-1 32Q0 -10 10 -58', '#ffffff', 2.6, 'opacity=".9"'),
  },
}
