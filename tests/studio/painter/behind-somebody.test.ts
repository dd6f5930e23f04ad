import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { drawnNote } from './drawn-note.ts'

const HELPERS: Helper[] = [
  { id: 'grandma', name: 'Grandma', figure: 'grown-up', gender: 'female' },
  { id: 'leo', name: 'Leo', figure: 'child', gender: 'male' },
  { id: 'dora', name: 'Dora', figure: 'elephant' },
]

const drawn = (who: string) => {
  const { faces, people } = drawnNote(HELPERS, 'Farm, afternoon, near, clear: the yard', who)
  return (name: string) => {
    const face = faces[people.indexOf(name === 'child' ? 'child-0' : name)]
    if (!face) throw new Error(`${name} is not there`)
    return face
  }
}

describe('who hides behind somebody', () => {
  for (const other of ['grandma', 'dora'] as const)
    test(`stands closer to ${other} than beside, with the face in sight`, () => {
      const hiding = drawn(
        `child standing happy behind ${other}; ${other} standing happy; leo standing happy`,
      )
      const beside = drawn(`child standing happy; ${other} standing happy; leo standing happy`)
      const gap = (face: typeof hiding) => Math.abs(face('child').x - face(other).x) / face('child').radius
      expect(gap(hiding)).toBeLessThan(gap(beside))
      expect(gap(hiding)).toBeGreaterThan(0.9)
    })
})

test('who hides behind Grandma needs no crate', () => {
  const { present } = withNarratedActions({
    scene: noteOf([
      'Farm, golden, near, clear: the yard',
      'child-0 standing happy behind grandma; grandma standing happy',
    ]),
    helpers: HELPERS,
    page: { paragraph: 'Mia hid behind Grandma.', children: [{ name: 'Mia', gender: 'female' }] },
  })
  expect(present[0]).toMatchObject({ action: 'kneeling', bond: { how: 'behind', to: 'grandma' } })
  expect(present[0]?.holding).toBeUndefined()
})

test('whoever rides on a large animal sits on its head, not on its feet', () => {
  const face = drawn('child sitting happy on dora; dora walking happy')
  expect(face('child').y).toBeLessThan(face('dora').y)
  expect(face('dora').y - face('child').y).toBeLessThan(face('dora').radius + face('child').radius * 3.2)
})
