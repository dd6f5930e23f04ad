import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { drawnNote } from './drawn-note.ts'

const HELPERS: Helper[] = [
  { id: 'pig', name: 'Pig', figure: 'pig', kind: 'big pink pig' },
  { id: 'piglet', name: 'Piglet', figure: 'pig', kind: 'pink pig with a big hat' },
  { id: 'lulu', name: 'Lulu', figure: 'giraffe', kind: 'giraffe with a long neck' },
  { id: 'cub', name: 'Tom', figure: 'giraffe', kind: 'small giraffe' },
  { id: 'robot', name: 'Hobson', figure: 'robot', kind: 'big square gray robot' },
  { id: 'bear', name: 'Bruno', figure: 'bear', kind: 'brown bear' },
]

const drawn = (who: string, view = 'near') => {
  const { faces, people } = drawnNote(HELPERS, `Farm, afternoon, ${view}, clear: the yard`, who)
  return (name: string) => {
    const face = faces[people.indexOf(name === 'child' ? 'child-0' : name)]
    if (!face) throw new Error(`${name} is not there`)
    return face
  }
}

describe('a near view', () => {
  for (const tall of ['pig', 'lulu', 'robot'])
    test(`shows ${tall} as large as its words say`, () => {
      const face = drawn(`child standing happy; ${tall} standing happy`)
      expect(face(tall).y - face(tall).radius).toBeLessThan(face('child').y)
    })

  for (const small of ['piglet', 'cub'])
    test(`shows ${small} no larger than a child`, () => {
      const face = drawn(`child standing happy; ${small} standing happy`)
      expect(face(small).radius).toBeLessThanOrEqual(face('child').radius + 0.01)
      expect(face(small).y).toBeGreaterThan(face('child').y)
    })
})

test('an animal that lies awake has its head near the ground', () => {
  const standing = drawn('child standing happy; bear standing happy', 'wide')
  const lying = drawn('child standing happy; bear lying happy', 'wide')
  const below = (face: typeof lying) => face('bear').y - face('child').y
  expect(below(lying)).toBeGreaterThan(below(standing))
  const asleep = drawnNote(
    HELPERS,
    'Farm, afternoon, wide, clear: the yard',
    'child standing happy; bear asleep asleep',
  )
  const awake = drawnNote(
    HELPERS,
    'Farm, afternoon, wide, clear: the yard',
    'child standing happy; bear lying happy',
  )
  expect(awake.action).not.toBe(asleep.action)
})
