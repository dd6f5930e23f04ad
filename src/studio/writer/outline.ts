import type { Band } from './template.ts'

export type Step =
  | 'home'
  | 'find'
  | 'trouble'
  | 'hello'
  | 'try1'
  | 'walk'
  | 'sight'
  | 'gate'
  | 'host'
  | 'back'
  | 'try2'
  | 'rest'
  | 'reveal'
  | 'turn'
  | 'thanks'
  | 'won'
  | 'bed'

/** What decides how a story is laid out. */
export interface Layout {
  band: Band
  paragraphCount: number
  twist: boolean
  /** There is room for asking somebody's advice. */
  journey: boolean
  /** The thing found on the first page helps later. */
  find: boolean
}

/**
 * Which steps of the story each paragraph tells, by the number of paragraphs: as many as are told well in the time
 * that is shown for it. One line is one story.
 */
const SHORT = [
  'home trouble | try1 turn | won bed',
  'home | trouble | try1 turn | won bed',
  'home | trouble | hello try1 | turn won | bed',
]
const HALF = {
  journey: 'home | trouble | try1 walk | gate host | back turn | won bed',
  stay: 'home | trouble | hello try1 | try2 rest | turn won | bed',
  /** Older children hear the trouble told more fully. */
  stayOlder: 'home | trouble | hello try1 | try2 | turn won | bed',
}
const LONG_FOR_THE_YOUNGEST = [
  'home | trouble | hello try1 | walk gate | host back | turn won | bed',
  'home find | trouble | hello try1 | walk sight | gate | host back | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | host | back try2 | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | host | back try2 | rest | turn won | thanks bed',
]
const LONG_FOR_THE_OLDER = [
  'home | trouble | hello try1 | walk gate | host back | turn won | bed',
  'home find | trouble | hello try1 | walk gate | host back | try2 rest | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | host | back try2 | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | host | back try2 | rest reveal | turn won | thanks bed',
]
const FEWEST = 3

/** The steps of each paragraph; a story of more than ten rests more often, one of fewer than three is the shortest drawn together. */
export function outlineOf({ band, paragraphCount, twist, journey, find }: Layout): Step[][] {
  const outline = textOf(band, paragraphCount, twist, journey)
    .split(' | ')
    .map((paragraph) => paragraph.split(' ') as Step[])
  if (find && !outline.some((steps) => steps.includes('find'))) outline[0]?.splice(1, 0, 'find')
  while (outline.length < paragraphCount) outline.splice(outline.length - 3, 0, ['rest'])
  while (outline.length > Math.max(1, paragraphCount)) {
    const [first = [], second = []] = outline.splice(0, 2)
    outline.unshift([...first, ...second])
  }
  return outline
}

function textOf(band: Band, paragraphCount: number, twist: boolean, journey: boolean): string {
  const half = FEWEST + SHORT.length
  if (paragraphCount < half) return SHORT[Math.max(0, paragraphCount - FEWEST)] ?? ''
  if (paragraphCount === half)
    return journey && !twist ? HALF.journey : band === 't' ? HALF.stayOlder : HALF.stay
  const long = band === 'y' ? LONG_FOR_THE_YOUNGEST : LONG_FOR_THE_OLDER
  return long[Math.min(paragraphCount - half, long.length) - 1] ?? ''
}
