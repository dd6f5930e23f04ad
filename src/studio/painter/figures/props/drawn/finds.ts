import { box, disc, oval, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign } from './prop-design.ts'

/** Things found on the way, on the beach, under a tree. */
export const FINDS: Record<string, PropDesign> = {
  acorn: {
    above: 38,
    below: 24,
    half: 18,
    hands: 'one',
    grip: 18,
    draw: (sketch) =>
      shape('M-16 -8Q-16 16 0 24Q16 16 16 -8Z', sketch.fade('#e3b06a', '#c98a4c', '#96602f')) +
      shape('M-20 -6Q-20 -24 0 -25Q20 -24 20 -6Q0 2 -20 -6Z', '#8a5a32') +
      stroke('M0 -25Q0 -33 5 -36', '#6b4522', 4) +
      stroke('M-12 -12l6 5M-2 -16l6 5M8 -15l5 5', '#6b4522', 2, 'opacity=".6"'),
  },
  seed: {
    above: 15,
    below: 12,
    half: 12,
    hands: 'one',
    grip: 8,
    draw: () =>
      shape('M0 -16Q13 -2 8 8Q0 16 -8 8Q-13 -2 0 -16Z', '#c98a4c') + stroke('M-3 -4Q-5 2 -2 6', '#f0d2a2', 3),
  },
  shell: {
    above: 31,
    below: 22,
    half: 28,
    hands: 'one',
    grip: 16,
    draw: (sketch) =>
      shape(
        'M0 22Q-12 18 -26 -4Q-28 -22 -12 -24Q-6 -34 4 -30Q14 -34 20 -23Q32 -16 24 -2Q12 18 0 22Z',
        sketch.down('#fff0e6', '#ffb3a0', '#f0877f'),
      ) + stroke('M0 20L-18 -16M0 20L-7 -26M0 20L7 -26M0 20L19 -16', '#d96c6c', 2.6, 'opacity=".5"'),
  },
  pearl: {
    above: 15,
    below: 16,
    half: 16,
    hands: 'one',
    draw: (sketch) =>
      disc(0, 0, 15, sketch.ball('#ffffff', '#f4ecff', '#b9a8d9')) +
      oval(-5, -6, 4, 3, '#ffffff', 'opacity=".8"'),
  },
  pumpkin: {
    above: 48,
    below: 40,
    half: 46,
    hands: 'both',
    draw: (sketch) =>
      stroke('M2 -24Q2 -40 14 -44', '#5f8a3a', 8) +
      oval(-26, 4, 22, 32, sketch.fade('#ffb25a', '#f08a2e', '#c2601e')) +
      oval(26, 4, 22, 32, sketch.fade('#ffb25a', '#f08a2e', '#c2601e')) +
      oval(0, 4, 22, 34, sketch.fade('#ffc06a', '#f59a3c', '#d06e22')) +
      shape('M4 -28Q28 -44 36 -24Q18 -16 4 -28Z', '#7fb04a'),
  },
  chest: {
    above: 36,
    below: 60,
    half: 62,
    hands: 'both',
    draw: () =>
      shape('M-60 4Q-60 -34 0 -36Q60 -34 60 4Z', '#b9743e') +
      box(-60, 4, 120, 54, 6, '#9a5c30') +
      stroke('M-60 6H60', GOLD, 8) +
      stroke('M-38 -28V56M38 -28V56', GOLD, 8) +
      box(-11, -4, 22, 24, 5, '#ffd87a') +
      disc(0, 6, 4, '#5a3520'),
  },
  door: {
    above: 92,
    below: 120,
    half: 66,
    hands: 'both',
    draw: (sketch) =>
      shape('M-66 120V-20Q-66 -92 0 -92Q66 -92 66 -20V120Z', '#8f8798') +
      shape('M-52 120V-18Q-52 -78 0 -78Q52 -78 52 -18V120Z', sketch.fade('#c98a4c', '#a5682f', '#7a4a24')) +
      stroke('M-18 -74V120M18 -74V120', '#6b4020', 4, 'opacity=".5"') +
      stroke('M-50 0H-14M-50 76H-14', '#4a3a44', 8) +
      disc(32, 36, 8, GOLD) +
      stroke('M-66 -30l14 4M-46 -74l10 12M46 -74l-10 12M66 -30l-14 4', '#6f6879', 4, 'opacity=".7"'),
  },
  bridge: {
    above: 82,
    below: 40,
    half: 120,
    hands: 'both',
    draw: () =>
      stroke('M-112 -2Q0 -66 112 -2M-112 -40V4M-56 -66V-24M0 -78V-32M56 -66V-24M112 -40V4', '#9a6236', 8) +
      shape('M-120 36Q0 -44 120 36L108 40Q0 -20 -108 40Z', '#7a4a28') +
      stroke('M-116 24Q0 -50 116 24', '#c98a4c', 22) +
      stroke(
        'M-90 0V24M-60 -14V10M-30 -22V4M0 -26V0M30 -22V4M60 -14V10M90 0V24',
        '#9a6236',
        3,
        'opacity=".6"',
      ) +
      stroke('M-112 -40Q0 -104 112 -40', '#b9783f', 8),
  },
}
