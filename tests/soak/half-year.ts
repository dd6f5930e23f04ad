import { halfYear } from '../support/half-year.ts'
import { embeddedWorld } from '../support/payments.ts'

/** Prints the ledger of a scripted half-year; returns what does not add up. */
export async function printHalfYear(): Promise<string[]> {
  const world = embeddedWorld()
  const { lines, faults } = await halfYear(world)
  world.close()
  console.table(lines)
  return faults.map((fault) => `The ledger does not add up: ${JSON.stringify(fault)}`)
}
