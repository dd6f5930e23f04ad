import { expect, test } from 'bun:test'
import { faultRun } from '../support/vendors/fault-run.ts'

test('twenty stories at vendors that fail by chance, each with a crash in it, come out whole and are paid once', async () => {
  const runs = []
  for (let seed = 1; seed <= 20; seed += 1) runs.push(await faultRun(seed))
  expect(runs.flatMap(({ faults }) => faults)).toEqual([])
  expect(runs.every(({ crashes }) => crashes === 1)).toBe(true)
  // Some plans give two bad responses in a row for one piece: then the parent retries. How many, chance decides.
  const ended = runs.map(({ ended }) => ended)
  expect(ended).toContain('complete')
  expect(ended).toContain('retryable')
})
