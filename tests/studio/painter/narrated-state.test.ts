import { describe, expect, test } from 'bun:test'
import { findProp } from '../../../src/studio/painter/figures/props/find-prop.ts'
import { isDrawn } from '../../../src/studio/painter/figures/props/prop.ts'
import { newSketch } from '../../../src/studio/painter/figures/sketch.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'
import { withNarratedState } from '../../../src/studio/painter/narrated-state.ts'
import { withPropPairs } from '../../../src/studio/painter/prop-pairs.ts'
import { drawPropRow } from '../../../src/studio/painter/prop-row.ts'
import { sortProps } from '../../../src/studio/painter/sort-props.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { drawnNote } from './drawn-note.ts'
import { freshIds, NOON } from './figures/cast.ts'

describe('a thing is as the words say that it is', () => {
  test.each([
    ['cake', 'a kitchen chair with a flat cake on it', '', 'flat cake'],
    ['cake', '', 'The cake was flat. It had a dent in the middle.', 'flat cake'],
    ['hut', '', 'It stood on a mountain, and the hut was crooked.', 'crooked hut'],
    ['towel', 'by the green towel under the pine', '', 'green towel'],
    ['three stone kings', 'a row of white stone kings', '', 'three white stone kings'],
    ['plate', '', 'The plate was empty at once.', 'empty plate'],
    ['sandwich', '', 'Grandpa sat down and ate a sandwich.', 'half-eaten sandwich'],
    ['clock', '', 'He ate the clock. Tick, tick, tick.', undefined],
    ['hat', '', 'The hat was gone.', undefined],
    ['hat', '', 'The hat was gone. But Mia found the hat.', 'hat'],
  ])('%s: %s%s', (prop, place, narration, expected) => {
    expect(withNarratedState(prop, place, narration)).toBe(expected as string)
  })

  test.each([
    ['red cup', '', 'The blue cup stood there.'],
    ['stamp', '', 'Then she shut the stamp up in a drawer.'],
    ['jar', 'a bowl of brown soup and a jar', ''],
    ['lighthouse', 'a red and white lighthouse in the sea', ''],
    ['cup', '', 'Mia drank.'],
  ])('but %s stays what it is: %s%s', (prop, place, narration) => {
    expect(withNarratedState(prop, place, narration)).toBe(prop)
  })

  test.each([
    'flat cake',
    'crooked house',
    'cracked bowl',
    'tied package',
    'folded shirt',
    'rolled-up rug',
    'half-eaten cookie',
  ])('%s is drawn otherwise than whole', (words) => {
    const whole = words.split(' ').at(-1) ?? ''
    const draw = (name: string) => findProp(name)?.draw(newSketch(freshIds()))
    expect(isDrawn(words)).toBe(true)
    expect(draw(words)).not.toBe(draw(whole))
  })

  test('a flat cake is lower than a cake, and stands where it stood', () => {
    const [flat, cake] = [findProp('flat cake'), findProp('cake')]
    expect((flat?.above ?? 0) + (flat?.below ?? 0)).toBeLessThan(
      ((cake?.above ?? 0) + (cake?.below ?? 0)) * 0.6,
    )
    expect(flat?.below).toBe(cake?.below ?? 0)
  })
})

describe('a thing is where the place says', () => {
  test.each([
    [['cake', 'chair'], 'Kitchen', 'a cake on a kitchen chair', ['cake on chair']],
    [
      ['soccer ball', 'goal'],
      'Sports Field',
      'in front of the goal, with the ball in it',
      ['soccer ball in goal'],
    ],
    [['cup'], 'Kitchen', 'the kitchen, with one cup left on the shelf', ['cup on empty shelf']],
    [['hat'], 'Garden', 'the boat, with a hat in the air', ['hat in the air']],
    [
      ['rope', 'bag', 'tree'],
      'Campground',
      'a bag high up on a rope, under the bough of a big tree',
      ['hanging bag'],
    ],
    [['map'], 'Kitchen', 'the castle kitchen, a map on the table', ['map', 'table']],
    [['table', 'soup'], 'Palace', 'the breakfast table in the palace', ['table', 'soup']],
  ] as const)('%p', (props, setting, place, expected) => {
    expect(withPropPairs(props, { setting, place }, '')).toEqual([...expected])
  })

  test('the ball lies on the line of the goal that is there, and no second goal stands about', () => {
    const [inside, beside] = ['in front of the goal, with the ball in it', 'in front of the goal'].map(
      (place) =>
        drawnNote(
          [],
          `Sports Field, golden, wide, clear: ${place}`,
          'child standing happy',
          'props: goal, ball',
        ).action.length,
    )
    expect(Math.abs((inside ?? 0) - (beside ?? 0))).toBeLessThan(400)
  })
})

test('a truck is on no bench', () =>
  expect(sortProps(['blue truck', 'cup'], { setting: 'City Center', view: 'near' }, false).upon).toEqual([
    'cup',
  ]))

describe('more than five', () => {
  const row = (name: string) =>
    drawPropRow(name, [], { view: 'wide', ground: 985, middle: 672 }, NOON, freshIds())?.svg ?? ''

  test('twelve kings of stone stand in a row behind everybody', () => {
    const kings = [...row('twelve stone kings').matchAll(/<g transform="translate\(([\d.-]+) /g)].map(
      ([, x]) => Number(x),
    )
    expect(kings.length).toBe(12)
    expect(Math.max(...kings) - Math.min(...kings)).toBeGreaterThan(900)
  })

  test('few of them, and many of what is small, do not', () => {
    expect(row('three stone kings')).toBe('')
    expect(row('twelve cups')).toBe('')
  })

  test('forty slippers are more than nine', () => {
    const length = (words: string) => (findProp(words)?.draw(newSketch(freshIds())) ?? '').length
    expect(length('forty slippers')).toBeGreaterThan(length('nine slippers') * 2)
  })
})

describe('what tales turn on is drawn as what it is', () => {
  test.each([
    ['note', 'note card'],
    ['card', 'note card'],
    ['page', 'paper'],
    ['scales', 'balance'],
    ['round glass door', 'glass door'],
    ['deck chair', 'deck chair'],
    ['can', 'can'],
    ['fountain', 'fountain'],
    ['board', 'board'],
    ['bin', 'bin'],
    ['cloth', 'cloth'],
    ['tape', 'tape'],
    ['rosin', 'rosin'],
  ])('a %s is a %s', (words, name) => expect(findProp(words)?.name).toBe(name))

  test('a car half out of the snow has a heap of snow before it, and is as large as a car', () => {
    const place = 'a green car, half out of the snow'
    expect(withPropPairs(['green car', 'snow'], { setting: 'City Center', place }, '')).toEqual([
      'green car in snow',
    ])
    const { action } = drawnNote(
      [],
      `City Center, golden, wide, snow: ${place}`,
      'child standing happy',
      'props: car, snow',
    )
    expect(action).toContain('M-108 18Q-98 -34 -58 -46')
  })

  test('the bear is in the door that goes around', () => {
    const bear = { id: 'bear', name: 'the bear', figure: 'bear' } as const
    const { present } = withNarratedActions({
      scene: noteOf([
        'City Center, dusk, near, clear: a round glass door, with a bear in it',
        'bear walking worried',
        'props: door',
      ]),
      helpers: [bear],
    })
    expect(present[0]?.bond).toEqual({ how: 'in', to: 'round glass door' })
  })

  test('at the beach one sits in deck chairs', () => {
    const { props } = withNarratedActions({
      scene: noteOf([
        'Beach, golden, near, clear: the chairs',
        'child-0 standing happy',
        'props: two chairs',
      ]),
      helpers: [],
    })
    expect(props).toEqual(['two deck chairs'])
  })
})

describe('a thing is where the paragraph puts it', () => {
  const scene = { setting: 'Kitchen', place: 'the kitchen' } as const
  test.each([
    [['napkin', 'chair'], 'Mia put the napkin on the chair.', ['napkin on chair']],
    [['boots'], 'The boots lay on the rug.', ['boots on rug']],
    [['fish'], 'In the bucket was a fish.', ['fish in bucket']],
    [['caterpillar'], 'Mia had a caterpillar in a box.', ['caterpillar in box']],
    [['fork'], 'Dad sat there with his fork in the air.', ['fork']],
    [['boots'], 'The boots lay on her chest.', ['boots']],
  ])('%p: %s', (props, narration, expected) =>
    expect(withPropPairs(props, scene, narration)).toEqual(expected),
  )
})
