import { expect, test } from 'bun:test'
import { habitsOf, USUAL_HABITS } from '../../../src/components/player/evening.ts'

test('a family’s habits are found again', () => {
  const kept = {
    view: 'page',
    speed: 0.75,
    textSize: 'largest',
    letters: 'clear',
    spacing: 'wide',
    light: 'soft',
  } as const
  expect(habitsOf(kept)).toEqual(kept)
})

test.each([[undefined], [null], [7], ['words'], [[]], [{ speed: 9, view: 'map', letters: 1, textSize: '' }]])(
  'kept as %j they are the usual ones',
  (kept) => expect(habitsOf(kept)).toEqual(USUAL_HABITS),
)

test('valid choices are kept beside invalid ones', () => {
  expect(habitsOf({ speed: 1.25, textSize: 'huge' })).toEqual({ ...USUAL_HABITS, speed: 1.25 })
})
