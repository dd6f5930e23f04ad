import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { drawProp } from '../../../src/studio/painter/figures/index.ts'
import { placeLooseProps } from '../../../src/studio/painter/loose-props.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'
import { windowProp } from '../../../src/studio/painter/window-prop.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { drawnNote } from './drawn-note.ts'
import { freshIds, NOON, SPOT } from './figures/cast.ts'

const HELPERS: Helper[] = [
  { id: 'grandma', name: 'Grandma', figure: 'grown-up', kind: 'grandmother with a fiddle', gender: 'female' },
  { id: 'bear', name: 'Bear', figure: 'bear' },
  { id: 'cloud', name: 'the cloud', figure: 'cloud' },
]
const actionOf = (...lines: string[]) => drawnNote(HELPERS, ...lines).action

describe('things on and in each other', () => {
  test('the bird on the bench is drawn with its bench', () => {
    const [both, bench] = ['bird on bench', 'bench'].map(
      (name) => drawProp(name, SPOT, NOON, freshIds())?.svg ?? '',
    )
    expect(both?.length).toBeGreaterThan((bench?.length ?? 0) * 1.5)
  })

  test('what is in a basket is behind its rim', () => {
    expect(drawProp('apple in basket', SPOT, NOON, freshIds())?.svg).toContain('clip-path="url(#rim-')
  })

  test('a thing on something unknown is itself', () => {
    const [one, other] = ['apple on zzyzx', 'apple'].map(
      (name) => drawProp(name, SPOT, NOON, freshIds())?.svg,
    )
    expect(one).toBe(other ?? '')
  })
})

test('a small thing lies beside legs, where there is room', () => {
  const legs = [-216, 0].map((x) => ({ x: 600 + x, half: 44 }))
  const laid = placeLooseProps(
    ['apple'],
    { floats: false },
    { view: 'near', ground: 980, middle: 600 },
    { width: 300, faces: [], legs },
    NOON,
    () => 0.5,
    freshIds(),
  )
  for (const leg of legs) expect(Math.abs((laid.first?.x ?? leg.x) - leg.x)).toBeGreaterThan(70)
})

test.each([
  ['night', 'clear', 'window', 'night window'],
  ['night', 'snow', 'window', 'snowy window'],
  ['afternoon', 'snow', 'small window', 'bright snowy window'],
  ['afternoon', 'rain', 'window', 'bright rainy window'],
  ['night', 'rain', 'window', 'rainy window'],
  ['night', 'clear', 'open window', 'open window'],
  ['afternoon', 'clear', 'open window', 'bright open window'],
  ['afternoon', 'clear', 'window', 'bright window'],
  ['golden', 'clear', 'window', 'golden window'],
  ['dusk', 'clear', 'window', 'dusk window'],
  ['night', 'clear', 'lamp', 'lamp'],
] as const)('at %s and in %s weather a %s is a %s', (hour, weather, words, shown) => {
  expect(windowProp(hour, weather, words)).toBe(shown)
  expect(drawProp(shown, SPOT, NOON, freshIds())).toBeDefined()
})

test('footprints run over the snow, and not over the floor', () => {
  const PRINT = '#27345c'
  expect(
    actionOf('Snowy Wood, afternoon, wide, snow: x', 'child standing happy', 'props: footprints'),
  ).toContain(PRINT)
  expect(
    actionOf('Kitchen, afternoon, inside, clear: x', 'child standing happy', 'props: footprints'),
  ).not.toContain(PRINT)
})

test('a cloud that rains indoors is seen to rain', () => {
  const of = (weather: string) =>
    actionOf(`Old Manor, afternoon, inside, ${weather}: x`, 'child standing happy; cloud floating happy')
  expect(of('rain').includes('l-7 30')).toBe(true)
  expect(of('clear').includes('l-7 30')).toBe(false)
})

test('who plays has the own instrument, and it lies there no more', () => {
  const { present, props } = withNarratedActions({
    scene: noteOf([
      'Hills, dusk, near, clear: x',
      'bear playing happy; grandma playing happy',
      'props: drum, fiddle, lamp',
    ]),
    helpers: HELPERS,
  })
  expect(present.map(({ holding }) => holding)).toEqual(['drum', 'fiddle'])
  expect(props).toEqual(['lamp'])
})

test('who falls has the air above drawn, and who sleeps in bed wears pajamas', () => {
  const falling = actionOf('Hills, dusk, near, clear: x', 'child falling surprised')
  expect(falling).toContain('opacity=".75"')
  expect(falling).not.toBe(actionOf('Hills, dusk, near, clear: x', 'child jumping surprised'))
})
