import { expect, test } from 'bun:test'
import { faultsIn } from '../../../src/studio/teller/check.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { allTales } from './all-tales.ts'

const who = (line: string) => noteOf(['Farm, golden, near, clear: x', line]).present

test('a note says what somebody is on, and what it holds besides', () => {
  expect(who('nell standing proud on henhouse; child sitting happy in the boat holding a lamp')).toEqual([
    { who: 'nell', action: 'standing', feeling: 'proud', bond: { how: 'on', to: 'henhouse' } },
    { who: 'child', action: 'sitting', feeling: 'happy', holding: 'lamp', bond: { how: 'in', to: 'boat' } },
  ])
  expect(who('child standing happy holding ball')[0]).not.toHaveProperty('bond')
})

test('another word for it is refused', () => {
  expect(() => who('child standing happy near grandma')).toThrow('wants')
})

test('somebody bound to another is in the picture with them', () => {
  const [tale] = allTales()
  const way = tale?.ways[0]
  const page = way?.pages[0]
  if (!tale || !way || !page) throw new Error('no tale')
  const bound = {
    ...page,
    note: noteOf(['Farm, golden, near, clear: x', 'child standing happy kissing nobody-there']),
  }
  const faults = faultsIn(
    [{ ...tale, ways: [{ ...way, pages: way.pages.map((one, index) => (index === 0 ? bound : one)) }] }],
    [],
    [],
  )
  expect(faults.join('\n')).toContain('“nobody-there” is not there to be touched in picture 1')
})
