import { expect, test } from 'bun:test'
import { withInstruments } from '../../../src/studio/painter/instruments.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'

const room = (who: string, props: string) =>
  withInstruments(noteOf(['Bedroom, afternoon, wide, clear: a big room', who, `props: ${props}`]), [])

test('who plays where there is a piano has a hand on its keys', () => {
  const { present, props } = room('grandma playing happy; child dancing happy', 'piano, rug')
  expect(present[0]).toMatchObject({ bond: { how: 'hand-on', to: 'piano' } })
  expect(props).toEqual(['rug'])
})

test('who plays a flute beside it does not', () => {
  const { present, props } = room('grandma playing happy', 'flute, piano')
  expect(present[0]).toMatchObject({ holding: 'flute' })
  expect(props).toEqual(['piano'])
})

test('a toy piano is played in the hands', () => {
  expect(room('child playing happy holding toy piano', 'rug').present[0]).not.toHaveProperty('bond')
})
