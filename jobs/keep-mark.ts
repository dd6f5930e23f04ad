import type { Replication } from '../db/replication/replication.ts'
import { followedToTheEnd, standingOf } from '../src/domain/replication/standing.ts'
import type { Logger } from '../src/logger.ts'
import type { Mark, MarkStore } from '../src/ports/position-mark.ts'
import { everyNowAndThen, type Stop } from './duties.ts'

export interface Marking {
  replication: Pick<Replication, 'position' | 'heardAt'>
  store: MarkStore
  /** This machine's name. */
  node: string
  now: () => Date
  log: Logger
}

const MARK_EVERY_MS = 1000

/** Keeps the mark at this node's position while it is the primary, at most a second behind; the last one when it ends. */
export function keepMark({ replication, store, node, now, log }: Marking, everyMs = MARK_EVERY_MS): Stop {
  let written = ''
  let isFailing = false
  const write = async () => {
    const { transaction, checksum } = replication.position()
    const place = `${transaction}/${checksum}`
    if (place === written || !checksum) return
    await store.write({ transaction: transaction.toString(16), checksum, node, at: now().getTime() })
    written = place
    isFailing = false
  }
  const onFailure = (error: unknown) => {
    if (!isFailing) log.error('mark.not_written', error)
    isFailing = true
  }
  const stop = everyNowAndThen(everyMs, write, onFailure)
  return async () => {
    await stop()
    await write().catch(onFailure)
  }
}

/** An ordinary takeover comes so soon after the old primary's last sign of life. */
const TAKEOVER_MS = 30_000

/**
 * Whether this node, which LiteFS has just made the primary, has what was acknowledged; said in the log when not. Where the
 * mark cannot be read, only a node that followed the old primary until just now may go on.
 */
export async function mayLead({ replication, store, now, log }: Marking): Promise<boolean> {
  const heardAt = replication.heardAt()
  let mark: Mark | undefined
  try {
    mark = await store.read()
  } catch (error) {
    log.error('mark.not_read', error)
    return heardAt !== undefined && now().getTime() - heardAt < TAKEOVER_MS
  }
  const { transaction, checksum } = replication.position()
  const checksumAfter = (wanted: bigint) => (wanted === transaction ? checksum : undefined)
  const standing = standingOf({ transaction, checksumAfter }, mark)
  if (standing.kind === 'whole' || !mark) return true
  const lacks = standing.kind === 'behind' ? Number(standing.lacks) : null
  const isUsual = followedToTheEnd(heardAt, mark)
  log.info(isUsual ? 'role.lost_on_the_way' : 'role.refused', { lacks, of: mark.node })
  return isUsual
}

const LOOK_EVERY_MS = 1000
const FOLLOWS_MS = 5000

/** Resolves once this node, which lacked something when it started, has everything and follows the primary. */
export function caughtUp({ replication, store, now, log }: Marking, everyMs = LOOK_EVERY_MS): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = async () => {
    const heardAt = replication.heardAt()
    if (heardAt === undefined || now().getTime() - heardAt > FOLLOWS_MS) return
    const { transaction } = replication.position()
    const standing = standingOf({ transaction, checksumAfter: () => undefined }, await store.read())
    if (standing.kind === 'whole') resolve()
  }
  const stop = everyNowAndThen(everyMs, look, (error) => log.error('mark.not_read', error))
  void promise.then(stop)
  return promise
}
