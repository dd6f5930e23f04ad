import type { StoryBrief, WrittenStory } from '../../../ports/writer.ts'
import { AGE_GROUP_INFO } from '../../../shared/stories/age-groups.ts'
import { wordsFor } from '../../../shared/stories/length.ts'
import { sentences, words } from '../../../shared/stories/reading-level.ts'

export interface Gap {
  /** What is missed, measured, as the model is told. Nothing that a parent typed is in it. */
  sentence: string
  /** A story with it cannot be told to a child of this family; a small miss can. */
  fatal: boolean
}

/** Grades that a story may lie outside its band and still be told. */
const GRADE_LEEWAY = 0.75
/** Shares of the wanted length between which a story is what was asked, and between which it may still be told. */
const LENGTH = { asked: [0.8, 1.25], told: [0.55, 1.7] } as const
const REPEATED_AT_MOST = 2
/** Shorter ones are refrains: "Tick, tock." */
const REFRAIN_WORDS = 4

/** What a story misses of its brief: count, length, reading level, names, sentences that come twice. */
export function gapsOf(story: WrittenStory, brief: StoryBrief): Gap[] {
  return [
    ...countGap(story, brief),
    ...lengthGap(story, brief),
    ...levelGap(story, brief),
    ...nameGaps(story, brief),
    ...repeatGap(story),
  ]
}

function countGap({ paragraphs }: WrittenStory, { paragraphCount }: StoryBrief): Gap[] {
  const empty = paragraphs.filter((paragraph) => words(paragraph).length === 0).length
  const told = paragraphs.length - empty
  if (told === paragraphCount && empty === 0) return []
  return [
    { sentence: `It has ${told} paragraphs with words; ${paragraphCount} were asked for.`, fatal: true },
  ]
}

function lengthGap({ paragraphs }: WrittenStory, { ageGroup, paragraphCount }: StoryBrief): Gap[] {
  const wanted = wordsFor(ageGroup, paragraphCount)
  const counted = words(paragraphs.join(' ')).length
  if (lies(counted / wanted, LENGTH.asked)) return []
  const sentence = `It has ${counted} words; about ${wanted} were asked for.`
  return [{ sentence, fatal: !lies(counted / wanted, LENGTH.told) }]
}

function levelGap({ grade }: WrittenStory, { ageGroup }: StoryBrief): Gap[] {
  const { min, max } = AGE_GROUP_INFO[ageGroup].grade
  const off = Math.max(min - grade, grade - max)
  if (off <= 0) return []
  const how = grade > max ? 'shorter sentences and simpler words' : 'longer sentences and richer words'
  return [
    {
      sentence: `Its Flesch-Kincaid grade is ${grade.toFixed(1)}; it must lie ${min > 0 ? `between ${min} and ${max}` : `at ${max} or below`}: use ${how}.`,
      fatal: off > GRADE_LEEWAY,
    },
  ]
}

function nameGaps({ paragraphs }: WrittenStory, { children }: StoryBrief): Gap[] {
  const text = folded(paragraphs.join(' '))
  return children.flatMap(({ name }, index) =>
    text.includes(folded(name))
      ? []
      : [{ sentence: `child-${index} of the data is never called by name.`, fatal: true }],
  )
}

function repeatGap({ paragraphs }: WrittenStory): Gap[] {
  const seen = new Set<string>()
  const repeated = sentences(paragraphs.join(' ')).filter((sentence) => {
    const said = words(sentence.toLowerCase())
    if (said.length < REFRAIN_WORDS) return false
    const key = said.join(' ')
    return seen.has(key) || !seen.add(key)
  })
  if (repeated.length === 0) return []
  const sentence = `${repeated.length} of its sentences come twice; none should.`
  return [{ sentence, fatal: repeated.length > REPEATED_AT_MOST }]
}

const lies = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to
const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('’', "'")
