import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import { type PropDesign, WOOD } from './prop-design.ts'

const STEEL = '#9aa6bd'

/** Small everyday props, so that none is drawn as another. */
export const ORDINARY: Record<string, PropDesign> = {
  jug: {
    above: 34,
    below: 32,
    half: 30,
    hands: 'one',
    face: { x: -2, y: 8 },
    draw: (sketch) =>
      stroke('M20 -16Q44 -12 24 16', '#4f8fc0', 8) +
      shape(
        'M-20 -34L-30 -24L-18 -22Q-36 8 -22 32H20Q34 6 16 -22V-34Z',
        sketch.fade('#a8d8f0', '#6fb0d8', '#3f78a8'),
      ) +
      oval(-2, -33, 18, 5, '#e8f6ff'),
  },
  kettle: {
    above: 42,
    below: 36,
    half: 46,
    hands: 'one',
    face: { x: -4, y: 12 },
    draw: (sketch) =>
      stroke('M-26 -16Q-4 -60 22 -16', '#3a3448', 7) +
      shape('M28 4Q44 0 46 -20L38 -22Q34 -8 24 -8Z', '#6a7a94') +
      shape('M-36 34Q-46 -18 -4 -20Q38 -18 30 34Z', sketch.fade('#c8d4e8', STEEL, '#5f6a84')) +
      disc(-4, -23, 6, '#3a3448'),
  },
  glass: {
    above: 30,
    below: 28,
    half: 20,
    hands: 'one',
    draw: () =>
      shape('M-20 -30H20L15 28H-15Z', '#d8f0ff', 'opacity=".75"') +
      shape('M-18 -6H18L14 26H-14Z', '#8fd0f0', 'opacity=".75"') +
      stroke('M-20 -30H20L15 28H-15Z', '#8fb4d0', 3) +
      stroke('M-11 -20L-8 16', '#ffffff', 4, 'opacity=".8"'),
  },
  'salt shaker': {
    above: 30,
    below: 24,
    half: 20,
    hands: 'one',
    draw: (sketch) =>
      shape('M-13 -14H13L18 24H-18Z', sketch.fade('#ffffff', '#dfe8f4', '#a8b8d0')) +
      shape('M-14 -13Q-14 -30 0 -30Q14 -30 14 -13Z', sketch.down('#d8e0f0', STEEL)) +
      discs(
        [
          [-5, -22, 2],
          [5, -22, 2],
          [0, -26, 2],
        ],
        '#5f6a84',
      ),
  },
  lid: {
    above: 20,
    below: 8,
    half: 40,
    hands: 'one',
    draw: (sketch) =>
      disc(0, -16, 7, '#3a3448') +
      shape('M-36 4Q-30 -14 0 -14Q30 -14 36 4Z', sketch.down('#d8e0f0', STEEL)) +
      oval(0, 4, 40, 6, '#76829c'),
  },
  ruler: {
    above: 10,
    below: 10,
    half: 62,
    hands: 'one',
    draw: (sketch) =>
      box(-62, -10, 124, 20, 3, sketch.down('#ffe39a', '#e8b84f')) +
      stroke(
        Array.from({ length: 12 }, (_, i) => `M${-55 + i * 10} -9V${i % 2 ? -3 : 1}`).join(''),
        '#7a5a28',
        2,
      ),
  },
  nail: {
    above: 24,
    below: 20,
    half: 12,
    hands: 'one',
    draw: () => oval(0, -22, 11, 4, '#7a869e') + shape('M-4 -21H4L2 12L0 20L-2 12Z', STEEL),
  },
  stick: {
    above: 46,
    below: 44,
    half: 18,
    hands: 'one',
    draw: () => stroke('M-6 44Q4 0 -2 -46M0 -8L16 -26M2 14L-12 2', '#8a5f3a', 8),
  },
  clothespin: {
    above: 26,
    below: 24,
    half: 12,
    hands: 'one',
    draw: () => stroke('M-5 -24L-4 6L-9 22M5 -24L4 6L9 22', '#d9a86a', 8) + stroke('M-9 -2H9', '#8f97ad', 5),
  },
  straw: {
    above: 30,
    below: 26,
    half: 22,
    hands: 'one',
    draw: () => stroke('M-14 26L-2 -28M-4 26L2 -30M6 26L8 -26M14 24L14 -22', '#e8c45f', 5),
  },
  string: {
    above: 20,
    below: 18,
    half: 48,
    hands: 'one',
    draw: () => stroke('M-48 8Q-30 -22 -12 0Q4 22 14 -2Q22 -22 34 -8Q42 2 48 -10', '#e8dcc0', 5),
  },
  wire: {
    above: 20,
    below: 18,
    half: 48,
    hands: 'one',
    draw: () => stroke('M-48 8Q-30 -22 -12 0Q4 22 14 -2Q22 -22 34 -8Q42 2 48 -10', '#b87a4a', 5),
  },
  hose: {
    above: 26,
    below: 26,
    half: 50,
    hands: 'one',
    draw: () =>
      oval(-8, 6, 38, 18, 'none', 'stroke="#4f9a5a" stroke-width="10"') +
      oval(-8, 0, 28, 13, 'none', 'stroke="#66b86f" stroke-width="9"') +
      stroke('M20 -6Q40 -26 44 -18', '#4f9a5a', 10) +
      stroke('M42 -22L52 -12', '#e0a83f', 12),
  },
  pipe: {
    above: 16,
    below: 16,
    half: 60,
    hands: 'both',
    draw: (sketch) =>
      box(-54, -12, 108, 26, 6, sketch.down('#d0d8e8', STEEL, '#66728c')) +
      box(-62, -16, 18, 34, 5, '#7a869e') +
      box(44, -16, 18, 34, 5, '#7a869e'),
  },
  barrel: {
    above: 52,
    below: 50,
    half: 46,
    hands: 'both',
    face: { x: 0, y: 0 },
    draw: (sketch) =>
      shape('M-36 -48Q-58 0 -36 50H36Q58 0 36 -48Z', sketch.fade('#d59a66', WOOD, '#6f4424')) +
      oval(0, -48, 36, 9, '#e0b07c') +
      stroke('M-43 -26H43M-44 28H44', '#5f6a84', 8) +
      stroke('M-16 -40Q-24 0 -16 46M16 -40Q24 0 16 46', '#7a4a28', 3, 'opacity=".6"'),
  },
  tub: {
    above: 30,
    below: 36,
    half: 68,
    hands: 'both',
    draw: (sketch) =>
      shape('M-66 -26Q-60 36 -40 36H40Q60 36 66 -26Z', sketch.fade('#e8eef8', '#b8c4d8', '#8a98b4')) +
      oval(0, -26, 66, 12, '#f4f8ff') +
      oval(0, -25, 56, 8, '#8fd0f0') +
      discs(
        [
          [-24, -30, 9],
          [-8, -35, 7],
          [20, -30, 8],
        ],
        '#ffffff',
      ),
  },
  sack: {
    above: 44,
    below: 42,
    half: 38,
    hands: 'both',
    face: { x: 0, y: 12 },
    draw: (sketch) =>
      shape(
        'M-14 -26Q-50 -6 -36 36Q0 48 36 36Q50 -6 14 -26Q24 -40 18 -44Q0 -36 -18 -44Q-24 -40 -14 -26Z',
        sketch.fade('#e0c090', '#c09a64', '#8a6a40'),
      ) + stroke('M-16 -26Q0 -20 16 -26', '#7a4a28', 6),
  },
  comet: {
    above: 34,
    below: 30,
    half: 76,
    hands: 'both',
    aloft: true,
    face: { x: 44, y: 8, radius: 22 },
    halo: { color: '#bfe6ff', radius: 90, y: 0 },
    draw: (sketch) =>
      shape('M44 -20Q-20 -34 -76 -20Q-36 -12 -60 2Q-24 4 -52 22Q0 28 44 34Z', sketch.soft('#a8dcff', 0.9)) +
      shape('M40 -14Q-8 -18 -46 -6Q-10 2 -30 14Q8 20 42 28Z', '#d8f0ff', 'opacity=".7"') +
      disc(46, 7, 27, sketch.ball('#ffffff', '#cfe8ff', '#8fb8e8')),
  },
  sun: {
    above: 46,
    below: 46,
    half: 46,
    hands: 'both',
    aloft: true,
    face: { x: 0, y: 0, radius: 28 },
    halo: { color: '#ffe08a', radius: 100, y: 0 },
    draw: (sketch) =>
      stroke(
        Array.from({ length: 12 }, (_, i) => {
          const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]
          return `M${Math.round(c * 35)} ${Math.round(s * 35)}L${Math.round(c * 46)} ${Math.round(s * 46)}`
        }).join(''),
        '#ffcf5a',
        7,
      ) + disc(0, 0, 30, sketch.ball('#fff6c8', '#ffd75f', '#f2a83f')),
  },
  windmill: {
    above: 130,
    below: 100,
    half: 84,
    hands: 'both',
    face: { x: 0, y: 30, radius: 26 },
    draw: (sketch) =>
      shape('M-36 100L-22 -40H22L36 100Z', sketch.fade('#fff0dc', '#e8cfae', '#c2a07c')) +
      shape('M-28 -36Q0 -78 28 -36Z', '#c04f66') +
      box(-11, 62, 22, 38, 8, '#8a5530') +
      [0, 90, 180, 270]
        .map(
          (turn) =>
            `<g transform="translate(0 -40) rotate(${turn + 24})">${box(-3, -84, 6, 84, 2, '#7a4a28')}${box(0, -82, 22, 62, 3, '#fdf6e8', 'opacity=".95"')}</g>`,
        )
        .join('') +
      disc(0, -40, 8, '#5f3a20'),
  },
  castle: {
    above: 130,
    below: 110,
    half: 128,
    hands: 'both',
    face: { x: 0, y: 4, radius: 46 },
    draw: (sketch) =>
      box(-104, -62, 46, 172, 4, sketch.down('#cfc7dc', '#a89fb8', '#837a98')) +
      box(58, -62, 46, 172, 4, sketch.down('#cfc7dc', '#a89fb8', '#837a98')) +
      box(-62, -34, 124, 144, 4, sketch.down('#dcd4e6', '#b6adc6', '#8f86a4')) +
      shape(
        'M-112 -60L-81 -128L-50 -60ZM50 -60L81 -128L112 -60Z',
        sketch.fade('#e2708f', '#b8406a', '#7a2f56'),
      ) +
      shape('M-62 -34V-52H-42V-40H-22V-52H-2V-40H18V-52H38V-40H62V-34Z', '#cfc7dc') +
      shape('M-26 110V62Q-26 34 0 34Q26 34 26 62V110Z', '#6f4424') +
      box(-92, -34, 20, 30, 9, '#ffe08a') +
      box(72, -34, 20, 30, 9, '#ffe08a'),
  },
  rover: {
    above: 96,
    below: 54,
    half: 84,
    hands: 'both',
    face: { x: 22, y: -62, radius: 26 },
    draw: (sketch) =>
      stroke('M-30 -10V-30M20 -12L22 -44', '#8f9ab4', 9) +
      box(-62, -34, 66, 12, 4, '#5f78b8') +
      box(-10, -92, 64, 52, 20, sketch.fade('#ffffff', '#dfe6f4', '#a8b4cc')) +
      box(-70, -16, 140, 34, 10, sketch.fade('#f4f7ff', '#cfd8ea', '#97a4c0')) +
      stroke('M-60 0H60', '#e88a4f', 6) +
      [-58, 0, 58].map((x) => disc(x, 32, 22, '#4a4660') + disc(x, 32, 10, '#b8c0d4')).join(''),
  },
  gate: {
    above: 62,
    below: 60,
    half: 92,
    hands: 'both',
    draw: (sketch) =>
      box(-92, -62, 20, 122, 5, sketch.fade('#d59a66', WOOD)) +
      box(72, -62, 20, 122, 5, sketch.fade('#d59a66', WOOD)) +
      stroke('M-70 -30H70M-70 30H70M-66 30L66 -30', '#b5774a', 11) +
      stroke('M-44 -44V52M-16 -44V52M14 -44V52M44 -44V52', '#c98a52', 11),
  },
}
