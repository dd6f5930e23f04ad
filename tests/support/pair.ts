import { allowWrites, openDb, readTogether } from '../../db/client.ts'
import { createBell } from '../../db/replication/bell.ts'
import { HERE, type Replication } from '../../db/replication/replication.ts'
import { makeTestApp, type TestApp, type TestAppOptions } from './app.ts'

/** What a machine of the pair knows of the role, for the test to change; `changed` wakes whoever waits. */
export interface Known {
  isOpen: boolean
  /** The writer, as the first machine's port; undefined while there is none. */
  writer: string | undefined
  transaction: bigint
  changed(): void
}

export interface PairOfMachines {
  /** Writes, and listens. */
  first: TestApp
  /** Reads the same database. */
  second: TestApp
  knownToFirst: Known
  knownToSecond: Known
  /** What reached the first machine: method and path. */
  arrived: string[]
  /** A request to the second machine from this address. */
  ask(path: string, init?: RequestInit, address?: string): Promise<Response>
  close(): Promise<void>
}

export const PAIR = {
  LITEFS_DIR: '/litefs',
  PUBLIC_URL: 'http://stories.example',
  SESSION_SECRET: 'what both of the machines know of each other',
  WRITER_URL: 'http://127.0.0.1:{writer}',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_BUCKET: 'stories',
  S3_ACCESS_KEY_ID: 'one',
  S3_SECRET_ACCESS_KEY: 'two',
}

/** Two machines on one database: the first one writes, the second one may not and knows the first. */
export function aPair(own: TestAppOptions = {}, ofSecond: TestAppOptions = {}): PairOfMachines {
  const knownToFirst: Known = { isOpen: true, writer: undefined, transaction: 7n, changed() {} }
  const options = { environment: PAIR, sessionSecret: PAIR.SESSION_SECRET, writerWithinMs: 500 }
  const home = makeTestApp({
    ...options,
    ...own,
    environment: { ...PAIR, ...own.environment },
    replication: machineThat(knownToFirst),
  })
  const arrived: string[] = []
  const listening = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request, server) {
      arrived.push(`${request.method} ${new URL(request.url).pathname}`)
      return home.app.fetch(request, server)
    },
  })
  const knownToSecond: Known = {
    isOpen: false,
    writer: String(listening.port),
    transaction: 7n,
    changed() {},
  }
  const db = openDb(home.dataDir, { mayWrite: false })
  const { media, payments, now } = home.services
  const second = makeTestApp({
    ...options,
    ...own,
    ...ofSecond,
    environment: { ...PAIR, ...own.environment, ...ofSecond.environment },
    database: { db, dataDir: home.dataDir },
    replication: machineThat(knownToSecond),
    readTogether: (work) => readTogether(db, work),
    ...{ media, payments, now },
  })
  return {
    first: home,
    second,
    knownToFirst,
    knownToSecond,
    arrived,
    ask: async (path, init, address = '203.0.113.7') =>
      second.app.fetch(new Request(`http://stories.example${path}`, init), {
        requestIP: () => ({ address }),
      }),
    async close() {
      await listening.stop(true)
      db.$client.close()
      home.close()
    },
  }
}

function machineThat(known: Known): Replication {
  const bell = createBell(20)
  known.changed = bell.ring
  return {
    isReplicated: true,
    isPrimary: () => known.isOpen,
    isOpen: () => known.isOpen,
    open() {},
    onRole() {},
    writer: (withinMs) => bell.until(() => (known.isOpen ? HERE : known.writer), withinMs),
    position: () => ({ transaction: known.transaction, checksum: 'c'.repeat(16) }),
    reached: async (wanted) => known.transaction >= wanted,
    changing: (work) => work(),
    handOver: async () => false,
    heardAt: () => undefined,
    silentMs: () => undefined,
    lagMs: () => undefined,
    close() {},
  }
}

/** The machine loses the role: from now on it writes nothing. */
export function losesRole(machine: TestApp): void {
  allowWrites(machine.services.db, false)
}
