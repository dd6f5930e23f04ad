import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import type { PropDesign } from './prop-design.ts'

const PLANKS = '#7a4a28'

/** Things on a farm, along a street and by the sea. */
export const YARD: Record<string, PropDesign> = {
  henhouse: {
    above: 122,
    below: 96,
    half: 112,
    hands: 'both',
    face: { x: 0, y: -30, radius: 30 },
    draw: (sketch) =>
      stroke('M-70 60V94M70 60V94', PLANKS, 14) +
      box(-86, -48, 172, 114, 6, sketch.down('#f0c07a', '#d9985a', '#a86a3c')) +
      stroke('M-86 -20H86M-86 8H86M-86 36H86', '#a86a3c', 3, 'opacity=".6"') +
      shape('M-110 -40L0 -120L110 -40L92 -34H-92Z', sketch.fade('#d9604f', '#b8443f', '#8a2f38')) +
      disc(0, -62, 14, '#6b4224') +
      shape('M-26 64V18Q-26 -8 0 -8Q26 -8 26 18V64Z', '#4a2c1c') +
      shape('M-24 64H22L74 94H22Z', sketch.down('#e0a874', '#b9804a')) +
      stroke('M-4 74H40M18 84H58', PLANKS, 4) +
      box(-74, 6, 34, 30, 4, '#4a2c1c') +
      stroke('M-74 16H-40M-74 26H-40', '#f4e2b0', 3) +
      stroke('M48 40Q60 28 78 40', '#f2d98a', 6),
  },
  barn: {
    above: 190,
    below: 96,
    half: 138,
    hands: 'both',
    face: { x: 0, y: -70, radius: 34 },
    draw: (sketch) =>
      shape(
        'M-120 94V-70L-86 -142L0 -186L86 -142L120 -70V94Z',
        sketch.down('#d9584f', '#b83f42', '#8a2c38'),
      ) +
      stroke('M-132 -62L-92 -148L0 -190L92 -148L132 -62', '#f4e6d8', 13) +
      box(-58, -34, 116, 128, 3, '#9c3338') +
      stroke('M-58 -34H58V94H-58ZM0 -34V94M-58 -34L0 94M58 -34L0 94', '#f4e6d8', 7) +
      disc(0, -112, 26, '#6b2430') +
      stroke('M0 -138V-86M-26 -112H26', '#f4e6d8', 6) +
      disc(0, -112, 26, 'none', 'stroke="#f4e6d8" stroke-width="6"'),
  },
  lighthouse: {
    above: 250,
    below: 96,
    half: 70,
    hands: 'both',
    face: { x: 0, y: -30, radius: 34 },
    halo: { color: '#ffe9a0', radius: 130, y: -196 },
    draw: (sketch) =>
      shape('M-34 -160H34L54 94H-54Z', sketch.fade('#fffaf2', '#f2e4dc', '#c9b4b8')) +
      shape('M-38 -106H38L43 -50H-43ZM-48 8H48L52 62H-52Z', sketch.fade('#f0707a', '#d94f60', '#a8384f')) +
      box(-48, -172, 96, 16, 5, '#4a4568') +
      box(-28, -220, 56, 50, 6, '#fff3b8') +
      stroke('M-10 -220V-172M10 -220V-172', '#4a4568', 5) +
      shape('M-36 -218Q0 -258 36 -218Z', '#d94f60') +
      disc(0, -242, 6, '#4a4568') +
      shape('M-16 94V62Q-16 46 0 46Q16 46 16 62V94Z', '#6b4a5e') +
      box(-9, -28, 18, 24, 9, '#7fb0d8'),
  },
  buoy: {
    above: 96,
    below: 52,
    half: 58,
    hands: 'both',
    face: { x: 0, y: 10, radius: 28 },
    halo: { color: '#ffd98a', radius: 60, y: -80 },
    draw: (sketch) =>
      oval(0, 44, 58, 14, '#7fc0e4', 'opacity=".8"') +
      stroke('M-24 2L-9 -66M24 2L9 -66M-17 -30H17', '#4a4568', 7) +
      box(-12, -92, 24, 28, 8, '#fff0a8') +
      box(-16, -96, 32, 8, 4, '#4a4568') +
      shape('M-50 8Q-50 -8 0 -8Q50 -8 50 8L34 46H-34Z', sketch.fade('#ff8f7a', '#e2564f', '#a8384a')) +
      shape('M-45 18H45L41 30H-41Z', '#fff4ec') +
      stroke('M-54 44q14 -10 27 0t27 0t27 0t27 0', '#e8f8ff', 5),
  },
  fence: {
    above: 46,
    below: 50,
    half: 132,
    hands: 'both',
    draw: (sketch) =>
      stroke('M-132 -14H132M-132 22H132', '#e8d8c0', 12) +
      Array.from({ length: 7 }, (_, i) => {
        const x = -120 + i * 40
        return shape(
          `M${x - 12} 50V-30L${x} -46L${x + 12} -30V50Z`,
          sketch.down('#fffaf0', '#efe2cc', '#cdb898'),
        )
      }).join(''),
  },
  pump: {
    above: 92,
    below: 62,
    half: 62,
    hands: 'both',
    draw: (sketch) =>
      box(-20, -70, 34, 124, 10, sketch.fade('#7fc09a', '#4f9a78', '#2f6a58')) +
      stroke('M-4 -70Q-4 -92 22 -86L56 -54', '#3f4a5a', 9) +
      disc(-3, -74, 16, '#4f9a78') +
      stroke('M-20 -34H-44Q-56 -34 -56 -18', '#4f9a78', 15) +
      stroke('M-56 -6V30', '#a8e0f8', 7) +
      shape('M-62 28H-38L-42 60H-58Z', '#9aa6bd') +
      box(-34, 50, 62, 12, 5, '#7a7a8c'),
  },
  chimney: {
    above: 92,
    below: 50,
    half: 54,
    hands: 'both',
    draw: (sketch) =>
      shape('M-54 50L0 4L54 50Z', sketch.fade('#c8746a', '#a8544f', '#7a3a42')) +
      box(-28, -48, 56, 84, 3, sketch.down('#d98a6a', '#b5644f')) +
      stroke('M-28 -26H28M-28 -4H28M-28 18H28M0 -48V-26M-14 -26V-4M14 -26V-4M0 -4V18', '#8a4438', 3) +
      box(-34, -56, 68, 14, 4, '#8a4438') +
      stroke('M4 -64q-12 -12 2 -22t0 -20', '#e4e0ee', 9, 'opacity=".7"'),
  },
  woodpile: {
    above: 40,
    below: 44,
    half: 100,
    hands: 'both',
    draw: (sketch) =>
      [
        [-76, 24],
        [-26, 24],
        [24, 24],
        [74, 24],
        [-50, -14],
        [0, -14],
        [50, -14],
      ]
        .map(
          ([x = 0, y = 0]) =>
            disc(x, y, 26, '#7a4a28') +
            disc(x, y, 20, sketch.ball('#f4d8a8', '#dcae74', '#b9844a')) +
            disc(x, y, 11, 'none', 'stroke="#b9844a" stroke-width="3"'),
        )
        .join(''),
  },
  street: {
    above: 20,
    below: 44,
    half: 128,
    hands: 'both',
    draw: (sketch) =>
      shape('M-70 -20H70L128 44H-128Z', sketch.down('#a8a4b4', '#8a8698')) +
      stroke('M0 -14V0M0 12V38', '#fff4d8', 8) +
      stroke('M-70 -20L-128 44M70 -20L128 44', '#d8d4e0', 9),
  },
  'sleeping bag': {
    above: 30,
    below: 40,
    half: 128,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-128 26Q-134 -22 -84 -26H84Q128 -22 126 12Q126 40 88 40H-90Q-126 40 -128 26Z',
        sketch.down('#8fd0a8', '#5fae86', '#3f7f68'),
      ) +
      oval(-92, -2, 30, 22, '#fbf5ff') +
      stroke('M-52 6H118', '#f2d98a', 5, 'stroke-dasharray="8 5"') +
      stroke('M-20 -24V38M30 -24V38M80 -24V38', '#3f7f68', 3, 'opacity=".5"'),
  },
  'water tank': {
    above: 116,
    below: 96,
    half: 104,
    hands: 'both',
    face: { x: 0, y: -6, radius: 42 },
    draw: (sketch) =>
      stroke('M-70 60V94M70 60V94', '#5f6a84', 16) +
      box(-100, -86, 200, 160, 40, sketch.fade('#c8d4e4', '#93a2bd', '#5f6f8f')) +
      oval(0, -84, 92, 24, '#dfe7f2') +
      oval(0, -84, 66, 15, '#2a3350') +
      stroke('M-98 -36H98M-98 30H98', '#5f6f8f', 6) +
      discs(
        [
          [-84, -56, 4],
          [84, -56, 4],
          [-84, 52, 4],
          [84, 52, 4],
        ],
        '#4f5f80',
      ),
  },
}
