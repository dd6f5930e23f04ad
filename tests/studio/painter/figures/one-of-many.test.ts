import { expect, test } from 'bun:test'
import { attachmentOf } from '../../../../src/studio/painter/bonds/attachment.ts'
import { findProp } from '../../../../src/studio/painter/figures/props/find-prop.ts'
import { stateIn } from '../../../../src/studio/painter/figures/props/state.ts'
import { sortProps } from '../../../../src/studio/painter/sort-props.ts'

const tall = (words: string) => {
  const { above = 0, below = 0 } = findProp(words) ?? {}
  return above + below
}

test.each(['pancake', 'bubble', 'sock'])('Mia’s one %s is one, and not as several are drawn', (one) => {
  expect(findProp(one)?.name).toBe(one)
  expect(findProp(`${one}s`)?.name).toBe(`${one}s`)
})

test('Leo’s tower of five buckets is five buckets high, and no castle’s', () => {
  expect(findProp('tower of five buckets')?.name).toBe('bucket')
  expect(tall('tower of five buckets')).toBeGreaterThan(tall('bucket') * 3)
  expect(stateIn('stack of cups')).toMatchObject({ stacked: true, count: 4 })
  expect(findProp('tower of blocks')?.name).toBe('blocks')
  expect(findProp('stack of books')?.name).toBe('books')
})

test('chalk is no candle, a vine no rope, and a scale no song', () => {
  expect(['chalk', 'vine', 'scale', 'beanstalk', 'crosswalk'].map((words) => findProp(words)?.name)).toEqual([
    'chalk',
    'vine',
    'floor scale',
    'beanstalk',
    'crosswalk',
  ])
  expect(tall('chalk')).toBeLessThan(24)
})

test('the cow that lies on straw has a heap of it under her', () => {
  const cow = { who: 'cow', action: 'lying', feeling: 'happy', bond: { how: 'on', to: 'straw' } } as const
  expect(attachmentOf(cow, [cow])?.model?.name).toBe('straw bed')
})

test('in a tent the flashlight lies on the floor, and in a hall there is no treasure chest for the cup', () => {
  expect(sortProps(['flashlight'], { setting: 'Campground', view: 'inside' }, false).loose).toEqual([
    'flashlight',
  ])
  expect(sortProps(['cup'], { setting: 'City Center', view: 'inside' }, false).surface).toBe('side table')
  expect(sortProps(['cup'], { setting: 'Pirate Ship', view: 'inside' }, false).surface).toBe('chest')
})
