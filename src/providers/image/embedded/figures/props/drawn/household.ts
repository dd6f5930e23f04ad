import { box, disc, discs, mirrored, oval, shape, stroke } from '../../svg.ts'
import { type DrawnThing, GOLD, WOOD } from './drawn-thing.ts'

/** What stands in kitchens, halls and workshops. */
export const HOUSEHOLD: Record<string, DrawnThing> = {
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
  foghorn: {
    above: 56,
    below: 60,
    half: 70,
    hands: 'both',
    face: { x: -14, y: -8, radius: 28 },
    draw: (sketch) =>
      box(-40, 30, 60, 30, 8, '#7a4a2e') +
      shape(
        'M-64 -14Q-64 -32 -40 -32L24 -36Q54 -50 66 -56V38Q54 26 24 14L-40 16Q-64 12 -64 -14Z',
        sketch.down('#ffe29a', '#e0a840', '#a8702a'),
      ) +
      oval(66, -9, 9, 47, '#c98a34') +
      stroke('M-30 -30V14M-10 -32V14', '#b87f2e', 4),
  },
  toaster: {
    above: 66,
    below: 44,
    half: 62,
    hands: 'both',
    face: { x: 0, y: 6 },
    draw: (sketch) =>
      box(-34, -64, 28, 40, 8, '#c98a4c') +
      box(8, -64, 28, 40, 8, '#d99a58') +
      box(-60, -34, 120, 74, 24, sketch.fade('#f4f6fa', '#c6d0de', '#94a2b8')) +
      stroke('M-36 -32H-6M8 -32H38', '#5a6478', 6) +
      box(54, -10, 10, 26, 4, '#e2566b') +
      stroke('M-46 42h16M30 42h16', '#5a6478', 7),
  },
  refrigerator: {
    above: 120,
    below: 118,
    half: 66,
    hands: 'both',
    face: { x: 0, y: -64, radius: 38 },
    draw: (sketch) =>
      box(-64, -118, 128, 228, 22, sketch.fade('#f6fbff', '#dbe6f0', '#a8b8cc')) +
      stroke('M-64 -22H64', '#9fb0c4', 5) +
      stroke('M-46 -8V30M-46 -50V-34', '#7f8fa6', 7) +
      box(6, 10, 34, 26, 4, '#ffe08a') +
      disc(26, 60, 8, '#f08a9a') +
      stroke('M-44 112v5M44 112v5', '#5a6478', 10),
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
  bed: {
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
  spotlight: {
    above: 78,
    below: 80,
    half: 54,
    hands: 'both',
    face: { x: 4, y: -30, radius: 34 },
    halo: { color: '#ffe9a0', radius: 110, y: -30 },
    draw: (sketch) =>
      stroke('M0 6V46M0 46L-34 78M0 46L34 78', '#5a5870', 9) +
      shape(
        'M-50 -50Q-50 -76 -22 -78H22Q54 -76 54 -30Q54 14 22 16H-22Q-50 14 -50 -12Z',
        sketch.fade('#7a7890', '#4a485e'),
      ) +
      disc(4, -30, 40, sketch.ball('#fffbe0', '#ffe08a', '#f0b04a')),
  },
  streetlight: {
    above: 172,
    below: 150,
    half: 44,
    hands: 'both',
    face: { x: 0, y: -116, radius: 34 },
    halo: { color: '#ffe0a0', radius: 120, y: -112 },
    draw: (sketch) =>
      stroke('M0 -76V130', '#4a4a62', 12) +
      box(-26, 128, 52, 22, 8, '#4a4a62') +
      stroke('M-22 -74H22', '#4a4a62', 10) +
      shape('M-28 -82L-42 -146H42L28 -82Z', sketch.down('#fff8d8', '#ffd97a')) +
      shape('M-48 -144Q0 -182 48 -144Z', '#4a4a62') +
      disc(0, -168, 7, '#4a4a62'),
  },
  machine: {
    above: 100,
    below: 96,
    half: 92,
    hands: 'both',
    face: { x: -10, y: -6, radius: 36 },
    draw: (sketch) =>
      stroke('M50 -60V-92', '#7f8ba4', 18) +
      box(-88, -60, 160, 146, 20, sketch.fade('#a8c4d8', '#7398b4', '#4f6f90')) +
      disc(-10, -2, 46, '#dff0f6') +
      disc(54, 46, 24, GOLD) +
      disc(54, 46, 9, '#a8702a') +
      stroke('M-70 -58V-84M-44 -58V-84M-18 -58V-84', '#5a6478', 6) +
      discs(
        [
          [-70, -88],
          [-44, -88],
          [-18, -88],
        ],
        '#e2566b',
        9,
      ) +
      stroke('M-66 88v6M52 88v6', '#4a5468', 14),
  },
  scoreboard: {
    above: 60,
    below: 70,
    half: 92,
    hands: 'both',
    draw: () =>
      stroke('M-60 30V70M60 30V70', '#5a5870', 10) +
      box(-90, -58, 180, 92, 10, '#2f3f6a') +
      box(-76, -44, 66, 64, 6, '#1f2a4a') +
      box(10, -44, 66, 64, 6, '#1f2a4a') +
      stroke('M-50 -34Q-32 -38 -34 -18T-54 10H-32M32 -34H52L40 -14Q56 -8 46 8Q38 14 30 8', '#ffd76a', 6),
  },
  baton: {
    above: 58,
    below: 22,
    half: 16,
    hands: 'one',
    draw: () => stroke('M0 8L12 -56', '#fffaf0', 6) + oval(-2, 14, 9, 12, WOOD),
  },
  pedal: {
    above: 30,
    below: 30,
    half: 40,
    hands: 'one',
    draw: () =>
      box(-38, -16, 76, 34, 8, '#4a4a5e') +
      stroke('M-26 -8H26M-26 8H26', '#8f8ca6', 6) +
      mirrored(box(-40, -14, 12, 28, 4, '#ffb04a')) +
      box(-40, -14, 12, 28, 4, '#ffb04a'),
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
