import { expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { isThumbSized } from '../../../src/studio/painter/described-size.ts'
import { drawnNote } from './drawn-note.ts'

const GOOSE: Helper = { id: 'goose', name: 'Goose', figure: 'duck', kind: 'big white goose' }
const MEADOW = 'Hills, afternoon, wide, clear: a meadow'
const length = (helpers: Helper[], ...lines: string[]) => drawnNote(helpers, MEADOW, ...lines).action.length

test('a captain who is no bigger than a thumb is much smaller than a child, and one as tall as a door is not', () => {
  expect(isThumbSized({ name: 'Pell', figure: 'captain', kind: 'captain no bigger than a thumb' })).toBe(true)
  expect(isThumbSized({ name: 'Pell', figure: 'captain', kind: 'captain as tall as a door' })).toBe(false)
  const pell: Helper = { id: 'pell', name: 'Pell', figure: 'captain', kind: 'captain no bigger than a thumb' }
  const { faces, people } = drawnNote([pell], MEADOW, 'child standing happy; pell standing happy')
  const [mia, other] = ['child-0', 'pell'].map((who) => faces[people.indexOf(who)]?.radius ?? 0)
  expect(other ?? 0).toBeLessThan((mia ?? 0) / 2)
})

test('five geese, and a small goose, are drawn beside Goose, but not Goose twice', () => {
  const alone = length([GOOSE], 'goose standing happy')
  expect(length([GOOSE], 'goose standing happy', 'props: goose')).toBe(alone)
  expect(length([GOOSE], 'goose standing happy', 'props: five geese')).toBeGreaterThan(alone)
  expect(length([GOOSE], 'goose standing happy', 'props: small goose')).toBeGreaterThan(alone)
})

test('a pet in the arms does not also stand on the ground', () => {
  const held = length([], 'child standing happy holding cat')
  const lying = length([], 'child standing happy', 'props: cat') - length([], 'child standing happy')
  const more = length([], 'child standing happy holding cat', 'props: cat') - held
  expect(more).toBeLessThan(lying / 10)
})

test('a bear and an alien hold a stuffed animal, too', () => {
  const bear: Helper = { id: 'bear', name: 'Bear', figure: 'bear', kind: 'brown bear' }
  const alien: Helper = { id: 'moof', name: 'Moof', figure: 'alien', kind: 'round purple alien' }
  for (const helper of [bear, alien])
    expect(length([helper], `${helper.id} sitting happy holding stuffed fox`)).toBeGreaterThan(
      length([helper], `${helper.id} sitting happy`),
    )
})
