import { describe, expect, test } from 'bun:test'
import type { Helper, SceneNote } from '../../../src/shared/stories/scene.ts'
import { findProp } from '../../../src/studio/painter/figures/props/find-prop.ts'
import { withNarratedCount } from '../../../src/studio/painter/narrated-count.ts'
import { crowdOfHelper, narratedCrowd } from '../../../src/studio/painter/narrated-crowd.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { MIA } from './figures/cast.ts'

const HELPERS: Helper[] = [
  { id: 'hens', name: 'the hens', figure: 'hen', kind: 'nine plump brown hens in a row' },
  { id: 'octopus', name: 'the octopus', figure: 'octopus', kind: 'large purple octopus' },
  { id: 'boggs', name: 'Mrs. Boggs', figure: 'pig', kind: 'gray warthog', gender: 'female' },
]
const note = (...who: string[]): SceneNote => ({
  setting: 'Farm',
  place: 'the yard',
  timeOfDay: 'afternoon',
  view: 'wide',
  weather: 'clear',
  present: who.map((one) => ({ who: one, action: 'standing', feeling: 'happy' })),
  props: [],
})
const crowdIn = (words: string, ...who: string[]) => narratedCrowd(note('child-0', ...who), words, HELPERS)

describe('many are drawn as many', () => {
  test.each([
    ['Forty-one girls came up the stairs.', 'child', 9],
    ['Along the wall sat eleven old people.', 'grown-up', 9],
    ['The guests sat around the table.', 'grown-up', 6],
    ['Three zebras looked over the fence.', 'thing', 3],
    ['Everybody clapped.', 'grown-up', 6],
    ['The Ducks were behind, and it was six o’clock.', 'child', 6],
  ] as const)('%s', (words, figure, count) => {
    expect(crowdIn(words)).toMatchObject({ figure, count })
  })

  test.each([
    'Mia told the fish about four zebras.',
    'Nobody had seen it.',
    'The two people looked at each other.',
    'Mia was five years old.',
  ])('but nobody else is there where %s', (words) => {
    expect(crowdIn(words)).toBeUndefined()
  })

  test('a warthog’s seven children are warthogs', () => {
    expect(crowdIn('Mrs. Boggs came with her seven children.', 'boggs')).toMatchObject({ figure: 'pig' })
  })

  test('the hens are nine, the octopus is one', () => {
    expect(HELPERS.map((one) => crowdOfHelper(one)?.count)).toEqual([8, undefined, undefined])
  })
})

const withPictureSubject = (paragraph: string, who: string[], props: string[] = []) =>
  drawPicture({
    seed: 4,
    scene: { ...note(...who), props },
    tone: 'gentle',
    cast: [MIA],
    helpers: HELPERS,
    page: { paragraph, children: [{ name: 'Mia', gender: 'female' }] },
  })
const figuresIn = ({ action }: { action: string }) =>
  action.match(/translate\(-?\d+ -?\d+\)"><ellipse/g)?.length ?? 0

describe('a crowd stands behind', () => {
  test('its figures are painted before the row, and its faces are nobody’s', () => {
    const [crowded, alone] = ['The guests came into the yard.', 'Mia came into the yard.'].map((words) =>
      withPictureSubject(words, ['child-0']),
    )
    expect(crowded?.action.length).toBeGreaterThan((alone?.action.length ?? 0) * 1.8)
    expect(crowded?.faces).toEqual(alone?.faces ?? [])
  })

  test('the row of hens is more than one hen', () => {
    const [hens, octopus] = ['hens', 'octopus'].map((one) => withPictureSubject('', ['child-0', one]))
    expect(figuresIn(hens ?? { action: '' })).toBeGreaterThan(figuresIn(octopus ?? { action: '' }) + 2)
  })
})

describe('a thing of the note is there in the number that the words say', () => {
  test.each([
    ['glass slipper', 'There stood forty-one slippers.', 'many glass slipper'],
    ['crow', 'Two crows sat on him.', 'two crow'],
    ['crow', 'A crow sat on him.', 'crow'],
    ['three stone kings', 'There were twelve stone kings.', 'three stone kings'],
  ])('%s: %s', (prop, words, expected) => {
    expect(withNarratedCount(prop, words)).toBe(expected)
  })

  test('nine cups are broader than five, and broad tables stand one behind the other', () => {
    const half = (words: string) => findProp(words)?.half ?? 0
    expect(half('nine bowls')).toBeGreaterThan(half('three bowls'))
    expect(half('thirteen bowls')).toBeGreaterThan(half('nine bowls'))
    expect(half('forty bowls')).toBeLessThan(half('bowl') * 4)
    expect(half('four tables')).toBeGreaterThan(half('table'))
    expect(half('four tables')).toBeLessThan(half('table') * 3)
  })
})
