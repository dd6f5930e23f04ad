import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { openMarkStore } from '../../../src/vendors/s3/mark-store.ts'
import { openObjectStore } from '../../../src/vendors/s3/object-store.ts'
import { standInConsul } from './consul.ts'
import { createEdge, type Edge } from './edge.ts'
import { createNode, type Node } from './node.ts'
import { realConsul } from './real-consul.ts'
import { type Waiting, waiting } from './waiting.ts'

export interface Cluster {
  edge: Edge
  nodes: [Node, Node]
  /** Waits, at most so long; a failure tells what both machines said last. */
  until: Waiting
  /** The machine that writes now; waits for one. */
  primary(): Promise<Node>
  /** The other one. */
  other(node: Node): Node
  /** What both know of the bucket. */
  bucket: Bucket
  /** Both machines, which are ended, get empty disks; the lease, the bucket and its mark go as well. */
  loseDisks(): Promise<void>
  /** The bucket of the backups is empty from now on. */
  loseBackups(): Promise<void>
  stop(): Promise<void>
}

type Bucket = Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>

export interface ClusterOptions {
  /** The lease, such as 10s: how long nobody writes after a machine was lost. */
  lease?: string
  env?: Record<string, string>
  /** Consul's own program; a stand-in for its API unless said. */
  consul?: string
  /** The user as whom the servers run. */
  owner?: number
}

const LAST_LINES = 40
const BACKUPS = 'backups'

/** Two machines with LiteFS mounted, a lease by Consul's API, a real S3 server and an edge before them; nothing is started yet. */
export async function createCluster({
  lease = '2s',
  env = {},
  owner,
  consul: program,
}: ClusterOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'storylamp-pair-'))
  const consul = program ? await realConsul(program, await freePorts(3)) : standInConsul()
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [
      { name: 'stories', configs: [] },
      { name: BACKUPS, configs: [] },
    ],
  })
  const { port: s3Port } = await s3.run()
  const ports = await freePorts(5)
  const [edgePort = 0, a = 0, b = 0, la = 0, lb = 0] = ports
  const bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_BUCKET: 'stories',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const common = {
    FLY_CONSUL_URL: consul.url,
    LITEFS_LEASE: lease,
    PUBLIC_URL: `http://127.0.0.1:${edgePort}`,
    ...bucket,
    ...env,
  }
  const until = waiting(() => nodes.map(lastWords).join('\n'))
  const nodes: [Node, Node] = [
    createNode({
      folder: join(folder, 'a'),
      port: a,
      litefsPort: la,
      peerLitefsPort: lb,
      env: common,
      owner,
      until,
    }),
    createNode({
      folder: join(folder, 'b'),
      port: b,
      litefsPort: lb,
      peerLitefsPort: la,
      env: common,
      owner,
      until,
    }),
  ]
  const edge = createEdge(edgePort, () => nodes)
  return {
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
      await openMarkStore(storeOf(bucket)).clear()
      for (const node of nodes) node.loseDisk()
    },
    async loseBackups() {
      const store = openObjectStore({ ...storeOf(bucket), bucket: BACKUPS })
      for (const { name } of await Array.fromAsync(store.list(''))) await store.remove(name)
    },
    other: (node) => (node === nodes[0] ? nodes[1] : nodes[0]),
    async stop() {
      for (const node of nodes) await node.kill()
      await edge.stop()
      await consul.stop()
      await s3.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const storeOf = (bucket: Bucket) => ({
  endpoint: bucket.S3_ENDPOINT,
  bucket: bucket.S3_BUCKET,
  accessKeyId: bucket.S3_ACCESS_KEY_ID,
  secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
})

const lastWords = ({ name, log, isRunning }: Node) =>
  [`--- ${name}, ${isRunning() ? 'running' : 'ended'}`, ...log.slice(-LAST_LINES)].join('\n')

/** Ports that nobody listens on at this moment. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () =>
    Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } }),
  )
  const ports = servers.map(({ port }) => port)
  for (const server of servers) server.stop(true)
  return ports
}
