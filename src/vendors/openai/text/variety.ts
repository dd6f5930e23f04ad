import type { StoryBrief } from '../../../ports/writer.ts'

const OPENINGS = [
  'in the middle of a small thing that is going wrong',
  'with a sound that nobody can explain',
  'with something that the main child says',
  'with a thing that is found where it should not be',
  'with the weather, which does something odd',
  'with a plan that the main child has for this very day',
  'with a smell, a light or a draft that leads somewhere',
  'with somebody who is late, lost or stuck',
]
const TROUBLES = [
  'something is missing that everybody needs',
  'somebody cannot do what everybody thinks they can',
  'two who like each other want the same thing',
  'something has become much too big, too many or too loud',
  'a promise is harder to keep than it seemed',
  'a way is closed and another one must be found',
  'something was taken for what it is not',
  'somebody is afraid of a thing that turns out small',
  'a thing that always worked has stopped',
  'a guest is coming and nothing is ready',
]
const CLOSINGS = [
  'a last sound that grows fainter',
  'a light that is turned down or goes far away',
  'a small thing in a pocket or on a windowsill',
  'what can be seen from the bed',
  'breathing, warmth and weight',
  'one funny last word, and then sleep',
  'somebody small who is asleep already',
]

/** How this story begins, what goes wrong, and on what it closes: by its seed, so that no two of a family are alike. */
export function shapeOf({ seed }: StoryBrief): { opening: string; trouble: string; closing: string } {
  const at = (list: readonly string[], step: number) => list[Math.floor(seed / step) % list.length] ?? ''
  return {
    opening: at(OPENINGS, 1),
    trouble: at(TROUBLES, OPENINGS.length),
    closing: at(CLOSINGS, OPENINGS.length * TROUBLES.length),
  }
}
