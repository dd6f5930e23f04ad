import { expect, test } from 'bun:test'
import { crashRun } from '../support/crash-run.ts'

test('a family whose server is killed again and again finds every story as if nothing had happened, paid once', async () => {
  const result = await crashRun({ kills: 5, stories: 3, seed: 11, longestLifeMs: 2500, compared: 1 })
  expect(result).toEqual({ kills: 5, stories: 3, complete: 3, creditsTaken: 3, faults: [] })
})
