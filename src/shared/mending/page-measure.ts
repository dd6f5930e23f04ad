import { AGE_GROUP_INFO, type AgeGroup } from '../stories/age-groups.ts'
import { wordCount } from '../stories/alignment.ts'
import { gradeSentence } from '../stories/made-by.ts'
import { gradeOf } from '../stories/reading-level.ts'

/** How long a page is and how it reads: “62 words, about 30 seconds aloud. Reads at grade 2.1.” */
export function pageMeasure(words: string, ageGroup: AgeGroup): string {
  const count = wordCount(words)
  const seconds = Math.max(1, Math.round((count / AGE_GROUP_INFO[ageGroup].wordsPerMinute) * 60))
  return `${counted(count, 'word')}, about ${counted(seconds, 'second')} aloud. ${gradeSentence(gradeOf(words))}`
}

/** What a parent is told when the whole story is harder to read than its age group's stories; undefined while it is not. */
export function tooHard(pages: readonly string[], ageGroup: AgeGroup): string | undefined {
  const grade = gradeOf(pages.join(' '))
  const { hardestGrade } = AGE_GROUP_INFO[ageGroup]
  if (grade <= hardestGrade) return undefined
  return `With this the whole story reads at grade ${grade.toFixed(1)}. Stories for ages ${ageGroup} stay below ${hardestGrade}.`
}

const counted = (n: number, what: string) => (n === 1 ? `1 ${what}` : `${n} ${what}s`)
