import { describe, expect, test } from 'bun:test'
import { findProp } from '../../../src/studio/painter/figures/props/find-prop.ts'
import { propPairIn } from '../../../src/studio/painter/figures/props/prop.ts'
import { mentionedProps } from '../../../src/studio/painter/mentioned-props.ts'
import { withNarratedCount } from '../../../src/studio/painter/narrated-count.ts'
import { withNarratedKind, withNarratedKinds } from '../../../src/studio/painter/narrated-kind.ts'
import { withNarratedState } from '../../../src/studio/painter/narrated-state.ts'
import { withPictureSubject } from '../../../src/studio/painter/picture-subject.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { drawnNote } from './drawn-note.ts'

describe('a word means what the text speaks of', () => {
  test.each([
    ['caps', '', 'Mia lost her bottle caps.', 'bottle caps'],
    ['many slippers', 'a table with glass slippers in a row', '', 'many glass slippers'],
    ['giant hole', 'a deep hole drawn on the square', '', 'giant chalk hole'],
    ['giant map', '', 'She walked up to the old wall map.', 'giant wall map'],
    ['pot', '', 'The dough stood in its pot.', 'dough in pot'],
    ['pot', '', 'Grandpa stirred the soup.', 'soup pot'],
    ['chart', '', 'Mia read the letters without her glasses.', 'eye chart'],
    ['cake', 'a cake of snow, cut open', '', 'snow cake'],
    ['cake', '', 'Mia blew out the candles.', 'birthday cake'],
    ['giant corn stalks', 'at the foot of the beanstalk', '', 'giant corn beanstalk'],
  ])('%s: %s%s', (prop, place, narration, kind) =>
    expect(withNarratedKind(prop, place, narration)).toBe(kind),
  )

  test.each([
    ['pot', 'Mia put the pot on the stove.'],
    ['hole', 'They flew to the black hole.'],
    ['red cup', 'The cup fell.'],
  ])('but else %s is %s', (prop, narration) => expect(withNarratedKind(prop, '', narration)).toBe(prop))

  test('nobody is in a hole that is only drawn', () => {
    const scene = noteOf([
      'City Center, golden, near, clear: a hole drawn on the square',
      'child-0 standing worried in hole',
    ])
    expect(withNarratedKinds(scene, '').present[0]?.bond).toEqual({ how: 'on', to: 'chalk hole' })
  })

  test('bottle caps are no cap, a pan has no egg in it, and a bag is no school bag', () => {
    const names = ['bottle caps', 'bottle cap', 'pan', 'pot', 'slipper', 'glass slippers', 'bag', 'urn']
    expect(names.map((words) => findProp(words)?.name)).toEqual([
      'bottle caps',
      'bottle cap',
      'frying pan',
      'cooking pot',
      'slipper',
      'glass slipper',
      'bag',
      'vase',
    ])
  })
})

test.each([
  ['cake', 'cake'],
  ['birthday cake', 'birthday-cake'],
  ['plate', 'plate'],
  ['nest', 'nest'],
  ['nest with two eggs', 'nest-with-eggs'],
  ['match', 'match'],
  ['rolling pin', 'rolling pin'],
  ['ship wheel', 'ship wheel'],
  ['two rubber ducks', 'rubber duck'],
  ['ball of yarn', 'yarn'],
  ['heap of leaves', 'leaf pile'],
])('%s is drawn as %s', (words, name) => expect(findProp(words)?.name).toBe(name))

describe('as many as the words say', () => {
  const tall = (words: string) => (findProp(words)?.above ?? 0) + (findProp(words)?.below ?? 0)

  test('three blocks are three, and a tower of them is a tower', () => {
    expect(tall('three blocks')).toBeLessThan(tall('blocks'))
    expect(tall('tower of blocks')).toBeGreaterThan(tall('blocks') * 1.5)
    expect(tall('pile of blocks')).toBe(tall('blocks'))
  })

  test('slippers without a number are a pair', () => {
    expect(findProp('slippers')?.half).toBe(findProp('two slippers')?.half)
    expect(findProp('slippers')?.half).toBeGreaterThan(findProp('slipper')?.half ?? 0)
  })

  test('at seven the curtain goes up, and it is one', () => {
    expect(withNarratedCount('curtain', 'At seven the curtain would go up.')).toBe('curtain')
    expect(withNarratedCount('lamp', 'There were four lamps.')).toBe('four lamp')
  })

  test('a basket of eggs has several in it, also on a table', () => {
    expect(propPairIn('eggs in basket')).toMatchObject({ upper: 'several eggs', lower: 'basket' })
    expect(propPairIn('basket of eggs on table')).toMatchObject({ upper: 'basket of eggs', lower: 'table' })
  })
})

describe('a thing is in the state that the words give it', () => {
  test.each([
    ['vase', 'a living room with a broken urn on the carpet', '', 'broken vase'],
    ['lantern', '', 'Then the lantern went out.', 'unlit lantern'],
    ['boat', 'a mule behind half a boat', '', 'half a boat'],
    ['nine sheep', 'a meadow with thin shorn sheep', '', 'nine shorn sheep'],
    ['seven umbrellas', '', 'Nora took the red umbrella.', 'seven umbrellas'],
    ['phone', '', 'Nobody had a phone on trips.', undefined],
  ])('%s: %s%s', (prop, place, narration, expected) =>
    expect(withNarratedState(prop, place, narration)).toBe(expected as string),
  )
})

describe('what is not there is not shown', () => {
  const propsIn = (paragraph: string) => mentionedProps({ props: [], present: [] }, paragraph)
  test.each([
    ['Kofi put a pot lid on a chair.', 'pot'],
    ['Dad was off with the phone, to get the lemonade.', 'phone'],
    ['Mia lost her bottle caps.', 'bottle'],
    ['It had a handle, and it had two swans.', 'two swans'],
  ])('%s no %s', (paragraph, prop) => expect(propsIn(paragraph)).not.toContain(prop))

  test('who hides in a thing has no crate before it', () => {
    const scene = (action: string) =>
      drawnNote([], 'Garden, golden, near, clear: the garden', `child ${action} surprised in basket`).action
    expect(scene('hiding')).toBe(scene('kneeling'))
  })
})

test('a picture of Lulu, who is a giraffe, is one of a giraffe', () => {
  const lulu = { id: 'helper-1', name: 'Lulu', figure: 'giraffe', kind: 'tall giraffe' } as const
  expect(withPictureSubject('picture', '', 'She wanted a picture of Lulu.', [lulu])).toBe(
    'picture of a tall giraffe',
  )
})
