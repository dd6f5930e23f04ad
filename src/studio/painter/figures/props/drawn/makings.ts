import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, WOOD } from './prop-design.ts'

/** Materials, containers and tools. */
export const MAKINGS: Record<string, PropDesign> = {
  clay: {
    above: 24,
    below: 24,
    half: 48,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-46 24Q-56 -4 -26 -12Q-14 -30 10 -22Q40 -22 46 4Q54 18 44 24Z',
        sketch.fade('#d98f6c', '#b96a4c', '#8f4c38'),
      ) + stroke('M-22 -6Q-12 -14 2 -10M8 2Q20 -4 30 2M-30 12Q-18 6 -8 12', '#8f4c38', 4, 'opacity=".6"'),
  },
  sand: {
    above: 34,
    below: 30,
    half: 78,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-78 30Q-44 20 -22 -16Q-2 -46 20 -18Q44 18 78 30Z',
        sketch.fade('#fbe6b0', '#ecc982', '#c99c56'),
      ) +
      discs(
        [
          [-26, 16, 3],
          [-4, -10, 3],
          [16, 10, 3],
          [38, 20, 3],
          [-46, 24, 2.5],
        ],
        '#b5884a',
      ) +
      stroke('M-58 25Q-30 14 -16 -10', '#fff6d8', 4, 'opacity=".7"'),
  },
  boulder: {
    above: 62,
    below: 56,
    half: 80,
    hands: 'both',
    face: { x: 0, y: 6, radius: 40 },
    draw: (sketch) =>
      shape(
        'M-78 56Q-88 6 -60 -26Q-30 -66 14 -60Q62 -54 74 -8Q86 34 72 56Z',
        sketch.fade('#b8b4c4', '#8d8a9c', '#62607a'),
      ) +
      shape('M-54 -20Q-28 -52 8 -50Q-10 -34 -22 -10Z', '#d3d0dc', 'opacity=".8"') +
      stroke('M24 -40L38 -10L30 8M-40 20L-22 34', '#62607a', 4, 'opacity=".6"'),
  },
  apron: {
    above: 46,
    below: 54,
    half: 46,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-18 -34Q0 -58 18 -34', '#e8dcc8', 6) +
      stroke('M-30 -2L-52 8M30 -2L52 8', '#e8dcc8', 6) +
      shape('M-20 -36H20L24 -4L44 4L40 54H-40L-44 4L-24 -4Z', sketch.fade('#ff9a8a', '#e86a6a', '#b84a5a')) +
      box(-20, 12, 40, 24, 6, '#ffe9d8') +
      stroke('M-20 18H20', '#e86a6a', 3),
  },
  handle: {
    above: 26,
    below: 26,
    half: 30,
    hands: 'one',
    draw: (sketch) =>
      box(-26, -26, 14, 52, 6, sketch.down('#ffe39a', GOLD, '#a8742e')) +
      stroke('M-18 0H6Q26 0 26 14', '#a8742e', 15) +
      stroke('M-18 -2H6Q24 -2 25 11', GOLD, 10),
  },
  keyhole: {
    above: 36,
    below: 36,
    half: 26,
    hands: 'one',
    draw: (sketch) =>
      shape(
        'M-24 -20Q-24 -36 0 -36Q24 -36 24 -20V22Q24 36 0 36Q-24 36 -24 22Z',
        sketch.down('#ffe39a', GOLD, '#a8742e'),
      ) +
      disc(0, -8, 9, '#2a1c26') +
      shape('M-5 -4H5L9 20H-9Z', '#2a1c26') +
      discs(
        [
          [0, -28, 3],
          [0, 28, 3],
        ],
        '#8a5f24',
      ),
  },
  shelf: {
    above: 48,
    below: 30,
    half: 88,
    hands: 'both',
    draw: (sketch) =>
      box(-88, 10, 176, 14, 5, sketch.down('#c98f56', WOOD, '#7a4a28')) +
      stroke('M-62 24V30M62 24V30', '#7a4a28', 12) +
      box(-74, -34, 14, 44, 3, '#d94a4f') +
      box(-58, -28, 12, 38, 3, '#3f6fb5') +
      box(-44, -38, 16, 48, 3, '#4fae5f') +
      shape('M-6 10Q-14 -22 8 -24Q30 -22 22 10Z', '#8fc8e0') +
      oval(8, -24, 9, 3, '#5f9ac0') +
      disc(54, -6, 16, '#e8b33f'),
  },
  drawer: {
    above: 26,
    below: 30,
    half: 66,
    hands: 'both',
    draw: (sketch) =>
      shape('M-52 -26H52L66 -4H-66Z', '#6b4224') +
      shape('M-44 -22H44L54 -6H-54Z', '#8a5a34') +
      box(-66, -6, 132, 36, 5, sketch.down('#d9a868', '#b98448', '#8f6232')) +
      box(-54, 2, 108, 20, 3, '#a8743c') +
      disc(0, 12, 8, GOLD),
  },
  flour: {
    above: 44,
    below: 44,
    half: 40,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-34 44Q-46 4 -30 -26L-38 -42H38L30 -26Q46 4 34 44Z',
        sketch.fade('#fffaf0', '#f0e2c8', '#cdb894'),
      ) +
      oval(0, -40, 38, 9, '#ffffff') +
      stroke('M-30 -24Q0 -16 30 -24', '#b8905a', 5) +
      stroke('M0 34V2M0 12Q-14 8 -14 -4M0 12Q14 8 14 -4M0 24Q-14 20 -14 8M0 24Q14 20 14 8', '#c99c56', 4),
  },
  pond: {
    above: 26,
    below: 34,
    half: 116,
    hands: 'both',
    draw: (sketch) =>
      oval(0, 6, 116, 30, '#5f9a54') +
      oval(0, 4, 104, 24, sketch.down('#8fd8ea', '#4f9fc8', '#3a6fa0')) +
      stroke('M-60 0H-24M10 12H54M-10 -8H18', '#e8fbff', 4, 'opacity=".7"') +
      oval(-44, 12, 18, 6, '#6fbf6a') +
      oval(58, 2, 15, 5, '#6fbf6a') +
      disc(-42, 8, 6, '#ffb8d0') +
      stroke('M96 6V-24M106 8V-14', '#4f7a3f', 5) +
      stroke('M96 -18V-28M106 -10V-18', '#8a5a34', 9),
  },
  'question mark': {
    above: 48,
    below: 48,
    half: 32,
    hands: 'both',
    face: { x: 0, y: 4, radius: 24 },
    draw: () =>
      stroke('M-24 -22Q-24 -44 0 -44Q26 -44 24 -20Q22 -4 2 4V18', '#5a3fa8', 18) +
      stroke('M-24 -22Q-24 -44 0 -44Q26 -44 24 -20Q22 -4 2 4V18', '#b08aff', 11) +
      disc(2, 40, 10, '#5a3fa8') +
      disc(2, 40, 7, '#b08aff'),
  },
  nightcap: {
    above: 38,
    below: 24,
    half: 44,
    hands: 'one',
    draw: (sketch) =>
      shape(
        'M-34 14Q-34 -36 2 -38Q38 -36 44 6L34 8Q26 -16 20 -12Q30 0 34 14Z',
        sketch.down('#9ab8f0', '#6a86d9'),
      ) +
      stroke('M-22 -14H16M-28 0H24', '#ffffff', 5, 'opacity=".7"') +
      box(-38, 10, 76, 14, 7, '#fff6ea') +
      disc(40, 10, 10, '#fff6ea'),
  },
  'glass eye': {
    above: 24,
    below: 24,
    half: 24,
    hands: 'one',
    draw: (sketch) =>
      disc(0, 0, 24, sketch.ball('#ffffff', '#f4f4fa', '#c4c8dc')) +
      disc(3, 1, 12, '#3f8fc8') +
      disc(3, 1, 6, '#150a12') +
      disc(-2, -5, 4, '#ffffff'),
  },
  'paper hand': {
    above: 40,
    below: 40,
    half: 34,
    hands: 'one',
    draw: () =>
      stroke('M-22 4L-28 -18M-8 -6L-10 -32M8 -6L10 -32M20 2L28 -20M-24 22L-34 8', '#c9b48a', 17) +
      stroke('M-22 4L-28 -18M-8 -6L-10 -32M8 -6L10 -32M20 2L28 -20M-24 22L-34 8', '#fff6dc', 13) +
      shape('M-28 0Q0 -16 26 0L24 38H-24Z', '#fff6dc') +
      stroke('M-12 24Q0 14 14 18', '#c9b48a', 3),
  },
  'camel costume': {
    above: 56,
    below: 58,
    half: 60,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-34 20V54M34 20V54', '#c99a5a', 22) +
      shape(
        'M-58 20Q-60 -14 -34 -16Q-22 -58 0 -54Q22 -58 34 -16Q60 -14 58 20Q0 34 -58 20Z',
        sketch.fade('#f2cf96', '#d9a868', '#a8783e'),
      ) +
      stroke('M-58 4H58', '#fff2d8', 4, 'stroke-dasharray="8 7"') +
      box(-12, -6, 22, 20, 4, '#7fb0d9') +
      stroke('M-14 -8h4M-14 4h4M8 -8h4M8 4h4', '#ffffff', 3) +
      oval(-34, 56, 15, 6, '#6b4224') +
      oval(34, 56, 15, 6, '#6b4224'),
  },
}
