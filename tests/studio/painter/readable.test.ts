import { expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { describedLook } from '../../../src/studio/painter/figures/people/described-look.ts'
import { drawnNote } from './drawn-note.ts'

const grown = (id: string, name: string): Helper => ({ id, name, figure: 'grown-up', gender: 'female' })
const FAMILY = [grown('mama', 'Mama'), grown('grandma', 'Grandma'), grown('aunt', 'Aunt Nora')]
/** A tenth of a phone's height, as radius on the canvas. */
const READABLE = 60

test('among three grown-ups Mia’s face can be read in a wide view, too', () => {
  const { faces, people } = drawnNote(
    FAMILY,
    'Hills, afternoon, wide, clear: a road',
    'child standing happy; mama standing happy; grandma standing happy; aunt standing happy',
  )
  expect(faces[people.indexOf('child-0')]?.radius).toBeGreaterThan(READABLE)
})

test('a hen asleep before Mia is in the picture of a near view', () => {
  const hen: Helper = { id: 'hen', name: 'Hen', figure: 'hen' }
  const { faces, people } = drawnNote(
    [hen],
    'Farm, afternoon, near, clear: a yard',
    'child kneeling curious; hen asleep asleep',
  )
  expect(faces[people.indexOf('hen')]?.y).toBeLessThan(770)
})

test('Mrs. Brine in a wheelchair has one', () => {
  expect(describedLook('old lady in a wheelchair').wheelchair).toBe(true)
})
