import { expect, test } from 'bun:test'
import { fuzz } from '../../support/fuzz.ts'

test('malformed requests over all routes are refused without a 5xx, without insides, and write nothing', async () => {
  const { statuses, faults } = await fuzz(300, 7)
  expect(faults).toEqual([])
  expect(Object.keys(statuses).map(Number)).toContain(415)
})
