import { fuzz as runFuzz } from '../support/fuzz.ts'

/** Sends `count` malformed requests over all routes and prints their statuses; returns unexpected results. */
export async function fuzz(count = 5000): Promise<string[]> {
  const { statuses, faults } = await runFuzz(count, 1)
  console.table([{ requests: count, ...statuses, faults: faults.length }])
  return faults
}
