import { AGE_GROUP_INFO, type AgeGroup } from './age-groups.ts'

/** The duration shown for a number of paragraphs, in seconds (design, section 1): 60 for 3, 150 for 6, 300 for 10. */
export function secondsFor(paragraphCount: number): number {
  if (paragraphCount <= 3) return 20 * paragraphCount
  return paragraphCount <= 6 ? 60 + 30 * (paragraphCount - 3) : 150 + 37.5 * (paragraphCount - 6)
}

/** Words that fill the shown duration at the age group's pace, the voice's pauses included. */
export const wordsFor = (ageGroup: AgeGroup, paragraphCount: number): number =>
  Math.round((secondsFor(paragraphCount) / 60) * AGE_GROUP_INFO[ageGroup].wordsPerMinute)
