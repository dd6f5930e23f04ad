import { expect, test } from 'bun:test'
import { changedStory } from '../../../islands/recording/changed-story.ts'
import type { RecordedStory, RecordedVoice } from '../../../src/shared/recordings/recorded-story-payload.ts'

const story = (state: RecordedVoice['state']): RecordedStory => ({
  id: 1,
  title: 'Mia and the Lamp',
  pages: [{ words: 'Mia looked up.', pictureUrl: null }],
  voices: [{ name: 'Grandma', state, recorded: [{ page: 0, url: '/media/one.mp3', seconds: 4 }] }],
})

test('an answer that says nothing new changes nothing, however often a delayed voice is asked for', () => {
  const known = story('delayed')
  expect(changedStory(known, story('delayed'))).toBe(known)
})

test('a voice that is there at last is news', () => {
  const answer = story('there')
  expect(changedStory(story('delayed'), answer)).toBe(answer)
})
