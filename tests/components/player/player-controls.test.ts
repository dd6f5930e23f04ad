import { expect, test } from 'bun:test'
import { percentPlayed } from '../../../src/components/player/percent-played.ts'
import { placeByKey } from '../../../src/components/player/player-controls.tsx'
import { joinNames } from '../../../src/shared/kit/join-names.ts'

test.each([
  ['ArrowRight', 15],
  ['ArrowLeft', 5],
  ['ArrowUp', 15],
  ['ArrowDown', 5],
  ['Home', 0],
  ['End', 60],
  ['x', undefined],
])('at ten seconds %s leads to %p', (key, place) => expect(placeByKey(key, 10, 60)).toBe(place))

test('arrows stop at the story’s ends', () => {
  expect(placeByKey('ArrowLeft', 2, 60)).toBe(0)
  expect(placeByKey('ArrowRight', 58, 60)).toBe(60)
})

test.each([
  [0, 60, 0],
  [30, 60, 50],
  [59.99, 60, 99],
  [60, 60, 100],
  [61, 60, 100],
  [5, 0, 0],
])('%d of %d seconds are %d percent', (seconds, duration, percent) =>
  expect(percentPlayed(seconds, duration)).toBe(percent),
)

test.each([
  [[], ''],
  [['Mia'], 'Mia'],
  [['Mia', 'Leo'], 'Mia and Leo'],
  [['Mia', 'Leo', 'Noor'], 'Mia, Leo and Noor'],
])('%j are together %p', (names, text) => expect(joinNames(names)).toBe(text))
