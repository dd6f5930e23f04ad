import { box, disc, discs, group, oval, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, WOOD } from './prop-design.ts'

/** Musical instruments. */
export const MUSIC: Record<string, PropDesign> = {
  bell: {
    above: 14,
    below: 34,
    half: 24,
    hands: 'one',
    draw: (sketch) =>
      box(-4, -14, 8, 16, 3, WOOD) +
      shape(
        'M-22 28Q-16 20 -14 6Q-10 -4 0 -4Q10 -4 14 6Q16 20 22 28Z',
        sketch.fade('#ffe9a0', GOLD, '#c98a2e'),
      ) +
      disc(0, 31, 6, '#b9783f') +
      stroke('M-21 28H21', '#c98a2e', 5),
  },
  flute: {
    above: 13,
    below: 8,
    half: 46,
    hands: 'both',
    draw: () =>
      group(
        box(-46, -6, 92, 11, 5, '#d9a566') +
          discs(
            [
              [-6, 0],
              [8, 0],
              [22, 0],
              [36, 0],
            ],
            '#7a4a26',
            2.6,
          ) +
          box(-40, -7, 6, 13, 2, '#b9783f'),
        'rotate(-10)',
      ),
  },
  drum: {
    above: 36,
    below: 40,
    half: 40,
    hands: 'both',
    draw: () =>
      shape('M-40 -20V26Q0 48 40 26V-20Z', '#e2566b') +
      stroke('M-40 24L-20 -12L0 34L20 -12L40 24', '#ffe3a0', 3.4) +
      stroke('M-40 26Q0 48 40 26', '#ffc64a', 7) +
      oval(0, -20, 40, 13, '#fff6e4') +
      oval(0, -20, 40, 13, 'none', 'stroke="#ffc64a" stroke-width="6"'),
  },
  trumpet: {
    above: 24,
    below: 16,
    half: 60,
    hands: 'one',
    draw: () =>
      stroke('M-30 0H24M-10 0q-2 18 12 18h14q12 0 12 -18', GOLD, 7) +
      shape('M22 -4Q46 -6 58 -24V24Q46 6 22 4Z', '#ffd87a') +
      oval(58, 0, 6, 24, '#c98a2e') +
      stroke('M-2 -10v10M8 -10v10M18 -10v10', '#c98a2e', 5),
  },
  triangle: {
    above: 64,
    below: 44,
    half: 54,
    hands: 'one',
    face: { x: 0, y: 6, radius: 30 },
    draw: (sketch) =>
      stroke('M0 -62V-46', '#a8384f', 5) +
      stroke('M30 40H-46L0 -42L48 36', sketch.fade('#f4f6fb', '#b8c2d4', '#8592aa'), 13),
  },
  whistle: {
    above: 34,
    below: 34,
    half: 56,
    hands: 'one',
    face: { x: -12, y: 4, radius: 25 },
    draw: (sketch) =>
      shape(
        'M-12 -32H56V-8H18Q20 34 -16 34Q-50 32 -50 0Q-48 -32 -12 -32Z',
        sketch.fade('#fff0b0', '#f2c04e', '#b8802e'),
      ) +
      box(14, -32, 14, 14, 2, '#7a5220') +
      disc(-54, -6, 9, 'none', 'stroke="#b8802e" stroke-width="5"'),
  },
  harp: {
    above: 78,
    below: 62,
    half: 60,
    hands: 'both',
    face: { x: -30, y: 24, radius: 25 },
    draw: (sketch) =>
      stroke('M-24 -34L-16 42M-8 -44L4 34M8 -46L22 18M24 -44L36 -2', '#fff6e0', 3) +
      stroke(
        'M-46 50L48 -22V-62Q30 -82 8 -56Q-12 -36 -40 -46L-46 50',
        sketch.fade('#ffe9a0', '#f0b94a', '#b8802e'),
        15,
      ) +
      oval(-40, 56, 24, 7, '#b8802e'),
  },
  tuba: {
    above: 74,
    below: 56,
    half: 56,
    hands: 'both',
    face: { x: 0, y: 14, radius: 28 },
    draw: (sketch) =>
      stroke('M-40 -40V22Q-40 48 -8 48Q28 48 28 16V-30', sketch.fade('#fff0b0', '#f2c04e', '#b8802e'), 22) +
      shape('M-4 -74H58Q44 -46 42 -26H14Q10 -50 -4 -74Z', sketch.fade('#fff0b0', '#f2c04e', '#b8802e')) +
      disc(0, 12, 22, '#e8b04a') +
      stroke('M-52 -44H-30', '#b8802e', 10),
  },
}
