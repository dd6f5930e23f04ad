import { rmSync } from 'node:fs'
import { openDb } from '../../db/client.ts'
import { timelineLabels } from '../../db/schema/index.ts'
import type { TestApp } from '../support/app.ts'
import { aFolder } from '../support/folders.ts'
import { type Person, personIn } from '../support/person.ts'
import type { RunningServer } from '../support/server.ts'
import {
  aHouse,
  type House,
  LITESTREAM,
  litestreamOf,
  untilStored,
  whatIsMissing,
  writeLabel,
} from './support.ts'

/**
 * `bun tests/litestream/figures.ts [TIMES]`: measures the loss when a machine disappears with its disk, as in
 * docs/replication.md.
 */
const times = Number(process.argv[2] ?? 20)
/** Enough families to stay below the rate limit of changes. */
const FAMILIES = 40
const AT_ONCE = 4
const WRITES_FOR_MS = 5000
const missing = whatIsMissing()
if (missing) {
  console.log(`Nothing was measured: ${missing}.`)
  process.exit(1)
}
LITESTREAM.build()

interface Loss {
  acknowledged: number
  lost: number
  /** From the response to the first lost change until the kill. */
  lostMs: number
  restoredMs: number
}

async function kill(house: House): Promise<Loss> {
  const server = await house.start()
  const people = await families(server)
  await untilStored(server)
  const written = new Map<string, number>()
  let isEnding = false
  let count = 0
  const write = async () => {
    while (!isEnding) {
      count += 1
      const name = `label ${count}`
      if ((await writeLabel(people[count % people.length] as Person, name)) === 200)
        written.set(name, performance.now())
    }
  }
  const writing = Array.from({ length: AT_ONCE }, write)
  await Bun.sleep(WRITES_FOR_MS)
  const killedAt = performance.now()
  const acknowledged = new Map(written)
  // The whole machine must stop: if only the server is gone, Litestream stores the rest.
  const carrier = litestreamOf(server)
  // 0 would signal the whole process group.
  if (carrier === undefined) throw new Error('Litestream does not run')
  process.kill(carrier, 'SIGKILL')
  await server.kill()
  isEnding = true
  await Promise.all(writing)
  rmSync(server.dataDir, { recursive: true, force: true })
  const empty = aFolder('machine')
  const begun = performance.now()
  const [exitCode, said] = await house.admin(empty, 'restore')
  if (exitCode !== 0) throw new Error(said)
  const restoredMs = performance.now() - begun
  const db = openDb(empty)
  const there = new Set(
    db
      .select()
      .from(timelineLabels)
      .all()
      .map(({ name }) => name),
  )
  db.$client.close()
  rmSync(empty, { recursive: true, force: true })
  const lost = [...acknowledged].filter(([name]) => !there.has(name))
  const first = Math.min(killedAt, ...lost.map(([, at]) => at))
  return { acknowledged: acknowledged.size, lost: lost.length, lostMs: killedAt - first, restoredMs }
}

async function families({ url, dataDir }: RunningServer): Promise<Person[]> {
  const db = openDb(dataDir)
  const services = { db, now: () => new Date() } as TestApp['services']
  const people: Person[] = []
  for (let n = 0; n < FAMILIES; n += 1)
    people.push(await personIn({ services }, url, `family${n}@example.com`))
  db.$client.close()
  return people
}

const house = await aHouse()
const all: Loss[] = []
for (let n = 0; n < times; n += 1) {
  const loss = await kill(house)
  all.push(loss)
  console.log(JSON.stringify(loss))
}
const sorted = (of: (loss: Loss) => number) => all.map(of).sort((one, other) => one - other)
const median = (values: number[]) => values[Math.floor(values.length / 2)]
const sum = (of: (loss: Loss) => number) => all.reduce((total, loss) => total + of(loss), 0)
console.log(
  JSON.stringify({
    kills: times,
    acknowledged: sum((loss) => loss.acknowledged),
    lost: sum((loss) => loss.lost),
    lostMs: { median: median(sorted((loss) => loss.lostMs)), most: sorted((loss) => loss.lostMs).at(-1) },
    restoredMs: median(sorted((loss) => loss.restoredMs)),
  }),
)
await house.buckets.stop()
process.exit(0)
