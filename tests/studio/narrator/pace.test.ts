import { expect, test } from 'bun:test'
import { AGE_GROUP_INFO, AGE_GROUPS } from '../../../src/shared/stories/age-groups.ts'
import { speakStory } from '../../../src/studio/narrator/index.ts'
import { pausesFor } from '../../../src/studio/narrator/pace.ts'

const STORY = [
  'Mia had gone into the wood to look for blackberries. Her curly red hair had a leaf in it. High in an oak there was a hole, and in the hole were two round eyes.',
  '“Wait for me!” called a snail from the gatepost. “I know this wood. I have seen every inch of it, very close up.” Mia gave her a ride on one shoulder.',
]

test.each([...AGE_GROUPS])('a story for ages %s is read at their own pace', async (ageGroup) => {
  const { words, durationSeconds } = await speakStory({ paragraphs: STORY, ageGroup })
  const perMinute = (words.length / durationSeconds) * 60
  expect(Math.abs(perMinute - AGE_GROUP_INFO[ageGroup].wordsPerMinute)).toBeLessThan(6)
})

test('pauses stay natural, however slow or fast the words were', () => {
  const rests = ['sentence', 'paragraph', 'sentence', 'paragraph'] as const
  const slow = pausesFor(rests, { spokenSeconds: 60, wordCount: 20, ageGroup: '3-5' })
  const fast = pausesFor(rests, { spokenSeconds: 1, wordCount: 200, ageGroup: '3-5' })
  expect(slow[0]).toBeGreaterThan(0.25)
  expect(fast[1]).toBeLessThan(2.5)
})
