import { animalEyes, animalMouth } from '../animals/animal-face.ts'
import { darker, lighter } from '../color.ts'
import { disc, discs, group, mirrored, n, oval, shape, stroke } from '../svg.ts'
import type { Creature } from './creature.ts'

/** The color of a butterfly's wings by its description. */
const WINGS: Partial<Record<string, string>> = {
  orange: '#f2903f',
  red: '#d8484f',
  yellow: '#f4c84a',
  white: '#f6f2ea',
  blue: '#4f86e0',
  green: '#6cb46a',
  purple: '#9a78d8',
  pink: '#f08ab8',
  brown: '#9a6a48',
  gray: '#a4a8b8',
}
const DOTS = discs(
  [
    [96, -148, 12],
    [78, -116, 8],
    [62, -36, 9],
  ],
  '#fff6d0',
)
/** Spots that look at whoever comes near. */
const EYE_SPOTS = [
  [96, -138, 1],
  [58, -38, 0.8],
]
  .map(([x = 0, y = 0, size = 1]) =>
    [
      [27, '#fff3c8'],
      [20, '#3a3050'],
      [12, '#6fb4e0'],
      [6, '#15101f'],
    ]
      .map(([radius, color]) => disc(x, y, Number(radius) * size, String(color)))
      .join(''),
  )
  .join('')

/** Small crawlers and fliers. */
export const CRAWLERS = {
  butterfly: {
    height: 90,
    face: [0, -128, 40],
    hold: [0, -10],
    aloft: true,
    ownColor: true,
    draw: ({ sketch, action, feeling, back, color, is }) => {
      const own = color && WINGS[color]
      const upper = own
        ? sketch.fade(lighter(own, 0.45), own, darker(own, 0.18))
        : sketch.fade('#bfe0ff', '#7d9cf0', '#8a5fd0')
      const lower = own
        ? sketch.fade(lighter(own, 0.6), lighter(own, 0.16), darker(own, 0.1))
        : sketch.fade('#ffc2e0', '#f08ac2', '#b85fae')
      const spread =
        shape('M8 -98Q60 -200 128 -178Q148 -120 90 -84Q50 -70 8 -80Z', upper) +
        shape('M8 -76Q70 -84 92 -42Q88 4 48 0Q16 -14 8 -56Z', lower) +
        (is('eye spots|eyes on') ? EYE_SPOTS : DOTS)
      const wing = action === 'asleep' ? group(spread, 'rotate(-52 8 -80) scale(.8 .95)') : spread
      return (
        wing +
        mirrored(wing) +
        stroke('M-12 -148Q-22 -180 -38 -186M12 -148Q22 -180 38 -186', '#4a3a5a', 5) +
        discs(
          [
            [-40, -187],
            [40, -187],
          ],
          '#4a3a5a',
          6,
        ) +
        oval(0, -58, 15, 52, sketch.down('#8a6aa0', '#4a3a6a')) +
        disc(0, -126, 36, sketch.ball('#fff0dc', '#f6d2b0', '#d9a07a')) +
        (back
          ? ''
          : animalEyes(feeling, 14, -130, { size: 0.78, iris: '#4a2f8a', lid: '#f6d2b0' }) +
            group(animalMouth(feeling, true), 'translate(0 -110) scale(.75)') +
            discs(
              [
                [-23, -114, 8],
                [23, -114, 8],
              ],
              sketch.soft('#ff6f7e', 0.6),
            ))
      )
    },
  },
  bee: {
    height: 80,
    face: [40, -104, 50],
    hold: [40, -26],
    aloft: true,
    draw: ({ sketch, feeling, back, is }) => {
      const fur = is('brown') ? ['#b98a5c', '#8f6238', '#6a4526'] : ['#ffe48a', '#ffc83f', '#e0982a']
      const stripes = is('brown') ? '#f0cf8a' : '#5a4436'
      const body = 'M-104 -78Q-100 -142 -20 -144Q70 -144 74 -80Q70 -18 -20 -20Q-100 -22 -104 -78Z'
      return (
        oval(
          -30,
          -164,
          34,
          50,
          sketch.down('#ffffff', '#d5ebff'),
          'transform="rotate(-24 -30 -164)" opacity=".85"',
        ) +
        oval(
          22,
          -168,
          30,
          46,
          sketch.down('#ffffff', '#d5ebff'),
          'transform="rotate(18 22 -168)" opacity=".85"',
        ) +
        shape('M-102 -86L-128 -76L-102 -68Z', '#4a3a30') +
        stroke('M-52 -24l-6 20M-14 -20v20M24 -22l8 20', is('brown') ? '#f2c84a' : '#4a3a30', 11) +
        shape(body, sketch.fade(...fur)) +
        group(stroke('M-66 -146V-16M-22 -150V-14', stripes, 22), '', `clip-path="${sketch.clip(body)}"`) +
        stroke('M34 -140Q36 -172 56 -178M64 -126Q80 -156 100 -156', '#5a4436', 5) +
        discs(
          [
            [57, -179],
            [101, -156],
          ],
          '#5a4436',
          7,
        ) +
        disc(50, -88, 52, sketch.ball('#fff0b0', '#ffd75e', '#f0ac3a')) +
        (back
          ? ''
          : group(
              animalEyes(feeling, 22, 0, { size: 1.05, iris: '#4a2c1d', lid: '#ffd75e' }),
              'translate(56 -96)',
            ) +
            group(animalMouth(feeling, true), 'translate(58 -66)') +
            discs(
              [
                [24, -74, 11],
                [90, -74, 10],
              ],
              sketch.soft('#ff5a4e', 0.6),
            ))
      )
    },
  },
  snail: {
    height: 80,
    face: [76, -110, 40],
    hold: [104, -40],
    aloft: false,
    draw: ({ sketch, feeling, back }) => {
      const turns = Array.from({ length: 26 }, (_, index) => {
        const angle = index * 0.52
        const reach = 58 - index * 2.1
        return `${n(-28 + Math.cos(angle) * reach)} ${n(-86 + Math.sin(angle) * reach)}`
      })
      return (
        stroke('M62 -140Q58 -172 48 -182M92 -140Q98 -172 110 -180', '#e8c08a', 8) +
        discs(
          [
            [47, -184],
            [111, -182],
          ],
          '#d9a06a',
          8,
        ) +
        shape(
          'M-118 0Q-90 -28 -20 -28Q34 -30 38 -84Q40 -152 80 -150Q124 -148 120 -98Q112 -16 60 -2Q0 4 -118 0Z',
          sketch.fade('#ffe9c4', '#f2cf9a', '#d09a66'),
        ) +
        disc(-28, -86, 70, sketch.ball('#ffc9a0', '#f08a6a', '#b8506a')) +
        stroke(`M${turns.join('L')}`, darker('#f08a6a', 0.3), 7, 'opacity=".6"') +
        (back
          ? ''
          : group(animalEyes(feeling, 18, 0, { size: 0.9 }), 'translate(80 -112)') +
            group(animalMouth(feeling, true), 'translate(82 -88) scale(.9)') +
            discs(
              [
                [56, -92, 10],
                [108, -92, 9],
              ],
              sketch.soft('#ff5a5e', 0.55),
            ))
      )
    },
  },
} satisfies Partial<Record<string, Creature>>
