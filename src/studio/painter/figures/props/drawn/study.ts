import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, WOOD } from './prop-design.ts'

/** School supplies, clothes, drinks and remains that lie around in rooms. */
export const STUDY: Record<string, PropDesign> = {
  desk: {
    above: 50,
    below: 66,
    half: 96,
    hands: 'both',
    face: { x: 0, y: 2, radius: 26 },
    draw: (sketch) =>
      stroke('M-78 -20V64M78 -20V64', '#7a4a28', 13) +
      box(-72, -16, 144, 34, 4, sketch.down('#b97a48', '#8f5a34')) +
      box(-96, -34, 192, 20, 6, sketch.down('#e6b07a', WOOD)) +
      disc(0, 2, 6, GOLD) +
      shape('M-62 -36L-6 -36L-12 -46H-56Z', '#fbf7ee') +
      box(40, -50, 18, 16, 4, '#3f4f80') +
      stroke('M50 -50L64 -78', '#f4f0ff', 5),
  },
  blocks: {
    above: 62,
    below: 36,
    half: 54,
    hands: 'both',
    face: { x: 0, y: 14, radius: 22 },
    draw: (sketch) =>
      [
        [-46, 0, '#e2566b'],
        [-2, 0, '#4f8fd0'],
        [-40, -34, '#f2bf4e'],
        [2, -36, '#6fb56a'],
        [-18, -70, '#b07fd8'],
      ]
        .map(
          ([x, y, color]) =>
            box(Number(x), Number(y), 42, 34, 6, sketch.down(String(color), String(color))) +
            box(Number(x) + 5, Number(y) + 4, 32, 7, 3, '#ffffff', 'opacity=".35"'),
        )
        .join(''),
  },
  shirt: {
    above: 42,
    below: 48,
    half: 56,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-20 -40Q0 -26 20 -40L54 -18L40 8L28 0V48H-28V0L-40 8L-54 -18Z',
        sketch.fade('#9fd0f4', '#6fa8e0', '#4a7ab8'),
      ) +
      stroke('M-20 -40Q0 -26 20 -40', '#ffffff', 6) +
      discs(
        [
          [0, -14, 3.5],
          [0, 6, 3.5],
          [0, 26, 3.5],
        ],
        '#ffffff',
      ),
  },
  nightshirt: {
    above: 42,
    below: 70,
    half: 58,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-20 -40Q0 -26 20 -40L56 -12L42 12L28 2L38 70H-38L-28 2L-42 12L-56 -12Z',
        sketch.down('#fffdf4', '#e8e4f4', '#c4bede'),
      ) +
      stroke('M-14 -8V66M0 -22V68M14 -8V66', '#9fb0e0', 4, 'opacity=".7"') +
      stroke('M-20 -40Q0 -26 20 -40', '#9fb0e0', 5),
  },
  paper: {
    above: 36,
    below: 34,
    half: 30,
    hands: 'one',
    draw: () =>
      shape('M-28 -34H18L30 -22V34H-28Z', '#fdfaf2') +
      shape('M18 -34L30 -22H18Z', '#d8d2e4') +
      stroke('M-18 -14H16M-18 0H18M-18 14H6', '#a8b0cc', 4),
  },
  saucer: {
    above: 8,
    below: 14,
    half: 44,
    hands: 'one',
    draw: (sketch) =>
      oval(0, 4, 44, 11, sketch.down('#ffffff', '#c9d0e4')) +
      oval(0, 2, 27, 6, '#e6ecf8') +
      stroke('M-40 6Q0 16 40 6', '#7f9fd8', 3),
  },
  sifter: {
    above: 24,
    below: 34,
    half: 60,
    hands: 'one',
    draw: (sketch) =>
      box(-44, -24, 76, 46, 8, sketch.fade('#eef2fa', '#b9c2d4', '#818da8')) +
      stroke('M32 -10H62', '#7a4a28', 10) +
      stroke('M-40 12H28M-32 4V20M-16 4V20M0 4V20M16 4V20', '#818da8', 2.5) +
      discs(
        [
          [-28, 28, 3],
          [-10, 33, 3],
          [8, 28, 3],
          [22, 34, 2.5],
        ],
        '#ffffff',
      ),
  },
  thermos: {
    above: 52,
    below: 42,
    half: 24,
    hands: 'one',
    draw: (sketch) =>
      box(-20, -30, 40, 72, 9, sketch.fade('#f08a7a', '#d0524f', '#8f343f')) +
      box(-16, -50, 32, 24, 6, sketch.fade('#eef2fa', '#b9c2d4', '#818da8')) +
      stroke('M20 -16Q36 -12 20 16', '#3f3a4e', 6) +
      box(-20, -4, 40, 12, 2, '#ffe9d8'),
  },
  tray: {
    above: 12,
    below: 16,
    half: 78,
    hands: 'both',
    draw: (sketch) =>
      oval(0, 4, 76, 13, sketch.down('#e8b878', '#a8703f')) +
      oval(0, 1, 64, 8, '#f4d4a0') +
      stroke('M-76 2Q-88 -8 -72 -8M76 2Q88 -8 72 -8', '#8a5a34', 6),
  },
  fern: {
    above: 66,
    below: 30,
    half: 64,
    hands: 'both',
    draw: () =>
      [-62, -34, -8, 20, 50]
        .map((x, i) => {
          const top = -70 + Math.abs(x) / 2
          return (
            stroke(`M0 30Q${x * 0.3} ${top * 0.4} ${x} ${top}`, '#4f8a4a', 6) +
            stroke(
              [0.3, 0.5, 0.7, 0.88]
                .map((share) => {
                  const [px, py] = [x * share * share, 30 + (top - 30) * share]
                  const leaf = 20 * (1.1 - share)
                  return `M${Math.round(px)} ${Math.round(py)}l${Math.round(-leaf)} ${Math.round(-leaf * 0.5)}M${Math.round(px)} ${Math.round(py)}l${Math.round(leaf)} ${Math.round(-leaf * 0.5)}`
                })
                .join(''),
              i % 2 ? '#6fae5c' : '#84c26a',
              7,
            )
          )
        })
        .join(''),
  },
  footprint: {
    above: 6,
    below: 26,
    half: 66,
    hands: 'both',
    draw: () =>
      [
        [-44, 4],
        [-4, 14],
        [40, 4],
      ]
        .map(
          ([x = 0, y = 0]) =>
            oval(x, y, 15, 6, '#5a3f34', 'opacity=".62"') +
            oval(x - 18, y + 2, 6, 4.4, '#5a3f34', 'opacity=".62"'),
        )
        .join(''),
  },
  'tuning fork': {
    above: 66,
    below: 30,
    half: 16,
    hands: 'one',
    draw: () =>
      stroke('M-12 -64V-26Q-12 -10 0 -10Q12 -10 12 -26V-64M0 -10V26', '#8f9ab4', 8) +
      stroke('M-14 -62V-28M10 -62V-28', '#e4eaf6', 2.5) +
      disc(0, 27, 6, '#8f9ab4'),
  },
  'duck patch': {
    above: 30,
    below: 30,
    half: 34,
    hands: 'one',
    draw: () =>
      box(-32, -28, 64, 56, 8, '#f4efe0') +
      stroke('M-32 -28H32V28H-32Z', '#8a6a4a', 3, 'stroke-dasharray="6 5"') +
      oval(-3, 7, 20, 13, '#ffd04a') +
      disc(12, -9, 11, '#ffd04a') +
      shape('M21 -9L32 -6L21 -2Z', '#f08a3a') +
      disc(14, -12, 2.4, '#2a1722') +
      stroke('M-12 6Q-4 14 6 6', '#d9a030', 3),
  },
  'stone king': {
    above: 128,
    below: 84,
    half: 56,
    hands: 'both',
    draw: (sketch) =>
      box(-54, 58, 108, 26, 5, '#a8a8ba') +
      shape(
        'M-34 58Q-46 -10 -30 -34Q0 -48 30 -34Q46 -10 34 58Z',
        sketch.down('#f4f4fa', '#d8d8e6', '#b0b0c6'),
      ) +
      disc(0, -62, 33, sketch.ball('#ffffff', '#e2e2ee', '#b4b4ca')) +
      shape('M-26 -52Q0 -2 26 -52Q0 -38 -26 -52Z', '#c8c8da') +
      shape('M-30 -84L-34 -124L-15 -104L0 -128L15 -104L34 -124L30 -84Z', '#e6e6f0') +
      discs(
        [
          [-11, -66, 4],
          [11, -66, 4],
        ],
        '#9a9ab2',
      ) +
      stroke('M0 -62v8M-30 -8Q0 6 30 -8', '#a0a0b8', 4),
  },
  dough: {
    above: 22,
    below: 22,
    half: 46,
    hands: 'both',
    draw: (sketch) =>
      shape('M-44 22Q-54 -6 -24 -16Q4 -30 30 -14Q52 0 44 22Z', sketch.ball('#fff6e0', '#f4dcae', '#d4b078')) +
      stroke('M-20 -4Q-6 -12 8 -4M10 6Q20 2 28 8', '#d4b078', 4, 'opacity=".7"'),
  },
  piano: {
    above: 84,
    below: 70,
    half: 86,
    hands: 'both',
    face: { x: 0, y: -40, radius: 30 },
    draw: (sketch) =>
      box(-84, -82, 168, 78, 8, sketch.down('#7a4a5e', '#56334a', '#3a2236')) +
      box(-86, -8, 172, 30, 5, '#3a2236') +
      box(-76, -4, 152, 15, 2, '#fbf7ef') +
      stroke(Array.from({ length: 12 }, (_, i) => `M${-64 + i * 12} -4V11`).join(''), '#b9b0c4', 1.6) +
      stroke('M-58 -3V4M-46 -3V4M-22 -3V4M-10 -3V4M2 -3V4M26 -3V4M38 -3V4M62 -3V4', '#241720', 6) +
      box(-78, 20, 16, 48, 4, '#56334a') +
      box(62, 20, 16, 48, 4, '#56334a') +
      stroke('M-10 56H10M0 22V56', GOLD, 5) +
      box(-34, -64, 68, 40, 4, '#6a4056'),
  },
  shoe: {
    above: 34,
    below: 22,
    half: 50,
    hands: 'one',
    face: { x: 8, y: -2, radius: 22 },
    draw: (sketch) =>
      shape(
        'M-48 -32Q-36 -22 -20 -28L6 -10Q26 0 42 4Q52 10 48 18H-46Q-54 -8 -48 -32Z',
        sketch.fade('#d98a6a', '#b8604a', '#8a4038'),
      ) +
      box(-48, 15, 98, 8, 4, '#4a2f2a') +
      oval(-34, -29, 13, 5, '#5a3328') +
      stroke('M-6 -16L6 -24M4 -9L16 -17', '#f4e6d8', 4),
  },
  raisin: {
    above: 10,
    below: 10,
    half: 12,
    hands: 'one',
    draw: () => oval(0, 0, 11, 8, '#5a3350') + stroke('M-6 -2Q0 -5 6 -1M-4 3Q1 1 5 4', '#8a5a7a', 2),
  },
  napkin: {
    above: 26,
    below: 24,
    half: 34,
    hands: 'one',
    draw: (sketch) =>
      shape('M-32 -22L30 -26L34 20L-28 24Z', sketch.down('#fffbe8', '#f4e2a8', '#dcc070')) +
      stroke('M-26 -16L24 -19L27 14L-22 17Z', '#ffffff', 3, 'stroke-dasharray="4 4"'),
  },
}
