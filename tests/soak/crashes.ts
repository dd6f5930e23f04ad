import { crashRun } from '../support/crash-run.ts'

/** Kills the process `kills` times while making a story for every fourth kill; returns what is wrong. */
export async function crashes(kills = 200): Promise<string[]> {
  const result = await crashRun({
    kills,
    stories: Math.ceil(kills / 4),
    seed: 20_261_121,
    longestLifeMs: 6000,
  })
  console.table([{ ...result, faults: result.faults.length }])
  return result.faults
}
