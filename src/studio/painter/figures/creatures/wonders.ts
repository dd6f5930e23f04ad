import { animalEyes, animalMouth } from '../animals/animal-face.ts'
import { darker, lighter } from '../color.ts'
import { glowing } from '../light.ts'
import type { Sketch } from '../sketch.ts'
import { box, disc, discs, group, mirrored, oval, shape, starPath, stroke } from '../svg.ts'
import { ALIEN } from './alien.ts'
import { simpleArms } from './arms.ts'
import type { Creature, CreaturePose } from './creature.ts'

/** A crescent with its face in the bow. */
const thinMoon = (feeling: CreaturePose['feeling'], back: boolean, sketch: Sketch) =>
  shape('M52 -196Q-92 -196 -92 -98Q-92 -2 56 -8Q-22 -34 -20 -100Q-20 -168 52 -196Z', glowing('#ffe9ae')) +
  stroke('M-78 -120Q-66 -172 -8 -188', glowing('#fff8de'), 7, 'opacity=".8"') +
  group(skyFace(feeling, back, -100, sketch), 'translate(-52 -42) scale(.58)')

/** What falls from a rain cloud. */
const RAIN = stroke(
  Array.from(
    { length: 26 },
    (_, i) => `M${-104 + (i % 9) * 26 + (i % 2) * 9} ${8 + Math.floor(i / 9) * 58 + (i % 3) * 12}l-7 30`,
  ).join(''),
  '#8fc0f0',
  6,
)

/** Robots, ghosts, and objects of the sky that have a face. */
export const WONDERS = {
  robot: {
    height: 230,
    face: [0, -146, 50],
    wears: { brim: -186, body: 'translate(0 6)' },
    hold: [84, -80],
    aloft: false,
    draw: ({ sketch, action, feeling, holding, back }) => {
      const steel = sketch.fade('#d8f0f4', '#8cc9d6', '#5390a8')
      const leg = (x: number) =>
        stroke(`M${x} -30V-14`, '#5f7f96', 16) +
        shape(`M${x - 24} 0Q${x - 22} -20 ${x} -20Q${x + 22} -20 ${x + 24} 0Z`, '#ff9a5a')
      const screen = box(-46, -178, 92, 62, 24, '#22405e')
      return (
        leg(-28) +
        leg(28) +
        stroke('M0 -192V-214', '#5f7f96', 6) +
        disc(0, -220, 10, glowing('#ffd76a')) +
        disc(-64, -146, 13, '#ff9a5a') +
        disc(64, -146, 13, '#ff9a5a') +
        box(-50, -106, 100, 84, 26, steel) +
        (back
          ? box(-28, -92, 56, 50, 12, '#5f8fa8') + stroke('M-16 -76H16M-16 -66H16M-16 -56H16', '#8cc9d6', 4)
          : box(-28, -88, 56, 40, 10, '#eafaff') +
            discs([[-14, -68]], '#ff7a8a', 7) +
            discs([[4, -68]], '#ffd257', 7) +
            discs([[20, -68]], '#7ac74f', 5)) +
        simpleArms({ action, holding }, 52, -88, '#7fb4c4', 17, '#ff9a5a') +
        box(-16, -116, 32, 14, 4, '#5f7f96') +
        box(-62, -196, 124, 92, 34, steel) +
        (back
          ? ''
          : screen +
            group(
              animalEyes(feeling, 24, -154, { size: 0.95, iris: '#2f9ac2', lid: '#22405e', ink: '#9af0ff' }) +
                group(glowingMouth(feeling), 'translate(0 -130)'),
            ))
      )
    },
  },
  alien: ALIEN,
  star: {
    height: 150,
    face: [0, -100, 54],
    aloft: true,
    glow: { y: -98, radius: 150, color: '#ffe9a8', strength: 0.6 },
    draw: ({ sketch, feeling, back }) =>
      `<path d="${starPath(0, -98, 92)}" fill="${glowing('#ffd75e')}" stroke="${glowing('#ffd75e')}" stroke-width="30" stroke-linejoin="round"/>` +
      shape(starPath(0, -98, 92), glowing('#ffe58a')) +
      skyFace(feeling, back, -96, sketch),
  },
  moon: {
    height: 190,
    face: [10, -100, 70],
    aloft: true,
    glow: { y: -100, radius: 150, color: '#fff0c0', strength: 0.5 },
    draw: ({ sketch, feeling, back, is }) =>
      is('thin|crescent|new')
        ? thinMoon(feeling, back, sketch)
        : disc(0, -100, 96, glowing('#ffe9ae')) +
          discs(
            [
              [-52, -140, 14],
              [-64, -76, 9],
              [40, -164, 10],
              [58, -60, 12],
              [-20, -34, 10],
            ],
            glowing('#f2d48c'),
          ) +
          stroke('M-78 -120Q-62 -174 -6 -186', glowing('#fff8de'), 8, 'opacity=".8"') +
          skyFace(feeling, back, -100, sketch) +
          nightcap(),
  },
  cloud: {
    height: 130,
    face: [0, -80, 60],
    wears: { brim: -128 },
    ownColor: true,
    aloft: true,
    draw: ({ sketch, feeling, back, is }) => {
      const white = is('raining')
        ? sketch.down('#e8ecf8', '#c4cbe2', '#8f9ac2')
        : sketch.down('#ffffff', '#f4f6ff', '#c3cdf0')
      return (
        (is('raining') ? RAIN : '') +
        shape(
          'M-110 -8Q-146 -24 -132 -64Q-118 -94 -84 -88Q-76 -150 -20 -150Q16 -186 62 -150Q96 -146 96 -104Q140 -104 138 -56Q136 -10 100 -6Q0 6 -110 -8Z',
          white,
        ) +
        stroke('M-84 -88Q-70 -96 -58 -88M96 -104Q84 -104 76 -96', '#cfd8f5', 5, 'opacity=".8"') +
        (back ? '' : skyFace(feeling, back, -72, sketch))
      )
    },
  },
  snowman: {
    height: 230,
    face: [0, -152, 48],
    ownColor: true,
    hold: [82, -80],
    aloft: false,
    draw: ({ sketch, action, feeling, back, lacks }) => {
      const snow = sketch.ball('#ffffff', '#f4f8ff', '#e4ecfa', '#b4c6e6')
      return (
        disc(0, -52, 62, snow) +
        twigs(action) +
        disc(0, -104, 50, snow) +
        disc(0, -154, 48, snow) +
        shape('M-46 -116Q0 -96 46 -116L48 -102Q0 -80 -48 -102Z', '#e2566b') +
        (back
          ? ''
          : shape('M18 -100L38 -60L20 -54L6 -98Z', '#c9434f') + stroke('M30 -58l-8 3', '#ffd7dc', 4)) +
        shape('M-42 -188Q-40 -236 0 -238Q40 -236 42 -188Q0 -204 -42 -188Z', '#4f7fc2') +
        stroke('M-42 -188Q0 -206 42 -188', '#cfe0ff', 14) +
        disc(0, -240, 12, '#cfe0ff') +
        (back
          ? ''
          : animalEyes(feeling, 19, -160, { size: 0.82, iris: '#2f3550', lid: '#dfe8f7' }) +
            (lacks('nose') ? '' : shape('M-2 -150Q30 -146 36 -140Q20 -134 -2 -138Z', '#ff9a3d')) +
            group(animalMouth(feeling, true), 'translate(0 -126) scale(.9)') +
            discs(
              [
                [0, -84],
                [0, -62],
                [0, -40],
              ],
              '#4a4568',
              5.5,
            ))
      )
    },
  },
  ghost: {
    height: 170,
    face: [0, -120, 54],
    hold: [94, -84],
    aloft: true,
    glow: { y: -100, radius: 130, color: '#dfe4ff', strength: 0.4 },
    draw: ({ sketch, action, feeling, holding, back }) =>
      ghostFolds(action, holding) +
      shape(
        'M-70 -16Q-78 -196 0 -198Q78 -196 70 -16Q58 4 46 -14Q34 6 22 -12Q10 8 0 -12Q-12 8 -24 -12Q-36 6 -46 -14Q-58 4 -70 -16Z',
        sketch.down('#ffffff', '#f2f0ff', '#c6c2f0'),
        'opacity=".94"',
      ) +
      (back ? '' : skyFace(feeling, back, -126, sketch)),
  },
} satisfies Partial<Record<string, Creature>>

/** A sheet has no arms: a fold of it rises to wave, and to carry. */
function ghostFolds(action: CreaturePose['action'], holding: boolean): string {
  const up = action === 'cheering' || action === 'waving' || action === 'reaching'
  const fold = (side: 1 | -1, lifted: boolean) =>
    shape(
      lifted
        ? `M${side * 50} -70Q${side * 84} -84 ${side * 92} -112Q${side * 104} -92 ${side * 92} -66Q${side * 78} -44 ${side * 54} -40Z`
        : `M${side * 50} -84Q${side * 92} -84 ${side * 98} -68Q${side * 90} -50 ${side * 54} -52Z`,
      '#e4e0fa',
      'opacity=".94"',
    )
  return fold(-1, action === 'cheering') + fold(1, up && !holding)
}

function skyFace(feeling: CreaturePose['feeling'], back: boolean, y: number, sketch: Sketch): string {
  if (back) return ''
  return (
    oval(-40, y + 20, 15, 11, sketch.soft('#ff7a6a', 0.6)) +
    oval(40, y + 20, 15, 11, sketch.soft('#ff7a6a', 0.6)) +
    animalEyes(feeling, 25, y, { size: 1, iris: '#4a2f5a', lid: '#f2d48c' }) +
    group(animalMouth(feeling, true), `translate(0 ${y + 26}) scale(1.15)`)
  )
}

function nightcap(): string {
  const cloth = '#7d8be0'
  return (
    shape('M-84 -142Q-50 -214 22 -204Q98 -190 108 -96Q84 -140 62 -152Q0 -188 -84 -142Z', cloth) +
    stroke('M-86 -140Q0 -188 66 -148', lighter(cloth, 0.6), 15) +
    disc(108, -90, 14, '#ffffff') +
    stroke('M8 -196Q40 -186 60 -166', darker(cloth, 0.25), 4, 'opacity=".35"')
  )
}

function glowingMouth(feeling: CreaturePose['feeling']): string {
  return group(
    stroke('M-12 -2Q0 9 12 -2', glowing('#9af0ff'), 4),
    '',
    feeling === 'worried' ? 'transform="scale(1 -1)"' : '',
  )
}

function twigs(action: CreaturePose['action']): string {
  const raised = action === 'waving' || action === 'cheering' || action === 'reaching'
  const twig = (up: boolean) =>
    stroke(
      up
        ? 'M40 -106Q64 -126 84 -158M72 -138l18 -4M76 -146l-8 -16'
        : 'M40 -106Q66 -104 84 -82M70 -96l18 -4M76 -92l2 16',
      '#7a553c',
      6,
    )
  return mirrored(twig(action === 'cheering')) + twig(raised)
}
