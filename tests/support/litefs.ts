import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A stand-in for one node's LiteFS: its event stream, its promotion, and the files in its mount. */
export interface StandInLitefs {
  url: string
  /** The mount; the database itself belongs to the test. */
  mount: string
  file: string
  /** How often this node was asked to take over. */
  promotions: () => number
  becomesPrimary(): void
  /** Follows the named host, or nobody. */
  follows(host?: string): void
  /** Moves to this transaction and sends its event. */
  reaches(transaction: number, at?: Date): void
  /** Ends the event stream, as LiteFS does with slow listeners. */
  breaksOff(): void
  stop(): Promise<void>
}

export function standInLitefs({ onPromote = () => {} }: { onPromote?: () => void } = {}): StandInLitefs {
  const mount = mkdtempSync(join(tmpdir(), 'storylamp-litefs-'))
  const file = join(mount, 'storylamp.db')
  const listeners = new Set<ReadableStreamDefaultController<string>>()
  let role: { isPrimary: boolean; hostname?: string } = { isPrimary: false }
  let promotions = 0
  const tell = (event: object) => {
    for (const listener of listeners) listener.enqueue(`${JSON.stringify(event)}\n`)
  }
  const change = (to: typeof role) => {
    role = to
    tell({ type: 'primaryChange', data: role })
  }
  const events = () =>
    new ReadableStream<string>({
      start(controller) {
        listeners.add(controller)
        controller.enqueue(`${JSON.stringify({ type: 'init', data: role })}\n`)
      },
      cancel() {
        listeners.clear()
      },
    })
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    fetch(request) {
      if (new URL(request.url).pathname === '/events') return new Response(events())
      promotions += 1
      onPromote()
      return new Response()
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    mount,
    file,
    promotions: () => promotions,
    becomesPrimary: () => change({ isPrimary: true }),
    follows: (hostname) => change({ isPrimary: false, ...(hostname ? { hostname } : {}) }),
    reaches(transaction, at = new Date()) {
      const txid = transaction.toString(16).padStart(16, '0')
      writeFileSync(`${file}-pos`, `${txid}/${checksumOf(transaction)}\n`)
      tell({ type: 'tx', db: 'storylamp.db', data: { txID: txid, timestamp: at.toISOString() } })
    },
    breaksOff() {
      for (const listener of listeners) listener.close()
      listeners.clear()
    },
    stop: () => server.stop(true),
  }
}

/** A stand-in for a database's checksum after a transaction. */
export const checksumOf = (transaction: number | bigint) =>
  (0xabc000n + BigInt(transaction)).toString(16).padStart(16, '0')
