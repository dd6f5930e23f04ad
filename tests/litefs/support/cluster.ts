import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Options } from '../../../src/vendors/s3/bucket.ts'
import { openMarkStore } from '../../../src/vendors/s3/mark-store.ts'
import { openObjectStore } from '../../../src/vendors/s3/object-store.ts'
import { letADayPass } from '../../support/backups.ts'
import { startBuckets } from '../../support/buckets.ts'
import { standInConsul } from './consul.ts'
import { createEdge, type Edge } from './edge.ts'
import { createNode, type Node } from './node.ts'
import { realConsul } from './real-consul.ts'
import { type Waiting, waiting } from './waiting.ts'

export interface Cluster {
  /** The address of both machines on this computer. */
  host: string
  edge: Edge
  nodes: [Node, Node]
  /** Waits with a timeout; a failure reports the machines' last output. */
  until: Waiting
  /** Waits for the machine that currently writes. */
  primary(): Promise<Node>
  /** The other machine of the pair. */
  other(node: Node): Node
  /** Pictures and sounds of families, and the mark of both machines. */
  bucket: S3Options
  /** Empties the disks of both stopped machines, and removes the lease and the bucket with its mark. */
  loseDisks(): Promise<void>
  /** Makes each backup a day older. */
  letBackupsAge(): Promise<void>
  /** The names of everything in the backup bucket. */
  backups(): Promise<string[]>
  /** Empties the backup bucket. */
  loseBackups(): Promise<void>
  /** Empties the bucket of pictures and sounds. */
  loseMedia(): Promise<void>
  stop(): Promise<void>
}

export interface ClusterOptions {
  /**
   * How long nobody writes after a machine is lost: 10s by default. A shorter lease may expire on a busy computer
   * without a loss.
   */
  lease?: string
  env?: Record<string, string>
  /** The program of Consul itself; by default a stub of its API. */
  consul?: string
  /** The user running the servers. */
  owner?: number
  /** Gives each machine its own disk of this many megabytes. */
  diskMegabytes?: number
}

const LAST_LINES = 40
/** Log lines so frequent that they would hide everything else. */
const OFTEN = /"event":"request"|retrying: no primary/
const BACKUPS = 'backups'

/**
 * Two machines with LiteFS mounted, a lease through Consul's API, a real S3 server and an edge proxy; nothing is
 * started yet.
 */
export async function createCluster({
  lease = '10s',
  env = {},
  owner,
  diskMegabytes,
  consul: program,
}: ClusterOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'storylamp-pair-'))
  const host = hostOfThisProcess()
  const consul = program ? await realConsul(program, host, await freePorts(host, 3)) : standInConsul()
  const buckets = await startBuckets('stories', BACKUPS)
  const bucket = buckets.of('stories')
  const edge = createEdge(() => nodes)
  const [a = 0, b = 0, la = 0, lb = 0] = await freePorts(host, 4)
  const common = {
    FLY_CONSUL_URL: consul.url,
    LITEFS_LEASE: lease,
    PUBLIC_URL: edge.url,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    ...env,
  }
  const until = waiting(() => nodes.map(lastWords).join('\n'))
  const nodes: [Node, Node] = [
    createNode({
      folder: join(folder, 'a'),
      host,
      port: a,
      litefsPort: la,
      peerLitefsPort: lb,
      env: common,
      owner,
      diskMegabytes,
      until,
    }),
    createNode({
      folder: join(folder, 'b'),
      host,
      port: b,
      litefsPort: lb,
      peerLitefsPort: la,
      env: common,
      owner,
      diskMegabytes,
      until,
    }),
  ]
  return {
    host,
    edge,
    nodes,
    bucket,
    until,
    primary: () =>
      until('a machine that writes', async () => {
        const holder = await consul.holder()
        return nodes.find(({ name }) => name === holder)
      }),
    async loseDisks() {
      await consul.forget()
      await openMarkStore(bucket).clear()
      for (const node of nodes) node.loseDisk()
    },
    letBackupsAge: () => letADayPass(openObjectStore(buckets.of(BACKUPS))),
    async backups() {
      const store = openObjectStore(buckets.of(BACKUPS))
      return (await Array.fromAsync(store.list(''))).map(({ name }) => name)
    },
    loseBackups: () => emptied(buckets.of(BACKUPS)),
    loseMedia: () => emptied(bucket),
    other: (node) => (node === nodes[0] ? nodes[1] : nodes[0]),
    async stop() {
      for (const node of nodes) {
        await node.kill()
        node.remove()
      }
      await edge.stop()
      await consul.stop()
      await buckets.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function emptied(bucket: S3Options): Promise<void> {
  const store = openObjectStore(bucket)
  for (const { name } of await Array.fromAsync(store.list(''))) await store.remove(name)
}

const lastWords = ({ name, log, isRunning }: Node) =>
  [
    `--- ${name}, ${isRunning() ? 'running' : 'ended'}`,
    ...log.filter((line) => !OFTEN.test(line)).slice(-LAST_LINES),
  ].join('\n')

/**
 * A loopback address used by no other process: a stopped machine finds its ports free when it restarts, whatever else
 * runs.
 */
const hostOfThisProcess = (): string =>
  ['127', process.pid >> 16, (process.pid >> 8) & 255, process.pid & 255].join('.')

/** Free ports of this address. */
async function freePorts(hostname: string, count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () =>
    Bun.listen({ hostname, port: 0, socket: { data() {} } }),
  )
  const ports = servers.map(({ port }) => port)
  for (const server of servers) server.stop(true)
  return ports
}
