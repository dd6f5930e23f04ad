import { type Person, signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { type ChangesOfRole, changeRoles, median, startBoth } from './roles.ts'
import { buildLitefs, whatIsMissing } from './support/binary.ts'
import { type Cluster, type ClusterOptions, createCluster } from './support/cluster.ts'

/** `bun tests/litefs/figures.ts [hand-overs] [kills]`: what docs/replication.md tells of a pair, measured. */
const [handOvers = 20, kills = 50] = process.argv.slice(2).map(Number)
const missing = whatIsMissing()
if (missing) {
  console.log(`Nothing was measured: ${missing}.`)
  process.exit(1)
}
buildLitefs()

await inCluster({}, async (cluster) =>
  tell('handed over', await changeRoles(cluster, handOvers, (node) => node.stop())),
)
await inCluster({}, async (cluster) =>
  tell('server killed', await changeRoles(cluster, kills, (node) => node.killServer())),
)
await inCluster({}, async (cluster) =>
  tell('machine killed, lease 2 s', await changeRoles(cluster, kills, (node) => node.kill())),
)
await inCluster({ lease: '10s' }, async (cluster) =>
  tell(
    'machine killed, lease 10 s',
    await changeRoles(cluster, Math.ceil(kills / 10), (node) => node.kill()),
  ),
)
await inCluster({}, async (cluster) => {
  const mia = await signUp(cluster.edge.url, 'mia@example.com')
  const primary = await cluster.primary()
  console.log('reads a second: writer', await readsASecond(mia, primary.url))
  console.log('reads a second: reader', await readsASecond(mia, cluster.other(primary).url))
})
const alone = await startServer()
console.log(
  'reads a second: one plain machine',
  await readsASecond(await signUp(alone.url, 'mia@example.com'), alone.url),
)
await alone.stop()
process.exit(0)

async function inCluster(options: ClusterOptions, work: (cluster: Cluster) => Promise<void>): Promise<void> {
  const cluster = await createCluster(options)
  try {
    await startBoth(cluster)
    await work(cluster)
  } finally {
    await cluster.stop()
  }
}

function tell(what: string, { times, acknowledged, lost, refused, gapsMs }: ChangesOfRole): void {
  const longest = Math.max(...gapsMs)
  console.log(
    what,
    JSON.stringify({
      times,
      acknowledged,
      lost,
      refused,
      medianGapMs: median(gapsMs),
      longestGapMs: longest,
    }),
  )
}

async function readsASecond(mia: Person, url: string, seconds = 4): Promise<number> {
  const until = performance.now() + seconds * 1000
  let reads = 0
  const read = async () => {
    while (performance.now() < until) {
      const answer = await fetch(`${url}/api/timeline-labels?firebaseUid=${mia.uid}`, {
        headers: { cookie: mia.cookie },
      })
      await answer.arrayBuffer()
      if (answer.ok) reads += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, read))
  return Math.round(reads / seconds)
}
