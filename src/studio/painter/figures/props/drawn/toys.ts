import { box, disc, discs, group, oval, shape, stroke } from '../../svg.ts'
import { type PropDesign, WOOD } from './prop-design.ts'

/** Toys. */
export const TOYS: Record<string, PropDesign> = {
  balloon: {
    above: 196,
    below: 0,
    half: 40,
    hands: 'one',
    face: { x: 0, y: -150, radius: 30 },
    draw: (sketch) =>
      stroke('M0 0Q-8 -60 4 -96', '#ffffff', 2.5) +
      shape(
        'M4 -98Q-40 -130 -30 -168Q-18 -198 8 -196Q40 -192 42 -158Q42 -126 4 -98Z',
        sketch.ball('#ff9aae', '#ff5f7e', '#c93e6a'),
      ) +
      shape('M4 -100l-7 9h14z', '#c93e6a') +
      stroke('M-16 -170Q-10 -184 4 -186', '#ffffff', 6, 'opacity=".6"'),
  },
  teddy: {
    above: 52,
    below: 50,
    half: 36,
    hands: 'both',
    draw: () =>
      discs(
        [
          [-20, -40],
          [20, -40],
        ],
        '#b9793f',
        11,
      ) +
      oval(-24, 40, 12, 10, '#b9793f') +
      oval(24, 40, 12, 10, '#b9793f') +
      oval(0, 14, 28, 30, '#c98a4c') +
      oval(-28, 8, 9, 15, '#c08044', 'transform="rotate(26 -28 8)"') +
      oval(28, 8, 9, 15, '#c08044', 'transform="rotate(-26 28 8)"') +
      disc(0, -24, 28, '#d29a5c') +
      oval(0, 16, 17, 19, '#efd2a2') +
      oval(0, -15, 13, 10, '#efd2a2') +
      oval(0, -19, 5, 4, '#4a2a1a') +
      discs(
        [
          [-10, -30],
          [10, -30],
        ],
        '#2a1722',
        3.4,
      ) +
      stroke('M-6 -11Q0 -6 6 -11', '#4a2a1a', 2.6),
  },
  'paper boat': {
    above: 46,
    below: 22,
    half: 44,
    hands: 'both',
    draw: () =>
      shape('M-44 -6H44L28 22H-28Z', '#fffaf0') +
      shape('M0 -46L-22 -6H22Z', '#eef2fb') +
      shape('M0 -46L0 -6H22Z', '#d3dbee') +
      shape('M0 -6H44L28 22H0Z', '#dfe6f5'),
  },
  boat: {
    above: 68,
    below: 24,
    half: 46,
    hands: 'both',
    draw: () =>
      stroke('M0 -6V-66', '#8a5a32', 5) +
      shape('M5 -64Q40 -44 36 -14H5Z', '#fff6e0') +
      shape('M-5 -56Q-30 -36 -28 -14H-5Z', '#ff8a7a') +
      shape('M-46 -8H46Q40 24 22 24H-22Q-40 24 -46 -8Z', '#c9703e') +
      stroke('M-42 4H42', '#8f4a28', 4),
  },
  ball: {
    above: 30,
    below: 30,
    half: 30,
    hands: 'both',
    draw: (sketch) =>
      disc(0, 0, 30, sketch.ball('#fff6e0', '#ffd98a', '#f0a04a')) +
      shape('M-4 -30Q-30 -20 -30 4Q-24 20 -14 26Q-6 0 -4 -30Z', '#e2566b') +
      shape('M6 -29Q30 -22 30 2Q26 18 16 25Q8 0 6 -29Z', '#4f9ad2') +
      oval(-10, -16, 7, 5, '#ffffff', 'opacity=".5"'),
  },
  kite: {
    above: 196,
    below: 0,
    half: 60,
    hands: 'one',
    face: { x: 47, y: -146, radius: 26 },
    draw: () =>
      stroke('M0 0Q30 -60 44 -110', '#ffffff', 2) +
      shape('M44 -196L88 -148L44 -96L6 -148Z', '#ff7a8a') +
      shape('M44 -196V-148H6ZM88 -148H44V-96Z', '#ffc64a') +
      stroke('M44 -96Q30 -82 40 -70Q50 -58 38 -46', '#6fc3e8', 4) +
      shape('M34 -78l14 4l-10 10zM34 -52l14 4l-12 10z', '#8ad26a'),
  },
  crown: {
    above: 32,
    below: 20,
    half: 34,
    hands: 'both',
    draw: () =>
      shape('M-32 18L-38 -22L-16 -4L0 -28L16 -4L38 -22L32 18Q0 26 -32 18Z', '#ffd055') +
      stroke('M-31 12Q0 20 31 12', '#e0962b', 7) +
      discs(
        [
          [-38, -22],
          [0, -28],
          [38, -22],
        ],
        '#fff0b8',
        4.5,
      ) +
      discs([[0, 4]], '#ff6f9a', 5),
  },
  pinwheel: {
    above: 68,
    below: 50,
    half: 30,
    hands: 'one',
    draw: () =>
      stroke('M0 50V-30', WOOD, 5) +
      ['#ff7a8a', '#ffc64a', '#6fc3e8', '#8ad26a']
        .map((color, index) =>
          group(shape('M0 0Q-4 -34 22 -34Q26 -12 0 0Z', color), `translate(0 -34) rotate(${index * 90})`),
        )
        .join('') +
      disc(0, -34, 5, '#fff6e0'),
  },
  wagon: {
    above: 33,
    below: 40,
    half: 60,
    hands: 'both',
    draw: () =>
      stroke('M50 10L86 -30', '#5a4a52', 6) +
      shape('M-58 -22H58L52 24H-52Z', '#d94a4f') +
      stroke('M-58 -22H58', '#f08a8a', 6) +
      discs(
        [
          [-34, 26],
          [34, 26],
        ],
        '#3a3444',
        16,
      ) +
      discs(
        [
          [-34, 26],
          [34, 26],
        ],
        '#e8e4ea',
        7,
      ),
  },
  submarine: {
    above: 62,
    below: 44,
    half: 70,
    hands: 'both',
    draw: () =>
      stroke('M6 -30V-58H22', '#d9902e', 8) +
      box(-18, -40, 40, 24, 8, '#f5b53c') +
      shape('M-66 6Q-62 -26 0 -26Q62 -26 66 8Q62 42 0 42Q-62 40 -66 6Z', '#ffc94a') +
      shape('M-66 6L-84 -16V28Z', '#e0962b') +
      stroke('M-52 28Q0 46 54 28', '#d9902e', 5) +
      discs(
        [
          [-28, 6],
          [4, 6],
          [36, 6],
        ],
        '#b9783f',
        13,
      ) +
      discs(
        [
          [-28, 6],
          [4, 6],
          [36, 6],
        ],
        '#bfe6f7',
        9,
      ),
  },
  sandcastle: {
    above: 80,
    below: 50,
    half: 60,
    hands: 'both',
    draw: () =>
      shape(
        'M-60 50V0H-50V-10H-40V0H-30V-10H-22V-40H-14V-48H-5V-40H5V-48H14V-40H22V-10H30V0H40V-10H50V0H60V50Z',
        '#efcf94',
      ) +
      shape('M-12 50V26Q0 10 12 26V50Z', '#c79a5a') +
      stroke('M0 -46V-78', '#8a5a32', 4) +
      shape('M2 -78L28 -68L2 -58Z', '#e2566b') +
      stroke('M-52 20H-20M20 20H52M-14 -18H14', '#d9b070', 3, 'opacity=".7"'),
  },
  blanket: {
    above: 20,
    below: 40,
    half: 36,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-36 -16Q0 -24 36 -16Q42 20 34 38Q20 30 12 40Q0 32 -10 40Q-20 32 -34 38Q-42 10 -36 -16Z',
        sketch.fade('#b9c2ff', '#8c97e8', '#5f66b8'),
      ) +
      discs(
        [
          [-20, 0],
          [4, -6],
          [24, 4],
          [-8, 18],
          [18, 22],
        ],
        '#fff0b8',
        4,
      ),
  },
  pillow: {
    above: 28,
    below: 24,
    half: 44,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-44 -22Q0 -34 44 -22Q38 0 44 20Q0 32 -44 20Q-38 0 -44 -22Z',
        sketch.fade('#ffffff', '#f2edff', '#cfc4ea'),
      ),
  },
  snowball: {
    above: 24,
    below: 20,
    half: 20,
    hands: 'one',
    grip: 12,
    draw: (sketch) => disc(0, -4, 20, sketch.ball('#ffffff', '#f4f8ff', '#b9cbe8')),
  },
}
