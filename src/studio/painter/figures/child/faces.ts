import type { Feeling } from '../../../../shared/stories/scene.ts'
import { brightness, lighter, mix } from '../color.ts'
import { glowing } from '../light.ts'
import { disc, discs, group, n, oval, shape, stroke } from '../svg.ts'
import type { Look } from './look.ts'

type Eyes = 'open' | 'smiling' | 'wide' | 'half' | 'closed'
type Mouth = 'smile' | 'laugh' | 'aside' | 'wobble' | 'oh' | 'calm' | 'sing'

/** How a feeling shapes a face. Brows are lifts of left outer, left inner, right inner, right outer. */
export interface Expression {
  eyes: Eyes
  brows: readonly [number, number, number, number]
  mouth: Mouth
  gaze: readonly [number, number]
}

export const EXPRESSIONS: Record<Feeling, Expression> = {
  happy: { eyes: 'open', brows: [0, -1, -1, 0], mouth: 'smile', gaze: [0, 0] },
  laughing: { eyes: 'smiling', brows: [-3, -4, -4, -3], mouth: 'laugh', gaze: [0, 0] },
  curious: { eyes: 'open', brows: [1, 1, -7, -6], mouth: 'aside', gaze: [2, -3] },
  worried: { eyes: 'open', brows: [4, -5, -5, 4], mouth: 'wobble', gaze: [0, 2] },
  surprised: { eyes: 'wide', brows: [-8, -9, -9, -8], mouth: 'oh', gaze: [0, 0] },
  sleepy: { eyes: 'half', brows: [2, -4, -4, 2], mouth: 'calm', gaze: [0, 2] },
  asleep: { eyes: 'closed', brows: [2, 0, 0, 2], mouth: 'calm', gaze: [0, 0] },
  proud: { eyes: 'smiling', brows: [-2, -2, -2, -2], mouth: 'smile', gaze: [0, 0] },
  singing: { eyes: 'smiling', brows: [-5, -7, -7, -5], mouth: 'sing', gaze: [0, 0] },
}

export interface Facing {
  turn: number
  pitch: number
  /** Pupil offset, added to the expression's gaze. */
  gaze: readonly [number, number]
}

/** Eyes, brows, nose, mouth, freckles and glasses on a head centered at (100, 94). */
export function face(
  look: Look,
  feeling: Feeling,
  facing: Facing,
  cheeks: string,
  skullClip: string,
): string {
  const expression = EXPRESSIONS[feeling]
  const shift = facing.turn * 19
  const raise = facing.pitch * -8
  const narrow = 1 - 0.18 * Math.abs(facing.turn)
  const across = (offset: number) => n(100 + offset * narrow + shift)
  const blush = group(
    disc(58 + shift * 1.1, 123 + raise, 18, cheeks) + disc(142 + shift * 0.8, 123 + raise, 18, cheeks),
    '',
    `clip-path="${skullClip}"`,
  )
  const freckles = look.freckles
    ? discs(
        FRECKLES.map(([x = 0, y = 0]) => [x + shift, y + raise]),
        mix(look.skinShade, '#8a3a1c', 0.45),
        2.1,
      )
    : ''
  const eyes = [-1, 1].map((side) =>
    group(
      eye(look, expression, side, facing),
      `translate(${across(side * 26)} ${n(103 + raise * 1.2)}) scale(${side * facing.turn > 0 ? n(1 - 0.2 * facing.turn) : 1} 1)`,
    ),
  )
  const nose = stroke(
    `M${n(97 + shift * 1.3)} ${n(114 + raise * 1.5)}Q${n(100 + shift * 1.5)} ${n(119 + raise * 1.5)} ${n(104 + shift * 1.3)} ${n(114 + raise * 1.5)}`,
    mix(look.skinShade, '#5a1f22', 0.45),
    3.4,
  )
  return (
    blush +
    freckles +
    eyes.join('') +
    brows(look, expression, across, raise) +
    nose +
    group(
      mouth(expression.mouth, look),
      `translate(${n(100 + shift * 1.1)} ${n((look.mustache ? 135 : 128) + raise)})`,
    ) +
    (look.glasses ? glasses(across, raise, facing.turn, frameOn(look.skin)) : '')
  )
}

const FRECKLES = [
  [60, 116],
  [68, 121],
  [56, 124],
  [76, 115],
  [124, 115],
  [132, 121],
  [140, 116],
  [144, 124],
]

/** An eye around (0, 0); `side` -1 is the viewer's left. */
export function eye(look: Look, expression: Expression, side: number, facing: Facing): string {
  const { ink } = look
  const lid = oval(0, 1, 13, 10, lighter(look.skin, 0.1), 'opacity=".5"')
  if (expression.eyes === 'closed')
    return (
      lid + stroke('M-12 0Q0 11 12 0', ink, 4.2) + stroke('M-11 4l-4 4M11 4l4 4M-4 7l-1 5M5 7l1 5', ink, 2.6)
    )
  if (expression.eyes === 'smiling') return lid + stroke('M-11 4Q0 -11 11 4', ink, 4.8)
  const wide = expression.eyes === 'wide'
  const tall = wide ? 15.5 : 13.8
  const x = 1 + expression.gaze[0] * 0.7 + facing.gaze[0] + facing.turn * 1.6
  const y = 1 + expression.gaze[1] * 0.7 + facing.gaze[1] - facing.pitch * 3
  const ball =
    oval(0, 0, 11, tall, '#fff6ea') +
    oval(x, y, 9.2, wide ? 10.6 : 11.4, look.eyes) +
    oval(x, y + 4, 6.6, 6, lighter(look.eyes, 0.35), 'opacity=".55"') +
    oval(x, y, 5, 6.4, '#150a12') +
    disc(x + 3.4, y - 5, 3.7, glowing('#ffffff')) +
    disc(x - 3.6, y + 4, 1.9, '#ffffff', 'opacity=".85"')
  if (expression.eyes === 'half') {
    const lid = shape('M-14 2Q-15 -18 0 -18Q15 -18 14 2Q0 -4 -14 2Z', mix(look.skin, look.skinShade, 0.25))
    return group(ball + lid + stroke('M-13.5 2Q0 -4.5 13.5 2', ink, 4), `rotate(${side * 9})`)
  }
  const lash = `M${side * 11} ${n(-tall + 6)}l${side * 4} -3`
  return (
    ball +
    stroke(`M-11.5 ${n(-tall + 5)}Q0 ${n(-tall - 7)} 11.5 ${n(-tall + 5)}`, ink, 3.6) +
    stroke(lash, ink, 3)
  )
}

function brows(
  look: Look,
  expression: Expression,
  across: (offset: number) => number,
  raise: number,
): string {
  const covered = ['bald', 'hijab', 'headscarf', 'patka'].includes(look.hairStyle)
  const color = covered ? mix(look.skinShade, look.ink, 0.7) : mix(look.hair, look.ink, 0.45)
  const [outerLeft, innerLeft, innerRight, outerRight] = expression.brows
  const y = (base: number, lift: number) => n(base + lift + raise * 1.3)
  return stroke(
    `M${across(-38)} ${y(81, outerLeft)}Q${across(-28)} ${y(75, (outerLeft + innerLeft) / 2)} ${across(-17)} ${y(79, innerLeft)}M${across(17)} ${y(79, innerRight)}Q${across(28)} ${y(75, (outerRight + innerRight) / 2)} ${across(38)} ${y(81, outerRight)}`,
    color,
    4.2,
    'opacity=".9"',
  )
}

/** A mouth around (0, 0). */
export function mouth(kind: Mouth, look: Look): string {
  const lip = mix(look.skinShade, '#8c2437', 0.7)
  const inside = '#8c2437'
  const tongue = '#ff8b95'
  switch (kind) {
    case 'smile':
      return stroke('M-14 -4Q0 10 14 -4', lip, 4)
    case 'laugh':
      return (
        shape('M-17 -6Q0 -1 17 -6Q15 17 0 17Q-15 17 -17 -6Z', inside) +
        shape('M-13 -4Q0 0 13 -4L12 0Q0 4 -12 0Z', '#ffffff') +
        shape('M-9 11Q0 3 9 11Q6 17 0 17Q-6 17 -9 11Z', tongue)
      )
    case 'aside':
      return stroke('M-8 1Q4 6 11 -3', lip, 4)
    case 'wobble':
      return stroke('M-10 4Q-5 -3 0 2Q5 5 10 1', lip, 3.8)
    case 'oh':
      return oval(0, 3, 7, 9, inside) + oval(0, 7, 4.5, 4, tongue)
    case 'calm':
      return stroke('M-7 1Q0 7 7 1', lip, 3.6)
    case 'sing':
      return oval(0, 3, 11, 12, inside) + shape('M-8 9Q0 2 8 9Q5 15 0 15Q-5 15 -8 9Z', tongue)
  }
}

/** Dark frames on light skin, golden ones on dark, for contrast. */
export const frameOn = (skin: string): string => (brightness(skin) < 0.42 ? '#f0c878' : '#3b2a4a')

function glasses(across: (offset: number) => number, raise: number, turn: number, frame: string): string {
  const y = n(103 + raise * 1.2)
  const lens = (offset: number, radius: number) =>
    `<circle cx="${across(offset)}" cy="${y}" r="${n(radius)}" fill="#bfe6ff" fill-opacity=".16"/>`
  const temples =
    turn > 0.3
      ? `<path d="M${across(-44)} ${y - 1}L64 ${n(100 + raise)}"/>`
      : `<path d="M${across(-44)} ${y - 1}L40 ${y - 4}M${across(44)} ${y - 1}L160 ${y - 4}"/>`
  return `<g fill="none" stroke="${frame}" stroke-width="4" stroke-linecap="round">${lens(-26, 18)}${lens(26, 18 - 3 * Math.abs(turn))}<path d="M${across(-8)} ${y - 1}Q${across(0)} ${y - 6} ${across(8)} ${y - 1}"/>${temples}</g>`
}
