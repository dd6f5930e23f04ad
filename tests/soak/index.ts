/** `bun run soak`: long versions of what the tests do briefly, all in order or the named ones with their counts. */
import { attacks } from './attacks/index.ts'
import { crashes } from './crashes.ts'
import { family } from './family.ts'
import { fuzz } from './fuzz.ts'
import { printHalfYear } from './half-year.ts'
import { storms } from './storms.ts'
import { vendors } from './vendors.ts'
import { measureStories } from './words.ts'

const RUNS: Record<string, (count?: number) => Promise<string[]>> = {
  /** Attacks on a machine of 512 MB. */
  attacks,
  /** Kills of the process. */
  crashes,
  /** Half a day of a family, by browser. */
  family,
  /** Malformed requests. */
  fuzz,
  /** The ledger of one family's half-year. */
  ledger: printHalfYear,
  /** Seeds of webhook storms. */
  storms,
  /** Stories at vendors that fail. */
  vendors,
  /** Stories of the embedded writer. */
  words: async (count = 2000) => measureStories(count, 1).slips,
}

const [name, count] = process.argv.slice(2)
const names = name ? [name] : Object.keys(RUNS)
let faults = 0
for (const wanted of names) {
  const run = RUNS[wanted]
  if (!run) {
    console.error(`There is no run ${wanted}: ${Object.keys(RUNS).join(', ')}`)
    process.exit(2)
  }
  console.log(`\n${wanted}`)
  const found = await run(count === undefined ? undefined : Number(count))
  for (const fault of found) console.error(fault)
  faults += found.length
}
process.exit(faults === 0 ? 0 : 1)
