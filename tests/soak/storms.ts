import { webhookStorm } from '../support/webhook-storm.ts'

/** Runs `count` storms of webhooks with seeds from `firstSeed` on, and prints the results; returns the faults. */
export async function storms(count = 1000, firstSeed = 1): Promise<string[]> {
  const total = { storms: count, events: 0, deliveries: 0, crashes: 0, faults: 0 }
  const faults: string[] = []
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const storm = await webhookStorm(seed)
    total.events += storm.events
    total.deliveries += storm.deliveries
    total.crashes += storm.crashes
    faults.push(...storm.faults)
  }
  console.table([{ ...total, faults: faults.length }])
  return faults
}
