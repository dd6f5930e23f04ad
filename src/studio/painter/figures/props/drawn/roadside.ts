import { box, disc, oval, shape, stroke } from '../../svg.ts'
import type { PropDesign } from './prop-design.ts'

/** Things found on roads, and paints. */
export const ROADSIDE: Record<string, PropDesign> = {
  motorbike: {
    above: 62,
    below: 44,
    half: 92,
    hands: 'both',
    face: { x: 4, y: -14, radius: 24 },
    draw: (sketch) =>
      disc(-58, 10, 34, '#3f3a4e') +
      disc(60, 10, 34, '#3f3a4e') +
      disc(-58, 10, 18, '#b9b4c8') +
      disc(60, 10, 18, '#b9b4c8') +
      stroke('M60 10L40 -52', '#8f9ab4', 9) +
      stroke('M26 -58H50', '#3f3a4e', 9) +
      box(-26, -6, 52, 34, 8, '#8f9ab4') +
      shape(
        'M-66 -24Q-40 -40 -14 -30Q6 -48 36 -34Q40 -16 20 -8H-20Q-54 -4 -66 -24Z',
        sketch.fade('#ff7a6a', '#d9484f', '#96303f'),
      ) +
      shape('M-64 -26Q-40 -44 -16 -30Q-40 -22 -60 -20Z', '#3a2f3f') +
      disc(48, -40, 10, '#fff3b8'),
  },
  reflector: {
    above: 22,
    below: 22,
    half: 22,
    hands: 'one',
    face: { x: 0, y: 0, radius: 16 },
    draw: (sketch) =>
      disc(0, 0, 22, '#d8dce8') +
      disc(0, 0, 18, sketch.ball('#ff9a8a', '#e2484f', '#9a2838')) +
      stroke('M-12 -6H12M-14 2H14M-11 10H11', '#ffc4b8', 2.5, 'opacity=".8"'),
  },
  'paint tube': {
    above: 44,
    below: 34,
    half: 20,
    hands: 'one',
    draw: (sketch) =>
      shape('M-20 34H20L12 -24H-12Z', sketch.fade('#f4f6fb', '#cdd4e2', '#98a2ba')) +
      box(-21, 28, 42, 8, 2, '#98a2ba') +
      box(-16, 2, 32, 20, 2, '#f2bf4e') +
      box(-8, -40, 16, 16, 3, '#3f4a60') +
      oval(0, -24, 12, 4, '#e4e8f2'),
  },
}
