import { describe, expect, test } from 'bun:test'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { withThingTold } from '../../../src/studio/teller/thing-shown.ts'

const DAY = noteOf([
  'Kitchen, afternoon, near, clear: the kitchen',
  'child standing happy; dad standing happy',
])
const NIGHT = noteOf(['Bedroom, night, inside, clear: the bedroom', 'child asleep asleep; dad sitting happy'])
const thingIn = (note: typeof DAY, text: string) =>
  withThingTold(note, text).present.find(({ who }) => who === 'thing')

describe('what a parent wished for is in the picture', () => {
  test('where the paragraph says that it is there', () => {
    expect(thingIn(DAY, 'On the piano sat {a thing}. {The thing} {odd}.')).toMatchObject({
      action: 'sitting',
    })
    expect(thingIn(DAY, '{child} gave {the thing} a bun.')).toBeDefined()
  })
  test('asleep, where it comes to bed', () => {
    expect(thingIn(NIGHT, '{The thing} slept in {child’s} bed.')).toMatchObject({ action: 'asleep' })
  })
  test('once', () => {
    const noted = noteOf([
      'Kitchen, afternoon, near, clear: x',
      'child standing happy; thing sitting worried',
    ])
    expect(withThingTold(noted, '{The thing} sat there.').present).toHaveLength(2)
  })
})

describe('it is not there', () => {
  test.each([
    '“I should like {a thing},” said Dad.',
    'Nobody had ever asked {the thing}.',
    'Long ago {a thing} lived on that mountain.',
    'It was a nice day.',
  ])('where it is only talked or thought of: %s', (text) => expect(thingIn(DAY, text)).toBeUndefined())
  test('at night where it has stayed elsewhere', () => {
    expect(thingIn(NIGHT, 'Out there was {the thing}, in the moonlight.')).toBeUndefined()
    expect(thingIn(NIGHT, '{The thing} stood by the sea.')).toBeUndefined()
  })
})
