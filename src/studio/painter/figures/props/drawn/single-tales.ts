import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import { type PropDesign, WOOD } from './prop-design.ts'

/** Things that single tales depend on, each replacing a former stand-in. */
export const SINGLE_TALES: Record<string, PropDesign> = {
  'note card': {
    above: 26,
    below: 22,
    half: 32,
    hands: 'one',
    draw: () =>
      shape('M-32 -22L30 -26L32 20L-30 22Z', '#fdf8e8') +
      shape('M-32 -22L30 -26L30.4 -18L-31.8 -14Z', '#e8dcc0') +
      stroke('M-22 -4L20 -7M-22 6L22 4M-21 15L4 14', '#7f88ac', 3.5),
  },
  board: {
    above: 12,
    below: 14,
    half: 82,
    hands: 'both',
    draw: (sketch) =>
      shape('M-82 -8L74 -12L82 8L-76 14Z', sketch.down('#d9a868', '#b98448', '#8a5f34')) +
      stroke('M-66 0Q-20 -6 20 -2T70 -2M-70 7Q-10 2 60 4', '#8a5f34', 2.5, 'opacity=".7"'),
  },
  can: {
    above: 34,
    below: 30,
    half: 24,
    hands: 'one',
    draw: (sketch) =>
      box(-24, -30, 48, 60, 6, sketch.fade('#e4e9f4', '#b4bccf', '#8089a0')) +
      oval(0, -30, 24, 7, '#d5dbe8') +
      box(-24, -16, 48, 32, 0, '#d9535f') +
      disc(0, 0, 11, '#ffe08a'),
  },
  fountain: {
    above: 130,
    below: 70,
    half: 110,
    hands: 'both',
    draw: (sketch) =>
      stroke('M0 -74Q-34 -128 -52 -40M0 -74Q34 -128 52 -40M0 -74V-126', '#bfe6fa', 9, 'opacity=".85"') +
      shape('M-12 30L-18 -66H18L12 30Z', sketch.fade('#d4d6e0', '#a7abba', '#7f8496')) +
      shape('M-56 -46Q0 -14 56 -46L44 -22Q0 -6 -44 -22Z', '#b9bdc9') +
      oval(0, -46, 56, 11, '#8fd0ee') +
      shape('M-110 16Q0 62 110 16L98 60Q0 84 -98 60Z', sketch.down('#c4c8d4', '#8f94a5')) +
      oval(0, 16, 108, 24, '#a7abba') +
      oval(0, 18, 94, 18, '#6fbfe4') +
      stroke('M-60 16q20 8 40 0M14 22q22 8 44 0', '#d8f2ff', 4),
  },
  tape: {
    above: 26,
    below: 24,
    half: 30,
    hands: 'one',
    draw: () =>
      disc(0, 0, 26, '#e8c26a') +
      disc(0, 0, 13, '#8a6a3a') +
      disc(0, 0, 9, '#3f3a4e') +
      shape('M8 24L40 20L42 26L6 28Z', '#f2d48a'),
  },
  bin: {
    above: 56,
    below: 44,
    half: 40,
    hands: 'both',
    draw: (sketch) =>
      shape('M-36 -44H36L28 44H-28Z', sketch.fade('#9aa6ba', '#6f7b92', '#4f5a70')) +
      stroke('M-18 -36L-14 38M0 -36V38M18 -36L14 38', '#4f5a70', 4) +
      oval(0, -46, 40, 10, '#8590a6') +
      stroke('M-10 -54Q0 -62 10 -54', '#5f6a82', 6),
  },
  cloth: {
    above: 26,
    below: 24,
    half: 48,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-46 -16Q-20 -28 0 -18T46 -20Q40 4 48 22Q20 16 0 24T-48 20Q-40 2 -46 -16Z',
        sketch.down('#f4e6cc', '#d9c29a', '#b59a70'),
      ) + stroke('M-22 -20Q-18 2 -24 20M12 -18Q16 2 12 20', '#b59a70', 3, 'opacity=".8"'),
  },
  rosin: {
    above: 16,
    below: 14,
    half: 24,
    hands: 'one',
    draw: (sketch) =>
      box(-24, 0, 48, 14, 5, '#5f6a9a') +
      shape('M-18 2Q-20 -14 0 -16Q20 -14 18 2Z', sketch.ball('#ffdf9a', '#d9923a')),
  },
  balance: {
    above: 96,
    below: 44,
    half: 88,
    hands: 'both',
    draw: (sketch) =>
      box(-34, 32, 68, 12, 5, '#8a5a2a') +
      stroke('M0 34V-78', '#d9a63f', 9) +
      disc(0, -84, 10, '#f2cf6a') +
      stroke('M-70 -62L70 -76', '#d9a63f', 8) +
      stroke('M-70 -62L-86 0M-70 -62L-54 0M70 -76L54 -14M70 -76L86 -14', '#b9904a', 3) +
      shape('M-92 0H-48Q-50 18 -70 18Q-90 18 -92 0Z', sketch.down('#f2d48a', '#c9963f')) +
      shape('M48 -14H92Q90 4 70 4Q50 4 48 -14Z', sketch.down('#f2d48a', '#c9963f')),
  },
  matchbox: {
    above: 18,
    below: 16,
    half: 34,
    hands: 'one',
    draw: () =>
      box(-34, -14, 56, 28, 3, '#d9535f') +
      box(-28, -8, 44, 16, 2, '#ffe08a') +
      box(20, -11, 16, 22, 2, '#f4ead4') +
      stroke('M24 -5H34M24 1H34M24 7H34', '#c98a4c', 2.5),
  },
  'eye chart': {
    above: 66,
    below: 62,
    half: 44,
    hands: 'both',
    draw: () =>
      box(-44, -66, 88, 128, 5, '#fdfaf2', 'stroke="#8a8fa8" stroke-width="4"') +
      stroke('M12 -52H-12V-28H12M-12 -40H8', '#2f2a3a', 6) +
      stroke('M-26 -16V4M-26 -16H-12V-6H-26M8 -16V4H22', '#2f2a3a', 4) +
      stroke('M-28 14V28M-20 14V28M-28 21H-20M-6 14H4M-1 14V28M16 28L22 14L28 28', '#2f2a3a', 3) +
      stroke(
        'M-28 38H-20M-14 38H-6M0 38H8M14 38H22M-28 48H-22M-16 48H-10M-4 48H2M8 48H14M20 48H26',
        '#2f2a3a',
        3,
      ),
  },
  'glass door': {
    above: 120,
    below: 120,
    half: 96,
    hands: 'both',
    draw: (sketch) =>
      shape('M-92 -96Q0 -70 92 -96V104Q0 132 -92 104Z', '#d8f0fa', 'opacity=".34"') +
      stroke('M-92 -96V104M92 -96V104M0 -84V118', '#8a93a8', 8) +
      shape('M-84 -90Q-40 -78 -6 -76V112Q-44 110 -84 98Z', '#ffffff', 'opacity=".16"') +
      stroke('M-70 -60L-30 -20M-70 -30L-44 -4M20 -50L64 -10', '#ffffff', 5, 'opacity=".55"') +
      shape('M-96 -120H96V-96Q0 -66 -96 -96Z', sketch.down('#9aa6c0', '#6f7b98')) +
      stroke('M-92 104Q0 132 92 104', '#6f7b98', 9) +
      stroke('M-16 0V36M16 0V36', '#d9a63f', 6),
  },
  'glass tank': {
    above: 96,
    below: 70,
    half: 108,
    hands: 'both',
    draw: (sketch) =>
      box(-108, 52, 216, 18, 5, '#8a6a3a') +
      box(-102, -60, 204, 114, 4, sketch.down('#9fdcf0', '#5fb4dc', '#3f8fc0'), 'opacity=".72"') +
      stroke('M-102 -58q26 -12 51 0t51 0t51 0t51 0', '#e4f8ff', 5) +
      stroke('M-70 52q-8 -22 4 -40t-2 -34M74 52q8 -18 -2 -34', '#3fae7a', 6) +
      discs(
        [
          [-30, -20, 5],
          [-24, -38, 4],
          [40, 0, 5],
        ],
        '#e4f8ff',
      ) +
      stroke('M-102 -96V54M102 -96V54M-102 -96H102', '#c9b98a', 8) +
      stroke('M-84 -80L-60 -30M-66 -84L-52 -56', '#ffffff', 5, 'opacity=".6"'),
  },
  'deck chair': {
    above: 92,
    below: 60,
    half: 66,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-62 58L34 -84M62 58L-34 -20M-62 58H-30M30 58H62', WOOD, 8) +
      shape('M24 -84L-54 14Q-20 40 30 22L44 -4Q8 14 -14 2L52 -74Z', sketch.down('#f6f0e0', '#e2d8c4')) +
      stroke('M34 -80L-40 14M44 -76L-26 12', '#4f8fd0', 8) +
      stroke('M16 -88L60 -72', WOOD, 8),
  },
  'snow heap': {
    above: 84,
    below: 18,
    half: 108,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-108 18Q-98 -34 -58 -46Q-26 -92 18 -74Q64 -74 76 -32Q102 -20 108 18Z',
        sketch.down('#ffffff', '#e8effc', '#b9c8e8'),
      ) +
      shape('M-58 -40Q-26 -76 6 -66Q-24 -50 -34 -18Q-56 -22 -58 -40Z', '#ffffff') +
      discs(
        [
          [40, -40, 5],
          [-20, -4, 4],
          [66, -6, 4],
        ],
        '#cdd9f2',
      ),
  },
}
