import type { StoryBrief, ToldStory } from '../../../ports/writer.ts'
import { AGE_GROUP_INFO } from '../../../shared/stories/age-groups.ts'
import { isCalled } from '../../../shared/stories/is-called.ts'
import { wordsFor } from '../../../shared/stories/length.ts'
import { words } from '../../../shared/stories/reading-level.ts'

export interface Gap {
  /** The measured gap, as the model is told. Contains nothing that a parent typed. */
  sentence: string
  /** A story with it cannot be told to a child of this family; a small gap can. */
  fatal: boolean
}

/** Grades by which a story may exceed its ceiling and still be told. */
const GRADE_LEEWAY = 0.75
/** Shares of the wanted length outside of which a story is told again, and outside of which it cannot be told. */
const LENGTH = { asked: [0.7, 1.4], told: [0.55, 1.7] } as const

/** Why a story is requested again: its number of paragraphs, its length, its level, a missing child's name (design, section 8). */
export function gapsOf(story: ToldStory, brief: StoryBrief): Gap[] {
  return [
    ...titleGap(story),
    ...countGap(story, brief),
    ...lengthGap(story, brief),
    ...levelGap(story, brief),
    ...nameGaps(story, brief),
  ]
}

const titleGap = ({ title }: ToldStory): Gap[] =>
  /\p{L}/u.test(title) ? [] : [{ sentence: 'It has no title.', fatal: true }]

function countGap({ paragraphs }: ToldStory, { paragraphCount }: StoryBrief): Gap[] {
  const empty = paragraphs.filter((paragraph) => words(paragraph).length === 0).length
  const told = paragraphs.length - empty
  if (told === paragraphCount && empty === 0) return []
  return [
    { sentence: `It has ${told} paragraphs with words; ${paragraphCount} were asked for.`, fatal: true },
  ]
}

function lengthGap({ paragraphs }: ToldStory, { ageGroup, paragraphCount }: StoryBrief): Gap[] {
  const wanted = wordsFor(ageGroup, paragraphCount)
  const counted = words(paragraphs.join(' ')).length
  if (lies(counted / wanted, LENGTH.asked)) return []
  const sentence = `It has ${counted} words; about ${wanted} were asked for.`
  return [{ sentence, fatal: !lies(counted / wanted, LENGTH.told) }]
}

function levelGap({ grade }: ToldStory, { ageGroup }: StoryBrief): Gap[] {
  const { hardestGrade } = AGE_GROUP_INFO[ageGroup]
  if (grade <= hardestGrade) return []
  const sentence = `Its Flesch-Kincaid grade is ${grade.toFixed(1)}; ${hardestGrade} is the most for this reader: shorter sentences where they run on, and plainer words.`
  return [{ sentence, fatal: grade > hardestGrade + GRADE_LEEWAY }]
}

function nameGaps({ paragraphs }: ToldStory, { children }: StoryBrief): Gap[] {
  const text = paragraphs.join(' ')
  return children.flatMap(({ name }, index) =>
    isCalled(name, text)
      ? []
      : [{ sentence: `child-${index} of the data is never called by name.`, fatal: true }],
  )
}

const lies = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to
