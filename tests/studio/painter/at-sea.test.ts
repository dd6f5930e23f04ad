import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { isAtSea, withBoats } from '../../../src/studio/painter/at-sea.ts'
import { isVessel, placeVessels } from '../../../src/studio/painter/vessels.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { drawnNote } from './drawn-note.ts'
import { freshIds, NOON } from './figures/cast.ts'

const GRANDPA: Helper = { id: 'grandpa', name: 'Grandpa', figure: 'grown-up' }
const WHALE: Helper = { id: 'whale', name: 'the whale', figure: 'whale' }
const HULL = 'M-122 -22Q0 2 122 -22'
const noted = (...lines: string[]) => noteOf(lines.map((line) => line.replaceAll('child', 'child-0')))

describe('whoever is out at sea is in a boat on the water', () => {
  test.each([
    'Beach, afternoon, wide, clear: a small boat on the sea, near a flat rock',
    'Underwater World, dusk, near, clear: the glass floor of the boat, with a whale under it',
    'Pirate Ship, dusk, near, clear: the small boat, with a radio on the bench',
    'Beach, dusk, wide, clear: the sea at dusk, with a buoy and small boats far apart',
    'Beach, golden, near, clear: the sea, with somebody in it up to the neck',
  ])('%s', (place) => {
    expect(isAtSea(noted(place, 'child sitting happy'))).toBe(true)
  })

  test.each([
    'Beach, afternoon, wide, clear: a small harbor, with a boat and an island far off',
    'Beach, golden, near, clear: at the edge of the water',
    'Pirate Ship, night, near, clear: the deck of the boat, by the bell',
    'Garden, night, near, clear: a boat on the sea',
  ])('but not %s', (place) => {
    expect(isAtSea(noted(place, 'child sitting happy'))).toBe(false)
  })

  test('Mia and Grandpa sit in a boat, the whale swims beside it, and the soup is in a hand', () => {
    const { present, props } = withBoats(
      noted(
        'Underwater World, afternoon, wide, clear: a small boat on the sea, with whales below it',
        'child kneeling happy; grandpa standing happy; whale swimming happy',
        'props: boat, soup',
      ),
      [GRANDPA, WHALE],
    )
    expect(present.map(({ bond }) => bond?.to)).toEqual(['rowboat', 'rowboat', undefined])
    expect(present.some(({ holding }) => holding === 'soup')).toBe(true)
    expect(props).toEqual([])
  })

  test('nobody wears a diving mask in a boat, and there is a hull', () => {
    const { action, placeKey } = drawnNote(
      [GRANDPA],
      'Underwater World, afternoon, wide, clear: a small boat on the sea',
      'child sitting happy; grandpa sitting happy',
    )
    expect(placeKey).toContain('sea')
    expect(placeKey).toStartWith('Beach')
    expect(action).toContain(HULL)
  })

  test('boats far apart are several', () => {
    const others: Helper[] = [GRANDPA, { id: 'ines', name: 'Ines', figure: 'child' }]
    const { present } = withBoats(
      noted(
        'Beach, dusk, wide, clear: the sea at dusk, with a buoy and small boats far apart',
        'child standing happy; grandpa standing happy; ines sitting worried',
      ),
      others,
    )
    expect(new Set(present.map(({ bond }) => bond?.to)).size).toBe(2)
  })
})

describe('what floats is on the water of the place', () => {
  const laid = (props: string[]) =>
    placeVessels(
      props,
      {
        backdrop: { water: { top: 690, bottom: 872 } },
        camera: { left: 0, top: 0, zoom: 1, middle: 672 },
        faces: [],
      },
      NOON,
      freshIds(),
    )
  const lines = (svg: string) =>
    [...svg.matchAll(/<g transform="translate\([\d.-]+ ([\d.-]+)\) scale\(/g)].map(([, y]) => Number(y))

  test('three boats lie between the horizon and the shore', () => {
    const { behind: svg, others } = laid(['three boats', 'shell'])
    expect(lines(svg).length).toBe(3)
    for (const y of lines(svg)) {
      expect(y).toBeGreaterThan(690)
      expect(y).toBeLessThan(872)
    }
    expect(others).toEqual(['shell'])
  })

  test('a toy boat, a boat on its side and a spaceship stay where they are', () => {
    for (const prop of ['toy boat', 'paper boat', 'boat on its side', 'cat in boat'])
      expect(isVessel(prop)).toBe(false)
    expect(isVessel('ship')).toBe(true)
  })

  test('with somebody in the sea a near view of the beach is a wide one', () => {
    const near = 'Beach, afternoon, near, clear: at the edge of the water'
    expect(withBoats(noted(near, 'child swimming happy'), []).view).toBe('wide')
    expect(withBoats(noted(near, 'child standing happy'), []).view).toBe('near')
  })

  test('who swims at the beach is in the sea, behind those on the sand', () => {
    const swimming = { id: 'grandma', name: 'Grandma', figure: 'grown-up' } as const
    const { faces, people } = drawnNote(
      [swimming, GRANDPA],
      'Beach, afternoon, wide, clear: the beach, with the sea',
      'child standing happy; grandpa standing happy; grandma swimming happy',
    )
    const at = (who: string) => faces[people.indexOf(who)]
    expect(at('grandma')?.radius ?? 99).toBeLessThan(at('grandpa')?.radius ?? 0)
  })
})
