import { box, disc, discs, oval, roundStar, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, WOOD } from './prop-design.ts'

/** Small buildings, and what stands in and in front of them. */
export const PLACES: Record<string, PropDesign> = {
  well: {
    above: 116,
    below: 72,
    half: 76,
    hands: 'both',
    face: { x: 0, y: 36, radius: 40 },
    draw: (sketch) =>
      stroke('M-54 14V-70M54 14V-70', WOOD, 11) +
      shape('M-76 -62L0 -114L76 -62Z', sketch.fade('#7fb06a', '#5f8f54', '#44704a')) +
      stroke('M0 -68V-20', '#d9bf8a', 4) +
      shape('M-16 -24H16L11 2H-11Z', '#a8702a') +
      shape('M-66 10Q-66 72 0 72Q66 72 66 10Z', sketch.down('#c8bfd4', '#9a90ac', '#746a88')) +
      oval(0, 10, 66, 17, '#d8d0e2') +
      oval(0, 10, 52, 11, '#4f7fb0') +
      stroke('M-60 40l22 3M36 56l20 -8M-34 64l18 3M44 32l18 -4', '#6a607e', 4, 'opacity=".6"'),
  },
  house: {
    above: 104,
    below: 84,
    half: 80,
    hands: 'both',
    face: { x: 0, y: -2, radius: 38 },
    draw: (sketch) =>
      box(34, -96, 20, 44, 4, '#a8604a') +
      box(-62, -34, 124, 116, 8, sketch.down('#fff0dc', '#f2d4b4', '#d9ae8a')) +
      shape('M-80 -30L0 -102L80 -30Z', sketch.fade('#e2707f', '#c04f66', '#8a3a54')) +
      shape('M-18 82V42Q-18 26 0 26Q18 26 18 42V82Z', '#9a6236') +
      box(-50, 34, 22, 24, 4, '#ffe08a') +
      box(28, 34, 22, 24, 4, '#ffe08a'),
  },
  'gingerbread house': {
    above: 100,
    below: 84,
    half: 84,
    hands: 'both',
    face: { x: 0, y: -6, radius: 38 },
    draw: (sketch) =>
      box(-62, -34, 124, 116, 10, sketch.down('#d99a5a', '#b9743a', '#94582c')) +
      shape('M-84 -26L0 -98L84 -26Z', '#fff4ec') +
      shape('M-66 -32L0 -86L66 -32Z', '#a8652f') +
      stroke(
        'M-62 -26Q-52 -10 -42 -26Q-30 -10 -20 -26Q-10 -10 0 -26Q10 -10 20 -26Q30 -10 42 -26Q52 -10 62 -26',
        '#fff4ec',
        8,
      ) +
      discs(
        [
          [-30, -50, 7],
          [30, -50, 7],
          [0, -70, 7],
        ],
        '#e2566b',
      ) +
      discs(
        [
          [-14, -56, 6],
          [14, -56, 6],
        ],
        '#8fd08a',
      ) +
      shape('M-18 82V44Q-18 28 0 28Q18 28 18 44V82Z', '#7a4526') +
      discs(
        [
          [-44, 50, 9],
          [44, 50, 9],
        ],
        '#ffd76a',
      ),
  },
  'thin house': {
    above: 150,
    below: 110,
    half: 46,
    hands: 'both',
    face: { x: 0, y: -52, radius: 32 },
    draw: (sketch) =>
      box(-38, -90, 76, 198, 6, sketch.down('#f6c9a8', '#e09a8a', '#b8707a')) +
      shape('M-46 -86L0 -148L46 -86Z', sketch.fade('#7f8fd0', '#55639f')) +
      box(-20, -4, 40, 34, 4, '#ffe08a') +
      stroke('M0 -4V30', '#8a5a6a', 4) +
      shape('M-16 108V66Q-16 52 0 52Q16 52 16 66V108Z', '#6b4224'),
  },
  tower: {
    above: 150,
    below: 110,
    half: 56,
    hands: 'both',
    draw: (sketch) =>
      box(-42, -70, 84, 178, 4, sketch.down('#d8cfe6', '#a89cc4', '#7d7099')) +
      shape('M-56 -66L0 -148L56 -66Z', sketch.fade('#e2707f', '#a8486a')) +
      box(-12, -40, 24, 40, 12, '#ffe08a') +
      shape('M-18 108V66Q-18 48 0 48Q18 48 18 66V108Z', '#6b4a5e') +
      stroke('M-38 20h20M14 -10h24M-38 -20h14M20 40h18', '#7d7099', 4, 'opacity=".6"'),
  },
  elevator: {
    above: 110,
    below: 110,
    half: 70,
    hands: 'both',
    face: { x: 0, y: -30, radius: 40 },
    draw: (sketch) =>
      box(-68, -108, 136, 216, 14, sketch.fade('#f2cf7a', '#cf9a44', '#96682c')) +
      box(-50, -78, 100, 182, 6, '#7a4a3a') +
      box(-46, -74, 44, 178, 3, sketch.down('#f6e2b0', '#d9b26a')) +
      box(2, -74, 44, 178, 3, sketch.down('#f6e2b0', '#d9b26a')) +
      box(-22, -102, 44, 18, 5, '#3a2f3f') +
      shape('M-10 -88L0 -98L10 -88Z', '#ffe08a') +
      disc(58, 10, 6, '#e2566b'),
  },
  stairs: {
    above: 56,
    below: 60,
    half: 92,
    hands: 'both',
    face: { x: 26, y: 20, radius: 34 },
    draw: (sketch) =>
      shape('M-90 60V32H-50V4H-10V-26H30V-54H90V60Z', sketch.down('#d4ccd8', '#a89cb4', '#82768f')) +
      stroke('M-90 32H-50M-50 4H-10M-10 -26H30M30 -54H90', '#ece6ee', 8),
  },
  wall: {
    above: 60,
    below: 60,
    half: 112,
    hands: 'both',
    draw: () =>
      box(-110, -56, 220, 114, 8, '#b0806a') +
      stroke(
        'M-110 -28H110M-110 2H110M-110 32H110M-70 -56V-28M0 -56V-28M70 -56V-28M-36 -28V2M36 -28V2M-70 2V32M0 2V32M70 2V32M-36 32V58M36 32V58',
        '#8a5a4a',
        4,
        'opacity=".7"',
      ) +
      box(-114, -62, 228, 14, 5, '#c99a82'),
  },
  goal: {
    above: 74,
    below: 60,
    half: 104,
    hands: 'both',
    draw: () =>
      stroke(
        'M-84 58V-54M-56 58V-60M-28 58V-64M0 58V-66M28 58V-64M56 58V-60M84 58V-54M-100 -34H100M-100 -8H100M-100 18H100',
        '#e4ecf6',
        2.5,
        'opacity=".8"',
      ) + stroke('M-102 60V-70H102V60', '#ffffff', 11),
  },
  curtain: {
    above: 110,
    below: 110,
    half: 92,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-92 -104H92V108Q76 96 60 108Q46 96 30 108Q14 96 0 108Q-14 96 -30 108Q-46 96 -60 108Q-76 96 -92 108Z',
        sketch.down('#e2566b', '#b8384f', '#8a2840'),
      ) +
      stroke('M-60 -90V96M-30 -90V96M0 -90V96M30 -90V96M60 -90V96', '#8a2840', 5, 'opacity=".5"') +
      stroke('M-98 -106H98', GOLD, 10),
  },
  'spider web': {
    above: 74,
    below: 74,
    half: 74,
    hands: 'both',
    aloft: true,
    draw: () =>
      stroke('M0 -74V74M-74 0H74M-52 -52L52 52M-52 52L52 -52', '#f2f4ff', 3) +
      [22, 42, 62]
        .map((r) => {
          const c = r * 0.72
          return stroke(
            `M0 ${-r}Q${c * 0.4} ${-c} ${c} ${-c}Q${c} ${-c * 0.4} ${r} 0Q${c} ${c * 0.4} ${c} ${c}Q${c * 0.4} ${c} 0 ${r}Q${-c * 0.4} ${c} ${-c} ${c}Q${-c} ${c * 0.4} ${-r} 0Q${-c} ${-c * 0.4} ${-c} ${-c}Q${-c * 0.4} ${-c} 0 ${-r}Z`,
            '#f2f4ff',
            3,
          )
        })
        .join('') +
      discs(
        [
          [-30, -30, 4],
          [44, 0, 4],
          [0, 60, 4],
        ],
        '#ffffff',
      ),
  },
  table: {
    above: 16,
    below: 84,
    half: 100,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-70 0V80M70 0V80', '#8a5a34', 14) +
      shape(
        'M-100 -14H100L90 26Q60 14 40 26Q20 14 0 26Q-20 14 -40 26Q-60 14 -90 26Z',
        sketch.down('#fff6f0', '#f2d8d8'),
      ) +
      oval(0, -13, 99, 5, '#fffaf4'),
  },
  'stone lion': {
    above: 70,
    below: 64,
    half: 56,
    hands: 'both',
    draw: (sketch) =>
      box(-52, 40, 104, 24, 5, '#8f8ba4') +
      shape('M-34 42Q-40 -10 0 -14Q40 -10 34 42Z', sketch.down('#c6c2d4', '#9a96ae')) +
      disc(0, -30, 38, '#a8a4ba') +
      disc(0, -26, 25, '#cfccdc') +
      discs(
        [
          [-9, -30, 3.4],
          [9, -30, 3.4],
        ],
        '#5a566e',
      ) +
      stroke('M-7 -16Q0 -10 7 -16', '#5a566e', 3.4),
  },
  window: {
    above: 74,
    below: 70,
    half: 62,
    hands: 'both',
    aloft: true,
    halo: { color: '#ffe0a0', radius: 100, y: 0 },
    draw: (sketch) =>
      box(-54, -70, 108, 132, 8, '#8a5a3c') +
      box(-44, -60, 88, 112, 4, sketch.down('#fff4c8', '#ffd27a')) +
      stroke('M0 -60V52M-44 -6H44', '#8a5a3c', 7) +
      box(-62, 56, 124, 14, 5, '#a8704a') +
      roundStar(-22, -34, 6, '#fff8e0'),
  },
}
