import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import type { Placed } from '../../../src/studio/painter/actors.ts'
import { bedThingIn } from '../../../src/studio/painter/bed-things.ts'
import { liesAwake, withAwakeInBed } from '../../../src/studio/painter/bedtime/awake-in-bed.ts'
import { bedtimeLookOf } from '../../../src/studio/painter/bedtime/bedtime-look.ts'
import { mentionedProps } from '../../../src/studio/painter/mentioned-props.ts'
import { namedIn } from '../../../src/studio/painter/named-actors.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'
import { placeOnBed } from '../../../src/studio/painter/on-bed.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { MIA, NOON } from './figures/cast.ts'

const DAD: Helper = { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' }
const bedroom = (does: string, props = 'bed') =>
  noteOf([
    'Bedroom, night, inside, clear: the bedroom',
    `child-0 ${does}; dad sitting happy`,
    `props: ${props}`,
  ])
const PAGE = { paragraph: '', children: [{ name: 'Mia', gender: 'female' as const }] }

test.each([
  ['cat under bed', { prop: 'cat', where: 'under' }],
  ['coat on bed', { prop: 'coat', where: 'on' }],
  ['slippers beside bed', { prop: 'slippers', where: 'beside' }],
  ['toy tractor', { prop: 'toy tractor', where: 'on' }],
  ['shoes', { prop: 'shoes', where: 'beside' }],
  ['moon', { prop: 'moon', where: 'away' }],
  ['lamp', { prop: 'lamp', where: 'away' }],
] as const)('at the bed, %s is where its words have it', (words, thing) => {
  expect(bedThingIn(words)).toEqual(thing)
})

describe('Mia’s bed', () => {
  const sleeper = {
    sheet: MIA,
    sleepingPlace: 'bed',
    spot: { x: 672, y: 800, scale: 1 },
    depth: 1,
    perch: 74,
  }
  const heightOf = (prop: string) => {
    const { laid, others } = placeOnBed(
      [sleeper as unknown as Placed],
      [prop],
      NOON,
      (prefix) => `${prefix}-1`,
    )
    expect(others).toEqual([])
    return Number(/translate\([\d.]+ ([\d.]+)\)/.exec(laid[0]?.svg ?? '')?.[1])
  }
  test('has the die under it, on the floor, and the spoon on it', () => {
    expect(heightOf('dice under bed')).toBeGreaterThan(840)
    expect(heightOf('wooden spoon on bed')).toBeLessThan(790)
  })
  test('has the coat spread over it, lying', () => {
    const { laid } = placeOnBed(
      [sleeper as unknown as Placed],
      ['coat on bed'],
      NOON,
      (prefix) => `${prefix}-1`,
    )
    expect(laid[0]?.svg).toContain('rotate(-78')
  })
  test('has nobody sitting on the cat', () => {
    const looks = Array.from({ length: 12 }, (_, seed) =>
      bedtimeLookOf(bedroom('asleep asleep', 'cat on bed'), 'Dad sat on the bed.', seed, [DAD]),
    )
    expect(looks.every(({ bedding }) => bedding.watch === 'behind')).toBe(true)
  })
})

describe('Mia is in her bed', () => {
  const inBed = (does: string, narration = '', props?: string) => {
    const scene = bedroom(does, props)
    const told = withNarratedActions({ scene, helpers: [DAD], page: { ...PAGE, paragraph: narration } })
    const one = withAwakeInBed(told, narration, namedIn(scene.present, PAGE, [DAD]))
    return { ...one, isAwake: one.present[0] !== undefined && liesAwake(one.present[0]) }
  }
  test.each([
    'reading curious in bed',
    'peeking surprised in bed',
    'drawing happy in bed',
    'hiding happy under quilt',
  ])('where she is %s', (does) => expect(inBed(does).isAwake).toBe(true))
  test('with the book that she holds on her blanket, but no second pillow', () => {
    expect(inBed('sitting happy in bed holding book').props).toEqual(['book', 'bed'])
    expect(inBed('lying happy in bed holding pillow').props).toEqual(['bed'])
  })
  test('when the die has rolled under it', () =>
    expect(
      inBed('lying happy', 'The die went over the edge and under the bed.', 'dice under bed').isAwake,
    ).toBe(true))
})

test('what Hilda had in the valley is not in Mia’s bedroom, but what is told of her night is', () => {
  const { present } = bedroom('asleep asleep')
  const told = (words: string) => mentionedProps({ props: [], present, setting: 'Bedroom' }, words)
  expect(told('Hilda found a cup. At home Mia slept.')).toEqual([])
  expect(told('Dad had a cup. At bedtime Mia took her spoon along.')).toEqual(['spoon'])
})
