import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import type { Placed } from '../../../src/studio/painter/actors.ts'
import { drawChild } from '../../../src/studio/painter/figures/index.ts'
import { RIG_SCALE } from '../../../src/studio/painter/figures/placement.ts'
import { findProp } from '../../../src/studio/painter/figures/props/find-prop.ts'
import { heldProp } from '../../../src/studio/painter/figures/props/held-prop.ts'
import { newSketch } from '../../../src/studio/painter/figures/sketch.ts'
import { lifeSize, standsOutside } from '../../../src/studio/painter/life-size.ts'
import { placeOnBed } from '../../../src/studio/painter/on-bed.ts'
import { hasSnow } from '../../../src/studio/painter/snow.ts'
import { sortProps } from '../../../src/studio/painter/sort-props.ts'
import { drawnNote } from './drawn-note.ts'
import { MIA, NOON, SPOT } from './figures/cast.ts'

const HELPERS: Helper[] = [
  { id: 'papa', name: 'Papa', figure: 'grown-up', kind: 'father in a straw hat', gender: 'male' },
]
const withPictureSubject = (...lines: string[]) => drawnNote(HELPERS, ...lines)
const actionOf = (...lines: string[]) => withPictureSubject(...lines).action

const heightOf = (words: string) => {
  const model = findProp(words)
  return model ? (model.above + model.below) * lifeSize(words) : 0
}

describe('what one rides in or goes into is larger than a child', () => {
  test.each(['red car', 'bus', 'truck', 'fire truck', 'rocket', 'house', 'barn', 'train'])('%s', (words) => {
    expect(heightOf(words)).toBeGreaterThan(280)
  })

  test.each(['toy car', 'toy fire truck', 'paper boat'])('but a %s is a toy', (words) => {
    expect(heightOf(words)).toBeLessThan(130)
  })

  test('a bus is in no room, a toy bus is', () => {
    expect(['bus', 'toy bus'].map(standsOutside)).toEqual([true, false])
  })

  test('a fire truck is no delivery van', () => {
    expect(findProp('fire truck')?.name).toBe('fire truck')
  })
})

describe('what belongs on a table is on it', () => {
  const kitchen = (...props: string[]) => sortProps(props, { setting: 'Kitchen', view: 'wide' }, false)
  test('the cake and the candle are on the table, the ball is on the floor', () => {
    expect(kitchen('cake', 'table', 'candle', 'ball')).toMatchObject({
      surface: 'table',
      upon: ['cake', 'candle'],
      loose: ['ball'],
    })
  })

  test('Mia’s soup is on the stove, and a vase on the piano', () => {
    expect(kitchen('soup', 'stove')).toMatchObject({ surface: 'stove', upon: ['soup'], loose: [] })
    expect(kitchen('piano', 'vase')).toMatchObject({ surface: 'piano', upon: ['vase'], loose: [] })
  })

  test('but Leo’s cake is not, nor anything on a piano that sticks to the ceiling', () => {
    expect(kitchen('cake', 'stove')).toMatchObject({ surface: 'side table', loose: ['stove'] })
    expect(kitchen('vase', 'piano on the ceiling').surface).toBe('side table')
  })
})

describe('at the bed', () => {
  const NOTE = ['Bedroom, night, inside, clear: the bed', 'child asleep asleep; papa sitting happy']

  test('the cat sleeps on the blanket, above the floor', () => {
    const [cat, without] = ['cat', 'zzyzx'].map((prop) => actionOf(...NOTE, `props: bed, ${prop}`))
    expect(cat?.length).toBeGreaterThan((without?.length ?? 0) + 1000)
    const { faces } = withPictureSubject(...NOTE, 'props: bed, cat')
    expect(faces).toHaveLength(2)
  })

  test('a toy lies on the blanket, not over the bedpost, and plates are not in bed', () => {
    const sleeper = { sheet: MIA, sleepingPlace: 'bed', spot: { x: 672, y: 800, scale: 1 }, depth: 1 }
    const lying = (prop: string) =>
      placeOnBed([sleeper as unknown as Placed], [prop], NOON, (prefix) => `${prefix}-1`)
    const [, x, y] =
      lying('toy fire truck')
        .laid[0]?.svg.match(/translate\(([\d.]+) ([\d.]+)\)/)
        ?.map(Number) ?? []
    expect(x).toBeLessThan(672 + 100)
    expect(y).toBeGreaterThan(800 - 40)
    expect(lying('three plates')).toMatchObject({ laid: [], others: ['three plates'] })
  })

  test('no flame stands on the floor: it is on the night table', () =>
    expect(sortProps(['lantern'], { setting: 'Bedroom', view: 'near' }, false)).toMatchObject({
      surface: 'night table',
      upon: ['lantern'],
      loose: [],
    }))
})

test('the hat that Papa wears does not lie on the ground as well', () => {
  const NOTE = ['Hills, dusk, wide, clear: the hill', 'child standing happy; papa standing happy']
  const [hat, none, cup] = ['hat', 'zzyzx', 'cup'].map((prop) => actionOf(...NOTE, `props: ${prop}`).length)
  expect(hat).toBeLessThan((none ?? 0) + 40)
  expect(cup).toBeGreaterThan(none ?? 0)
})

describe('snow lies where the words have it', () => {
  const placeOf = (...lines: string[]) => withPictureSubject(...lines).place
  const MIA_IN = (setting: string, weather: string) => [
    `${setting}, afternoon, wide, ${weather}: the street`,
    'child standing happy',
  ]

  test('in a street where it snows, or with a heap of snow in it, the ground is another one', () => {
    const bare = placeOf(...MIA_IN('City Center', 'clear'))
    expect(placeOf(...MIA_IN('City Center', 'clear'), 'props: snow').length).toBeGreaterThan(
      bare.length + 600,
    )
    expect(hasSnow({ setting: 'City Center', weather: 'snow', props: [] })).toBe(true)
  })

  test('in no room, and in no wood that has its own', () => {
    expect(hasSnow({ setting: 'Kitchen', weather: 'snow', props: ['snow'] })).toBe(false)
    expect(hasSnow({ setting: 'Snowy Wood', weather: 'snow', props: [] })).toBe(false)
  })

  test('the two are two places: one is not kept for the other', () => {
    const keys = [[], ['props: snow']].map(
      (props) => withPictureSubject(...MIA_IN('City Center', 'clear'), ...props).placeKey,
    )
    expect(keys[0]).not.toBe(keys[1] ?? '')
  })
})

test('a photo, a drawing and a painting are three things', () => {
  expect(['photo', 'drawing', 'painting'].map((words) => findProp(words)?.name)).toEqual([
    'photo',
    'drawing',
    'picture',
  ])
})

test('corn stands in the field, higher than a child', () => {
  expect(heightOf('corn stalks')).toBeGreaterThan(348)
  const [none, ...corn] = ['zzyzx', 'corn', 'tall corn', 'rows of corn'].map((prop) =>
    actionOf('Farm, dusk, wide, clear: the field', 'child standing happy', `props: ${prop}`),
  )
  for (const field of corn) expect(Math.abs(field.length - (corn[0]?.length ?? 0))).toBeLessThan(100)
  expect(corn[0]?.length).toBeGreaterThan((none?.length ?? 0) + 2000)
})

test('the canopy of an umbrella is more than a face above the hand that holds it', () => {
  const { face } = drawChild(MIA, { action: 'standing', feeling: 'happy' }, SPOT, NOON, (prefix) => prefix)
  const held =
    heldProp(
      'umbrella',
      newSketch((prefix) => prefix),
    )?.svg ?? ''
  const [, up, fit] = /translate\(0 ([\d.-]+)\) scale\(([\d.]+)\)/.exec(held)?.map(Number) ?? []
  const [, rim] = /M-92 (-\d+)/.exec(held)?.map(Number) ?? []
  const above = -((up ?? 0) + (rim ?? 0) * (fit ?? 1)) * RIG_SCALE * SPOT.scale
  expect(above).toBeGreaterThan(face.radius * 2)
})
