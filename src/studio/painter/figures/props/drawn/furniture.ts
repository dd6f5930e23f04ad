import { box, disc, discs, oval, roundStar, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, WOOD } from './prop-design.ts'

const CLOTH = '#6f8fd8'
const LINEN = '#fbf5ff'

/** Things to lie, sit and stand on. */
export const FURNITURE: Record<string, PropDesign> = {
  bed: {
    above: 74,
    below: 66,
    half: 136,
    hands: 'both',
    face: { x: 12, y: 22, radius: 26 },
    draw: (sketch) =>
      box(-136, -74, 20, 140, 8, WOOD) +
      box(116, -26, 20, 92, 8, WOOD) +
      box(-120, 22, 240, 30, 6, '#8a5530') +
      box(-116, -8, 232, 34, 10, LINEN) +
      shape(
        'M-60 -12Q-40 -34 0 -30Q60 -34 112 -24Q122 -20 120 6V38H-66Q-70 10 -60 -12Z',
        sketch.fade('#9fb6f0', CLOTH, '#4f66b0'),
      ) +
      shape('M-112 -10Q-118 -34 -92 -34Q-60 -36 -58 -14Q-60 -2 -84 -2Q-108 0 -112 -10Z', '#ffffff') +
      stroke('M-20 -26V36M36 -30V36M90 -26V36', '#ffffff', 3, 'stroke-dasharray="5 8" opacity=".5"'),
  },
  armchair: {
    above: 100,
    below: 62,
    half: 88,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-62 40V60M62 40V60', WOOD, 12) +
      box(-62, -100, 124, 132, 34, sketch.down('#d08a98', '#b86a78', '#94505f')) +
      discs(
        [
          [-26, -58, 5],
          [0, -66, 5],
          [26, -58, 5],
        ],
        '#94505f',
      ) +
      box(-72, 10, 144, 40, 12, '#a55c6a') +
      box(-60, -12, 120, 36, 16, '#d99aa6') +
      box(-88, -34, 36, 84, 17, sketch.down('#d08a98', '#a55c6a')) +
      box(52, -34, 36, 84, 17, sketch.down('#d08a98', '#a55c6a')),
  },
  bunk: {
    above: 128,
    below: 120,
    half: 118,
    hands: 'both',
    draw: (sketch) =>
      box(-118, -128, 16, 248, 6, WOOD) +
      box(102, -128, 16, 248, 6, WOOD) +
      [-52, 66]
        .map(
          (y) =>
            box(-108, y, 216, 22, 5, '#8a5530') +
            box(-102, y - 26, 204, 28, 8, LINEN) +
            shape(
              `M-48 ${y - 30}Q20 ${y - 46} 100 ${y - 32}V${y + 8}H-52Z`,
              sketch.fade('#9fb6f0', CLOTH, '#4f66b0'),
            ) +
            oval(-76, y - 28, 26, 12, '#ffffff'),
        )
        .join('') +
      stroke('M52 116V-84M88 116V-84M52 84H88M52 44H88M52 4H88M52 -36H88', '#c98a52', 9),
  },
  mattress: {
    above: 22,
    below: 26,
    half: 112,
    hands: 'both',
    draw: (sketch) =>
      box(-112, -22, 224, 46, 16, sketch.down('#ffffff', '#dfe4f5', '#b9c2de')) +
      stroke('M-104 2H104', '#9fa9cc', 3, 'stroke-dasharray="9 7"') +
      discs(
        [
          [-64, -8, 4],
          [0, -8, 4],
          [64, -8, 4],
        ],
        '#9fa9cc',
      ),
  },
  hammock: {
    above: 92,
    below: 80,
    half: 132,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-122 80V-86M122 80V-86', WOOD, 14) +
      stroke('M-120 -62L-84 -30M120 -62L84 -30', '#d9bf8a', 5) +
      shape('M-92 -36Q0 84 92 -36Q60 66 0 68Q-60 66 -92 -36Z', sketch.fade('#ffd9a8', '#e8955a', '#b5653a')) +
      stroke('M-62 6Q-30 54 -18 60M62 6Q30 54 18 60M0 30V64', '#fff1dc', 4, 'opacity=".7"'),
  },
  bench: {
    above: 52,
    below: 48,
    half: 98,
    hands: 'both',
    face: { x: 0, y: -30, radius: 22 },
    draw: (sketch) =>
      box(-98, -52, 196, 18, 6, sketch.down('#d59a66', WOOD)) +
      box(-98, -28, 196, 18, 6, sketch.down('#d59a66', WOOD)) +
      box(-102, 2, 204, 18, 6, sketch.down('#e0a874', '#8f5a30')) +
      stroke('M-78 -46V46M78 -46V46M-60 20V46M60 20V46', '#7a4a28', 9),
  },
  stool: {
    above: 30,
    below: 40,
    half: 42,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-26 -18L-36 38M26 -18L36 38M0 -14V40', '#7a4a28', 9) +
      oval(0, -20, 42, 12, sketch.down('#e0a874', WOOD)),
  },
  throne: {
    above: 116,
    below: 84,
    half: 66,
    hands: 'both',
    face: { x: 0, y: -46, radius: 34 },
    draw: (sketch) =>
      shape(
        'M-50 62V-76Q-50 -96 -30 -90L0 -114L30 -90Q50 -96 50 -76V62Z',
        sketch.down('#ffe08f', GOLD, '#b9832f'),
      ) +
      box(-36, -70, 72, 92, 14, '#b8405f') +
      box(-64, 0, 24, 80, 8, GOLD) +
      box(40, 0, 24, 80, 8, GOLD) +
      box(-46, 18, 92, 30, 10, '#d0587a') +
      disc(0, -92, 8, '#e2566b') +
      roundStar(0, -30, 14, '#ffe2a0'),
  },
}
