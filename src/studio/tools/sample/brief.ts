import type { StoryBrief } from '../../../ports/writer.ts'
import { CAST } from '../pictures/cast.ts'

/** The brief of the landing page's story. */
export const SAMPLE_BRIEF: StoryBrief = {
  seed: 19,
  children: [
    {
      name: 'Mia',
      gender: 'female',
      description: 'curly red hair',
      wheelchair: false,
      castSheet: CAST.mia,
    },
  ],
  theme: 'safari-adventure',
  environment: 'Safari Park',
  tone: 'funny',
  ageGroup: '6-8',
  paragraphCount: 3,
  author: {
    name: 'grahame',
    displayName: 'Kenneth Grahame',
    era: 'Scotland and England, 1859-1932',
    style: 'Leisurely and cozy, with picnics, lists of food and the pull of home.',
    techniques: ['Lists of food', 'Riverbank weather', 'Homecoming'],
  },
  writingStyle: 'normal',
}
