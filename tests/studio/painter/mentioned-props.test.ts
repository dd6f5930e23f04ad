import { describe, expect, test } from 'bun:test'
import { type SceneNote, SETTINGS } from '../../../src/shared/stories/scene.ts'
import { coverFor } from '../../../src/studio/painter/cover.ts'
import { isHuge, isTiny } from '../../../src/studio/painter/described-size.ts'
import { mentionedProps } from '../../../src/studio/painter/mentioned-props.ts'
import { isRoom } from '../../../src/studio/painter/setting-kinds.ts'

const propsIn = (paragraph: string, props: string[] = []) => mentionedProps({ props, present: [] }, paragraph)

describe('a picture shows what its paragraph tells of besides the note', () => {
  test.each([
    ['Mia threw the ball in, and the sea threw it back.', ['ball']],
    ['Mia’s toy tractor was at work in the yard.', ['toy tractor']],
    ['The dough wouldn’t stay in her hands.', ['dough']],
    ['Mia came with a lantern.', ['lantern']],
    ['Papa put a pillow on it.', ['pillow']],
    ['Mia had her stuffed fox along.', ['stuffed fox']],
    ['Under the beam there was a clean saucer for it.', ['clean saucer']],
    ['There was a table, with a price on it.', ['table']],
    ['There was one roll left.', ['one roll']],
  ])('%s', (paragraph, things) => expect(propsIn(paragraph)).toEqual(things))

  test.each([
    'Mia put her nose on it.',
    'Papa took off his coat.',
    'Mia put out the lamp.',
    'Grandpa came without the tub.',
    'Mia had a tune in her head.',
    'The moon hung there.',
    'Mia was a potato.',
    'There was a stripe of light.',
  ])('but nothing of bodies, clothes and the sky: %s', (paragraph) => expect(propsIn(paragraph)).toEqual([]))

  test('nothing twice, and no more than three', () => {
    expect(propsIn('Mia threw the ball.', ['red ball'])).toEqual(['red ball'])
    expect(propsIn('Mia threw the ball.', ['cup', 'bread', 'lantern'])).toHaveLength(3)
  })
})

describe('one hides', () => {
  const scene = { setting: 'Palace', place: 'the hall', view: 'wide', props: [] as string[] } as SceneNote
  test('behind what the words name', () => expect(coverFor(scene, 'Mia hid behind the table.')).toBe('table'))
  test('behind what is found there', () => {
    expect(coverFor(scene, 'Mia hid.')).toBe('curtain')
    expect(coverFor({ ...scene, setting: 'Hills' }, 'Mia hid behind a leaf.')).toBe('bush')
    expect(coverFor({ ...scene, setting: 'Campground', view: 'inside' }, '')).toBe('sleeping bag')
  })
  test('behind a thing of the scene', () =>
    expect(coverFor({ ...scene, props: ['candle', 'large barrel'] }, 'Mia hid.')).toBe('large barrel'))
  test('behind somebody, and nothing else', () =>
    expect(coverFor(scene, 'Mia hid behind Papa.', ['Papa'])).toBeUndefined())
  test('behind no bush in a room', () => {
    for (const setting of SETTINGS.filter(isRoom))
      expect(coverFor({ ...scene, setting }, 'Mia hid.')).not.toBe('bush')
    expect(coverFor({ ...scene, setting: 'Enchanted Forest', view: 'inside' }, '')).not.toBe('bush')
  })
})

test('who is huge or tiny is so by its own words', () => {
  const dragon = (kind: string) => ({ figure: 'dragon', name: 'Gus', kind }) as const
  expect(isHuge(dragon('dragon as big as a barn'))).toBe(true)
  expect(isHuge(dragon('big green dragon'))).toBe(true)
  expect(isHuge(dragon('green dragon'))).toBe(false)
  expect(isHuge({ figure: 'captain', name: 'Bob', kind: 'big captain' })).toBe(false)
  expect(isTiny({ figure: 'mermaid', name: 'Bibi', kind: 'very small mermaid baby' })).toBe(true)
})
