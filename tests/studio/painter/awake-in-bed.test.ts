import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { liesAwake, withAwakeInBed } from '../../../src/studio/painter/bedtime/awake-in-bed.ts'
import { namedIn } from '../../../src/studio/painter/named-actors.ts'
import { withoutSpeech } from '../../../src/studio/painter/narrated-actions.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { MIA } from './figures/cast.ts'

const DAD: Helper = { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' }
const PAGE = { paragraph: '', children: [{ name: 'Mia', gender: 'female' as const }] }
const noted = (does: string, place = 'the bedroom') =>
  noteOf([`Bedroom, night, inside, clear: ${place}`, `child-0 ${does}; dad sitting happy`, 'props: bed'])
const mia = (note: ReturnType<typeof noted>, narration: string) =>
  withAwakeInBed(note, withoutSpeech(narration), namedIn(note.present, PAGE, [DAD])).present[0]

describe('Mia is in bed, and awake', () => {
  test.each([
    '“Is it morning?” asked Mia in bed.',
    'In bed Mia pulled up the quilt.',
    'From her bed Mia saw the moon.',
    'Dad tucked Mia in. “Stay where you are,” he said.',
    'Dad tucked in Mia and the bear.',
    'Mia got into bed.',
  ])('where it is told: %s', (narration) => {
    const one = mia(noted('sitting happy'), narration)
    expect(one && liesAwake(one)).toBe(true)
  })
  test.each(['lying sleepy in bed', 'sitting happy under quilt', 'lying happy on bed'])(
    'where her note says so: %s',
    (does) => {
      const one = mia(noted(does), 'Mia laughed.')
      expect(one && liesAwake(one)).toBe(true)
    },
  )
  test('where her note has her lie by a bed', () => {
    const one = mia(noted('lying curious'), 'Mia counted to ten.')
    expect(one && liesAwake(one)).toBe(true)
  })
})

describe('Mia stays where she is', () => {
  test.each([
    'In bed Mia heard it. She tiptoed to the window.',
    'Mia lay on the rug and looked under the bed.',
    '“I was in bed,” said Mia.',
    'Mia was by the bed.',
  ])('where she gets up or is not in it: %s', (narration) =>
    expect(mia(noted('sitting happy'), narration)?.action).toBe('sitting'),
  )
  test('on the rug, where the picture is of it', () =>
    expect(mia(noted('lying happy', 'the rug by the bed'), 'Mia yawned.')?.action).toBe('lying'))
  test('asleep, where her note has her sleep on the bed', () => {
    const one = mia(noted('asleep sleepy on bed'), 'In bed Mia slept.')
    expect(one && liesAwake(one)).toBe(false)
  })
  test('with a book in her hands', () =>
    expect(mia(noted('reading happy holding book'), 'In bed Mia read.')?.action).toBe('reading'))
})

test('her eyes are open there, and she has no hat on', () => {
  const drawn = (paragraph: string, does: string) =>
    drawPicture({
      seed: 5,
      scene: noted(does),
      tone: 'gentle',
      cast: [{ ...MIA, hat: 'cap' }],
      helpers: [DAD],
      page: { ...PAGE, paragraph },
    }).action
  const awake = drawn('In bed Mia laughed.', 'sitting laughing')
  expect(awake).not.toBe(drawn('Mia slept.', 'asleep laughing'))
  expect(awake).not.toBe(drawn('Mia laughed.', 'sitting laughing'))
})
