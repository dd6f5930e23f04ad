import { box, disc, discs, group, oval, shape, stroke } from '../../svg.ts'
import type { PropDesign } from './prop-design.ts'

/** Plants, food and tracks. */
export const GROWING: Record<string, PropDesign> = {
  'corn stalks': {
    above: 150,
    below: 90,
    half: 128,
    hands: 'both',
    draw: (sketch) =>
      [
        [-96, 20],
        [-52, 0],
        [-8, 12],
        [38, -6],
        [82, 8],
        [112, 26],
      ]
        .map(([x = 0, top = 0]) =>
          group(
            stroke(`M0 90V${-110 + top}`, '#7fae4e', 9) +
              shape('M0 60Q-44 20 -40 -40Q-14 0 0 40Z', '#8fc05a') +
              shape('M0 30Q44 0 44 -66Q16 -30 0 10Z', '#79a94a') +
              shape('M0 -10Q-36 -50 -28 -96Q-8 -60 0 -30Z', '#8fc05a') +
              shape('M4 8Q26 -4 22 -42Q4 -40 4 8Z', sketch.down('#ffe07a', '#f0b83c')) +
              stroke(`M0 ${-108 + top}l-12 -26M0 ${-108 + top}v-32M0 ${-108 + top}l12 -26`, '#e0c878', 5),
            `translate(${x} 0)`,
          ),
        )
        .join(''),
  },
  scarecrow: {
    above: 150,
    below: 90,
    half: 96,
    hands: 'both',
    face: { x: 0, y: -86, radius: 34 },
    draw: (sketch) =>
      stroke('M0 88V-60M-92 -40H92', '#8a5a34', 12) +
      shape('M-92 -58H92V-24L44 -16L38 50H-38L-44 -16L-92 -24Z', sketch.down('#5f86c8', '#4766a0')) +
      stroke(
        'M-96 -56l-14 -10M-96 -40h-16M-96 -28l-14 10M96 -56l14 -10M96 -40h16M96 -28l14 10',
        '#e8c45f',
        5,
      ) +
      stroke('M-26 50l-6 22M-8 50v24M10 50l4 24M28 50l6 22', '#e8c45f', 5) +
      disc(0, -86, 34, '#f0dcae') +
      disc(-12, -90, 4, '#4a2f3a') +
      disc(12, -90, 4, '#4a2f3a') +
      stroke('M-14 -72Q0 -62 14 -72', '#a8605a', 4) +
      shape('M-56 -108Q0 -126 56 -108L30 -114Q28 -150 0 -150Q-28 -150 -30 -114Z', '#d9a84e') +
      box(8, 2, 24, 22, 3, '#d9626a'),
  },
  pea: {
    above: 20,
    below: 20,
    half: 20,
    hands: 'one',
    draw: (sketch) =>
      disc(0, 0, 20, sketch.ball('#d8f0a0', '#9acb5a', '#5f9440')) +
      oval(-7, -8, 5, 3.6, '#f4ffd8', 'opacity=".8"'),
  },
  dandelion: {
    above: 76,
    below: 60,
    half: 36,
    hands: 'one',
    face: { x: 0, y: -40, radius: 30 },
    draw: (sketch) =>
      stroke('M0 58Q6 10 0 -16', '#7ab05a', 7) +
      shape('M2 50Q-30 44 -36 20Q-10 22 2 50ZM2 44Q30 34 34 12Q10 16 2 44Z', '#7ab05a') +
      disc(0, -40, 36, sketch.ball('#fff4a0', '#ffd23f', '#e8a02e')) +
      group(
        Array.from({ length: 12 }, (_, i) =>
          stroke('M0 -26V-38', '#fff0a0', 5, `transform="rotate(${i * 30})"`),
        ).join(''),
        'translate(0 -40)',
      ),
  },
  crocus: {
    above: 60,
    below: 50,
    half: 34,
    hands: 'one',
    face: { x: 0, y: -20, radius: 26 },
    draw: (sketch) =>
      stroke('M0 48V10M0 48Q-14 20 -26 6M0 48Q14 20 26 6', '#6fa854', 7) +
      shape(
        'M0 14Q-40 6 -32 -50Q-14 -40 -8 -24Q-8 -48 0 -60Q8 -48 8 -24Q14 -40 32 -50Q40 6 0 14Z',
        sketch.fade('#d8b4ff', '#a878e0', '#7448b4'),
      ) +
      stroke('M0 -16V4M-4 -14l-4 12M4 -14l4 12', '#ffb84a', 4),
  },
  radish: {
    above: 44,
    below: 30,
    half: 24,
    hands: 'one',
    draw: (sketch) =>
      shape('M0 -14Q-20 -44 -22 -44Q-6 -46 0 -26Q6 -48 22 -42Q14 -30 0 -14Z', '#7fb84a') +
      shape(
        'M-22 -6Q-20 -18 0 -18Q20 -18 22 -6Q18 16 0 30Q-18 16 -22 -6Z',
        sketch.down('#f0607f', '#e8547a', '#ffe4ec'),
      ),
  },
  plum: {
    above: 26,
    below: 20,
    half: 20,
    hands: 'one',
    draw: (sketch) =>
      stroke('M2 -16Q4 -24 10 -26', '#6b4522', 4) +
      oval(0, 2, 19, 19, sketch.ball('#c8a0e8', '#8a4fb0', '#5a2f80')),
  },
  mango: {
    above: 24,
    below: 20,
    half: 26,
    hands: 'one',
    draw: (sketch) =>
      stroke('M8 -16l4 -8', '#6b4522', 4) +
      shape(
        'M-26 4Q-22 -20 8 -18Q28 -14 24 4Q14 22 -8 20Q-26 18 -26 4Z',
        sketch.fade('#ffe07a', '#ffae3f', '#e8604a'),
      ),
  },
  marshmallow: {
    above: 30,
    below: 22,
    half: 20,
    hands: 'one',
    draw: (sketch) =>
      stroke('M0 22V4', '#9a6a44', 4) +
      shape('M-18 -24Q0 -34 18 -24V6Q0 16 -18 6Z', sketch.down('#ffffff', '#fdeef0', '#e8c8b8')) +
      oval(0, -24, 18, 5, '#fff6f4'),
  },
  pretzel: {
    above: 26,
    below: 24,
    half: 32,
    hands: 'one',
    draw: () =>
      stroke('M-12 22Q24 4 22 -12Q18 -26 0 -10Q-18 -26 -22 -12Q-24 4 12 22', '#b8703a', 10) +
      discs(
        [
          [-20, -8, 2],
          [20, -8, 2],
          [0, -6, 2],
          [-8, 16, 2],
          [10, 14, 2],
        ],
        '#fff6e4',
      ),
  },
  toast: {
    above: 28,
    below: 26,
    half: 28,
    hands: 'one',
    draw: () =>
      shape('M-24 26V-6Q-34 -26 -12 -26H12Q34 -26 24 -6V26Z', '#b8783f') +
      shape('M-18 20V-6Q-26 -20 -10 -20H10Q26 -20 18 -6V20Z', '#f2d092') +
      shape('M-10 -8H8L10 6H-8Z', '#fff0a0'),
  },
  'chocolate bar': {
    above: 28,
    below: 28,
    half: 22,
    hands: 'one',
    draw: () =>
      shape('M-20 -28H20V4H-20Z', '#7a4a30') +
      stroke('M0 -28V4M-20 -12H20', '#5a3422', 3) +
      shape('M-22 0H22V28H-22Z', '#d9566b') +
      stroke('M-22 14H22', '#ffd76a', 5),
  },
  seaweed: {
    above: 60,
    below: 40,
    half: 34,
    hands: 'one',
    draw: () => stroke('M0 40Q-16 10 0 -14Q14 -36 0 -58M0 20Q24 4 26 -20M-4 10Q-26 -4 -26 -26', '#5fa86a', 9),
  },
  leg: {
    above: 50,
    below: 50,
    half: 18,
    hands: 'one',
    draw: () =>
      shape('M-16 -48H16L8 44Q0 52 -8 44Z', '#a8703f') +
      stroke('M-16 -40H16', '#6b4522', 7) +
      shape('M8 0Q26 -18 34 -10Q26 6 8 4Z', '#7fb84a'),
  },
  sequin: {
    above: 14,
    below: 14,
    half: 14,
    hands: 'one',
    draw: (sketch) => disc(0, 0, 13, sketch.ball('#ffffff', '#ffd0f0', '#d878c8')) + disc(0, 0, 3, '#a84f98'),
  },
  'glass slipper': {
    above: 34,
    below: 14,
    half: 36,
    hands: 'one',
    draw: (sketch) =>
      shape(
        'M-34 -30Q-26 -36 -20 -26Q-10 -2 10 -2Q30 -2 36 8Q36 14 22 14H4Q-10 12 -22 -4L-24 14H-31Q-30 -12 -34 -30Z',
        sketch.fade('#f0fbff', '#bfe6f6', '#8fc0e0'),
      ) +
      shape('M-20 -24Q-10 -2 10 -2L4 4Q-14 2 -22 -10Z', '#7fb4d8', 'opacity=".7"') +
      stroke('M-28 -24Q-26 -8 -14 2M16 4q8 0 12 4', '#ffffff', 3, 'opacity=".9"'),
  },
  icicle: {
    above: 66,
    below: 62,
    half: 28,
    hands: 'one',
    face: { x: 0, y: -22, radius: 24 },
    draw: (sketch) =>
      shape(
        'M-28 -60Q0 -72 28 -60Q22 -10 8 30Q4 54 0 62Q-6 50 -9 26Q-24 -10 -28 -60Z',
        sketch.fade('#ffffff', '#cfeaff', '#8fc4ec'),
      ) + stroke('M-16 -50Q-14 -14 -6 12', '#ffffff', 5, 'opacity=".8"'),
  },
}
