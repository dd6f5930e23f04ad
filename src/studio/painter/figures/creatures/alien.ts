import { animalEyes, animalMouth } from '../animals/animal-face.ts'
import { darker, lighter } from '../color.ts'
import { glowing } from '../light.ts'
import { disc, discs, group, oval, shape, stroke } from '../svg.ts'
import { simpleArms } from './arms.ts'
import type { Creature, CreaturePose } from './creature.ts'

const COLORS: [string, string][] = [
  ['yellow', '#f0cc4f'],
  ['orange', '#f0a05a'],
  ['blue', '#7ab4f0'],
  ['pink', '#f09ac8'],
  ['purple', '#b08af0'],
  ['gray|grey', '#a9adb8'],
]
const GREEN = '#9ad66a'

/** Takes its color and its number of heads and arms from its description. */
export const ALIEN: Creature = {
  height: 190,
  face: [0, -128, 56],
  hold: [66, -62],
  aloft: false,
  draw: (part) => {
    const { sketch, action, holding, back, is } = part
    const own = COLORS.find(([word]) => is(word))?.[1] ?? GREEN
    const dark = darker(own, 0.14)
    const round = is('round')
    const side = is('three-headed|three heads')
    return (
      (is('one arm|long arm|mostly arm') ? longArm(own) : '') +
      (side ? head(part, own, 'translate(-62 -26) rotate(-14 0 -70) scale(.66)') : '') +
      (side ? head(part, own, 'translate(62 -26) rotate(14 0 -70) scale(.66)') : '') +
      oval(-24, -5, 24, 11, dark) +
      oval(24, -5, 24, 11, dark) +
      (round
        ? oval(0, -46, 62, 46, sketch.ball(lighter(own, 0.3), own, darker(own, 0.22)))
        : shape(
            'M-36 -6Q-50 -56 -26 -86H26Q50 -56 36 -6Q0 6 -36 -6Z',
            sketch.fade('#a9a4ff', '#7d78e8', '#524aae'),
          )) +
      simpleArms({ action, holding }, round ? 50 : 34, round ? -58 : -70, dark, 16) +
      head(part, own, side ? 'translate(0 -12) scale(.84)' : '') +
      (back || round ? '' : BUTTONS)
    )
  },
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
          animalEyes(feeling, 32, -126, { size: 1.35, iris: '#4a2f8a', lid: lighter(own, 0.3) }) +
          group(animalMouth(feeling, true), 'translate(0 -94)')),
    placed,
  )
}
