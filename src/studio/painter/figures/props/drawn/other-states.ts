import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, WOOD } from './prop-design.ts'

const chest = (filling: string): PropDesign => ({
  above: 74,
  below: 60,
  half: 66,
  hands: 'both',
  face: { x: 0, y: 32, radius: 24 },
  draw: () =>
    shape('M-60 -8L-66 -44Q-60 -74 0 -74Q60 -74 66 -44L60 -8Z', '#8a4f28') +
    shape('M-54 -10L-58 -40Q-52 -62 0 -62Q52 -62 58 -40L54 -10Z', '#54301e') +
    oval(0, 2, 58, 14, '#3a2014') +
    filling +
    box(-60, 4, 120, 54, 6, '#9a5c30') +
    stroke('M-60 6H60', GOLD, 8) +
    stroke('M-38 8V56M38 8V56', GOLD, 8),
})

const GOLD_INSIDE =
  oval(0, 0, 54, 16, '#f2bf4e') +
  discs(
    [
      [-34, -6, 10],
      [-12, -14, 11],
      [14, -12, 11],
      [36, -5, 9],
      [2, -4, 12],
    ],
    '#ffdf8a',
  )

/** Things in another state, by `open` or `empty` and their name: `open chest`, `empty bowl`. */
export const OTHER_STATES: Record<string, PropDesign> = {
  'open chest': chest(GOLD_INSIDE),
  'empty chest': chest(''),
  'open package': openBox(),
  'empty package': openBox(),
  'rolled carpet': {
    above: 26,
    below: 26,
    half: 104,
    hands: 'both',
    face: { x: 0, y: 0, radius: 22 },
    draw: (sketch) =>
      stroke('M-88 -20l-14 -4M-90 -6l-14 -1M-90 8l-14 2M-88 20l-13 5', '#ffe2a0', 4) +
      box(-90, -26, 176, 52, 18, sketch.down('#d9607a', '#b0436f', '#6f2f5a')) +
      stroke('M-86 -14H72M-86 12H72', GOLD, 4) +
      oval(84, 0, 18, 26, '#8f3f6a') +
      oval(84, 0, 18, 26, 'none', `stroke="${GOLD}" stroke-width="3"`) +
      stroke('M84 -15q13 6 9 17t-14 6q-7 -8 0 -13q7 -2 6 6', '#ffd9c0', 4),
  },
  'empty shelf': {
    above: 48,
    below: 30,
    half: 88,
    hands: 'both',
    draw: (sketch) =>
      box(-88, 10, 176, 14, 5, sketch.down('#c98f56', WOOD, '#7a4a28')) +
      stroke('M-62 24V30M62 24V30', '#7a4a28', 12),
  },
  'dark lantern': {
    above: 10,
    below: 56,
    half: 18,
    hands: 'one',
    draw: () =>
      stroke('M-9 2Q0 -18 9 2', '#5a3b1e', 4) +
      box(-17, 2, 34, 9, 3, '#7a5026') +
      box(-14, 10, 28, 38, 8, '#5f6478') +
      stroke('M-7 16V38', '#9aa0b8', 4) +
      stroke('M-14 12V46M14 12V46', '#7a5026', 3) +
      box(-17, 46, 34, 9, 3, '#7a5026'),
  },
  'dark candle': {
    above: 52,
    below: 30,
    half: 22,
    hands: 'one',
    draw: () =>
      oval(0, 22, 24, 8, '#c98a4c') +
      oval(0, 19, 18, 5, '#e0ab6a') +
      box(-8, -30, 16, 50, 4, '#e6dcc6') +
      stroke('M0 -30V-37', '#4a2a1a', 2.5) +
      stroke('M0 -39q-5 -5 0 -9t0 -8', '#b9b4cc', 2.5, 'opacity=".7"'),
  },
  'dark streetlight': {
    above: 150,
    below: 60,
    half: 26,
    hands: 'both',
    draw: () =>
      box(-5, -104, 10, 160, 4, '#3f4a5c') +
      shape('M-20 60Q-16 46 -6 42H6Q16 46 20 60Z', '#3f4a5c') +
      shape('M-16 -104L-22 -140H22L16 -104Z', '#5f6478') +
      shape('M-26 -138Q0 -162 26 -138Z', '#3f4a5c'),
  },
  'empty bowl': {
    above: 28,
    below: 36,
    half: 50,
    hands: 'both',
    draw: () =>
      shape('M-50 -16H50Q46 34 0 36Q-46 34 -50 -16Z', '#59b8d6') +
      oval(0, -16, 50, 12, '#8fd8ea') +
      oval(0, -14, 43, 8, '#3f8fae') +
      stroke('M-44 6Q0 20 44 6', '#ffffff', 5, 'opacity=".6"'),
  },
  'empty cup': {
    above: 26,
    below: 24,
    half: 24,
    hands: 'one',
    draw: () =>
      stroke('M18 -10q18 0 14 16q-4 8 -16 6', '#e2768a', 6) +
      shape('M-22 -20H22Q22 20 10 24H-10Q-22 20 -22 -20Z', '#f08aa0') +
      oval(0, -20, 22, 6, '#ffc9d4') +
      oval(0, -19, 17, 4, '#b8566c'),
  },
  'empty glass': {
    above: 30,
    below: 28,
    half: 20,
    hands: 'one',
    draw: () =>
      shape('M-20 -30H20L15 28H-15Z', '#e8f6ff', 'opacity=".6"') +
      stroke('M-20 -30H20L15 28H-15Z', '#8fb4d0', 3) +
      stroke('M-11 -20L-8 16', '#ffffff', 4, 'opacity=".8"'),
  },
  'empty jar': {
    above: 34,
    below: 34,
    half: 26,
    hands: 'one',
    draw: () =>
      box(-26, -24, 52, 58, 14, '#e4f4fb', 'opacity=".7"') +
      stroke('M-18 -26H18M-16 -14V20', '#ffffff', 5, 'opacity=".9"') +
      box(-20, -34, 40, 12, 4, '#a8b8cc'),
  },
  'open elevator': {
    above: 110,
    below: 110,
    half: 70,
    hands: 'both',
    draw: (sketch) =>
      box(-68, -108, 136, 216, 14, sketch.fade('#f2cf7a', '#cf9a44', '#96682c')) +
      box(-52, -78, 104, 182, 4, sketch.down('#8a6a52', '#5a3f3a')) +
      shape('M-52 104L-38 84H38L52 104Z', '#3f2b2e') +
      stroke('M-38 -78V84M38 -78V84M-38 84H38', '#4a332f', 2.5, 'opacity=".7"') +
      box(-54, -78, 11, 182, 3, '#f6e2b0') +
      box(43, -78, 11, 182, 3, '#f6e2b0') +
      box(-22, -102, 44, 18, 5, '#3a2f3f') +
      shape('M-10 -88L0 -98L10 -88Z', '#ffe08a') +
      disc(60, 10, 5, '#e2566b'),
  },
  'open door': {
    above: 92,
    below: 120,
    half: 84,
    hands: 'both',
    halo: { color: '#ffe0a0', radius: 120, y: 20 },
    draw: (sketch) =>
      shape('M-66 120V-20Q-66 -92 0 -92Q66 -92 66 -20V120Z', '#8f8798') +
      shape('M-52 120V-18Q-52 -78 0 -78Q52 -78 52 -18V120Z', sketch.down('#fff0c0', '#ffd68a', '#e8a868')) +
      shape('M52 120V-18Q50 -46 40 -58L84 -42V142Z', '#a5682f') +
      disc(74, 46, 7, GOLD),
  },
  'open window': {
    above: 74,
    below: 70,
    half: 100,
    hands: 'both',
    aloft: true,
    draw: (sketch) =>
      box(-54, -70, 108, 132, 8, '#8a5a3c') +
      box(-44, -60, 88, 112, 4, sketch.down('#2a2f70', '#5f5fb0')) +
      shape('M-46 -60L-98 -76V66L-46 52Z', WOOD) +
      shape('M-54 -50L-90 -60V50L-54 44Z', '#cfe6f5', 'opacity=".85"') +
      shape('M46 -60L98 -76V66L46 52Z', WOOD) +
      shape('M54 -50L90 -60V50L54 44Z', '#cfe6f5', 'opacity=".85"') +
      box(-62, 52, 124, 14, 4, '#a8744c'),
  },
  'shut book': {
    above: 30,
    below: 30,
    half: 30,
    hands: 'one',
    draw: (sketch) =>
      box(-26, -28, 54, 58, 5, '#f4ead4') +
      box(-30, -30, 54, 58, 6, sketch.fade('#c8607a', '#9a3f5f')) +
      stroke('M-20 -28V26', '#7a2f4a', 4) +
      disc(4, -2, 9, GOLD),
  },
  'shut umbrella': {
    above: 70,
    below: 50,
    half: 18,
    hands: 'one',
    draw: (sketch) =>
      stroke('M0 20V44Q0 54 -10 50', '#7a4a28', 6) +
      shape('M0 -70L-16 24Q0 32 16 24Z', sketch.fade('#ff8f9f', '#e2566b', '#b03a55')),
  },
}

function openBox(): PropDesign {
  return {
    above: 40,
    below: 36,
    half: 62,
    hands: 'both',
    draw: (sketch) =>
      shape('M-38 -16L-62 -38L-24 -40L0 -20ZM38 -16L62 -38L24 -40L0 -20Z', '#d9a868') +
      shape('M-40 -16H40V-8H-40Z', '#6f4a28') +
      box(-40, -14, 80, 50, 3, sketch.down('#d9a868', '#b98448')) +
      stroke('M-40 -14H40', '#8a5f34', 4),
  }
}
