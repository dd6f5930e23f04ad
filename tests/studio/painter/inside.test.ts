import { expect, test } from 'bun:test'
import type { SceneNote } from '../../../src/shared/stories/scene.ts'
import { withPaintableSetting } from '../../../src/studio/painter/enclosure.ts'

const inside = (setting: SceneNote['setting']): SceneNote => ({
  setting,
  place: 'inside',
  timeOfDay: 'afternoon',
  view: 'inside',
  weather: 'clear',
  present: [],
  props: [],
})

test.each(['Elementary School', 'Farm', 'Mountain', 'Outer Space'] as const)(
  'what happens inside is not painted outdoors: %s',
  (setting) => expect(withPaintableSetting(inside(setting))).toEqual(inside(setting)),
)

test('a castle is entered into its palace, and what has no inside is seen from nearby', () => {
  expect(withPaintableSetting(inside('Castle')).setting).toBe('Palace')
  expect(withPaintableSetting(inside('Lighthouse')).view).toBe('near')
})
