import { type Person, signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { lagWhile } from './lag.ts'
import { rehearseRestore } from './restoring.ts'
import { type ChangesOfRole, changeRoles, median, startBoth } from './roles.ts'
import { buildLitefs, whatIsMissing } from './support/binary.ts'
import { type Cluster, type ClusterOptions, createCluster } from './support/cluster.ts'
import type { Node } from './support/node.ts'
import { CONSUL } from './support/real-consul.ts'

/** The lease of litefs.yml, from Consul itself if it has been built. */
const USUAL = {
  lease: '10s',
  ...(CONSUL ? { consul: CONSUL } : {}),
  says: `lease 10 s${CONSUL ? ' by Consul' : ''}`,
}

/**
 * `bun tests/litefs/figures.ts`: measures the figures in docs/replication.md. Runs single parts with a count or size:
 * `bun tests/litefs/figures.ts machine-kills=50 restore=1000`.
 */
const PARTS: Record<string, { usually: number; measure: (amount: number) => Promise<void> }> = {
  reads: { usually: 4, measure: tellReads },
  restore: { usually: 13, measure: tellRestore },
  'hand-overs': { usually: 20, measure: (times) => ended('handed over', times, (node) => node.stop()) },
  'server-kills': {
    usually: 50,
    measure: (times) => ended('server killed, lease 2 s', times, (node) => node.killServer()),
  },
  'machine-kills': {
    usually: 50,
    measure: (times) => ended('machine killed, lease 2 s', times, (node) => node.kill()),
  },
  'disk-losses': {
    usually: 10,
    measure: (times) =>
      ended('machine killed with its disk, lease 2 s', times, async (node) => {
        await node.kill()
        node.loseDisk()
      }),
  },
  'hand-overs-10s': {
    usually: 10,
    measure: (times) => ended(`handed over, ${USUAL.says}`, times, (node) => node.stop(), USUAL),
  },
  'server-kills-10s': {
    usually: 10,
    measure: (times) => ended(`server killed, ${USUAL.says}`, times, (node) => node.killServer(), USUAL),
  },
  'machine-kills-10s': {
    usually: 10,
    measure: (times) => ended(`machine killed, ${USUAL.says}`, times, (node) => node.kill(), USUAL),
  },
}

const missing = whatIsMissing()
if (missing) {
  console.log(`Nothing was measured: ${missing}.`)
  process.exit(1)
}
buildLitefs()
const asked = process.argv.slice(2).map((part) => part.split('='))
for (const [name = '', amount] of asked.length > 0 ? asked : Object.keys(PARTS).map((name) => [name])) {
  const part = PARTS[name]
  if (!part) throw new Error(`${name} is none of ${Object.keys(PARTS).join(', ')}.`)
  await part.measure(Number(amount ?? part.usually))
}
process.exit(0)

/** On the writing machine, the reading one, and a single one, for this many seconds each; and the lag. */
async function tellReads(seconds: number): Promise<void> {
  await inCluster({}, async (cluster) => {
    await startBoth(cluster)
    const mia = await signUp(cluster.edge.url, 'mia@example.com')
    const primary = await cluster.primary()
    console.log('reads a second: writer', await readsASecond(mia, primary.url, seconds))
    console.log('reads a second: reader', await readsASecond(mia, cluster.other(primary).url, seconds))
    for (const atOnce of [1, 4])
      console.log(`lag while ${atOnce} write`, JSON.stringify(await lagWhile(cluster, atOnce)))
  })
  const alone = await startServer()
  const mia = await signUp(alone.url, 'mia@example.com')
  console.log('reads a second: one plain machine', await readsASecond(mia, alone.url, seconds))
  await alone.stop()
}

/** With a database of about this many megabytes. */
function tellRestore(megabytes: number): Promise<void> {
  const env = { BACKUP_BUCKET: 'backups', BACKUP_EVERY_MINUTES: '1' }
  return inCluster({ lease: '50s', env }, async (cluster) =>
    console.log('restored', JSON.stringify(await rehearseRestore(cluster, megabytes))),
  )
}

async function ended(
  what: string,
  times: number,
  end: (node: Node) => Promise<unknown>,
  options: ClusterOptions = { lease: '2s' },
): Promise<void> {
  await inCluster(options, async (cluster) => {
    await startBoth(cluster)
    tell(what, await changeRoles(cluster, times, end))
  })
}

async function inCluster(options: ClusterOptions, work: (cluster: Cluster) => Promise<void>): Promise<void> {
  const cluster = await createCluster(options)
  try {
    await work(cluster)
  } finally {
    await cluster.stop()
  }
}

function tell(what: string, { gapsMs, ...seen }: ChangesOfRole): void {
  const longest = Math.max(...gapsMs)
  console.log(what, JSON.stringify({ ...seen, medianGapMs: median(gapsMs), longestGapMs: longest }))
}

async function readsASecond(mia: Person, url: string, seconds: number): Promise<number> {
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
