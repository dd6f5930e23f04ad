import { disc, discs, oval, shape, stroke } from '../../svg.ts'
import type { PropDesign } from './prop-design.ts'

/** Hills, holes and water. */
export const GROUND_FEATURES: Record<string, PropDesign> = {
  hedge: {
    above: 62,
    below: 56,
    half: 108,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-106 56Q-118 10 -92 -20Q-90 -52 -54 -46Q-34 -66 -4 -52Q28 -68 52 -46Q92 -52 94 -16Q116 12 106 56Z',
        sketch.fade('#8fc46a', '#5f9a54', '#3f7448'),
      ) +
      discs(
        [
          [-60, -14, 6],
          [-14, 10, 6],
          [36, -20, 6],
          [70, 16, 6],
          [-40, 32, 5],
        ],
        '#f4a0b8',
      ) +
      stroke('M-80 4l10 8M10 -26l8 8M54 40l10 -8M-20 40l8 8', '#3f7448', 4, 'opacity=".5"'),
  },
  hill: {
    above: 84,
    below: 60,
    half: 118,
    hands: 'both',
    face: { x: 0, y: 6, radius: 42 },
    draw: (sketch) =>
      stroke('M30 -62V-84', '#7a553c', 6) +
      disc(30, -94, 18, '#5f9a54') +
      shape('M-118 60Q-90 -64 0 -66Q90 -64 118 60Z', sketch.fade('#b4dc7a', '#7fb85f', '#548a50')) +
      stroke('M-70 30l6 -10l6 10M50 40l6 -10l6 10M-20 44l5 -8l5 8', '#548a50', 4),
  },
  mountain: {
    above: 104,
    below: 70,
    half: 118,
    hands: 'both',
    face: { x: 0, y: 12, radius: 40 },
    draw: (sketch) =>
      shape('M-118 70L-26 -86Q0 -118 26 -86L118 70Z', sketch.fade('#b0a4d0', '#8376ac', '#5a5088')) +
      shape('M-46 -52L-26 -86Q0 -118 26 -86L46 -52Q30 -62 20 -44Q6 -62 -8 -44Q-24 -62 -46 -52Z', '#ffffff'),
  },
  mound: {
    above: 46,
    below: 34,
    half: 76,
    hands: 'both',
    draw: (sketch) =>
      shape('M-76 34Q-60 -44 0 -46Q60 -44 76 34Z', sketch.fade('#a87a54', '#86583a', '#603c2a')) +
      discs(
        [
          [-30, 6, 6],
          [14, -16, 5],
          [34, 16, 7],
          [-4, 20, 5],
        ],
        '#5f3f2c',
      ),
  },
  haystack: {
    above: 92,
    below: 60,
    half: 84,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-82 60Q-86 -40 -20 -78Q0 -98 20 -78Q86 -40 82 60Z',
        sketch.fade('#ffe08a', '#eab84f', '#c08a34'),
      ) +
      stroke(
        'M-50 40Q-44 -10 -16 -50M-10 50Q-6 0 4 -60M40 44Q38 0 18 -46M62 30l-8 -30M-66 20l6 -22',
        '#c08a34',
        4,
        'opacity=".6"',
      ),
  },
  hole: {
    above: 22,
    below: 22,
    half: 72,
    hands: 'both',
    face: { x: 0, y: 0, radius: 26 },
    draw: (sketch) =>
      oval(0, 0, 72, 22, '#8a6244') +
      oval(0, 3, 60, 16, sketch.soft('#1a1020', 0.9)) +
      oval(0, 4, 58, 15, '#3a2a34'),
  },
  'black hole': {
    above: 62,
    below: 62,
    half: 84,
    hands: 'both',
    aloft: true,
    face: { x: 0, y: 0, radius: 38 },
    halo: { color: '#b08af0', radius: 130, y: 0 },
    draw: (sketch) =>
      oval(0, 0, 84, 30, sketch.soft('#e0b0ff', 0.9), 'transform="rotate(-14)"') +
      disc(0, 0, 56, sketch.ball('#6a4a9a', '#3a2a6a', '#1f1440')) +
      stroke('M-82 16Q-40 44 30 24Q78 8 84 -14', '#ffd0f0', 8, 'opacity=".85"'),
  },
  crater: {
    above: 26,
    below: 30,
    half: 96,
    hands: 'both',
    face: { x: 0, y: 2, radius: 30 },
    draw: (sketch) =>
      oval(0, 6, 96, 26, sketch.fade('#d4d2e2', '#a5a3bc', '#7a7896')) +
      oval(0, 4, 74, 17, '#6a6886') +
      oval(0, 8, 66, 12, '#8583a2'),
  },
  pool: {
    above: 22,
    below: 24,
    half: 90,
    hands: 'both',
    face: { x: 0, y: 0, radius: 28 },
    draw: (sketch) =>
      shape(
        'M-90 2Q-84 -24 -30 -20Q10 -30 50 -18Q92 -14 88 6Q80 26 20 22Q-40 30 -76 18Q-90 12 -90 2Z',
        '#b8a890',
      ) +
      shape(
        'M-78 2Q-70 -16 -26 -13Q10 -22 46 -12Q78 -8 76 4Q68 18 18 15Q-36 22 -66 13Q-78 8 -78 2Z',
        sketch.down('#bdeaf6', '#6fbcdc'),
      ) +
      stroke('M-46 -2q10 -6 20 0M14 4q10 -6 20 0', '#ffffff', 4, 'opacity=".8"'),
  },
  brook: {
    above: 26,
    below: 34,
    half: 128,
    hands: 'both',
    face: { x: -6, y: 2, radius: 26 },
    draw: (sketch) =>
      shape(
        'M-20 -26H44Q96 -14 50 0Q20 10 84 20Q128 28 116 34H-104Q-136 22 -70 8Q-24 -2 -48 -12Q-58 -22 -20 -26Z',
        sketch.down('#c6f0fa', '#7ac4e4', '#4f98c8'),
      ) +
      stroke('M0 -18H30M-14 -2H22M-52 16Q-20 10 10 16M20 26H70M-84 27H-40', '#ffffff', 4, 'opacity=".7"') +
      discs(
        [
          [-66, -4, 9],
          [84, 4, 11],
          [66, -20, 7],
        ],
        '#a8a0b4',
      ),
  },
  line: {
    above: 10,
    below: 12,
    half: 100,
    hands: 'both',
    draw: () => stroke('M-100 -2H100', '#fffaf0', 12),
  },
  cave: {
    above: 66,
    below: 50,
    half: 100,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-100 50Q-104 -20 -56 -40Q-30 -74 16 -62Q70 -60 88 -10Q104 16 100 50Z',
        sketch.fade('#b4a4bc', '#8a7896', '#5f5070'),
      ) +
      shape('M-46 50Q-50 -24 0 -26Q50 -24 46 50Z', '#3a2c44') +
      shape('M-30 50Q-32 0 0 -2Q32 0 30 50Z', sketch.down('#ffcf7a', '#a8603f'), 'opacity=".7"'),
  },
}
