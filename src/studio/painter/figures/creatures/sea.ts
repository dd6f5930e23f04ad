import { animalEyes, animalMouth } from '../animals/animal-face.ts'
import { lighter } from '../color.ts'
import { discs, group, mirrored, oval, shape, stroke } from '../svg.ts'
import type { Creature } from './creature.ts'

/** Sea animals, turned slightly toward the viewer. */
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
    wears: { brim: -150 },
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
    wears: { brim: -176 },
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
