import { darker, lighter } from '../color.ts'
import { glowing } from '../light.ts'
import type { Sketch } from '../sketch.ts'
import { box, disc, discs, group, oval, roundStar, shape, stroke } from '../svg.ts'

/** A thing drawn by hand around the palm that holds it, at the size it has beside a child 348 high. */
export interface DrawnThing {
  draw(sketch: Sketch): string
  /** How far it reaches below the palm and to the sides. */
  below: number
  half: number
  hands: 'one' | 'both'
  /** It flies or floats: it throws no shadow on the ground. */
  aloft?: boolean
  /** The height at which a hand takes it; the middle when not told. */
  grip?: number
  /** The color of its own light; the glow lies behind whoever holds it. */
  halo?: { color: string; radius: number; y: number }
}

const WOOD = '#a86a3a'
const GOLD = '#f2bf4e'

const THINGS: Record<string, DrawnThing> = {
  lantern: {
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
  door: {
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
  stove: {
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
  bridge: {
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
  pinwheel: {
    below: 50,
    half: 30,
    hands: 'one',
    draw: () =>
      stroke('M0 50V-30', WOOD, 5) +
      ['#ff7a8a', '#ffc64a', '#6fc3e8', '#8ad26a']
        .map((color, index) =>
          group(shape('M0 0Q-4 -34 22 -34Q26 -12 0 0Z', color), `translate(0 -34) rotate(${index * 90})`),
        )
        .join('') +
      disc(0, -34, 5, '#fff6e0'),
  },
  glow: {
    below: 14,
    half: 16,
    hands: 'one',
    halo: { color: '#ffe9a0', radius: 70, y: 0 },
    draw: () => disc(0, 0, 9, glowing('#fffbe6')),
  },
  picture: {
    below: 44,
    half: 40,
    hands: 'both',
    draw: () =>
      box(-40, -40, 80, 84, 6, '#b9783f') +
      box(-32, -32, 64, 68, 3, '#bfe3f2') +
      shape('M-32 18Q-10 -4 8 12Q20 0 32 10V36H-32Z', '#8fbf7a') +
      disc(14, -14, 9, '#ffd76a') +
      stroke('M-40 -40H40', '#e0ab6a', 4, 'opacity=".7"'),
  },
  pearl: {
    below: 16,
    half: 16,
    hands: 'one',
    draw: (sketch) =>
      disc(0, 0, 15, sketch.ball('#ffffff', '#f4ecff', '#b9a8d9')) +
      oval(-5, -6, 4, 3, '#ffffff', 'opacity=".8"'),
  },
  submarine: {
    below: 44,
    half: 70,
    hands: 'both',
    draw: () =>
      stroke('M6 -30V-58H22', '#d9902e', 8) +
      box(-18, -40, 40, 24, 8, '#f5b53c') +
      shape('M-66 6Q-62 -26 0 -26Q62 -26 66 8Q62 42 0 42Q-62 40 -66 6Z', '#ffc94a') +
      shape('M-66 6L-84 -16V28Z', '#e0962b') +
      stroke('M-52 28Q0 46 54 28', '#d9902e', 5) +
      discs(
        [
          [-28, 6],
          [4, 6],
          [36, 6],
        ],
        '#b9783f',
        13,
      ) +
      discs(
        [
          [-28, 6],
          [4, 6],
          [36, 6],
        ],
        '#bfe6f7',
        9,
      ),
  },
  sandcastle: {
    below: 50,
    half: 60,
    hands: 'both',
    draw: () =>
      shape(
        'M-60 50V0H-50V-10H-40V0H-30V-10H-22V-40H-14V-48H-5V-40H5V-48H14V-40H22V-10H30V0H40V-10H50V0H60V50Z',
        '#efcf94',
      ) +
      shape('M-12 50V26Q0 10 12 26V50Z', '#c79a5a') +
      stroke('M0 -46V-78', '#8a5a32', 4) +
      shape('M2 -78L28 -68L2 -58Z', '#e2566b') +
      stroke('M-52 20H-20M20 20H52M-14 -18H14', '#d9b070', 3, 'opacity=".7"'),
  },
  'watering can': {
    below: 34,
    half: 52,
    hands: 'one',
    grip: -10,
    draw: () =>
      stroke('M20 -18Q54 -14 22 26', '#3f8f86', 7) +
      stroke('M-22 14L-54 -22', '#3f8f86', 10) +
      shape('M-62 -14L-46 -32L-42 -26L-58 -10Z', '#59b8a8') +
      shape('M-24 -20H24L28 32H-28Z', '#4fb0a0') +
      oval(0, -20, 24, 7, '#2f7f78'),
  },
  wagon: {
    below: 40,
    half: 60,
    hands: 'both',
    draw: () =>
      stroke('M50 10L86 -30', '#5a4a52', 6) +
      shape('M-58 -22H58L52 24H-52Z', '#d94a4f') +
      stroke('M-58 -22H58', '#f08a8a', 6) +
      discs(
        [
          [-34, 26],
          [34, 26],
        ],
        '#3a3444',
        16,
      ) +
      discs(
        [
          [-34, 26],
          [34, 26],
        ],
        '#e8e4ea',
        7,
      ),
  },
  campfire: {
    below: 40,
    half: 48,
    hands: 'both',
    halo: { color: '#ffb45a', radius: 150, y: 0 },
    draw: () =>
      stroke('M-44 36L36 20M44 36L-36 20', '#7a4a2a', 15) +
      shape('M0 -66Q10 -36 28 -24Q44 2 26 24Q0 38 -26 24Q-44 2 -22 -20Q-6 -36 0 -66Z', glowing('#ff9a3d')) +
      shape('M2 -34Q20 -8 14 14Q2 26 -12 16Q-22 -4 2 -34Z', glowing('#ffe27a')),
  },
  balloon: {
    below: 0,
    half: 40,
    hands: 'one',
    draw: (sketch) =>
      stroke('M0 0Q-8 -60 4 -96', '#ffffff', 2.5) +
      shape(
        'M4 -98Q-40 -130 -30 -168Q-18 -198 8 -196Q40 -192 42 -158Q42 -126 4 -98Z',
        sketch.ball('#ff9aae', '#ff5f7e', '#c93e6a'),
      ) +
      shape('M4 -100l-7 9h14z', '#c93e6a') +
      stroke('M-16 -170Q-10 -184 4 -186', '#ffffff', 6, 'opacity=".6"'),
  },
  book: {
    below: 28,
    half: 44,
    hands: 'both',
    draw: () =>
      shape('M-44 -22Q-20 -32 0 -22Q20 -32 44 -22V26Q20 16 0 26Q-20 16 -44 26Z', '#8a4a9c') +
      shape('M-38 -26Q-18 -34 0 -26V20Q-18 12 -38 20ZM38 -26Q18 -34 0 -26V20Q18 12 38 20Z', '#fff6df') +
      stroke('M0 -26V22', '#d2bf9a', 3) +
      stroke(
        'M-31 -18Q-19 -23 -8 -19M-31 -7Q-19 -12 -8 -8M-31 4Q-19 -1 -8 3M31 -18Q19 -23 8 -19M31 -7Q19 -12 8 -8',
        '#cbb795',
        2.4,
      ),
  },
  notebook: {
    below: 30,
    half: 26,
    hands: 'both',
    draw: () =>
      box(-26, -30, 52, 58, 6, '#3f7fb5') +
      box(-20, -34, 46, 58, 4, '#fff6df') +
      box(-26, -32, 48, 58, 6, '#4f9ad2') +
      box(-12, -20, 24, 14, 4, '#fff6df') +
      stroke('M-26 -22h-6M-26 -8h-6M-26 6h-6M-26 20h-6', '#dfe6f5', 4),
  },
  map: {
    below: 30,
    half: 48,
    hands: 'both',
    draw: () =>
      shape('M-48 -26L-16 -34L16 -26L48 -34V24L16 32L-16 24L-48 32Z', '#f3dfae') +
      shape('M-16 -34L16 -26V32L-16 24Z', '#e3c88c') +
      stroke('M-36 16Q-26 -6 -8 4T18 -8T34 -14', '#c2486d', 4, 'stroke-dasharray="7 8"') +
      stroke('M32 -22l9 9M41 -22l-9 9', '#c2486d', 4) +
      shape('M-38 -16q10 -8 18 0q4 8 -6 10q-12 2 -12 -10z', '#8fbf8a') +
      shape('M6 12q12 -8 20 2q-4 10 -16 8q-6 -4 -4 -10z', '#8fbf8a'),
  },
  scroll: {
    below: 16,
    half: 40,
    hands: 'both',
    draw: () =>
      box(-34, -14, 68, 26, 4, '#f3dfae') +
      oval(-36, -1, 8, 15, '#e3c88c') +
      oval(36, -1, 8, 15, '#e3c88c') +
      oval(36, -1, 4, 8, '#c7a466') +
      box(-7, -16, 14, 31, 3, '#c2486d'),
  },
  letter: {
    below: 22,
    half: 34,
    hands: 'one',
    grip: 16,
    draw: () =>
      box(-32, -24, 64, 44, 5, '#fff6e8') +
      stroke('M-30 -21L0 4L30 -21', '#d9c3a0', 3.4) +
      disc(0, 4, 9, '#d6476a') +
      disc(0, 4, 5, '#ef7d96'),
  },
  brush: {
    below: 34,
    half: 8,
    hands: 'one',
    draw: () =>
      shape('M-4 34L4 34L3 -30L-3 -30Z', '#b9783f') +
      box(-5, -40, 10, 13, 2, '#cfd6e6') +
      shape('M-6 -40Q-9 -56 0 -68Q9 -56 6 -40Z', '#ff5f7e'),
  },
  pencil: {
    below: 30,
    half: 8,
    hands: 'one',
    draw: () =>
      shape('M-5 30H5V-30H-5Z', '#ffc64a') +
      shape('M-5 -30L0 -46L5 -30Z', '#f6dcb4') +
      shape('M-2 -40L0 -46L2 -40Z', '#3a3450') +
      box(-5, 24, 10, 9, 3, '#ff8b95'),
  },
  palette: {
    below: 38,
    half: 46,
    hands: 'one',
    draw: () =>
      shape('M-46 4Q-46 -34 2 -36Q48 -34 46 2Q44 26 20 20Q6 18 8 30Q8 40 -8 38Q-46 32 -46 4Z', '#d9a566') +
      disc(-24, -6, 8, '#ff5f7e') +
      disc(-6, -22, 8, '#ffd166') +
      disc(16, -22, 8, '#4fc3d9') +
      disc(32, -6, 8, '#7ac74f') +
      disc(-24, 16, 7, '#b58cff'),
  },
  magnifier: {
    below: 34,
    half: 34,
    hands: 'one',
    draw: () =>
      shape('M-5 34L5 34L4 -2L-4 -2Z', '#8a5530') +
      '<circle cx="0" cy="-32" r="30" fill="#cfefff" fill-opacity=".38" stroke="#e0b04e" stroke-width="8"/>' +
      stroke('M-18 -40Q-14 -52 -2 -54', '#ffffff', 6, 'opacity=".9"'),
  },
  telescope: {
    below: 16,
    half: 60,
    hands: 'one',
    draw: () =>
      group(
        box(-34, -9, 36, 18, 4, '#b9783f') +
          box(0, -12, 34, 24, 4, '#d9a04e') +
          box(32, -15, 34, 30, 5, '#b9783f') +
          box(62, -17, 9, 34, 4, GOLD) +
          box(-38, -11, 8, 22, 3, GOLD),
        'rotate(-28)',
      ),
  },
  compass: {
    below: 26,
    half: 26,
    hands: 'one',
    grip: 16,
    draw: () =>
      disc(0, -6, 26, '#d9a04e') +
      disc(0, -6, 20, '#fff6e0') +
      shape('M0 -24L6 -6L0 12L-6 -6Z', '#4f7fc2') +
      shape('M0 -24L6 -6H-6Z', '#e2566b') +
      disc(0, -6, 3, '#3a3450') +
      disc(0, -36, 6, '#b9783f'),
  },
  microphone: {
    below: 40,
    half: 16,
    hands: 'one',
    draw: () =>
      shape('M-6 40L6 40L8 -6L-8 -6Z', '#3a3450') +
      disc(0, -18, 16, '#aab3cc') +
      stroke('M-12 -24Q0 -14 12 -24M-14 -14Q0 -4 14 -14', '#6c7595', 3) +
      box(-10, -6, 20, 6, 3, '#ffd76a'),
  },
  spoon: {
    below: 40,
    half: 13,
    hands: 'one',
    draw: () =>
      shape('M-4 40L4 40L3 -18L-3 -18Z', '#b9783f') +
      oval(0, -32, 12, 17, '#c98a4c') +
      oval(-2, -33, 7, 11, '#9a6236'),
  },
  bowl: {
    below: 36,
    half: 50,
    hands: 'both',
    draw: () =>
      shape('M-50 -16H50Q46 34 0 36Q-46 34 -50 -16Z', '#59b8d6') +
      oval(0, -16, 50, 12, '#8fd8ea') +
      oval(0, -15, 42, 9, '#f7dfae') +
      stroke('M-44 6Q0 20 44 6', '#ffffff', 5, 'opacity=".6"'),
  },
  cup: {
    below: 24,
    half: 24,
    hands: 'one',
    draw: () =>
      stroke('M18 -10q18 0 14 16q-4 8 -16 6', '#e2768a', 6) +
      shape('M-22 -20H22Q22 20 10 24H-10Q-22 20 -22 -20Z', '#f08aa0') +
      oval(0, -20, 22, 6, '#ffc9d4') +
      oval(0, -19, 17, 4, '#7a4a2e') +
      stroke('M-8 -34q6 -8 0 -16M8 -34q6 -8 0 -16', '#ffffff', 3, 'opacity=".6"'),
  },
  wand: {
    below: 30,
    half: 24,
    hands: 'one',
    halo: { color: '#ffe9a8', radius: 70, y: -44 },
    draw: () => shape('M-3 30L3 30L3 -34L-3 -34Z', '#6b4a9c') + roundStar(0, -46, 20, glowing('#ffe27a')),
  },
  bucket: {
    below: 38,
    half: 24,
    hands: 'one',
    draw: () =>
      stroke('M-18 0Q0 -22 18 0', '#f2f2f2', 4) +
      shape('M-22 0H22L17 36Q0 42 -17 36Z', '#ff7a59') +
      oval(0, 0, 22, 6, '#ffb199') +
      stroke('M-18 16Q0 22 18 16', '#ffffff', 4, 'opacity=".5"'),
  },
  spade: {
    below: 64,
    half: 14,
    hands: 'one',
    draw: () =>
      box(-3, -14, 6, 46, 2, '#ffd166') +
      box(-10, -20, 20, 8, 4, '#ffd166') +
      shape('M-13 28H13V44Q10 62 0 64Q-10 62 -13 44Z', '#3fb6e0'),
  },
  star: {
    below: 30,
    half: 32,
    hands: 'one',
    grip: 20,
    halo: { color: '#ffe9a8', radius: 96, y: 0 },
    draw: () =>
      roundStar(0, -2, 27, glowing('#ffe27a')) +
      stroke('M-9 -12L0 -24', glowing('#fffbe0'), 4, 'opacity=".8"'),
  },
  teddy: {
    below: 50,
    half: 36,
    hands: 'both',
    draw: () =>
      discs(
        [
          [-20, -40],
          [20, -40],
        ],
        '#b9793f',
        11,
      ) +
      oval(-24, 40, 12, 10, '#b9793f') +
      oval(24, 40, 12, 10, '#b9793f') +
      oval(0, 14, 28, 30, '#c98a4c') +
      oval(-28, 8, 9, 15, '#c08044', 'transform="rotate(26 -28 8)"') +
      oval(28, 8, 9, 15, '#c08044', 'transform="rotate(-26 28 8)"') +
      disc(0, -24, 28, '#d29a5c') +
      oval(0, 16, 17, 19, '#efd2a2') +
      oval(0, -15, 13, 10, '#efd2a2') +
      oval(0, -19, 5, 4, '#4a2a1a') +
      discs(
        [
          [-10, -30],
          [10, -30],
        ],
        '#2a1722',
        3.4,
      ) +
      stroke('M-6 -11Q0 -6 6 -11', '#4a2a1a', 2.6),
  },
  umbrella: {
    below: 42,
    half: 92,
    hands: 'one',
    draw: () =>
      stroke('M0 30V-120', '#6b4522', 5) +
      stroke('M0 30q0 12 -12 10', '#6b4522', 6) +
      shape(
        'M-92 -92Q-80 -168 0 -170Q80 -168 92 -92Q76 -106 60 -92Q45 -106 30 -92Q15 -106 0 -92Q-15 -106 -30 -92Q-45 -106 -60 -92Q-76 -106 -92 -92Z',
        '#ff7a8a',
      ) +
      shape('M-30 -92Q-24 -150 0 -170Q24 -150 30 -92Q15 -106 0 -92Q-15 -106 -30 -92Z', '#ffc2c9'),
  },
  'paper boat': {
    below: 22,
    half: 44,
    hands: 'both',
    draw: () =>
      shape('M-44 -6H44L28 22H-28Z', '#fffaf0') +
      shape('M0 -46L-22 -6H22Z', '#eef2fb') +
      shape('M0 -46L0 -6H22Z', '#d3dbee') +
      shape('M0 -6H44L28 22H0Z', '#dfe6f5'),
  },
  boat: {
    below: 24,
    half: 46,
    hands: 'both',
    draw: () =>
      stroke('M0 -6V-66', '#8a5a32', 5) +
      shape('M5 -64Q40 -44 36 -14H5Z', '#fff6e0') +
      shape('M-5 -56Q-30 -36 -28 -14H-5Z', '#ff8a7a') +
      shape('M-46 -8H46Q40 24 22 24H-22Q-40 24 -46 -8Z', '#c9703e') +
      stroke('M-42 4H42', '#8f4a28', 4),
  },
  acorn: {
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
    below: 12,
    half: 12,
    hands: 'one',
    grip: 8,
    draw: () =>
      shape('M0 -16Q13 -2 8 8Q0 16 -8 8Q-13 -2 0 -16Z', '#c98a4c') + stroke('M-3 -4Q-5 2 -2 6', '#f0d2a2', 3),
  },
  shell: {
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
  rope: {
    below: 34,
    half: 30,
    hands: 'one',
    draw: () =>
      stroke(
        'M-20 6a20 22 0 1 0 40 0a20 22 0 1 0 -40 0M-13 6a13 15 0 1 0 26 0a13 15 0 1 0 -26 0',
        '#c9a063',
        7,
      ) + stroke('M-19 -4l6 6M13 -3l6 6M-4 -16l7 5M-4 26l7 5', '#96702f', 2.4),
  },
  key: {
    below: 40,
    half: 16,
    hands: 'one',
    draw: () =>
      stroke('M0 0V38M2 26H12M2 37H15', GOLD, 7) +
      `<circle cx="0" cy="-13" r="13" fill="none" stroke="${GOLD}" stroke-width="7"/>` +
      stroke('M-9 -20Q-4 -25 3 -24', '#fff3c4', 3, 'opacity=".8"'),
  },
  bell: {
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
  ball: {
    below: 30,
    half: 30,
    hands: 'both',
    draw: (sketch) =>
      disc(0, 0, 30, sketch.ball('#fff6e0', '#ffd98a', '#f0a04a')) +
      shape('M-4 -30Q-30 -20 -30 4Q-24 20 -14 26Q-6 0 -4 -30Z', '#e2566b') +
      shape('M6 -29Q30 -22 30 2Q26 18 16 25Q8 0 6 -29Z', '#4f9ad2') +
      oval(-10, -16, 7, 5, '#ffffff', 'opacity=".5"'),
  },
  blanket: {
    below: 40,
    half: 36,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-36 -16Q0 -24 36 -16Q42 20 34 38Q20 30 12 40Q0 32 -10 40Q-20 32 -34 38Q-42 10 -36 -16Z',
        sketch.fade('#b9c2ff', '#8c97e8', '#5f66b8'),
      ) +
      discs(
        [
          [-20, 0],
          [4, -6],
          [24, 4],
          [-8, 18],
          [18, 22],
        ],
        '#fff0b8',
        4,
      ),
  },
  pillow: {
    below: 24,
    half: 44,
    hands: 'both',
    draw: (sketch) =>
      shape(
        'M-44 -22Q0 -34 44 -22Q38 0 44 20Q0 32 -44 20Q-38 0 -44 -22Z',
        sketch.fade('#ffffff', '#f2edff', '#cfc4ea'),
      ),
  },
  basket: {
    below: 36,
    half: 34,
    hands: 'one',
    draw: () =>
      stroke('M-28 8Q-26 -22 0 -22Q26 -22 28 8', '#9a6236', 6) +
      shape('M-34 6H34L26 36Q0 42 -26 36Z', '#c98a4c') +
      stroke('M-31 16H31M-29 26H29', '#9a6236', 3, 'opacity=".6"') +
      stroke('M-18 8L-14 37M0 8V39M18 8L14 37', '#9a6236', 3, 'opacity=".45"') +
      stroke('M-35 6H35', '#e0ab6a', 7),
  },
  feather: {
    below: 30,
    half: 16,
    hands: 'one',
    draw: () =>
      shape('M0 24Q-18 -10 -8 -40Q-2 -58 12 -66Q20 -30 4 18Z', '#7fb4e8') +
      shape('M0 24Q14 -10 12 -66Q20 -30 4 18Z', '#a9d2f7') +
      stroke('M-1 32Q0 -10 10 -58', '#ffffff', 2.6, 'opacity=".9"'),
  },
  kite: {
    below: 0,
    half: 60,
    hands: 'one',
    draw: () =>
      stroke('M0 0Q30 -60 44 -110', '#ffffff', 2) +
      shape('M44 -196L88 -148L44 -96L6 -148Z', '#ff7a8a') +
      shape('M44 -196V-148H6ZM88 -148H44V-96Z', '#ffc64a') +
      stroke('M44 -96Q30 -82 40 -70Q50 -58 38 -46', '#6fc3e8', 4) +
      shape('M34 -78l14 4l-10 10zM34 -52l14 4l-12 10z', '#8ad26a'),
  },
  flag: {
    below: 34,
    half: 44,
    hands: 'one',
    draw: () =>
      stroke('M0 34V-90', WOOD, 6) +
      shape('M3 -88Q24 -98 44 -86Q58 -80 70 -86V-46Q56 -40 44 -46Q24 -56 3 -46Z', '#4fb0a8') +
      roundStar(34, -68, 10, '#ffe27a'),
  },
  trumpet: {
    below: 16,
    half: 60,
    hands: 'one',
    draw: () =>
      stroke('M-30 0H24M-10 0q-2 18 12 18h14q12 0 12 -18', GOLD, 7) +
      shape('M22 -4Q46 -6 58 -24V24Q46 6 22 4Z', '#ffd87a') +
      oval(58, 0, 6, 24, '#c98a2e') +
      stroke('M-2 -10v10M8 -10v10M18 -10v10', '#c98a2e', 5),
  },
  net: {
    below: 40,
    half: 26,
    hands: 'one',
    draw: () =>
      stroke('M0 40V-50', WOOD, 5) +
      shape('M-24 -74Q-22 -20 4 -14Q26 -26 24 -74Z', '#eef6ff', 'opacity=".55"') +
      stroke('M-24 -74a24 9 0 1 0 48 0a24 9 0 1 0 -48 0', '#e2a64e', 5) +
      stroke('M-14 -66Q-10 -32 4 -16M14 -66Q12 -32 4 -16M0 -65V-18M-20 -50H21M-14 -34H17', '#9fb3d0', 1.6),
  },
  oar: {
    below: 80,
    half: 14,
    hands: 'one',
    draw: () =>
      stroke('M0 -60V50', '#c98a4c', 7) +
      shape('M-11 44Q-13 90 0 96Q13 90 11 44Q0 36 -11 44Z', '#e2566b') +
      stroke('M-9 58Q0 52 9 58', '#ffffff', 4),
  },
  broom: {
    below: 70,
    half: 18,
    hands: 'one',
    draw: () =>
      stroke('M0 -70V34', WOOD, 6) +
      shape('M-8 30H8Q12 60 20 78H-20Q-12 60 -8 30Z', '#e2b45a') +
      stroke('M-9 34H9', '#c2486d', 5) +
      stroke('M-6 46L-10 74M0 46V76M6 46L10 74', '#b9883a', 2),
  },
  gem: {
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
  snowball: {
    below: 20,
    half: 20,
    hands: 'one',
    grip: 12,
    draw: (sketch) => disc(0, -4, 20, sketch.ball('#ffffff', '#f4f8ff', '#b9cbe8')),
  },
  crown: {
    below: 20,
    half: 34,
    hands: 'both',
    draw: () =>
      shape('M-32 18L-38 -22L-16 -4L0 -28L16 -4L38 -22L32 18Q0 26 -32 18Z', '#ffd055') +
      stroke('M-31 12Q0 20 31 12', '#e0962b', 7) +
      discs(
        [
          [-38, -22],
          [0, -28],
          [38, -22],
        ],
        '#fff0b8',
        4.5,
      ) +
      discs([[0, 4]], '#ff6f9a', 5),
  },
  chest: {
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
  sign: {
    below: 110,
    half: 54,
    hands: 'one',
    draw: () =>
      box(-6, -20, 12, 130, 4, '#8a5a32') +
      shape('M-52 -56H36L56 -34L36 -12H-52Z', '#c98a4c') +
      stroke('M-36 -42H24M-36 -26H10', '#8a5a32', 4, 'opacity=".6"'),
  },
  mailbox: {
    below: 110,
    half: 34,
    hands: 'one',
    draw: () =>
      box(-5, -10, 10, 120, 3, '#8a5a32') +
      shape('M-34 0V-36Q-34 -56 -14 -56H16Q36 -56 36 -36V0Z', '#e2566b') +
      shape('M-34 0V-36Q-34 -56 -16 -56Q2 -56 2 -36V0Z', darker('#e2566b', 0.18)) +
      stroke('M-24 -30H-8', lighter('#e2566b', 0.6), 4) +
      stroke('M24 -36V-62h10', '#ffd76a', 5),
  },
  pumpkin: {
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
}

export const DRAWN: ReadonlyMap<string, DrawnThing> = new Map(Object.entries(THINGS))
