export const AGE_GROUPS = ['3-5', '6-8', '9-12'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]

export interface AgeGroupInfo {
  id: AgeGroup
  title: string
  description: string
  /** Flesch-Kincaid grade that a story of this age group stays below (design, section 8). There is no minimum. */
  hardestGrade: number
  /** Narration speed (design, section 8). */
  wordsPerMinute: number
}

export const AGE_GROUP_INFO: Record<AgeGroup, AgeGroupInfo> = {
  '3-5': {
    id: '3-5',
    title: 'Ages 3-5',
    description: 'Simple words, short sentences',
    hardestGrade: 2.5,
    wordsPerMinute: 115,
  },
  '6-8': {
    id: '6-8',
    title: 'Ages 6-8',
    description: 'Easy vocabulary, gentle lessons',
    hardestGrade: 4.5,
    wordsPerMinute: 125,
  },
  '9-12': {
    id: '9-12',
    title: 'Ages 9-12',
    description: 'Complex stories, character development',
    hardestGrade: 7,
    wordsPerMinute: 135,
  },
}
