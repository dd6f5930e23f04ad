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

/** Which steps of the story each paragraph tells, by the number of paragraphs. One line is one story. */
const FOR_THE_YOUNGEST = [
  'home trouble | try1 turn | won bed',
  'home find | trouble | try1 turn | won thanks bed',
  'home find | trouble | hello try1 | turn won | thanks bed',
  'home find | trouble | hello try1 | walk gate | turn won | thanks bed',
  'home find | trouble | hello try1 | walk gate | back try2 | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | back try2 | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | host | back try2 | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | host | back try2 | rest | turn won | thanks bed',
  'home find | trouble | hello | try1 | walk sight | gate | host | back try2 | rest | turn won | thanks bed',
  'home find | trouble | hello | try1 | walk sight | gate | host | back try2 | rest | turn won | thanks | bed',
]
const FOR_THE_OLDER = [
  'home find trouble | hello try1 turn | won thanks bed',
  'home find trouble | hello try1 | walk gate back turn | won thanks bed',
  'home find | trouble hello | try1 walk gate | back try2 turn | won thanks bed',
  'home find | trouble hello | try1 walk gate | host back try2 | rest turn | won thanks bed',
  'home find | trouble hello | try1 walk | gate host | back try2 | rest turn | won thanks bed',
  'home find | trouble | hello try1 | walk gate | host back | try2 rest | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | host back | try2 rest | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | host | back try2 | rest reveal | turn won | thanks bed',
  'home find | trouble | hello try1 | walk sight | gate | host | back try2 | rest reveal | turn won | thanks | bed',
  'home find | trouble | hello | try1 | walk sight | gate | host | back try2 | rest reveal | turn won | thanks | bed',
]
const FEWEST = 3

/** The steps of each paragraph, for 3 to 12 paragraphs; a longer story rests more often, a shorter one is the shortest cut down. In the shortest the twist takes the guide's place. */
export function outlineOf(band: Band, paragraphCount: number, withTwist = false): Step[][] {
  const outlines = band === 'y' ? FOR_THE_YOUNGEST : FOR_THE_OLDER
  const text =
    outlines[Math.min(Math.max(paragraphCount, FEWEST), FEWEST + outlines.length - 1) - FEWEST] ?? ''
  const outline = text.split(' | ').map((paragraph) => paragraph.split(' ') as Step[])
  if (withTwist && paragraphCount <= FEWEST)
    return outline.map((steps) => steps.filter((step) => step !== 'hello'))
  while (outline.length < paragraphCount) outline.splice(outline.length - 3, 0, ['rest'])
  while (outline.length > Math.max(1, paragraphCount)) {
    const [first = [], second = []] = outline.splice(0, 2)
    outline.unshift([...first, ...second])
  }
  return outline
}
