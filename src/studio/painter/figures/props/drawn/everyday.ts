import { box, disc, group, n, oval, repeat, shape, stroke } from '../../svg.ts'
import { type PropDesign, WOOD } from './prop-design.ts'

const STEEL = '#9aa6bc'
const BLOCK_COLORS = ['#e2566b', '#4f8fd0', '#f2bf4e', '#6fb56a', '#b07fd8']

/** A bottle cap of a color lies on its back or its front. */
const bottleCap = (x: number, y: number, color: string, isOpen = false) =>
  group(
    stroke(
      repeat(11, (i) => {
        const at = -Math.PI * (0.04 + i * 0.092)
        return `M${n(Math.cos(at) * 15)} ${n(2 - Math.sin(at) * 7)}v5`
      }),
      color,
      4,
    ) +
      shape('M-17 0V6Q-17 14 0 14Q17 14 17 6V0Z', color) +
      oval(0, 0, 17, 9, isOpen ? '#c8ccd8' : color) +
      (isOpen ? oval(0, 1, 12, 6, '#8f96a8') : oval(0, -1, 13, 6, '#ffffff', 'opacity=".3"')),
    `translate(${x} ${y})`,
  )

/** Things of every day whose words would name something else: a bottle cap is no cap. */
export const EVERYDAY: Record<string, PropDesign> = {
  'bottle cap': {
    above: 12,
    below: 15,
    half: 19,
    hands: 'one',
    draw: () => bottleCap(0, 0, '#d9484f'),
  },
  'bottle caps': {
    above: 24,
    below: 20,
    half: 42,
    hands: 'one',
    draw: () =>
      bottleCap(-14, -12, '#4f8fd0') +
      bottleCap(16, -10, '#f2bf4e') +
      bottleCap(-24, 5, '#d9484f') +
      bottleCap(24, 5, '#6fb56a', true) +
      bottleCap(0, 4, '#e88a44'),
  },
  slipper: {
    above: 20,
    below: 12,
    half: 34,
    hands: 'one',
    draw: (sketch) =>
      shape('M-34 4Q-34 12 -26 12H24Q36 12 34 2Z', '#7a4a34') +
      shape('M-34 5Q-36 -4 -26 -6Q-16 0 -6 -2L32 -2Q37 2 33 6H-34Z', '#f2dcc0') +
      shape('M-8 5Q-12 -20 10 -20Q36 -18 34 5Z', sketch.fade('#e8837a', '#cf5a5a', '#a23f4c')) +
      stroke('M-8 4Q-11 -19 9 -19', '#ffe6d0', 6) +
      disc(18, -16, 7, '#ffe6d0'),
  },
  'frying pan': {
    above: 14,
    below: 14,
    half: 56,
    hands: 'one',
    draw: () =>
      stroke('M38 -4L74 -10', '#4a3a44', 9) +
      shape('M-42 -4Q-38 14 -24 14H18Q34 14 38 -4Z', '#3a3748') +
      oval(-2, -4, 41, 10, '#5f5b72') +
      oval(-2, -3, 34, 7, '#2f2c3a'),
  },
  'cooking pot': {
    above: 34,
    below: 30,
    half: 50,
    hands: 'both',
    face: { x: 0, y: 6, radius: 22 },
    draw: (sketch) =>
      stroke('M-38 -10Q-54 -12 -50 4M38 -10Q54 -12 50 4', '#7f8aa4', 8) +
      shape('M-38 -22V18Q-38 30 -22 30H22Q38 30 38 18V-22Z', sketch.fade('#dfe6f2', STEEL, '#6f7a92')) +
      oval(0, -22, 38, 11, '#eef2f8') +
      oval(0, -21, 32, 8, '#4a4f62') +
      stroke('M-26 -4V16', '#ffffff', 5, 'opacity=".6"'),
  },
  'crane hook': {
    above: 150,
    below: 50,
    half: 36,
    hands: 'both',
    aloft: true,
    draw: (sketch) =>
      stroke('M-9 -900V-46M9 -900V-46', '#6a6f80', 4) +
      box(-26, -56, 52, 44, 8, sketch.fade('#ffd86a', '#f0b03a', '#c2822a')) +
      stroke('M-18 -18L2 -50M2 -18L22 -50', '#4a4658', 6, 'opacity=".75"') +
      stroke('M0 -10V6Q0 12 8 16Q26 26 14 40Q-2 52 -20 36Q-26 28 -22 22', '#5f6474', 13),
  },
  'computer key': {
    above: 16,
    below: 16,
    half: 24,
    hands: 'one',
    draw: (sketch) =>
      box(-24, -12, 48, 28, 6, '#8f94a6') +
      box(-18, -16, 36, 24, 5, sketch.down('#ffffff', '#e2e6f0')) +
      stroke('M-6 2L0 -12L6 2M-4 -3H4', '#4a4f62', 3),
  },
  'chalk hole': {
    above: 30,
    below: 30,
    half: 130,
    hands: 'both',
    draw: () =>
      oval(0, 0, 128, 29, '#4a4658', 'opacity=".72"') +
      oval(0, 0, 128, 29, 'none', 'stroke="#fbf7ef" stroke-width="5" stroke-dasharray="22 3"') +
      stroke(
        'M-104 -4l28 -12M-84 8l48 -18M-44 16l56 -20M8 18l50 -18M62 14l34 -13M-20 -14l26 -9',
        '#fbf7ef',
        3,
        'opacity=".6"',
      ),
  },
  'metal detector': {
    above: 96,
    below: 66,
    half: 36,
    hands: 'one',
    grip: 70,
    draw: (sketch) =>
      stroke('M10 -90L-6 52', '#5f6474', 8) +
      stroke('M10 -90L20 -66', '#3a3748', 9) +
      box(-8, -54, 26, 30, 6, sketch.fade('#f4d06a', '#e0a03a', '#b0742a')) +
      disc(5, -42, 6, '#d9f0c8') +
      oval(-8, 56, 36, 10, '#3f4456') +
      oval(-8, 53, 36, 10, sketch.down('#8f96a8', '#5f6478')) +
      oval(-8, 53, 18, 5, '#3f4456'),
  },
  bag: {
    above: 62,
    below: 40,
    half: 40,
    hands: 'one',
    grip: 50,
    draw: (sketch) =>
      stroke('M-18 -22Q-18 -58 0 -58Q18 -58 18 -22', '#a8774a', 6) +
      shape(
        'M-32 -24H32L40 32Q40 40 32 40H-32Q-40 40 -40 32Z',
        sketch.fade('#f0dcb4', '#d9b98a', '#b08a5c'),
      ) +
      stroke('M-31 -14H31', '#a8774a', 3, 'stroke-dasharray="5 5"') +
      disc(0, 14, 8, '#c9764a'),
  },
  'snow cake': {
    above: 26,
    below: 24,
    half: 50,
    hands: 'both',
    draw: (sketch) =>
      oval(0, 20, 54, 9, '#dfe9f6') +
      shape('M-44 20L-38 -18Q0 -34 38 -18L44 20Q0 30 -44 20Z', sketch.fade('#ffffff', '#e6effa', '#b8c9e2')) +
      oval(0, -19, 38, 9, '#ffffff') +
      stroke('M-24 -4l6 3M10 2l7 -2M-8 12l6 2M24 10l5 -3', '#b8cbe4', 4),
  },
  'wall map': {
    above: 74,
    below: 70,
    half: 118,
    hands: 'both',
    draw: (sketch) =>
      box(-112, -62, 224, 124, 3, sketch.down('#cfe6f4', '#a9cfe6')) +
      shape(
        'M-92 -44Q-62 -56 -36 -46Q-44 -30 -60 -22Q-66 -10 -56 -2Q-70 -4 -78 -22Q-96 -28 -92 -44Z',
        '#e0c98a',
      ) +
      shape('M-56 2Q-36 4 -34 16Q-46 32 -52 48Q-62 30 -62 14Z', '#9cc48a') +
      shape('M-12 -40Q6 -52 22 -42L16 -28Q2 -20 -8 -26Z', '#d9a88a') +
      shape('M-10 -16Q14 -22 24 -8Q20 14 8 34Q-4 22 -4 6Q-16 0 -10 -16Z', '#e8c070') +
      shape('M26 -44Q64 -60 98 -42Q98 -24 78 -18Q70 0 58 -4Q48 8 42 -8Q26 -20 26 -44Z', '#b4cf94') +
      shape('M70 20Q90 14 98 28Q90 42 72 36Z', '#dfa37a') +
      box(-118, -72, 236, 12, 6, WOOD) +
      box(-118, 60, 236, 10, 5, WOOD),
  },
  'copper hand': {
    above: 44,
    below: 44,
    half: 56,
    hands: 'both',
    draw: (sketch) =>
      oval(34, 0, 22, 40, '#7a4f34') +
      oval(32, 0, 17, 33, sketch.fade('#f0b080', '#c9784a', '#8f4a30')) +
      shape('M32 -18H-4V18H32Q40 0 32 -18Z', sketch.down('#f0b080', '#c9784a', '#8f4a30')) +
      stroke('M6 -18V18M20 -18V18', '#8f4a30', 4) +
      stroke('M-6 -11L-40 -17M-8 -3H-48M-8 5L-44 8M-6 12L-36 19', '#b8683f', 13) +
      stroke('M-6 -12Q-10 -32 -22 -36', '#b8683f', 14) +
      oval(-8, 1, 16, 20, sketch.ball('#ffd0a8', '#d98a58', '#a85c38')) +
      stroke('M-12 -12L-40 -17M-14 -3H-48M-14 5L-44 8M-12 12L-36 19', '#e8a070', 5, 'opacity=".8"'),
  },
  timetable: {
    above: 36,
    below: 34,
    half: 28,
    hands: 'one',
    draw: () =>
      box(-28, -36, 56, 70, 3, '#fffdf4') +
      box(-28, -36, 56, 15, 3, '#4f7fb8') +
      stroke('M-10 -16V28M10 -16V28', '#b8b4c8', 2) +
      stroke(
        'M-22 -12H-15M-5 -12H5M15 -12H22M-22 -2H-15M-5 -2H5M15 -2H22M-22 8H-15M-5 8H5M15 8H22M-22 18H-15M-5 18H5M15 18H22',
        '#4a4658',
        3,
      ),
  },
  wedge: {
    above: 22,
    below: 16,
    half: 42,
    hands: 'one',
    draw: (sketch) => shape('M-42 16L40 -22V16Z', sketch.fade('#f0906a', '#d9503f', '#a03330')),
  },
  block: blocksInNumber(1, false),
  saucepan: {
    above: 22,
    below: 24,
    half: 64,
    hands: 'one',
    draw: (sketch) =>
      stroke('M22 -10L60 -16', WOOD, 10) +
      shape('M-56 -12V12Q-56 24 -42 24H8Q22 24 22 12V-12Z', sketch.fade('#dfe6f2', STEEL, '#6f7a92')) +
      oval(-17, -12, 39, 9, '#eef2f8') +
      oval(-17, -11, 33, 6, '#4a4f62'),
  },
}
/** So many toy blocks: one on another, or in rows of at most four, each on the gaps of the one below. */
export function blocksInNumber(count: number, isTower: boolean): PropDesign {
  const inRow = isTower ? 1 : Math.min(4, Math.ceil(count / 2))
  const rows: number[] = []
  for (let left = count; left > 0; left -= rows.at(-1) ?? 1)
    rows.push(Math.min(left, isTower ? 1 : Math.max(1, inRow - rows.length)))
  const high = rows.length * 34
  return {
    above: high - 16,
    below: 16,
    half: isTower ? 40 : Math.max(...rows) * 23,
    hands: count > 1 ? 'both' : 'one',
    draw: () =>
      rows
        .flatMap((many, row) =>
          Array.from({ length: many }, (_, i) => ({ row, x: (i - (many - 1) / 2) * 46 })),
        )
        .map(({ row, x }, i) => {
          const [left, top] = [x - 21 + (isTower ? (row % 2) * 5 - 2 : 0), -18 - row * 34]
          return (
            box(left, top, 42, 34, 6, BLOCK_COLORS[i % BLOCK_COLORS.length] ?? '') +
            box(left + 5, top + 4, 32, 7, 3, '#ffffff', 'opacity=".35"')
          )
        })
        .join(''),
  }
}
