import { expect, test } from 'bun:test'
import { plainNotes } from '../../../src/shared/stories/plain-notes.ts'
import { TIMES_OF_DAY } from '../../../src/shared/stories/scene.ts'

const BRIEF = { environment: 'Campground' as const, children: [{ name: 'Mia' }, { name: 'Leo' }] }
const WORDS = { paragraphs: ['Mia lit the lamp.', 'Leo and Mia sat.', 'An owl called.', 'Leo slept.'] }

test("words without notes get the story's place and the children each paragraph names", () => {
  const { scenes, helpers } = plainNotes(BRIEF, WORDS)
  expect(scenes.map(({ setting }) => setting)).toEqual(WORDS.paragraphs.map(() => 'Campground'))
  expect(scenes.map(({ present }) => present.map(({ who }) => who))).toEqual([
    ['child-0'],
    ['child-0', 'child-1'],
    ['child-0', 'child-1'],
    ['child-1'],
  ])
  expect(helpers).toEqual([])
})

test('a name inside another word calls nobody', () => {
  const { scenes } = plainNotes(
    { environment: 'Campground', children: [{ name: 'Al' }, { name: 'Mia' }] },
    { paragraphs: ['Although it was late, Mia sang.'] },
  )
  expect(scenes[0]?.present.map(({ who }) => who)).toEqual(['child-1'])
})

test('their evening deepens and their last picture is quiet', () => {
  const { scenes } = plainNotes(BRIEF, WORDS)
  const hours = scenes.map(({ timeOfDay }) => TIMES_OF_DAY.indexOf(timeOfDay))
  expect(hours).toEqual([...hours].sort((a, b) => a - b))
  expect(scenes.at(-1)?.present).toEqual([{ who: 'child-1', action: 'sitting', feeling: 'sleepy' }])
})
