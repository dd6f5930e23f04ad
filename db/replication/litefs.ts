import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBell } from './bell.ts'
import { type LitefsEvent, listenToLitefs } from './events.ts'
import { HERE, type Position, type Replication } from './replication.ts'

export interface LitefsOptions {
  /** LiteFS's own HTTP address on this node. */
  url: string
  /** The database in the mount. */
  file: string
  /** Addresses of the other nodes' LiteFS, asked for again at each hand-over. */
  peers: () => Promise<string[]>
  /** LiteFS has not answered for a while: nothing can be known any more. */
  onLost: (error: unknown) => void
  /** How long a hand-over waits for the changes under way. */
  changesWithinMs?: number
  /** How often it is looked when the primary was last heard of. */
  hearEveryMs?: number
}

const LOST_AFTER_MS = 10_000
const CHANGES_WITHIN_MS = 5000
const TAKE_OVER_WITHIN_MS = 5000
/** An event may have come before somebody began to wait. */
const LOOK_EVERY_MS = 20
const HEARD_EVERY_MS = 500
/** Between two signs of life. */
const SIGN_MS = 1000

/** Follows LiteFS on this node; resolves when the role is known. `.primary` in the mount cannot tell a primary from an orphan, the events can. */
export async function followLitefs(options: LitefsOptions): Promise<Replication> {
  const { url, file, peers, onLost } = options
  const { changesWithinMs = CHANGES_WITHIN_MS, hearEveryMs = HEARD_EVERY_MS } = options
  const closing = new AbortController()
  const bell = createBell(LOOK_EVERY_MS)
  const known = Promise.withResolvers<void>()
  const listeners: ((isPrimary: boolean) => void)[] = []
  let isPrimary = false
  let primaryHost: string | undefined
  let isOpen = false
  let isHandingOver = false
  let underWay = 0
  let heardAt: number | undefined
  let heardHere = 0
  let signAt = 0
  let lagMs: number | undefined
  // The same sign is read again and again, a little different each time; many transactions in a row are signs as well.
  const note = (at: number | undefined) => {
    if (at === undefined) return
    if (Math.abs(at - signAt) > SIGN_MS / 2) {
      heardHere = performance.now()
      signAt = at
    }
    heardAt = at
  }

  const take = (event: LitefsEvent) => {
    if (event.type === 'init' || event.type === 'primaryChange') {
      const was = isPrimary
      isPrimary = event.data?.isPrimary === true
      primaryHost = isPrimary ? undefined : event.data?.hostname || undefined
      if (!isPrimary) isOpen = isHandingOver = false
      if (was !== isPrimary) for (const listener of listeners) listener(isPrimary)
      known.resolve()
    } else if (!isPrimary && event.type === 'tx' && event.data?.timestamp) {
      const writtenAt = Date.parse(event.data.timestamp)
      note(writtenAt)
      lagMs = Math.max(0, Date.now() - writtenAt)
    }
    bell.ring()
  }
  void listenToLitefs(url, {
    signal: closing.signal,
    onEvent: take,
    onLost: (error) => {
      known.reject(error)
      onLost(error)
    },
    lostAfterMs: LOST_AFTER_MS,
  })
  await known.promise

  const hear = () => {
    // What was known at a takeover is asked for after it.
    if (!isPrimary) note(heardOf(join(dirname(file), '.lag')))
  }
  const hearing = setInterval(hear, hearEveryMs)
  hearing.unref()
  hear()

  const isTakenOver = async (peer: string): Promise<boolean> => {
    const asked = await fetch(`${peer}/promote`, {
      method: 'POST',
      signal: AbortSignal.timeout(TAKE_OVER_WITHIN_MS),
    }).catch(() => undefined)
    // This node may be among the peers, and answers well too.
    return asked?.ok === true && (await bell.until(() => primaryHost, 1000)) !== undefined
  }

  return {
    isReplicated: true,
    isPrimary: () => isPrimary,
    isOpen: () => isOpen && !isHandingOver,
    open() {
      isOpen = isPrimary
      bell.ring()
    },
    onRole(listener) {
      listeners.push(listener)
      listener(isPrimary)
    },
    writer: (withinMs) => bell.until(() => (isOpen && !isHandingOver ? HERE : primaryHost), withinMs),
    position: () => positionOf(file),
    reached: async (transaction, withinMs) =>
      (await bell.until(() => positionOf(file).transaction >= transaction || undefined, withinMs)) === true,
    async changing(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
        bell.ring()
      }
    },
    async handOver(quiet) {
      if (!isPrimary) return false
      isHandingOver = true
      await bell.until(() => underWay === 0 || undefined, changesWithinMs)
      await quiet()
      for (const peer of await peers().catch(() => [])) if (await isTakenOver(peer)) return true
      isHandingOver = false
      bell.ring()
      return false
    },
    heardAt: () => heardAt,
    silentMs: () => (heardAt === undefined ? undefined : performance.now() - heardHere),
    lagMs: () => lagMs,
    close() {
      closing.abort()
      clearInterval(hearing)
    },
  }
}

const POSITION = /^([0-9a-f]{16})\/([0-9a-f]{16})/

/** `<database>-pos` in the mount; nothing where there is no database yet. */
export function positionOf(file: string): Position {
  const [, transaction = '0', checksum = ''] = POSITION.exec(readOr(`${file}-pos`, '')) ?? []
  return { transaction: BigInt(`0x${transaction}`), checksum }
}

/** `.lag` says how long ago the primary wrote its last sign of life, a sign each second; below zero where the clocks differ, a huge number when there was none. */
function heardOf(file: string): number | undefined {
  const lag = Number(readOr(file, ''))
  return lag !== 0 && Math.abs(lag) < 2 ** 31 - 1 ? Date.now() - lag : undefined
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return otherwise
  }
}
