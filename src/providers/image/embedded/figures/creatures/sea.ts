import { animalEyes, animalMouth } from '../animals/animal-face.ts'
import { darker, lighter } from '../color.ts'
import { disc, discs, group, mirrored, n, oval, shape, stroke } from '../svg.ts'
import type { Creature } from './creature.ts'

/** Animals of the sea, turned a little towards the viewer. */
export const SEA = {
  dolphin: {
    height: 190,
    face: [58, -112, 52],
    hold: [140, -70],
    aloft: true,
    draw: ({ sketch, feeling, back }) => {
      const skin = sketch.fade('#a4d8f2', '#5fa8d8', '#3a6fae')
      return (
        shape('M-118 -70Q-160 -96 -176 -72Q-150 -62 -142 -44Q-160 -22 -146 -6Q-122 -18 -108 -44Z', skin) +
        shape('M-28 -146Q-18 -196 24 -198Q10 -168 34 -140Z', '#4a8cc2') +
        shape(
          'M-130 -52Q-80 -150 26 -160Q104 -160 122 -104Q150 -98 160 -80Q150 -66 116 -68Q80 -22 -8 -26Q-84 -30 -130 -52Z',
          skin,
        ) +
        shape(
          'M118 -72Q80 -26 -8 -28Q-40 -30 -66 -36Q10 -40 60 -74Q90 -86 152 -76Q140 -68 118 -72Z',
          '#e6f5fb',
        ) +
        shape('M6 -56Q-6 -6 -44 0Q-42 -36 -26 -60Z', '#4a8cc2') +
        (back
          ? ''
          : group(
              animalEyes(feeling, 21, 0, { size: 0.95, iris: '#2f5f8f', lid: '#7fbfe4' }),
              'translate(70 -112) rotate(6)',
            ) +
            stroke('M96 -84Q120 -68 150 -80', '#2f5f8a', 4) +
            oval(54, -88, 12, 9, sketch.soft('#ff7a8a', 0.6)))
      )
    },
  },
  whale: {
    height: 300,
    face: [50, -84, 74],
    hold: [66, -46],
    aloft: true,
    draw: ({ sketch, feeling, back }) => {
      const skin = sketch.fade('#9db9ec', '#5f86cc', '#3a5598')
      return (
        stroke('M44 -166Q40 -192 22 -196M44 -166Q48 -192 68 -196', '#cfeaff', 8, 'opacity=".9"') +
        shape(
          'M-128 -60Q-160 -96 -148 -134Q-176 -138 -196 -166Q-150 -178 -126 -150Q-104 -176 -66 -164Q-84 -134 -110 -128Q-112 -90 -84 -70Z',
          skin,
        ) +
        shape(
          'M-140 -70Q-110 -64 -70 -100Q-20 -160 60 -156Q140 -148 142 -70Q142 -6 60 -4H-30Q-120 -8 -140 -70Z',
          skin,
        ) +
        shape('M140 -58Q136 -6 60 -4H-30Q-74 -6 -104 -30Q0 -24 60 -46Q104 -62 140 -58Z', '#eef5ff') +
        stroke('M124 -30Q70 -16 20 -22M116 -18Q70 -8 28 -12', '#b4c8ea', 4) +
        shape('M-4 -50Q-30 -6 -64 -2Q-58 -40 -34 -60Z', '#4a6fb4') +
        (back
          ? ''
          : group(
              animalEyes(feeling, 40, 0, { size: 1.1, iris: '#2a3f6e', lid: '#7d9fdc' }),
              'translate(66 -88)',
            ) +
            group(animalMouth(feeling, true), 'translate(66 -58) scale(1.4)') +
            oval(0, -66, 15, 10, sketch.soft('#ff7a8a', 0.55)) +
            oval(128, -66, 12, 10, sketch.soft('#ff7a8a', 0.55)))
      )
    },
  },
  octopus: {
    height: 180,
    face: [0, -124, 58],
    hold: [94, -128],
    aloft: true,
    draw: ({ sketch, action, feeling, holding, back }) => {
      const skin = sketch.fade('#ffb3c4', '#f0768f', '#b84a78')
      const raised =
        holding ||
        action === 'waving' ||
        action === 'cheering' ||
        action === 'reaching' ||
        action === 'pointing'
      const arms = [
        'M-44 -60Q-96 -50 -104 -14Q-108 4 -92 0',
        'M-26 -50Q-60 -20 -58 -6Q-54 6 -42 -2',
        'M-4 -46Q-16 -14 -10 -2',
        'M16 -46Q24 -14 16 0',
        'M32 -50Q64 -20 64 -6Q60 6 48 -2',
      ]
      const right = raised ? 'M46 -64Q92 -70 100 -120Q102 -136 88 -132' : 'M46 -60Q98 -50 106 -14Q110 4 94 0'
      return (
        stroke([...arms, right].join(''), '#d65f84', 25) +
        stroke([...arms, right].join(''), '#f0768f', 18) +
        shape('M-66 -112Q-70 -198 0 -198Q70 -198 66 -112Q72 -44 0 -40Q-72 -44 -66 -112Z', skin) +
        discs(
          [
            [-34, -172, 8],
            [-12, -184, 5],
            [36, -168, 6],
          ],
          '#ffd0da',
        ) +
        (back
          ? ''
          : discs(
              [
                [-42, -96, 12],
                [42, -96, 12],
              ],
              sketch.soft('#ff4f6e', 0.6),
            ) +
            animalEyes(feeling, 27, -122, { size: 1.15, iris: '#5a2f6a', lid: '#ff9fb4' }) +
            group(animalMouth(feeling, true), 'translate(0 -88) scale(1.1)'))
      )
    },
  },
  crab: {
    height: 90,
    face: [0, -100, 70],
    hold: [104, -150],
    aloft: false,
    draw: ({ sketch, feeling, back }) => {
      const shell = sketch.fade('#ff9f7a', '#f0644f', '#b83a48')
      const legs = stroke(
        'M-70 -40Q-104 -40 -108 0M-60 -28Q-84 -20 -80 2M-48 -20Q-56 -8 -52 2',
        '#d14c48',
        13,
      )
      const claw =
        stroke('M76 -78Q112 -90 110 -124', '#e05a4c', 18) +
        shape('M110 -118Q78 -136 88 -178Q104 -190 108 -160Q118 -196 140 -180Q148 -136 110 -118Z', shell)
      return (
        legs +
        mirrored(legs) +
        claw +
        mirrored(claw) +
        stroke('M-26 -110V-142M26 -110V-142', '#e05a4c', 11) +
        shape('M-92 -66Q-90 -128 0 -128Q90 -128 92 -66Q80 -8 0 -8Q-80 -8 -92 -66Z', shell) +
        discs(
          [
            [-58, -92, 8],
            [-40, -108, 5],
            [56, -96, 7],
          ],
          lighter('#ff9f7a', 0.35),
        ) +
        (back
          ? ''
          : animalEyes(feeling, 26, -150, { size: 1.15, iris: '#3a2030', lid: '#ff9f7a' }) +
            discs(
              [
                [-54, -56, 12],
                [54, -56, 12],
              ],
              sketch.soft('#ffd0b0', 0.7),
            ) +
            group(animalMouth(feeling, true), 'translate(0 -66) scale(1.5)'))
      )
    },
  },
  fish: {
    height: 100,
    face: [30, -100, 60],
    hold: [70, -58],
    aloft: true,
    draw: ({ sketch, feeling, back }) => {
      const scales = sketch.fade('#ffd08a', '#ff9a3d', '#d9622e')
      return (
        shape('M-60 -96Q-130 -176 -150 -150Q-132 -100 -150 -48Q-130 -20 -60 -88Z', '#ff7a4a') +
        shape('M-20 -156Q10 -210 60 -190Q50 -166 56 -150ZM-10 -40Q0 6 40 2Q36 -20 40 -42Z', '#ff7a4a') +
        shape('M-86 -96Q-40 -168 40 -164Q124 -156 128 -96Q124 -36 40 -32Q-40 -32 -86 -96Z', scales) +
        stroke('M-30 -150Q-8 -96 -30 -44M-64 -124Q-50 -96 -64 -70', '#fff2dc', 15) +
        shape('M-6 -92Q-40 -110 -44 -84Q-36 -66 -8 -80Z', '#ff7a4a') +
        (back
          ? ''
          : group(
              animalEyes(feeling, 30, 0, { size: 1.3, iris: '#3a2a5a', lid: '#ffc27a' }),
              'translate(62 -106)',
            ) +
            group(animalMouth(feeling, true), 'translate(68 -68) scale(1.2)') +
            oval(22, -76, 13, 9, sketch.soft('#ff4f5e', 0.6)))
      )
    },
  },
} satisfies Partial<Record<string, Creature>>

/** Small crawlers and fliers. */
export const SMALL = {
  butterfly: {
    height: 90,
    face: [0, -128, 40],
    hold: [0, -10],
    aloft: true,
    draw: ({ sketch, feeling, back }) => {
      const wing =
        shape(
          'M8 -98Q60 -200 128 -178Q148 -120 90 -84Q50 -70 8 -80Z',
          sketch.fade('#bfe0ff', '#7d9cf0', '#8a5fd0'),
        ) +
        shape('M8 -76Q70 -84 92 -42Q88 4 48 0Q16 -14 8 -56Z', sketch.fade('#ffc2e0', '#f08ac2', '#b85fae')) +
        discs(
          [
            [96, -148, 12],
            [78, -116, 8],
            [62, -36, 9],
          ],
          '#fff6d0',
        )
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
    draw: ({ sketch, feeling, back }) => {
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
        shape(body, sketch.fade('#ffe48a', '#ffc83f', '#e0982a')) +
        group(stroke('M-66 -146V-16M-22 -150V-14', '#5a4436', 22), '', `clip-path="${sketch.clip(body)}"`) +
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
