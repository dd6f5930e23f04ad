import { animalEyes, animalMouth } from '../animals/animal-face.ts'
import { glowing } from '../light.ts'
import type { Sketch } from '../sketch.ts'
import { box, disc, discs, group, mirrored, oval, shape, stroke } from '../svg.ts'
import type { Creature, CreaturePose } from './creature.ts'

const raised = (action: CreaturePose['action']) =>
  action === 'cheering' || action === 'waving' || action === 'reaching'

/** Creatures without a figure of their own, by name. */
export const RARER_CREATURES: Record<string, Creature> = {
  jellyfish: {
    height: 190,
    face: [0, -132, 54],
    hold: [70, -60],
    aloft: true,
    glow: { y: -120, radius: 130, color: '#ffc8e8', strength: 0.4 },
    draw: ({ sketch, feeling, back }) =>
      stroke(
        'M-50 -98Q-64 -50 -48 -4M-26 -94Q-14 -50 -28 6M0 -94Q12 -46 0 4M26 -94Q14 -50 30 4M50 -98Q66 -52 46 -6',
        '#f7b4dc',
        11,
        'opacity=".85"',
      ) +
      shape(
        'M-82 -94Q-92 -196 0 -198Q92 -196 82 -94Q66 -80 52 -94Q38 -80 26 -94Q12 -80 0 -94Q-12 -80 -26 -94Q-38 -80 -52 -94Q-66 -80 -82 -94Z',
        sketch.fade('#ffe0f4', '#f59ad0', '#a86ac8'),
        'opacity=".95"',
      ) +
      stroke('M-58 -150Q-44 -180 -8 -186', '#ffffff', 7, 'opacity=".6"') +
      face(feeling, back, -130, sketch),
  },
  flame: {
    height: 130,
    face: [0, -78, 48],
    aloft: false,
    glow: { y: -80, radius: 170, color: '#ffc46a', strength: 0.7 },
    draw: ({ sketch, feeling, back }) =>
      shape(
        'M0 0Q-78 -6 -70 -78Q-62 -112 -38 -130Q-40 -100 -24 -98Q-30 -160 12 -196Q10 -150 40 -128Q76 -100 70 -66Q66 -6 0 0Z',
        glowing('#ff8a34'),
      ) +
      shape(
        'M0 -6Q-52 -10 -50 -66Q-42 -92 -26 -104Q-22 -82 -8 -86Q-10 -124 12 -148Q18 -110 36 -96Q54 -78 50 -54Q46 -8 0 -6Z',
        glowing('#ffd05a'),
      ) +
      face(feeling, back, -66, sketch),
  },
  'cloth horse': {
    height: 260,
    face: [-78, -160, 36],
    aloft: false,
    ownColor: true,
    draw: ({ sketch, back }) => {
      const cloth = sketch.down('#b88458', '#9a6640', '#754a30')
      const leg = (x: number, color: string) =>
        box(x - 13, -64, 26, 58, 8, color) +
        shape(`M${x - 30} 0Q${x - 32} -16 ${x - 10} -16H${x + 14}V0Z`, '#3f3448')
      return (
        leg(-46, '#4f6f9a') +
        leg(-14, '#5f7fae') +
        leg(60, '#6a7a58') +
        leg(92, '#7a8a64') +
        stroke('M110 -122Q134 -112 124 -60M112 -120Q142 -104 136 -66', '#e8c870', 8) +
        shape(
          'M-70 -150Q-40 -140 -20 -136H80Q118 -134 116 -96L112 -40Q84 -30 56 -40Q30 -48 8 -40Q-26 -30 -64 -42L-66 -92Z',
          cloth,
        ) +
        stroke('M22 -136Q16 -90 24 -44', '#5a3a28', 4, 'stroke-dasharray="9 7"') +
        box(62, -104, 34, 30, 4, '#c9a05a') +
        stroke('M62 -104h34v30h-34z', '#5a3a28', 3, 'stroke-dasharray="6 5"') +
        stroke('M-44 -196Q-22 -188 -26 -150Q-24 -138 -14 -128', '#e8c870', 16) +
        shape('M-66 -190L-60 -214L-48 -190ZM-88 -188L-92 -212L-76 -192Z', '#9a6640') +
        shape(
          'M-100 -190Q-66 -206 -44 -182Q-34 -150 -40 -110L-76 -104Q-78 -128 -88 -130Q-122 -126 -128 -146Q-130 -160 -116 -166Z',
          cloth,
        ) +
        oval(-114, -146, 16, 17, '#d9b088') +
        (back
          ? ''
          : disc(-84, -168, 10, '#fff6e8') +
            disc(-84, -168, 7, '#3a3044') +
            stroke('M-87 -171l6 6M-81 -171l-6 6', '#c9c2d4', 2) +
            stroke('M-122 -140q8 8 18 2', '#5a3a28', 3, 'stroke-dasharray="4 3"') +
            disc(-120, -151, 2.6, '#5a3a28'))
      )
    },
  },
  skeleton: {
    height: 260,
    face: [-62, -168, 30],
    aloft: false,
    draw: ({ sketch, back }) => {
      const bone = sketch.down('#fffaf0', '#f0e4cc', '#d4c09c')
      const shade = '#8a7658'
      const bones = (d: string, width: number) =>
        stroke(d, '#c9b48e', width + 4) + stroke(d, '#f6ecd8', width)
      return (
        box(-84, -12, 176, 12, 5, '#7a4f34') +
        stroke('M-20 -12V-96M42 -12V-84', '#6f7686', 6) +
        bones('M-34 -160Q-6 -158 0 -134Q6 -112 34 -104Q74 -96 96 -122Q108 -140 104 -158', 9) +
        stroke(
          'M-22 -160l3 -9M-10 -154l7 -7M-3 -142l9 -3M14 -112l2 -11M34 -104V-115M56 -101l3 -11M76 -106l5 -9M92 -118l9 -5M102 -138l10 -1',
          shade,
          5,
        ) +
        bones('M4 -122Q-26 -100 -6 -66M16 -112Q-10 -86 10 -58M28 -107Q12 -80 28 -60', 6) +
        bones('M44 -100Q34 -82 44 -66', 5) +
        bones('M58 -100Q80 -84 66 -56L78 -30L62 -16H84', 10) +
        bones('M40 -98Q50 -76 36 -52L44 -30L28 -16H50', 10) +
        bones('M-8 -112L-30 -96L-44 -104M-30 -96L-24 -82', 6) +
        shape(
          'M-34 -190Q-20 -176 -30 -158L-60 -150L-104 -152Q-114 -158 -108 -168L-84 -176Q-62 -200 -34 -190Z',
          bone,
        ) +
        shape('M-36 -154Q-34 -140 -50 -138L-96 -140Q-104 -142 -100 -148Z', bone) +
        stroke('M-98 -151l3 5l4 -6l4 6l4 -6l4 6l4 -6l4 6l4 -6l4 6l4 -6', shade, 3) +
        (back ? '' : disc(-54, -174, 9, '#4a3a44') + disc(-51, -177, 2.6, '#ffffff')) +
        oval(-98, -164, 4, 3, '#6a5648')
      )
    },
  },
  snowflake: {
    height: 150,
    face: [0, -100, 50],
    aloft: true,
    glow: { y: -100, radius: 140, color: '#dff2ff', strength: 0.5 },
    draw: ({ sketch, feeling, back }) => {
      const arm = 'M0 -34V-94M0 -64l-20 -18M0 -64l20 -18M0 -82l-14 -14M0 -82l14 -14'
      return (
        [0, 60, 120, 180, 240, 300]
          .map((turn) =>
            group(
              stroke(arm, glowing('#cfeaff'), 17) + stroke(arm, glowing('#ffffff'), 9),
              `translate(0 -100) rotate(${turn})`,
            ),
          )
          .join('') +
        disc(0, -100, 52, sketch.ball('#ffffff', '#eaf6ff', '#b8d8f4')) +
        face(feeling, back, -102, sketch, 0.8)
      )
    },
  },
  wave: {
    height: 150,
    face: [-4, -84, 54],
    aloft: false,
    draw: ({ sketch, feeling, back }) =>
      shape(
        'M-120 0Q-100 -150 -10 -168Q74 -178 92 -124Q58 -140 44 -116Q98 -90 122 0Q60 10 0 6Q-70 10 -120 0Z',
        sketch.fade('#a8ecf2', '#4fb0d8', '#2f78b4'),
      ) +
      stroke('M-96 -60Q-70 -148 -8 -160Q58 -168 84 -130', '#f4fdff', 13) +
      discs(
        [
          [96, -118, 10],
          [70, -108, 7],
          [-92, -46, 7],
        ],
        '#f4fdff',
      ) +
      face(feeling, back, -78, sketch),
  },
  leaf: {
    height: 130,
    face: [0, -96, 46],
    aloft: true,
    draw: ({ sketch, feeling, back }) =>
      stroke('M0 -26Q4 -8 -8 4', '#a8562e', 9) +
      shape(
        'M0 -20Q-40 -34 -66 -22Q-60 -46 -92 -62Q-70 -78 -84 -116Q-56 -112 -44 -130Q-20 -126 0 -190Q20 -126 44 -130Q56 -112 84 -116Q70 -78 92 -62Q60 -46 66 -22Q40 -34 0 -20Z',
        sketch.fade('#ffc05a', '#f0803a', '#c24a34'),
      ) +
      stroke('M0 -24V-150M0 -60L-46 -44M0 -60L46 -44', '#b8502e', 4, 'opacity=".5"') +
      face(feeling, back, -92, sketch, 0.85),
  },
  seahorse: {
    height: 170,
    face: [8, -150, 42],
    hold: [44, -70],
    aloft: true,
    draw: ({ sketch, feeling, back }) => {
      const skin = sketch.fade('#ffe08a', '#f5a84e', '#d0703a')
      return (
        stroke('M-2 -84Q-34 -58 -20 -28Q-6 -4 18 -14Q32 -26 18 -38', '#f0a04a', 20) +
        shape('M-34 -112Q-74 -112 -70 -70Q-48 -76 -34 -64Z', '#ffcf7a') +
        shape('M-30 -140Q-52 -90 -24 -56Q14 -48 34 -84Q42 -112 26 -136Z', skin) +
        shape(
          'M-40 -150Q-46 -196 6 -196Q50 -196 54 -150Q90 -150 92 -136Q84 -120 52 -124Q30 -106 -4 -112Q-36 -118 -40 -150Z',
          skin,
        ) +
        stroke('M-26 -190l-10 -12M0 -196l2 -14M26 -192l12 -10', '#f0a04a', 9) +
        stroke('M-14 -100H22M-18 -84H22M-14 -70H14', '#d0703a', 4, 'opacity=".45"') +
        (back
          ? ''
          : group(animalEyes(feeling, 22, 0, { size: 0.95, iris: '#3f6a5a' }), 'translate(12 -156)') +
            group(animalMouth(feeling, true), 'translate(22 -126) scale(.8)'))
      )
    },
  },
  oyster: {
    height: 110,
    face: [0, -76, 52],
    hold: [90, -50],
    aloft: false,
    draw: ({ sketch, feeling, back }) => {
      const half = (sweep: string) => shape(sweep, sketch.fade('#d9cfe8', '#a898c4', '#6f6294'))
      return (
        half('M-112 -40Q-120 -168 0 -176Q120 -168 112 -40Q60 -66 0 -66Q-60 -66 -112 -40Z') +
        stroke(
          'M0 -172V-76M-44 -164L-30 -76M44 -164L30 -76M-84 -134L-62 -62M84 -134L62 -62',
          '#7a6ca0',
          5,
          'opacity=".5"',
        ) +
        half('M-116 -36Q-60 -58 0 -58Q60 -58 116 -36Q104 2 0 4Q-104 2 -116 -36Z') +
        stroke('M-108 -38Q-60 -62 0 -62Q60 -62 108 -38', '#fbeaf4', 7) +
        face(feeling, back, -110, sketch)
      )
    },
  },
  worm: {
    height: 90,
    face: [0, -134, 46],
    hold: [40, -60],
    aloft: false,
    draw: ({ sketch, feeling, back }) =>
      stroke('M104 -12Q66 4 38 -20Q6 -46 -6 -92L0 -130', '#d98a94', 62) +
      stroke('M104 -12Q66 4 38 -20Q6 -46 -6 -92L0 -130', '#f2aab0', 54) +
      stroke('M74 -36Q64 -12 72 8M40 -54Q22 -40 16 -28M22 -84L-32 -76', '#d98a94', 5, 'opacity=".6"') +
      disc(0, -134, 52, sketch.ball('#ffd0d0', '#f2aab0', '#d98a94')) +
      face(feeling, back, -138, sketch, 0.95),
  },
  ladybug: {
    height: 92,
    face: [0, -66, 46],
    aloft: false,
    draw: ({ sketch, feeling, back }) =>
      stroke('M-94 -40L-108 -34M-84 -8L-98 4M94 -40L108 -34M84 -8L98 4', '#3a2f44', 9) +
      stroke('M-30 -150Q-36 -184 -54 -188M30 -150Q36 -184 54 -188', '#3a2f44', 7) +
      shape(
        'M-100 -30Q-104 -166 0 -168Q104 -166 100 -30Q96 4 0 4Q-96 4 -100 -30Z',
        sketch.fade('#ff8a6a', '#e8403f', '#a8283f'),
      ) +
      stroke('M0 -166V-110', '#3a2f44', 6) +
      discs(
        [
          [-56, -122, 17],
          [56, -122, 17],
          [-78, -66, 12],
          [78, -66, 12],
        ],
        '#3a2f44',
      ) +
      shape(
        'M-66 -20Q-70 -108 0 -108Q70 -108 66 -20Q60 4 0 4Q-60 4 -66 -20Z',
        sketch.fade('#5a4a62', '#3a2f44'),
      ) +
      group(
        oval(0, -56, 50, 44, sketch.ball('#ffe9d0', '#f2cfae', '#d9a882')) +
          face(feeling, back, -62, sketch, 0.85),
      ),
  },
  'gingerbread man': {
    height: 170,
    face: [0, -150, 44],
    hold: [74, -84],
    aloft: false,
    draw: ({ sketch, action, feeling, holding, back }) => {
      const crumb = sketch.fade('#d99a5a', '#b9743a', '#8f5428')
      const icing = stroke('M-34 -16L-22 -8L-10 -16M10 -16L22 -8L34 -16', '#fff4ec', 5)
      return (
        stroke('M-20 -60L-26 -18M20 -60L26 -18', '#b9743a', 40) +
        stroke(
          `M-30 -92L-54 ${action === 'cheering' ? -112 : -78}M30 -92L54 ${holding ? -88 : raised(action) ? -112 : -78}`,
          '#b9743a',
          34,
        ) +
        shape('M-40 -40Q-52 -112 0 -114Q52 -112 40 -40Q0 -26 -40 -40Z', crumb) +
        disc(0, -146, 52, crumb) +
        icing +
        discs(
          [
            [0, -86],
            [0, -66],
          ],
          '#e2566b',
          7,
        ) +
        (back ? '' : stroke('M-44 -172Q-22 -192 0 -182Q22 -192 44 -172', '#fff4ec', 6)) +
        face(feeling, back, -150, sketch, 0.9)
      )
    },
  },
  spider: {
    height: 96,
    face: [0, -84, 62],
    hold: [70, -40],
    aloft: false,
    draw: ({ sketch, feeling, back }) => {
      const legs = stroke(
        'M50 -96Q112 -150 130 -96M58 -80Q128 -104 146 -40M58 -62Q118 -66 132 2M46 -44Q90 -34 96 4',
        '#5a4a70',
        10,
      )
      return (
        legs +
        mirrored(legs) +
        disc(0, -82, 74, sketch.ball('#a898c8', '#7d6ca4', '#54467c')) +
        stroke('M-22 -150l-4 -14M0 -156v-14M22 -150l4 -14', '#7d6ca4', 6) +
        face(feeling, back, -90, sketch, 1.1)
      )
    },
  },
}

/** Synonyms for these. */
export const RARER_CREATURE_WORDS: Record<string, string> = {
  fire: 'flame',
  spark: 'flame',
  campfire: 'flame',
  ember: 'flame',
  'sea horse': 'seahorse',
  clam: 'oyster',
  mussel: 'oyster',
  limpet: 'oyster',
  bookworm: 'worm',
  lobworm: 'worm',
  earthworm: 'worm',
  ladybird: 'ladybug',
  'gingerbread girl': 'gingerbread man',
  'gingerbread boy': 'gingerbread man',
}

function face(feeling: CreaturePose['feeling'], back: boolean, y: number, sketch: Sketch, size = 1): string {
  if (back) return ''
  return group(
    oval(-40, 18, 13, 9, sketch.soft('#ff6a7a', 0.55)) +
      oval(40, 18, 13, 9, sketch.soft('#ff6a7a', 0.55)) +
      animalEyes(feeling, 24, 0, { size: 1, iris: '#4a2f5a', lid: '#e8c0d0' }) +
      group(animalMouth(feeling, true), 'translate(0 26) scale(1.1)'),
    `translate(0 ${y}) scale(${size})`,
  )
}
