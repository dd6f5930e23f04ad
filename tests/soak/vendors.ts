import { faultRun } from '../support/vendors/fault-run.ts'

/** Makes a story with failing vendors for each seed from `firstSeed` on, and prints the results; returns the faults. */
export async function vendors(count = 500, firstSeed = 1): Promise<string[]> {
  const total = { stories: count, complete: 0, retryable: 0, crashes: 0, requests: 0, lostInCrashes: 0 }
  const faults: string[] = []
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const run = await faultRun(seed)
    total[run.ended] += 1
    total.crashes += run.crashes
    total.requests += run.requests
    total.lostInCrashes += run.lost
    faults.push(...run.faults.map((fault) => `seed ${seed}: ${fault}`))
  }
  console.table([{ ...total, faults: faults.length }])
  return faults
}
