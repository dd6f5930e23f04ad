import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import { type PropDesign, WOOD } from './prop-design.ts'

/** More props from kitchens, shops, sheds and halls. */
export const INDOORS: Record<string, PropDesign> = {
  screen: {
    above: 78,
    below: 70,
    half: 84,
    hands: 'both',
    face: { x: 0, y: -18, radius: 30 },
    draw: (sketch) =>
      shape('M-20 44H20L26 62H-26Z', '#6f758c') +
      box(-46, 60, 92, 10, 5, '#5f6478') +
      box(-84, -78, 168, 126, 14, sketch.down('#7b8298', '#565c70')) +
      box(-70, -64, 140, 98, 8, sketch.down('#2c5148', '#1f3a36')) +
      stroke('M-54 -44H10M-54 -24H34M-54 -4H-6', '#8ff0b0', 6, 'opacity=".9"') +
      box(4, -9, 10, 12, 2, '#8ff0b0') +
      disc(62, 41, 3.5, '#8ff0b0'),
  },
  counter: {
    above: 62,
    below: 72,
    half: 118,
    hands: 'both',
    face: { x: 0, y: 14, radius: 30 },
    draw: (sketch) =>
      box(-108, -44, 216, 116, 6, sketch.down('#c98f58', '#a86a3a')) +
      stroke('M-54 -38V66M0 -38V66M54 -38V66', '#8a5530', 4) +
      box(-118, -62, 236, 22, 8, sketch.down('#f3e2c0', '#d9bf8e')) +
      box(-108, -40, 216, 8, 0, '#7a4a28', 'opacity=".35"'),
  },
  tools: {
    above: 52,
    below: 44,
    half: 66,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-30 -6L-44 -46', WOOD, 9) +
      box(-62, -52, 34, 16, 4, '#8f97aa', 'transform="rotate(-18 -45 -44)"') +
      stroke('M20 -4L34 -40', '#8f97aa', 9) +
      shape('M26 -46Q30 -58 44 -50L36 -42L42 -34Q30 -32 26 -46Z', '#8f97aa') +
      stroke('M0 -4V-34', '#d9a13b', 11) +
      stroke('M0 -34V-50', '#aab2c4', 6) +
      box(-66, -8, 132, 52, 8, sketch.down('#e2566b', '#b83c52')) +
      box(-66, -8, 132, 14, 6, '#9a2f44') +
      box(-12, 8, 24, 14, 4, '#f2bf4e'),
  },
  mat: {
    above: 10,
    below: 24,
    half: 76,
    hands: 'both',
    draw: () =>
      shape('M-60 -10H60L76 20Q0 28 -76 20Z', '#a97c50') +
      shape('M-52 -5H52L63 13Q0 20 -63 13Z', '#c9a06e') +
      stroke('M-40 4H40M-44 10H44', '#a97c50', 3, 'opacity=".7"'),
  },
  case: {
    above: 44,
    below: 42,
    half: 62,
    hands: 'one',
    grip: -36,
    draw: (sketch) =>
      stroke('M-16 -26V-38Q-16 -44 -8 -44H8Q16 -44 16 -38V-26', '#4a3a52', 7) +
      box(-62, -26, 124, 68, 14, sketch.down('#6d5578', '#513f5c')) +
      stroke('M-62 4H62', '#3d2f46', 4) +
      box(-38, -4, 16, 16, 4, '#f2bf4e') +
      box(22, -4, 16, 16, 4, '#f2bf4e'),
  },
  helmet: {
    above: 44,
    below: 42,
    half: 50,
    hands: 'both',
    draw: (sketch) =>
      disc(0, -2, 42, sketch.fade('#ffffff', '#e2e8f2', '#b8c2d4')) +
      shape('M-30 -8Q-30 -28 0 -28Q30 -28 30 -8Q30 16 0 18Q-30 16 -30 -8Z', '#46587c') +
      stroke('M-20 -14Q-14 -22 -2 -23', '#bcd6f4', 5, 'opacity=".8"') +
      box(-50, -12, 12, 26, 5, '#e2566b') +
      box(38, -12, 12, 26, 5, '#e2566b') +
      box(-34, 30, 68, 12, 6, '#aab4c8'),
  },
  lake: {
    above: 24,
    below: 26,
    half: 150,
    hands: 'both',
    aloft: true,
    draw: (sketch) =>
      oval(0, 2, 150, 24, '#6d8f6a', 'opacity=".6"') +
      oval(0, 0, 142, 20, sketch.down('#8fc4e8', '#4f86bf')) +
      stroke('M-90 -4h44M20 -8h52M-30 8h58M70 6h30', '#e4f4ff', 3.5, 'opacity=".7"'),
  },
  railing: {
    above: 62,
    below: 66,
    half: 130,
    hands: 'both',
    draw: () =>
      stroke('M-120 -50V66M-60 -50V66M0 -50V66M60 -50V66M120 -50V66', '#6f7a92', 7) +
      stroke('M-130 4H130', '#6f7a92', 6) +
      box(-130, -62, 260, 14, 7, '#8d99b2'),
  },
  tin: {
    above: 32,
    below: 34,
    half: 42,
    hands: 'both',
    draw: (sketch) =>
      box(-38, -18, 76, 52, 8, sketch.fade('#f4a6b4', '#e2566b', '#b83c52')) +
      box(-38, 0, 76, 18, 0, '#fff3dc') +
      discs(
        [
          [-20, 9],
          [0, 9],
          [20, 9],
        ],
        '#c98f58',
        6,
      ) +
      box(-42, -30, 84, 18, 8, sketch.fade('#f7c3cc', '#e88a9a', '#c9576b')),
  },
  'board game': {
    above: 20,
    below: 26,
    half: 62,
    hands: 'both',
    draw: () =>
      shape('M-50 -12H50L62 24H-62Z', '#a86a3a') +
      shape('M-44 -8H44L54 18H-54Z', '#fff3dc') +
      [-1, 0, 1]
        .flatMap((row) =>
          [-2, -1, 0, 1].map((at) =>
            (row + at) % 2 ? '' : box(at * 22 + 1, row * 9 + 1, 21, 8, 1, '#d9535f'),
          ),
        )
        .join('') +
      oval(-20, -6, 8, 5, '#3f3a4e') +
      oval(24, 8, 9, 5, '#3f3a4e') +
      oval(4, -2, 8, 5, '#f2bf4e'),
  },
  cabbage: {
    above: 34,
    below: 34,
    half: 40,
    hands: 'both',
    draw: (sketch) =>
      disc(0, 0, 34, sketch.fade('#d8f0b4', '#a6d483', '#74ad58')) +
      shape('M-34 6Q-46 -18 -18 -30Q-30 -4 -12 28Q-30 26 -34 6Z', '#8cc46c') +
      shape('M34 6Q46 -18 18 -30Q30 -4 12 28Q30 26 34 6Z', '#8cc46c') +
      stroke('M0 28V-14M0 6Q-14 -2 -18 -16M0 0Q14 -8 16 -20', '#e9f8cf', 4),
  },
  'oven mitt': {
    above: 42,
    below: 38,
    half: 34,
    hands: 'one',
    draw: () =>
      shape('M-22 38V-14Q-22 -42 4 -42Q28 -42 26 -10V38Z', '#e2566b') +
      shape('M-20 8Q-40 2 -34 -14Q-26 -24 -14 -8Z', '#e2566b') +
      box(-26, 22, 56, 16, 6, '#fff3dc') +
      stroke('M-8 -24L14 -6M14 -24L-8 -6', '#f7a8b4', 4),
  },
  'pot holder': {
    above: 40,
    below: 36,
    half: 36,
    hands: 'one',
    draw: () =>
      disc(0, -34, 7, 'none', 'stroke="#b8405f" stroke-width="4"') +
      shape('M0 -32L34 2L0 36L-34 2Z', '#e2707f') +
      stroke('M-17 -15L17 19M17 -15L-17 19M-26 -6L8 28M26 -6L-8 28M-8 -24L26 10M8 -24L-26 10', '#f8c0c8', 3) +
      shape('M0 -32L34 2L0 36L-34 2Z', 'none', 'stroke="#b8405f" stroke-width="5" stroke-linejoin="round"'),
  },
  phone: {
    above: 38,
    below: 34,
    half: 48,
    hands: 'both',
    draw: (sketch) =>
      shape('M-26 -8H26L46 34H-46Z', sketch.down('#e2566b', '#b83c52')) +
      disc(0, 14, 15, '#fff3dc') +
      disc(0, 14, 6, '#c9576b') +
      stroke('M-20 -8V-16M20 -8V-16', '#9a2f44', 7) +
      shape('M-48 -18Q-48 -38 0 -38Q48 -38 48 -18L26 -16Q22 -24 0 -24Q-22 -24 -26 -16Z', '#c9475c'),
  },
  shawl: {
    above: 34,
    below: 42,
    half: 54,
    hands: 'both',
    draw: (sketch) =>
      shape('M-54 -34Q0 -20 54 -34L8 38H-8Z', sketch.down('#b58ad0', '#8a62ac')) +
      stroke('M-40 -22Q0 -8 40 -22M-28 -2Q0 8 28 -2', '#d9bdf0', 4) +
      stroke('M-44 -18l-8 10M-30 2l-9 9M-14 26l-7 10M44 -18l8 10M30 2l9 9M14 26l7 10', '#8a62ac', 4),
  },
  post: {
    above: 76,
    below: 74,
    half: 22,
    hands: 'one',
    draw: (sketch) =>
      box(-13, -52, 26, 126, 5, sketch.down('#b87a46', '#8a5530')) +
      box(-18, -58, 36, 12, 4, '#8a5530') +
      disc(0, -66, 10, sketch.fade('#fff0bf', '#f2bf4e', '#c98f2e')),
  },
  fireplace: {
    above: 96,
    below: 78,
    half: 104,
    hands: 'both',
    halo: { color: '#ffb45a', radius: 110, y: 30 },
    draw: (sketch) =>
      box(-92, -78, 184, 156, 6, sketch.down('#b9705a', '#8f4f40')) +
      stroke('M-92 -46H92M-92 -14H-58M58 -14H92M-92 18H-58M58 18H92M-92 48H-58M58 48H92', '#7d4236', 3) +
      box(-104, -96, 208, 22, 6, sketch.down('#a86a3a', '#7a4a28')) +
      shape('M-56 78V6Q-56 -32 0 -32Q56 -32 56 6V78Z', '#2e2028') +
      stroke('M-34 68L34 58M-34 58L34 68', '#6b4226', 12) +
      shape('M-26 58Q-32 26 -8 10Q-8 26 4 18Q2 0 12 -8Q34 22 26 58Z', '#ff9a3c') +
      shape('M-12 58Q-14 40 0 28Q14 40 12 58Z', '#ffe08a'),
  },
  herbs: {
    above: 40,
    below: 34,
    half: 34,
    hands: 'one',
    draw: () =>
      stroke('M-2 32Q-8 8 -20 -14M0 32V-24M2 32Q8 8 20 -14', '#5f9a4a', 5) +
      discs(
        [
          [-22, -18],
          [-30, -6],
          [-12, -26],
          [0, -32],
          [12, -26],
          [22, -18],
          [30, -6],
          [-8, -12],
          [9, -11],
        ],
        '#7fbf5a',
        9,
      ) +
      box(-9, 14, 18, 9, 3, '#d9a13b'),
  },
}
