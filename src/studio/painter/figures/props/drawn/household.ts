import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, WOOD } from './prop-design.ts'

/** Things that stand or lie around in kitchens, halls and workshops. */
export const HOUSEHOLD: Record<string, PropDesign> = {
  cauldron: {
    above: 52,
    below: 60,
    half: 66,
    hands: 'both',
    face: { x: 0, y: 8 },
    draw: (sketch) =>
      oval(-34, 54, 10, 8, '#3a3448') +
      oval(34, 54, 10, 8, '#3a3448') +
      shape('M-58 -30Q-80 60 0 60Q80 60 58 -30Z', sketch.fade('#6a6480', '#4a4560', '#332f46')) +
      oval(0, -32, 62, 16, '#7a748f') +
      oval(0, -33, 52, 11, '#8fe0a0') +
      discs(
        [
          [-22, -40, 8],
          [8, -44, 6],
          [26, -37, 5],
        ],
        '#b8f0c0',
      ),
  },
  carpet: {
    above: 24,
    below: 26,
    half: 112,
    hands: 'both',
    aloft: true,
    face: { x: 0, y: 2, radius: 24 },
    draw: (sketch) =>
      shape(
        'M-100 -14Q-50 -34 0 -16Q52 2 100 -18L104 14Q52 32 0 16Q-50 0 -104 20Z',
        sketch.fade('#c8506a', '#a83f7a', '#6f3f9a'),
      ) +
      stroke('M-92 -6Q-48 -24 0 -7Q50 10 92 -8M-94 12Q-48 -8 0 8Q50 24 94 7', GOLD, 4) +
      stroke('M-104 -12l-8 4M-104 0l-9 4M-104 12l-8 6M104 -12l8 -4M105 0l9 -2M105 10l8 2', '#ffe2a0', 4),
  },
  cannon: {
    above: 50,
    below: 50,
    half: 96,
    hands: 'both',
    face: { x: 30, y: -14, radius: 30 },
    draw: (sketch) =>
      shape('M-70 50L-84 -2H46L70 50Z', '#8a5a34') +
      shape(
        'M-84 -8Q-96 -34 -76 -44L80 -52Q98 -26 84 4L-70 18Q-84 12 -84 -8Z',
        sketch.down('#7a7890', '#4a485e', '#33313f'),
      ) +
      oval(86, -24, 12, 28, '#2a2836') +
      stroke('M30 -48L36 8M-30 -46L-26 16', '#8f8ca6', 6) +
      disc(-30, 30, 24, '#6b4224') +
      disc(-30, 30, 9, GOLD),
  },
  'spinning wheel': {
    above: 92,
    below: 92,
    half: 92,
    hands: 'both',
    draw: () =>
      stroke('M-70 90L-40 20M40 90L20 20M-60 20H80M60 20V-40', WOOD, 10) +
      disc(-30, -26, 58, 'none', `stroke="${WOOD}" stroke-width="11"`) +
      stroke('M-30 -84V32M-88 -26H28M-71 -67L11 15M-71 15L11 -67', WOOD, 5) +
      disc(-30, -26, 10, GOLD) +
      stroke('M28 -30Q50 -40 60 -50', '#f4e2b8', 3) +
      oval(60, -56, 13, 26, '#f4e2b8') +
      stroke('M50 -62l20 6M50 -52l20 6', '#d9bf8a', 3),
  },
  mattresses: {
    above: 110,
    below: 100,
    half: 112,
    hands: 'both',
    draw: (sketch) =>
      box(-112, -100, 14, 200, 6, WOOD) +
      box(98, -60, 14, 160, 6, WOOD) +
      ['#f08aa0', '#8fc2e8', '#ffd27a', '#a8d89a', '#c9a0e8', '#f4b48a']
        .map((color, i) => box(-100, 62 - i * 26, 200, 27, 13, color))
        .join('') +
      box(-96, -92, 62, 30, 14, '#ffffff') +
      shape('M-40 -92Q30 -108 98 -90V-58H-40Z', sketch.fade('#a8b4f0', '#6f7ed0')),
  },
  cupboard: {
    above: 112,
    below: 110,
    half: 72,
    hands: 'both',
    draw: (sketch) =>
      box(-70, -110, 140, 210, 12, sketch.down('#c98f5a', '#a06a3c', '#7a4c2a')) +
      box(-58, -96, 54, 182, 8, '#b87f4a') +
      box(4, -96, 54, 182, 8, '#b87f4a') +
      discs(
        [
          [-12, 0, 6],
          [12, 0, 6],
        ],
        GOLD,
      ) +
      stroke('M-56 102v8M56 102v8', '#6b4224', 12),
  },
  towel: {
    above: 26,
    below: 26,
    half: 96,
    hands: 'both',
    face: { x: 0, y: 0, radius: 30 },
    draw: () =>
      shape('M-84 -24H96L84 24H-96Z', '#f6fbff') +
      stroke('M-62 -24L-74 24M-26 -24L-38 24M10 -24L-2 24M46 -24L34 24M82 -24L70 24', '#5fa8d8', 16) +
      stroke('M-96 24l-6 4M-90 4l-7 3M96 -24l6 -4M90 -4l7 -3', '#5fa8d8', 4),
  },
  eraser: {
    above: 22,
    below: 22,
    half: 40,
    hands: 'one',
    draw: () =>
      box(-40, -20, 80, 42, 12, '#f59ab0') +
      box(-40, -20, 34, 42, 12, '#6f9fd8') +
      box(-12, -20, 8, 42, 0, '#ffffff'),
  },
  tutu: {
    above: 38,
    below: 38,
    half: 76,
    hands: 'both',
    face: { x: 0, y: 4, radius: 30 },
    draw: (sketch) =>
      shape(
        'M-26 -36H26L74 20Q64 38 50 26Q40 40 26 28Q14 42 0 30Q-14 42 -26 28Q-40 40 -50 26Q-64 38 -74 20Z',
        sketch.down('#fff4fa', '#ffd0e4', '#f0a8cc'),
      ) +
      stroke('M-10 -30L-30 24M10 -30L30 24M0 -30V24', '#f4b0d0', 3, 'opacity=".7"') +
      box(-28, -40, 56, 12, 6, '#f08ab8'),
  },
  chessboard: {
    above: 22,
    below: 24,
    half: 74,
    hands: 'both',
    draw: () => {
      const squares = Array.from({ length: 32 }, (_, i) => {
        const row = Math.floor(i / 4)
        const x = (i % 4) * 2 + (row % 2)
        return box(-60 + x * 15 + (4 - row) * 2, -14 + row * 4.2, 14, 4.2, 0, '#5a4436')
      })
      return (
        shape('M-64 -18H70L66 22H-74Z', '#f2dfb8') +
        squares.join('') +
        stroke('M-74 22H66', '#8a5a34', 6) +
        shape('M-40 6h18l-3 -12q6 -12 -6 -16q-12 4 -6 16Z', '#fff6e4') +
        shape('M22 0h18l-3 -14q8 -14 -6 -18q-14 4 -6 18Z', '#4a3a5a')
      )
    },
  },
  baton: {
    above: 58,
    below: 22,
    half: 16,
    hands: 'one',
    draw: () => stroke('M0 8L12 -56', '#fffaf0', 6) + oval(-2, 14, 9, 12, WOOD),
  },
  comb: {
    above: 18,
    below: 18,
    half: 36,
    hands: 'one',
    draw: () =>
      box(-36, -18, 72, 14, 7, '#f0a0b8') +
      stroke('M-30 -6V14M-20 -6V16M-10 -6V16M0 -6V16M10 -6V16M20 -6V16M30 -6V14', '#f0a0b8', 5),
  },
  cork: {
    above: 14,
    below: 14,
    half: 12,
    hands: 'one',
    draw: () =>
      box(-11, -14, 22, 28, 6, '#d9aa74') +
      discs(
        [
          [-4, -4, 2],
          [4, 4, 2],
          [3, -8, 1.6],
        ],
        '#a8763f',
      ),
  },
  arrow: {
    above: 16,
    below: 16,
    half: 44,
    hands: 'one',
    draw: () =>
      stroke('M-42 0H24', '#c98a4c', 9) +
      shape('M20 -16L44 0L20 16Z', '#e2566b') +
      stroke('M-42 0l-2 -10M-34 0l-2 -10M-42 0l-2 10M-34 0l-2 10', '#e8e0d0', 4),
  },
}
