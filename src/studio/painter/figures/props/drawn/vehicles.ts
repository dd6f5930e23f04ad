import { box, disc, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, wheel } from './prop-design.ts'

/** Vehicles. */
export const VEHICLES: Record<string, PropDesign> = {
  coach: {
    above: 110,
    below: 90,
    half: 116,
    hands: 'both',
    face: { x: 0, y: 2, radius: 40 },
    draw: (sketch) =>
      stroke('M-104 40H108', '#a8702a', 8) +
      shape(
        'M-80 34Q-104 -64 -20 -76H20Q104 -64 80 34Q40 52 0 50Q-40 52 -80 34Z',
        sketch.fade('#fff0b0', '#f2c04e', '#b8802e'),
      ) +
      shape(
        'M-50 -56Q-70 -10 -54 18H-12V-62Q-34 -62 -50 -56ZM50 -56Q70 -10 54 18H12V-62Q34 -62 50 -56Z',
        '#5f4a8a',
      ) +
      shape(
        'M-44 -52Q-56 -20 -48 -6L-16 -30V-56ZM44 -52Q56 -20 48 -6L16 -30V-56Z',
        '#c79ae0',
        'opacity=".8"',
      ) +
      shape('M-22 -80L-28 -106L-10 -92L0 -110L10 -92L28 -106L22 -80Z', GOLD) +
      (
        [
          [-66, 52, 38],
          [70, 56, 32],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            disc(x, y, r, 'none', 'stroke="#b8802e" stroke-width="8"') +
            stroke(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, '#b8802e', 5) +
            disc(x, y, 8, '#e2566b'),
        )
        .join(''),
  },
  jeep: {
    above: 74,
    below: 64,
    half: 112,
    hands: 'both',
    face: { x: 66, y: 0, radius: 32 },
    draw: (sketch) =>
      stroke('M-90 -10V-70H20L36 -14', '#5a5e68', 8) +
      box(-108, -18, 216, 60, 16, sketch.down('#aeb8a4', '#869080', '#626b60')) +
      box(-70, -40, 60, 24, 8, '#7a6a58') +
      disc(100, 4, 12, '#fff0b0') +
      stroke('M-20 -16V40', '#626b60', 4) +
      wheel(-62, 40, 25, '#c9c4d4') +
      wheel(62, 40, 25, '#c9c4d4'),
  },
  'fire truck': {
    above: 70,
    below: 62,
    half: 108,
    hands: 'both',
    face: { x: 74, y: 4, radius: 28 },
    draw: (sketch) =>
      stroke('M-104 -52L34 -62M-104 -36L34 -46', '#e8e4f0', 7) +
      stroke('M-88 -54V-38M-58 -56V-40M-28 -58V-42M2 -60V-44', '#c9c4d4', 5) +
      box(-108, -30, 146, 72, 10, sketch.down('#f2584e', '#d93a3c', '#a8283a')) +
      shape(
        'M38 42V-46Q40 -58 54 -58H84Q94 -58 98 -46L108 -4V42Z',
        sketch.down('#f2584e', '#d93a3c', '#a8283a'),
      ) +
      shape('M52 -44H82L92 -6H52Z', '#bfe6fa') +
      box(-108, 8, 216, 10, 0, '#ffe9a8') +
      box(-98, -22, 30, 24, 4, '#ffd0c4', 'opacity=".7"') +
      disc(-30, -10, 17, '#c9c4d4') +
      disc(-30, -10, 10, '#f2c04e') +
      box(58, -72, 24, 15, 6, '#5fb0f2') +
      disc(104, 26, 8, '#fff0b0') +
      wheel(-66, 40, 24, '#c9c4d4') +
      wheel(66, 40, 24, '#c9c4d4'),
  },
  tractor: {
    above: 84,
    below: 72,
    half: 104,
    hands: 'both',
    face: { x: 52, y: -8, radius: 32 },
    draw: (sketch) =>
      stroke('M40 -30V-72', '#4a4a5e', 9) +
      box(-70, -82, 74, 66, 8, '#dff0f6', 'stroke="#c8403f" stroke-width="9"') +
      box(-74, -20, 174, 56, 14, sketch.fade('#f0705a', '#d04a44', '#983438')) +
      wheel(-52, 24, 46, '#ffd76a') +
      wheel(70, 44, 26, '#ffd76a'),
  },
  'cable car': {
    above: 120,
    below: 76,
    half: 80,
    hands: 'both',
    aloft: true,
    face: { x: 0, y: 2, radius: 40 },
    draw: (sketch) =>
      stroke('M-110 -112L110 -124', '#5a5870', 4) +
      stroke('M0 -116V-56', '#5a5870', 9) +
      box(-76, -60, 152, 128, 30, sketch.fade('#f0705f', '#d44a4f', '#983a4a')) +
      box(-60, -42, 120, 62, 14, '#d8f0fa') +
      stroke('M-76 38H76', '#ffe0a0', 7),
  },
  crane: {
    above: 160,
    below: 110,
    half: 100,
    hands: 'both',
    face: { x: 0, y: 62, radius: 36 },
    draw: (sketch) =>
      stroke('M-14 20V-140M14 20V-140M-14 -20L14 -50L-14 -80L14 -110', '#e8b03a', 7) +
      stroke('M-60 -128H98M0 -158L90 -128M0 -158L-56 -128', '#e8b03a', 7) +
      stroke('M84 -126V-70', '#4a4a5e', 4) +
      stroke('M84 -70q10 10 0 18q-10 0 -10 -8', '#4a4a5e', 6) +
      box(-70, -134, 26, 30, 4, '#7a7890') +
      box(-48, 16, 96, 92, 14, sketch.down('#ffd76a', '#eab03f', '#b87f2e')),
  },
  bicycle: {
    above: 66,
    below: 60,
    half: 104,
    hands: 'both',
    face: { x: 62, y: -36, radius: 30 },
    draw: () =>
      [-60, 60]
        .map(
          (x) =>
            disc(x, 20, 38, 'none', 'stroke="#3f3a4e" stroke-width="8"') +
            stroke(`M${x - 34} 20H${x + 34}M${x} -14V54`, '#a8a4b8', 2),
        )
        .join('') +
      stroke('M-60 20L-22 -36H40L4 20ZM-22 -36L4 20M60 20L40 -36L34 -56', '#e2566b', 8) +
      stroke('M-34 -50H-8', '#5a4436', 10) +
      stroke('M34 -58Q54 -66 60 -48', '#4a4a5e', 7) +
      disc(4, 20, 10, '#8f8aa0'),
  },
}
