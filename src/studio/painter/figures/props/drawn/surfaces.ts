import { box, disc, oval, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, WOOD } from './prop-design.ts'

/** Hip-high surfaces for small props, and the piece of a house around its door. */
export const SURFACES: Record<string, PropDesign> = {
  'side table': {
    above: 10,
    below: 108,
    half: 84,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-66 0L-70 104M66 0L70 104', '#7a4a28', 13) +
      box(-68, 2, 136, 24, 4, sketch.down('#b97a48', '#8f5a34')) +
      box(-84, -10, 168, 18, 7, sketch.down('#e6b07a', WOOD)) +
      stroke('M-78 -7H78', '#f4cfa0', 3, 'opacity=".7"') +
      disc(0, 15, 5, GOLD),
  },
  'night table': {
    above: 10,
    below: 104,
    half: 66,
    hands: 'both',
    draw: (sketch) =>
      box(-58, 0, 116, 100, 9, sketch.down('#c0875c', '#8a5a3c')) +
      stroke('M-46 98V104M46 98V104', '#6f4428', 12) +
      box(-66, -10, 132, 16, 6, sketch.down('#dca877', '#b07a4c')) +
      box(-46, 14, 92, 34, 7, '#8f5d3c') +
      box(-46, 56, 92, 34, 7, '#8f5d3c') +
      disc(0, 31, 6, GOLD) +
      disc(0, 73, 6, GOLD),
  },
  'flat rock': {
    above: 10,
    below: 88,
    half: 90,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-90 86Q-98 40 -80 8Q-60 -12 0 -10Q62 -12 82 10Q98 44 90 86Q0 96 -90 86Z',
        sketch.down('#a9a4b8', '#8a859c', '#6a6680'),
      ) +
      shape('M-80 8Q-60 -12 0 -10Q62 -12 82 10Q40 22 0 20Q-44 22 -80 8Z', '#c2bdcf') +
      stroke('M-46 44l14 14M30 40l20 -6M50 66l-10 10', '#6a6680', 4, 'opacity=".5"'),
  },
  'house front': {
    above: 176,
    below: 120,
    half: 156,
    hands: 'both',
    draw: (sketch) =>
      box(-150, -136, 300, 256, 4, sketch.down('#f4e3c8', '#e6cfae')) +
      shape('M-156 -128L-128 -176H128L156 -128Z', sketch.down('#c8705a', '#a04f44')) +
      stroke('M-152 -126H152', '#8a4038', 6, 'opacity=".5"') +
      box(-54, -58, 108, 178, 6, '#fff6e6') +
      box(-44, -48, 88, 168, 5, sketch.fade('#c98a4c', '#a5682f', '#7a4a24')) +
      box(-32, -34, 64, 60, 4, '#8a5628', 'opacity=".45"') +
      box(-32, 42, 64, 60, 4, '#8a5628', 'opacity=".45"') +
      disc(30, 34, 7, GOLD) +
      [-108, 108]
        .map(
          (x) =>
            box(x - 32, -64, 64, 76, 5, '#fff6e6') +
            box(x - 25, -57, 50, 62, 3, '#bfe0f0') +
            stroke(`M${x} -57V5M${x - 25} -26H${x + 25}`, '#fff6e6', 5),
        )
        .join('') +
      oval(0, 118, 74, 9, '#b8b0a4'),
  },
}
