import { expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'

const GRANDMA: Helper = { id: 'grandma', name: 'Grandma', figure: 'grown-up', gender: 'female' }
const seats = (paragraph: string, ...note: string[]) => {
  const { present, props } = withNarratedActions({
    scene: noteOf(note.map((line) => line.replace('child', 'child-0'))),
    helpers: [GRANDMA],
    page: { paragraph, children: [{ name: 'Mia', gender: 'female' }] },
  })
  return [...present.map(({ bond }) => bond?.to), props]
}
const IN_KITCHEN = 'Kitchen, dusk, inside, clear: the kitchen table'

test('whoever sits at the table has a chair, and not the table', () => {
  expect(
    seats('They ate.', IN_KITCHEN, 'child sitting happy; grandma sitting happy', 'props: table, soup'),
  ).toEqual(['chair', 'chair', ['table', 'soup']])
  expect(
    seats(
      '“Oh,” said Grandma, from the floor.',
      IN_KITCHEN,
      'child standing happy; grandma sitting happy',
    )[1],
  ).toBe(undefined)
})

test('the chair that is there is Grandma’s, and the bench is for both', () => {
  const outside = 'Garden, afternoon, wide, clear: a garden'
  expect(seats('', outside, 'child sitting happy; grandma sitting happy', 'props: chair, pump')).toEqual([
    undefined,
    'chair',
    ['pump'],
  ])
  expect(seats('', outside, 'child sitting happy; grandma sitting happy', 'props: bench')).toEqual([
    'bench',
    'bench',
    [],
  ])
})

test('who stands leaves the chair alone', () => {
  expect(seats('', IN_KITCHEN, 'child standing happy; grandma standing happy', 'props: chair')).toEqual([
    undefined,
    undefined,
    ['chair'],
  ])
})
