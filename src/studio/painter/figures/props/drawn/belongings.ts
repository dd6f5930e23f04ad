import { box, disc, group, oval, roundStar, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign } from './prop-design.ts'

/** Things people carry and wear. */
export const BELONGINGS: Record<string, PropDesign> = {
  'pointed hat': {
    above: 78,
    below: 30,
    half: 62,
    hands: 'both',
    face: { x: 2, y: -8, radius: 26 },
    draw: (sketch) =>
      shape(
        'M-34 20Q-22 -30 6 -58Q22 -78 34 -70Q26 -58 26 -44Q30 -10 36 20Z',
        sketch.fade('#8f7ae8', '#5f4fc0', '#3f3490'),
      ) +
      oval(0, 20, 62, 12, '#4a3fa0') +
      shape('M-34 20Q0 32 36 20L34 6Q0 18 -31 6Z', GOLD) +
      roundStar(4, -40, 5, '#fff0a0'),
  },
  tent: {
    above: 86,
    below: 50,
    half: 96,
    hands: 'both',
    face: { x: -28, y: -2, radius: 32 },
    draw: (sketch) =>
      shape('M-94 50L-14 -78H22L96 50Z', sketch.fade('#f0a860', '#d97f44', '#a8562f')) +
      shape('M40 50Q34 -20 4 -78Q30 -10 74 50Z', '#7a3f2a') +
      stroke('M-14 -78L-20 -86M22 -78L30 -86M-94 50L-102 56', '#7a4a2e', 6) +
      stroke('M-60 50L-4 -78', '#ffd6a0', 4, 'opacity=".5"'),
  },
  needle: {
    above: 72,
    below: 66,
    half: 16,
    hands: 'one',
    face: { x: 0, y: -30, radius: 24 },
    draw: (sketch) =>
      shape('M-8 -58Q0 -76 8 -58L5 30L0 66L-5 30Z', sketch.fade('#ffffff', '#c2ccde', '#8f9cb4')) +
      oval(0, -56, 3, 9, '#5a6478') +
      stroke('M0 -56Q30 -60 26 -24Q22 6 44 20', '#e2566b', 4),
  },
  'lunch box': {
    above: 54,
    below: 42,
    half: 62,
    hands: 'both',
    face: { x: 0, y: 10, radius: 30 },
    draw: (sketch) =>
      stroke('M-22 -34Q-22 -52 0 -52Q22 -52 22 -34', '#3f5f9a', 9) +
      box(-60, -34, 120, 76, 16, sketch.fade('#9cc8f4', '#5f94d8', '#3f68a8')) +
      stroke('M-60 -8H60', '#3f68a8', 4) +
      box(-40, -18, 16, 18, 4, GOLD) +
      box(24, -18, 16, 18, 4, GOLD),
  },
  bottle: {
    above: 62,
    below: 56,
    half: 32,
    hands: 'one',
    draw: (sketch) =>
      box(-9, -64, 18, 16, 4, '#c9935f') +
      shape(
        'M-11 -50H11V-26Q32 -14 32 8V44Q32 56 20 56H-20Q-32 56 -32 44V8Q-32 -14 -11 -26Z',
        sketch.fade('#c8f0d8', '#8fd0b4', '#5fa08c'),
        'opacity=".92"',
      ) +
      shape('M-18 44Q-8 8 18 0Q16 30 -4 46Z', '#fff6e0') +
      stroke('M-22 0V34', '#ffffff', 5, 'opacity=".7"'),
  },
  'traffic light': {
    above: 92,
    below: 90,
    half: 40,
    hands: 'both',
    face: { x: 0, y: -50, radius: 26 },
    halo: { color: '#ff8a8a', radius: 70, y: -50 },
    draw: (sketch) =>
      stroke('M0 34V88', '#4a4a5e', 12) +
      box(-38, -90, 76, 128, 18, '#3a3a4e') +
      disc(0, -50, 29, sketch.ball('#ffb0a8', '#f0564f', '#a8283f')) +
      disc(0, 6, 25, '#35504a') +
      group(
        stroke('M0 -8V6M0 6L-7 16M0 6L7 16M-8 0L8 -2', '#5f8f7a', 5) + disc(0, -13, 4.5, '#5f8f7a'),
        'translate(0 4)',
      ),
  },
  cane: {
    above: 66,
    below: 66,
    half: 26,
    hands: 'one',
    face: { x: 0, y: -8, radius: 24 },
    draw: (sketch) =>
      stroke('M0 62V-36Q0 -60 20 -58Q36 -54 30 -38', sketch.fade('#d99a5a', '#a8652f', '#7a4526'), 13) +
      stroke('M0 64V52', '#4a3a44', 14),
  },
}
