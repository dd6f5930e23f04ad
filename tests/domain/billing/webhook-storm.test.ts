import { expect, test } from 'bun:test'
import { type StormResult, webhookStorm } from '../../support/webhook-storm.ts'

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1)

test('whatever the order, the repetitions and the crashes, a family has the credits that it paid for', async () => {
  const storms: StormResult[] = []
  for (const seed of SEEDS) storms.push(await webhookStorm(seed))
  expect(storms.flatMap(({ faults }) => faults)).toEqual([])
  const sum = (of: 'events' | 'deliveries' | 'crashes') => storms.reduce((total, one) => total + one[of], 0)
  expect(sum('deliveries')).toBeGreaterThan(2 * sum('events'))
  expect(sum('crashes')).toBeGreaterThan(SEEDS.length)
})
