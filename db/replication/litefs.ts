import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Bell, createBell } from './bell.ts'
import { listenToLitefs } from './events.ts'
import { HERE, type Position, type Replication } from './replication.ts'
import { createReplicationRole, type ReplicationRole } from './role.ts'
import { createSignsOfLife } from './signs-of-life.ts'

export interface LitefsOptions {
  /** LiteFS's own HTTP address on this node. */
  url: string
  /** The database in the mount. */
  file: string
  /** Addresses of the other nodes' LiteFS, requested again for each hand-over. */
  peers: () => Promise<string[]>
  /** LiteFS has not answered for a while: its state is unknown. */
  onLost: (error: unknown) => void
  /** How long a hand-over waits for running changes. */
  changesWithinMs?: number
  /** How often to check when the primary was last heard of. */
  hearEveryMs?: number
}

const LOST_AFTER_MS = 10_000
const CHANGES_WITHIN_MS = 5000
const TAKE_OVER_WITHIN_MS = 5000
/** For events that came before somebody began to wait. */
const LOOK_EVERY_MS = 20
const HEARD_EVERY_MS = 500

/**
 * Follows LiteFS on this node; resolves when the role is known. `.primary` in the mount cannot tell a primary from an
 * orphan, the events can.
 */
export async function followLitefs(options: LitefsOptions): Promise<Replication> {
  const { url, file, onLost, hearEveryMs = HEARD_EVERY_MS } = options
  const closing = new AbortController()
  const bell = createBell(LOOK_EVERY_MS)
  const signs = createSignsOfLife()
  const role = createReplicationRole(bell, signs)
  void listenToLitefs(url, {
    signal: closing.signal,
    onEvent: role.take,
    onLost: (error) => {
      role.fail(error)
      onLost(error)
    },
    lostAfterMs: LOST_AFTER_MS,
  })
  await role.known

  const hear = () => {
    // What was known at a takeover is read after it.
    if (!role.isPrimary()) signs.note(heardOf(join(dirname(file), '.lag')))
  }
  const hearing = setInterval(hear, hearEveryMs)
  hearing.unref()
  hear()

  return {
    isReplicated: true,
    isPrimary: role.isPrimary,
    isOpen: role.isOpen,
    open: role.open,
    onRole: role.onRole,
    writer: (withinMs) => bell.until(() => (role.isOpen() ? HERE : role.primaryHost()), withinMs),
    position: () => positionOf(file),
    reached: async (transaction, withinMs) =>
      (await bell.until(() => positionOf(file).transaction >= transaction || undefined, withinMs)) === true,
    ...handingOver(options, role, bell),
    heardAt: signs.heardAt,
    silentMs: signs.silentMs,
    lagMs: role.lagMs,
    close() {
      closing.abort()
      clearInterval(hearing)
    },
  }
}

/** Hands the role to another node, once running changes have ended. */
function handingOver(
  { peers, changesWithinMs = CHANGES_WITHIN_MS }: LitefsOptions,
  role: ReplicationRole,
  bell: Bell,
): Pick<Replication, 'changing' | 'handOver'> {
  let underWay = 0
  const isTakenOver = async (peer: string): Promise<boolean> => {
    const asked = await fetch(`${peer}/promote`, {
      method: 'POST',
      signal: AbortSignal.timeout(TAKE_OVER_WITHIN_MS),
    }).catch(() => undefined)
    // This node may be among the peers, and its answer is 200 too.
    return asked?.ok === true && (await bell.until(role.primaryHost, 1000)) !== undefined
  }
  return {
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
      if (!role.isPrimary()) return false
      role.handOver(true)
      await bell.until(() => underWay === 0 || undefined, changesWithinMs)
      await quiet()
      for (const peer of await peers().catch(() => [])) if (await isTakenOver(peer)) return true
      role.handOver(false)
      return false
    },
  }
}

const POSITION = /^([0-9a-f]{16})\/([0-9a-f]{16})/

/** Reads `<database>-pos` in the mount; empty where there is no database yet. */
export function positionOf(file: string): Position {
  const [, transaction = '0', checksum = ''] = POSITION.exec(readOr(`${file}-pos`, '')) ?? []
  return { transaction: BigInt(`0x${transaction}`), checksum }
}

/**
 * `.lag` says how long ago the primary wrote its last heartbeat, one each second; negative where the clocks differ, a
 * huge number when there was none.
 */
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
