import { expect, test } from 'bun:test'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import { kinOf } from '../../../src/studio/painter/kin.ts'
import { MIA } from '../../../src/studio/tools/briefs.ts'

const SHEET = deriveCastSheet({ ...MIA, seed: 1 })
const grownUp = (name: string, kind = '') => ({ id: 'helper-1', name, figure: 'grown-up' as const, kind })

test('a child’s grown-ups have its skin, and grandparents are gray', () => {
  expect(kinOf(grownUp('Grandma'), SHEET)).toEqual({ old: true, skin: SHEET.skin })
  expect(kinOf(grownUp('Oona', 'grandmother with white braid'), SHEET)).toEqual({
    old: true,
    skin: SHEET.skin,
  })
  expect(kinOf(grownUp('Papa'), SHEET)).toEqual({ old: false, skin: SHEET.skin })
  expect(kinOf(grownUp('Aunt Jo'), SHEET)).toEqual({ old: false, skin: SHEET.skin })
})

test('somebody who is not of the family is left as they are', () => {
  expect(kinOf(grownUp('Miss Fern', 'teacher'), SHEET)).toBeUndefined()
  expect(kinOf(grownUp('Ted’s mother'), SHEET)).toBeUndefined()
  expect(kinOf({ id: 'helper-1', name: 'Mother Bear', figure: 'bear' }, SHEET)).toBeUndefined()
})
