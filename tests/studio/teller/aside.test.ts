import { describe, expect, test } from 'bun:test'
import { asidesAmong, bothSaid, withAside } from '../../../src/studio/teller/aside.ts'
import { saidOf } from '../../../src/studio/teller/said-of.ts'
import type { WayName } from '../../../src/studio/teller/tale.ts'

const asideOf = (description: string, way: WayName = 'any') => asidesAmong(saidOf(description), way)[0]

describe('something more that a parent says of the child', () => {
  test.each([
    ['wants a goat. we live on the fourth floor', 'wanted a goat'],
    ['gap tooth, talks nonstop', 'talked nonstop'],
    [
      'forgets his lunchbox on the bus about twice a week',
      'forgot his lunchbox on the bus about twice a week',
    ],
    ['goes by Barty, collects bottle caps', 'collected bottle caps'],
    ['kind', 'was kind'],
    ['funny, loves eels', 'loved eels'],
    ['likes pigeons, names them all Steve', 'liked pigeons'],
    ['sore loser', 'hated losing'],
  ])('%p is told as %p', (description, aside) => expect(asideOf(description)).toBe(aside))

  test.each([
    ['sucks his thumb at night'],
    ["doesn't like his little cousins"],
    ['has cerebral palsy, uses a power chair'],
    ['stutters a bit'],
    ['hates the patch'],
    ['whiny lately'],
    ['naked whenever possible'],
    ['bites her nails, picks her nose'],
    ['still uses a dummy'],
    ['heart warrior, scar'],
    ['uses a walker'],
    ['scared of dogs'],
    ['hates reading aloud'],
    ['has a kite he takes everywhere'],
    [''],
  ])('%p is not', (description) => expect(asideOf(description)).toBeUndefined())

  test('is not what the tale turns on', () => {
    expect(asideOf('draws comics about a dumpling', 'draws')).toBeUndefined()
    expect(asideOf('draws comics about a dumpling', 'pet')).toBe('drew comics about a dumpling')
  })
})

describe('two things that a parent says', () => {
  test.each([
    ['loved fishing with Grandad', 'was tall', 'was tall and loved fishing with Grandad'],
    ['loved owls', 'loved pasta', 'loved owls and pasta'],
    ['loved baking with Nan', 'loved twirly dresses', 'loved twirly dresses and baking with Nan'],
    ['was very brave', 'was a drummer', 'was a very brave drummer'],
    ['was a netballer', 'was a team player', 'was a netballer and a team player'],
    ['was obsessed with lifts', 'was funny', 'was funny and obsessed with lifts'],
    ['was a fencer', 'had quick feet', 'was a fencer and had quick feet'],
  ])('%p and %p are said as %p', (one, other, both) => expect(bothSaid(one, other)).toBe(both))

  test.each([
    ['forgot his lunchbox on the bus about twice a week', 'was funny'],
    ['loved dogs and cats', 'was funny'],
    ['was the middle child', 'was funny'],
  ])('%p and %p are too much at once', (one, other) => expect(bothSaid(one, other)).toBeUndefined())
})

describe('a child is told of', () => {
  test.each([
    ['{Child} and {dad} had a tent.', '{Child}, who wanted a goat, and {dad} had a tent.'],
    ['In the box sat {child}. It rained.', 'In the box sat {child}, who wanted a goat. It rained.'],
    ['“Bed,” said {mama}. {Child} sat up.', '“Bed,” said {mama}. {Child}, who wanted a goat, sat up.'],
    ['{Child’s} boat was red. {Child} rowed.', '{Child’s} boat was red. {Child}, who wanted a goat, rowed.'],
  ])('where it is first named: %p', (opening, told) => expect(withAside(opening, 'wanted a goat')).toBe(told))

  test.each([
    ['“Come, {child}!” called {mama}.'],
    ['“How long is that?” asked {child}. Nobody knew.'],
    ['It was {child} who had thought of that.'],
    ['{Child}, who was there every afternoon, looked up.'],
    ['{with: {child} and {sibs} rowed. | }Nobody came.'],
    ['{trait: {child} {trait}. | }{child} rowed.'],
  ])('nowhere else: %p', (opening) => expect(withAside(opening, 'wanted a goat')).toBe(opening))

  test('in no other words where a parent says nothing of the kind', () =>
    expect(withAside('{Child} rowed.', undefined)).toBe('{Child} rowed.'))
})
