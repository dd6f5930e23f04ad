import { lengthOf } from './counts.ts'
import { seeded } from './random.ts'
import { write } from './template.ts'
import type { Kind, Trouble } from './world.ts'

/** How far a length lies from the wanted one, as a share of it. */
export const offLength = (wordCount: number, wanted: number): number => Math.abs(wordCount / wanted - 1)

export interface Size {
  /** Words of the lines that must stand, in their shortest telling and in their fullest. */
  least: number
  full: number
}

/** The part of the words that are left which the first of these paragraphs takes. */
export function shareOf(left: number, [size, ...later]: readonly Size[]): number {
  if (!size) return 0
  const least = size.least + later.reduce((sum, each) => sum + each.least, 0)
  const spare = left - least
  return spare < 0 ? (left * size.least) / least : size.least + spare / (later.length + 1)
}

/** About how many words this trouble takes from its first sign to its end, told briefly; no kind of help is a plot twist. */
export function lengthOfTrouble(trouble: Trouble, kind: Kind | undefined): number {
  const [sign = '', woe = '', attempt = ''] = [trouble.sign[0], trouble.woe[0], trouble.tries[0]]
  const end = kind ? [trouble.on[kind] ?? ''] : [trouble.cause, trouble.free]
  return [sign, woe, attempt, ...end].reduce((sum, line) => sum + briefLength(line), 0)
}

const briefLength = (template: string) =>
  lengthOf(
    write(template, {
      band: 'y',
      brief: true,
      several: false,
      wheels: false,
      random: seeded(1),
      look: () => 'it',
    }),
  )
