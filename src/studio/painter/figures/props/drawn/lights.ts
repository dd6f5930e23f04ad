import { glowing } from '../../light.ts'
import { box, disc, discs, oval, roundStar, shape, stroke } from '../../svg.ts'
import type { PropDesign } from './prop-design.ts'

/** Light sources. */
export const LIGHTS: Record<string, PropDesign> = {
  lantern: {
    above: 10,
    below: 56,
    half: 18,
    hands: 'one',
    halo: { color: '#ffd27a', radius: 120, y: 30 },
    draw: () =>
      stroke('M-9 2Q0 -18 9 2', '#5a3b1e', 4) +
      box(-17, 2, 34, 9, 3, '#7a5026') +
      box(-14, 10, 28, 38, 8, glowing('#fff0b0')) +
      shape('M0 15Q11 30 0 43Q-11 30 0 15Z', glowing('#ff9a3d')) +
      shape('M0 25Q5 33 0 41Q-5 33 0 25Z', glowing('#ffe27a')) +
      stroke('M-14 12V46M14 12V46', '#7a5026', 3) +
      box(-17, 46, 34, 9, 3, '#7a5026'),
  },
  flashlight: {
    above: 22,
    below: 14,
    half: 46,
    hands: 'one',
    halo: { color: '#fff0b0', radius: 80, y: -6 },
    draw: () =>
      shape('M34 -22L120 -58V42L34 10Z', glowing('#fff3c4'), 'opacity=".28"') +
      box(-24, -13, 44, 18, 7, '#e25a5a') +
      shape('M18 -15L36 -22V12L18 6Z', '#b94550') +
      oval(36, -5, 5, 17, glowing('#fff6d0')) +
      box(-8, -16, 12, 5, 2, '#ffd76a'),
  },
  candle: {
    above: 61,
    below: 30,
    half: 22,
    hands: 'one',
    halo: { color: '#ffd27a', radius: 90, y: -44 },
    draw: () =>
      oval(0, 22, 24, 8, '#c98a4c') +
      oval(0, 19, 18, 5, '#e0ab6a') +
      box(-8, -30, 16, 50, 4, '#fff4dc') +
      stroke('M0 -30V-38', '#4a2a1a', 2.5) +
      shape('M0 -62Q12 -46 0 -36Q-12 -46 0 -62Z', glowing('#ffb84a')) +
      shape('M0 -52Q5 -44 0 -38Q-5 -44 0 -52Z', glowing('#fff0b0')),
  },
  campfire: {
    above: 65,
    below: 40,
    half: 48,
    hands: 'both',
    halo: { color: '#ffb45a', radius: 150, y: 0 },
    draw: () =>
      stroke('M-44 36L36 20M44 36L-36 20', '#7a4a2a', 15) +
      shape('M0 -66Q10 -36 28 -24Q44 2 26 24Q0 38 -26 24Q-44 2 -22 -20Q-6 -36 0 -66Z', glowing('#ff9a3d')) +
      shape('M2 -34Q20 -8 14 14Q2 26 -12 16Q-22 -4 2 -34Z', glowing('#ffe27a')),
  },
  stove: {
    above: 130,
    below: 70,
    half: 60,
    hands: 'both',
    halo: { color: '#ffb45a', radius: 110, y: 24 },
    draw: () =>
      box(22, -130, 22, 90, 4, '#4a4654') +
      box(-60, -46, 120, 104, 12, '#55505f') +
      box(-66, -54, 132, 16, 6, '#6f6a7a') +
      box(-40, -22, 80, 58, 10, '#3a3644') +
      box(-30, -12, 60, 38, 8, glowing('#ff9a3d')) +
      shape('M-20 26Q-16 2 -4 8Q2 -8 10 10Q20 6 20 26Z', glowing('#ffe27a')) +
      stroke('M-46 60V68M46 60V68', '#3a3644', 12) +
      discs(
        [
          [-44, 46],
          [44, 46],
        ],
        '#8f8a9a',
        5,
      ),
  },
  glow: {
    above: 9,
    below: 14,
    half: 16,
    hands: 'one',
    halo: { color: '#ffe9a0', radius: 70, y: 0 },
    draw: () => disc(0, 0, 9, glowing('#fffbe6')),
  },
  star: {
    above: 34,
    below: 30,
    half: 32,
    hands: 'one',
    grip: 20,
    halo: { color: '#ffe9a8', radius: 96, y: 0 },
    draw: () =>
      roundStar(0, -2, 27, glowing('#ffe27a')) +
      stroke('M-9 -12L0 -24', glowing('#fffbe0'), 4, 'opacity=".8"'),
  },
  wand: {
    above: 69,
    below: 30,
    half: 24,
    hands: 'one',
    face: { x: 0, y: -46, radius: 21 },
    halo: { color: '#ffe9a8', radius: 70, y: -44 },
    draw: () => shape('M-3 30L3 30L3 -34L-3 -34Z', '#6b4a9c') + roundStar(0, -46, 20, glowing('#ffe27a')),
  },
  gem: {
    above: 22,
    below: 22,
    half: 24,
    hands: 'one',
    grip: 16,
    halo: { color: '#a9e8ff', radius: 60, y: 0 },
    draw: () =>
      shape('M-14 -22H14L24 -8L0 22L-24 -8Z', '#5fc8f0') +
      shape('M-14 -22L-8 -8L0 -22L8 -8L14 -22L24 -8H-24Z', '#a9e8ff') +
      shape('M-8 -8L0 22L8 -8Z', '#8fdcf7'),
  },
}
