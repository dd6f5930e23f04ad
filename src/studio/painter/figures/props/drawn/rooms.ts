import { box, disc, discs, oval, shape, stroke } from '../../svg.ts'
import { type PropDesign, WOOD } from './prop-design.ts'

/** Things in and outside of schools, studios and halls. */
export const ROOMS: Record<string, PropDesign> = {
  blackboard: {
    above: 110,
    below: 100,
    half: 100,
    hands: 'both',
    face: { x: 0, y: -34, radius: 30 },
    draw: (sketch) =>
      stroke('M-64 30L-82 98M64 30L82 98', WOOD, 11) +
      box(-100, -110, 200, 144, 8, sketch.down('#c48a52', WOOD)) +
      box(-88, -98, 176, 120, 4, sketch.down('#4f8470', '#345c4e')) +
      stroke('M-66 -66q18 -16 34 0t34 0M-66 -36H20M-66 -12H-10', '#f3efe0', 5, 'opacity=".75"') +
      disc(54, -30, 18, 'none', 'stroke="#f3efe0" stroke-width="5" opacity=".75"') +
      box(-40, 28, 80, 10, 4, '#8a5530') +
      box(-20, 22, 26, 8, 3, '#ffffff'),
  },
  easel: {
    above: 118,
    below: 98,
    half: 70,
    hands: 'both',
    face: { x: 0, y: -30, radius: 26 },
    draw: () =>
      stroke('M0 -112V60M-18 -92L-60 96M18 -92L60 96', WOOD, 10) +
      box(-60, -82, 120, 98, 4, '#fffaf0') +
      box(-60, -82, 120, 98, 4, 'none', 'stroke="#d9c8a8" stroke-width="4"') +
      box(-66, 16, 132, 12, 4, '#8a5530'),
  },
  calendar: {
    above: 46,
    below: 44,
    half: 36,
    hands: 'both',
    draw: () =>
      box(-36, -40, 72, 84, 7, '#fffdf6') +
      box(-36, -40, 72, 24, 7, '#d9535f') +
      stroke('M-18 -46V-32M18 -46V-32', '#8f8aa0', 5) +
      discs(
        [-22, -2, 18].flatMap((x) => [-2, 14, 30].map((y): [number, number] => [x + 2, y])),
        '#b8b4c8',
        4.5,
      ) +
      disc(0, 14, 8, 'none', 'stroke="#d9535f" stroke-width="3.4"'),
  },
  'music stand': {
    above: 96,
    below: 96,
    half: 46,
    hands: 'both',
    draw: () =>
      stroke('M0 -40V78M0 70L-38 94M0 70L38 94', '#5f6478', 8) +
      shape('M-46 -34L-38 -94H38L46 -34Z', '#6f758c') +
      shape('M-34 -40L-29 -86H-2V-40ZM2 -40V-86H29L34 -40Z', '#fffdf4') +
      stroke('M-27 -74H-6M-28 -64H-6M-29 -54H-6M6 -74H27M6 -64H28M6 -54H29', '#9a94ac', 2.6) +
      discs(
        [
          [-20, -68],
          [-12, -58],
          [14, -70],
          [22, -60],
        ],
        '#3f3a4e',
        3.4,
      ),
  },
  cello: {
    above: 104,
    below: 92,
    half: 42,
    hands: 'both',
    face: { x: 0, y: 34, radius: 22 },
    draw: (sketch) =>
      stroke('M0 76V92', '#8f8aa0', 5) +
      shape(
        'M0 -8Q26 -14 28 10Q18 24 32 36Q48 78 0 80Q-48 78 -32 36Q-18 24 -28 10Q-26 -14 0 -8Z',
        sketch.fade('#e0995a', '#b8683a', '#7f4322'),
      ) +
      box(-6, -92, 12, 90, 5, '#4f2f1f') +
      shape('M-9 -92Q0 -112 9 -92L6 -84H-6Z', '#7f4322') +
      stroke('M-3 -86V56M0 -86V56M3 -86V56', '#f3e6cc', 1.6) +
      stroke('M-18 22q-8 10 0 20M18 22q8 10 0 20', '#3f2416', 4) +
      box(-14, 46, 28, 6, 2, '#e8c088'),
  },
  'coat stand': {
    above: 116,
    below: 100,
    half: 46,
    hands: 'both',
    draw: (sketch) =>
      stroke('M0 -110V88M0 80L-36 98M0 80L36 98', WOOD, 9) +
      stroke('M0 -92L-32 -104M0 -92L32 -104M0 -70L-26 -78M0 -70L26 -78', WOOD, 6) +
      shape('M-30 -98Q-44 -60 -40 -6H-8Q-6 -66 -18 -96Z', sketch.fade('#7fa3d9', '#5f7fb8', '#41588a')) +
      shape('M20 -76Q14 -40 16 -20H42Q42 -56 30 -78Z', sketch.fade('#e2849a', '#c9607a', '#96415a')),
  },
  rug: {
    above: 18,
    below: 20,
    half: 104,
    hands: 'both',
    draw: () =>
      oval(0, 2, 104, 18, '#a8506a') +
      oval(0, 1, 86, 13, '#d98a9c') +
      oval(0, 1, 60, 8, '#a8506a') +
      oval(0, 0, 34, 4, '#f3c9a8'),
  },
  church: {
    above: 128,
    below: 84,
    half: 92,
    hands: 'both',
    face: { x: 34, y: 30, radius: 24 },
    draw: (sketch) =>
      box(-14, -8, 106, 92, 4, sketch.down('#fbf3e2', '#e4d3b8')) +
      shape('M-24 -4L40 -52L104 -4Z', '#a8604f') +
      box(-72, -62, 62, 146, 4, sketch.down('#fffaf0', '#e4d3b8')) +
      shape('M-80 -58L-41 -124L-2 -58Z', '#a8604f') +
      disc(-41, -36, 16, '#fffdf6') +
      disc(-41, -36, 16, 'none', 'stroke="#8a6a4a" stroke-width="4"') +
      stroke('M-41 -36V-46M-41 -36H-33', '#3f3a4e', 3.4) +
      shape('M-54 84V44Q-41 26 -28 44V84Z', '#7a4a2c') +
      shape('M14 56V22Q24 8 34 22V56ZM52 56V22Q62 8 72 22V56Z', '#8fb8d8'),
  },
  school: {
    above: 108,
    below: 84,
    half: 130,
    hands: 'both',
    face: { x: 0, y: -20, radius: 26 },
    draw: (sketch) =>
      box(-120, -34, 240, 118, 4, sketch.down('#d9785f', '#b8563f')) +
      shape('M-130 -30L-112 -62H112L130 -30Z', '#7f4a3a') +
      box(-40, -64, 80, 148, 4, sketch.down('#e08a70', '#c2624a')) +
      shape('M-50 -60L0 -106L50 -60Z', '#7f4a3a') +
      disc(0, -38, 17, '#fffdf6') +
      stroke('M0 -38V-49M0 -38H9', '#3f3a4e', 3.4) +
      shape('M-20 84V32Q0 12 20 32V84Z', '#5f4a8a') +
      [-100, -68, 52, 84]
        .map((x) => box(x, -6, 20, 34, 3, '#bfe0f0') + box(x, 42, 20, 26, 3, '#bfe0f0'))
        .join(''),
  },
  sandbox: {
    above: 30,
    below: 34,
    half: 112,
    hands: 'both',
    draw: (sketch) =>
      shape('M-112 -6L-84 -28H84L112 -6V30H-112Z', WOOD) +
      shape('M-98 -6L-76 -22H76L98 -6V4H-98Z', sketch.fade('#fbe6a8', '#f0d08a', '#d9b060')) +
      shape('M-40 -8Q-18 -44 6 -8Z', '#f6dc9a') +
      stroke('M40 -14L62 -46', '#4f8fd0', 6) +
      shape('M34 -6L48 -18L42 -28L28 -14Z', '#4f8fd0') +
      box(-112, 2, 224, 30, 5, sketch.down('#c98a52', '#9a5f32')),
  },
  rowboat: {
    above: 40,
    below: 40,
    half: 122,
    hands: 'both',
    face: { x: 66, y: 14, radius: 20 },
    draw: (sketch) =>
      stroke('M-30 -34L24 40M34 -36L-14 -2', '#d9a566', 7) +
      shape('M-122 -22Q0 2 122 -22Q104 36 60 38H-60Q-104 36 -122 -22Z', sketch.down('#d9965a', '#9a5f32')) +
      stroke('M-118 -20Q0 6 118 -20', '#f3cf9a', 7) +
      stroke('M-104 4Q0 24 104 4', '#7a4622', 3, 'opacity=".6"') +
      box(-34, -8, 68, 9, 3, '#b87a46'),
  },
  statue: {
    above: 124,
    below: 88,
    half: 56,
    hands: 'both',
    face: { x: 0, y: -88, radius: 22 },
    draw: (sketch) =>
      box(-56, 42, 112, 46, 4, sketch.down('#b9bdc9', '#8f94a5')) +
      box(-46, 26, 92, 18, 3, '#a7abba') +
      shape(
        'M-30 28Q-40 -40 -24 -66Q0 -80 24 -66Q40 -40 30 28Z',
        sketch.fade('#d4d6e0', '#a7abba', '#7f8496'),
      ) +
      stroke('M24 -56L50 -92M-24 -56L-38 -10', '#a7abba', 15) +
      disc(0, -92, 25, sketch.fade('#dfe1e9', '#b9bdc9', '#8f94a5')) +
      stroke('M-18 4Q0 12 18 4M-20 -18Q0 -10 20 -18', '#8f94a5', 3, 'opacity=".7"'),
  },
  'record player': {
    above: 34,
    below: 30,
    half: 62,
    hands: 'both',
    face: { x: -8, y: 14, radius: 18 },
    draw: (sketch) =>
      box(-62, -8, 124, 38, 7, sketch.down('#c98a52', '#8a5530')) +
      oval(-12, -10, 44, 13, '#2f2a3a') +
      oval(-12, -10, 28, 8, 'none', 'stroke="#5f586e" stroke-width="2"') +
      oval(-12, -10, 13, 4, '#d9535f') +
      stroke('M48 -30L46 -12L18 -8', '#d4dcea', 5) +
      disc(48, -28, 6, '#8f8aa0') +
      discs(
        [
          [34, 12],
          [48, 12],
        ],
        '#f3e6cc',
        5,
      ),
  },
  trombone: {
    above: 30,
    below: 30,
    half: 84,
    hands: 'both',
    draw: () =>
      stroke('M-60 12H58Q76 12 76 0Q76 -10 60 -10H-20', '#e8b04a', 7) +
      shape('M-20 -6L-68 -28Q-84 -10 -68 10L-20 -12Z', '#ffd87a') +
      oval(-72, -9, 7, 20, '#c98a2e') +
      stroke('M-62 6V18M10 -12V14', '#c98a2e', 5),
  },
}
