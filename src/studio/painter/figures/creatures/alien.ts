import { animalEyes, animalMouth } from '../animals/animal-face.ts'
import { darker, lighter } from '../color.ts'
import { glowing } from '../light.ts'
import { disc, discs, group, mirrored, oval, shape, stroke } from '../svg.ts'
import { simpleArms } from './arms.ts'
import type { Creature, CreaturePose } from './creature.ts'

const COLORS: Partial<Record<string, string>> = {
  yellow: '#f0cc4f',
  orange: '#f0a05a',
  blue: '#7ab4f0',
  pink: '#f09ac8',
  purple: '#b08af0',
  gray: '#a9adb8',
  silver: '#a9adb8',
  white: '#eceaf2',
  red: '#e8706a',
  brown: '#b08a66',
  black: '#5a566a',
}
const NOSES: [string, string][] = [
  ['red', '#e0504f'],
  ['blue', '#4a7cd8'],
  ['yellow', '#f4c74e'],
  ['green', '#4f9f68'],
]
const GREEN = '#9ad66a'

/** Takes its color, and its number of heads, eyes, arms and legs, from its description. */
export const ALIEN: Creature = {
  height: 190,
  face: [0, -128, 56],
  wears: { brim: -160, body: 'translate(0 8) scale(.84 .72)' },
  ownColor: true,
  hold: [66, -62],
  aloft: false,
  draw: (part) => {
    const { sketch, action, holding, back, color, is } = part
    const own = COLORS[color ?? ''] ?? GREEN
    const dark = darker(own, 0.14)
    const round = is('round')
    const side = is('three-headed|three heads')
    const shoulder = round ? 50 : 34
    const more = is('six arms') ? [-44, -26] : is('four arms') ? [-34] : []
    return (
      (is('one arm|long arm|mostly arm') ? longArm(own) : '') +
      (is('long hair') ? hairBehind(own) : '') +
      (side ? head(part, own, 'translate(-62 -26) rotate(-14 0 -70) scale(.66)') : '') +
      (side ? head(part, own, 'translate(62 -26) rotate(14 0 -70) scale(.66)') : '') +
      (legsOf(is) === 2 ? feet(dark, is) : '') +
      (round
        ? oval(0, -46, 62, 46, sketch.ball(lighter(own, 0.3), own, darker(own, 0.22)))
        : shape(
            'M-36 -6Q-50 -56 -26 -86H26Q50 -56 36 -6Q0 6 -36 -6Z',
            sketch.fade('#a9a4ff', '#7d78e8', '#524aae'),
          )) +
      (legsOf(is) > 2 ? manyFeet(dark, legsOf(is)) : '') +
      more.map((y) => simpleArms({ action: 'floating', holding: false }, shoulder, y, dark, 13)).join('') +
      simpleArms({ action, holding }, shoulder, round ? -58 : -70, dark, 16) +
      head(part, own, side ? 'translate(0 -12) scale(.84)' : '') +
      (is('long hair') ? (back ? hairBehind(own) : hairBefore(own)) : '') +
      (back || round ? '' : BUTTONS)
    )
  },
}

const LEGS: readonly [string, number][] = [
  ['seven legs', 7],
  ['six legs', 6],
  ['four legs', 4],
  ['three legs', 3],
]
const legsOf = (is: CreaturePose['is']): number => LEGS.find(([words]) => is(words))?.[1] ?? 2

/** In slippers if the description says so. */
function feet(color: string, is: CreaturePose['is']): string {
  const slippers = is('slippers')
  const [long, high] = slippers ? [36, 15] : [24, 11]
  const foot = oval(26, -6, long, high, slippers ? '#e0645a' : color)
  const striped = slippers && is('striped') ? stroke('M44 -17V3M30 -19V5M16 -18V4', '#fff1dc', 5) : ''
  return foot + striped + mirrored(foot + striped)
}

const manyFeet = (color: string, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * (150 / count)
    return stroke(`M${Math.round(x * 0.8)} -24L${Math.round(x)} -4`, color, 13) + oval(x, -2, 11, 7, color)
  }).join('')

/** Hair down to the floor, behind the body and at both sides of the face. */
const hairBehind = (own: string) =>
  shape(
    'M-80 -120Q-96 -40 -88 0Q-44 10 0 4Q44 10 88 0Q96 -40 80 -120Q60 -196 0 -196Q-60 -196 -80 -120Z',
    darker(own, 0.34),
  )
const hairBefore = (own: string) => {
  const lock =
    shape(
      'M-6 -192Q-74 -184 -80 -112Q-92 -50 -84 0Q-66 6 -54 0Q-66 -60 -52 -112Q-40 -150 -6 -166Z',
      darker(own, 0.24),
    ) + stroke('M-40 -172Q-72 -140 -72 -60', lighter(own, 0.2), 4, 'opacity=".5"')
  return lock + mirrored(lock)
}

const BUTTONS = discs(
  [
    [0, -32, 6],
    [-20, -30, 4],
    [20, -30, 4],
  ],
  '#e6e2ff',
)

/** As tall as a ship, and raised. */
const longArm = (own: string) =>
  stroke('M26 -76Q60 -200 54 -420', darker(own, 0.14), 17) +
  disc(54, -428, 20, own) +
  stroke('M44 -440L36 -460M54 -444V-468M64 -440L73 -460', own, 9)

/** Up, or out to both sides. */
const longEars = (own: string, out: boolean) =>
  [-1, 1]
    .map((side) =>
      group(
        oval(0, -34, 17, 46, darker(own, 0.1)) + oval(0, -32, 9, 32, '#f0b8c4'),
        `translate(${side * (out ? 62 : 34)} ${out ? -140 : -166}) rotate(${side * (out ? 80 : 14)})`,
      ),
    )
    .join('')

function head({ sketch, feeling, back, action, is }: CreaturePose, own: string, placed: string): string {
  const dark = darker(own, 0.1)
  return group(
    (is('ears')
      ? longEars(own, action === 'arms-wide')
      : stroke('M-28 -172Q-40 -196 -50 -194M28 -172Q40 -196 50 -194', dark, 7) +
        disc(-52, -194, 9, glowing('#ffb3e0')) +
        disc(52, -194, 9, glowing('#ffb3e0'))) +
      shape(
        'M-74 -122Q-76 -180 0 -180Q76 -180 74 -122Q66 -72 0 -70Q-66 -72 -74 -122Z',
        sketch.fade(lighter(own, 0.5), own, darker(own, 0.26)),
      ) +
      (back
        ? ''
        : discs(
            [
              [-48, -98, 10],
              [48, -98, 10],
            ],
            sketch.soft('#ff7aa8', 0.6),
          ) +
          eyes(feeling, own, is) +
          (is('nose')
            ? disc(0, -108, 13, NOSES.find(([word]) => is(`${word} nose`))?.[1] ?? darker(own, 0.3))
            : '') +
          group(
            animalMouth(feeling, true),
            is('big mouth') ? 'translate(0 -96) scale(2.2 1.5)' : 'translate(0 -94)',
          )),
    placed,
  )
}

/** One, two, three or five eyes. */
function eyes(feeling: CreaturePose['feeling'], own: string, is: CreaturePose['is']): string {
  const style = { iris: '#4a2f8a', lid: lighter(own, 0.3) }
  const one = (y: number, size: number) => animalEyes(feeling, 0, y, { ...style, size })
  if (is('one eye')) return one(-128, 2.1)
  if (is('three eyes')) return animalEyes(feeling, 42, -118, { ...style, size: 1.15 }) + one(-146, 1.15)
  if (is('five eyes'))
    return (
      animalEyes(feeling, 22, -114, { ...style, size: 0.9 }) +
      animalEyes(feeling, 48, -138, { ...style, size: 0.85 }) +
      one(-152, 0.9)
    )
  return animalEyes(feeling, 32, -126, { ...style, size: 1.35 })
}
