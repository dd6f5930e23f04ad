import { expect, test } from 'bun:test'
import { halfYear } from '../../support/half-year.ts'
import { embeddedWorld } from '../../support/payments.ts'

test('half a year of one family, from the trial to the end of its plan, adds up entry by entry', async () => {
  const world = embeddedWorld()
  const { lines, faults } = await halfYear(world)
  world.close()
  expect(faults).toEqual([])
  expect(lines.filter(({ kind }) => kind).map(({ kind, credits }) => `${kind} ${credits}`)).toEqual([
    'trial 3',
    'story -1',
    'story -2',
    'monthly_grant 20',
    'story -3',
    'upgrade_grant 30',
    'story -3',
    'give_back 3',
    'monthly_grant 50',
    'monthly_grant 50',
    'upgrade_grant 50',
    'monthly_grant 20',
    'story -3',
    'monthly_grant 20',
  ])
})
