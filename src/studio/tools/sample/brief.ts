import type { StoryBrief } from '../../../ports/writer.ts'
import { CAST } from '../pictures/cast.ts'

/** What the landing page's story was asked for. */
export const SAMPLE_BRIEF: StoryBrief = {
  seed: 19,
  children: [
    {
      name: 'Mia',
      gender: 'female',
      description: 'brave and kind, loves bears, curly red hair',
      wheelchair: false,
      castSheet: CAST.mia,
    },
  ],
  theme: 'winter-wonderland',
  environment: 'Magical Forest',
  tone: 'sleepy',
  ageGroup: '6-8',
  paragraphCount: 3,
  author: {
    name: 'potter',
    displayName: 'Beatrix Potter',
    era: 'England, 1866-1943',
    style: 'Dry understatement about very small animals and their proper coats.',
    techniques: ['Dry understatement', 'Exact small details', 'Proper manners'],
  },
  writingStyle: 'normal',
}
