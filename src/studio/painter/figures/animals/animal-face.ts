import type { Feeling } from '../../../../shared/stories/scene.ts'
import { EXPRESSIONS } from '../child/faces.ts'
import { glowing } from '../light.ts'
import { disc, group, n, oval, shape, stroke } from '../svg.ts'

const INK = '#2a1722'

interface EyeStyle {
  /** 1 for a fox. */
  size?: number
  iris?: string
  /** The color of a sleepy lid. */
  lid?: string
  ink?: string
  /** Pupil offset, added to the expression's gaze. */
  gaze?: readonly [number, number]
}

/** Two friendly eyes `apart` from the middle at height `y`. */
export function animalEyes(feeling: Feeling, apart: number, y: number, style: EyeStyle = {}): string {
  const { size = 1, iris = '#4a2c1d', lid = '#caa07a', ink = INK, gaze = [0, 0] } = style
  const expression = EXPRESSIONS[feeling]
  const gazeX = expression.gaze[0] * 0.6 + gaze[0]
  const gazeY = expression.gaze[1] * 0.6 + gaze[1]
  const one = (side: number) => {
    if (expression.eyes === 'closed') return stroke('M-11 0Q0 10 11 0', ink, 4.4)
    if (expression.eyes === 'smiling') return stroke('M-11 4Q0 -11 11 4', ink, 4.8)
    const tall = expression.eyes === 'wide' ? 16.5 : 14.5
    const eye =
      oval(0, 0, 12.5, tall, '#fff6ea') +
      oval(gazeX, 1 + gazeY, 10.5, tall - 2.2, iris) +
      oval(gazeX, 1 + gazeY, 7, tall - 5.5, '#150a12') +
      disc(gazeX + 4, gazeY - 5, 4.2, glowing('#ffffff')) +
      disc(gazeX - 4, gazeY + 5, 2, '#ffffff', 'opacity=".85"')
    if (expression.eyes === 'half') {
      const drooping = shape('M-15 2Q-16 -19 0 -19Q16 -19 15 2Q0 -4 -15 2Z', lid)
      return group(eye + drooping + stroke('M-14.5 2Q0 -4.5 14.5 2', ink, 4), `rotate(${side * 9})`)
    }
    return (
      eye +
      stroke(`M-12.500 ${n(-tall + 6)}Q0 ${n(-tall - 6)} 12.500 ${n(-tall + 6)}`, ink, 3.4) +
      stroke(`M${side * 12} ${n(-tall + 7)}l${side * 3} -3`, ink, 2.8)
    )
  }
  const [outerLeft, innerLeft, innerRight, outerRight] = expression.brows
  const brow = (side: number, outer: number, inner: number) =>
    `M${side * 12} ${-22 + outer}L${-side * 6} ${-22 + inner}`
  const showBrows = expression.brows.some((lift) => Math.abs(lift) > 3)
  return [-1, 1]
    .map((side) =>
      group(
        one(side) +
          (showBrows
            ? stroke(
                side < 0 ? brow(-1, outerLeft, innerLeft) : brow(1, outerRight, innerRight),
                ink,
                3.4,
                'opacity=".75"',
              )
            : ''),
        `translate(${n(side * apart)} ${n(y)}) scale(${size})`,
      ),
    )
    .join('')
}

/** A mouth around (0, 0), for muzzles and for faces without one. */
export function animalMouth(feeling: Feeling, plain = false): string {
  const inside = '#8c2437'
  const tongue = '#ff8b95'
  switch (EXPRESSIONS[feeling].mouth) {
    case 'laugh':
      return (
        shape('M-15 -3Q0 3 15 -3Q13 16 0 16Q-13 16 -15 -3Z', inside) +
        shape('M-8 10Q0 3 8 10Q5 16 0 16Q-5 16 -8 10Z', tongue)
      )
    case 'oh':
      return oval(0, 6, 6, 8, inside)
    case 'sing':
      return oval(0, 6, 10, 10, inside) + oval(0, 11, 6, 4, tongue)
    case 'wobble':
      return stroke('M-9 6Q-4 0 0 4Q4 8 9 4', INK, 3.2)
    case 'aside':
      return stroke('M-8 2Q2 8 11 0', INK, 3.4)
    case 'calm':
      return stroke(plain ? 'M-7 1Q0 6 7 1' : 'M-9 0Q-4 6 0 1Q4 6 9 0', INK, 3)
    case 'smile':
      return stroke(plain ? 'M-14 -2Q0 11 14 -2' : 'M-14 0Q-7 9 0 1Q7 9 14 0', INK, 3.4)
  }
}
