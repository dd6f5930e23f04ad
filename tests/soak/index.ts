/** `bun run soak [kills]`: kills the process again and again while stories are made, 200 times when nothing is said. */
import { crashRun } from '../support/crash-run.ts'

const kills = Number(process.argv[2] ?? 200)
const stories = Math.ceil(kills / 4)
const result = await crashRun({ kills, stories, seed: 20_261_121, longestLifeMs: 6000 })
console.table([{ ...result, faults: result.faults.length }])
for (const fault of result.faults) console.error(fault)
process.exit(result.faults.length === 0 ? 0 : 1)
