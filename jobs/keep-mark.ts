import { setTimeout as sleep } from 'node:timers/promises'
import type { Replication } from '../db/replication/replication.ts'
import { completenessOf, followedToTheEnd } from '../src/domain/replication/completeness.ts'
import type { Logger } from '../src/logger.ts'
import type { Mark, MarkStore } from '../src/ports/position-mark.ts'
import { repeatEvery, type Stop } from './duties.ts'

export interface Marking {
  replication: Pick<Replication, 'isPrimary' | 'position' | 'reached' | 'heardAt' | 'silentMs'>
  store: MarkStore
  /** This machine's name. */
  node: string
  now: () => Date
  log: Logger
}

const MARK_EVERY_MS = 1000
/** The bucket may be unreachable when the role changes; media depend on it too, changes do not. */
const FIRST_WITHIN_MS = 5000

/**
 * Writes the mark with this node's position while it is the primary, at most a second behind. Resolves when the first
 * one is written, so that a machine that reads it knows from the first change on that this node may have gone on.
 */
export async function keepMark(marking: Marking, everyMs = MARK_EVERY_MS): Promise<Stop> {
  const { replication, log } = marking
  let written = ''
  let writtenAt = 0
  let isFailing = false
  const write = async () => {
    if (!replication.isPrimary()) return
    const { transaction, checksum } = replication.position()
    const place = `${transaction}/${checksum}`
    const at = marking.now().getTime()
    // The clock was set back: the signs of life would seem to end before the mark, and nobody could take over.
    const wasSetBack = at < writtenAt
    if (place === written && !wasSetBack) return
    await writeMark(marking, false)
    written = place
    writtenAt = at
    isFailing = false
  }
  const onFailure = (error: unknown) => {
    if (!isFailing) log.error('mark.not_written', error)
    isFailing = true
  }
  await Promise.race([write().catch(onFailure), sleep(FIRST_WITHIN_MS)])
  const stop = repeatEvery(everyMs, write, onFailure)
  return async () => {
    await stop()
    await write().catch(onFailure)
  }
}

/**
 * For a primary that ends with nobody to take over, once it acknowledges nothing any more: a machine that has come
 * this far may write.
 */
export async function markLast(marking: Marking): Promise<void> {
  await writeMark(marking, true).catch((error: unknown) => marking.log.error('mark.not_written', error))
}

async function writeMark({ replication, store, node, now }: Marking, isLast: boolean): Promise<void> {
  const { transaction, checksum } = replication.position()
  if (!checksum) return
  await store.write({ transaction: transaction.toString(16), checksum, node, at: now().getTime(), isLast })
}

/** An ordinary takeover happens this soon after the old primary's last sign of life. */
const TAKEOVER_MS = 30_000

/**
 * Whether this node, which LiteFS has just made the primary, has everything that was acknowledged; logged when not.
 * Where the mark cannot be read, only a node that followed the old primary until just now may go on.
 */
export async function mayLead({ replication, store, node, log }: Marking): Promise<boolean> {
  const heardAt = replication.heardAt()
  const silentMs = replication.silentMs()
  let mark: Mark | undefined
  try {
    mark = await store.read()
  } catch (error) {
    log.error('mark.not_read', error)
    return silentMs !== undefined && silentMs < TAKEOVER_MS
  }
  const { transaction, checksum } = replication.position()
  const checksumAfter = (wanted: bigint) => (wanted === transaction ? checksum : undefined)
  const standing = completenessOf({ transaction, checksumAfter }, mark, node)
  if (standing.kind === 'whole' || !mark) return true
  // A machine that was shut down in order has everything on its disk: wait for it rather than lose changes.
  const isUsual = !mark.isLast && followedToTheEnd(heardAt, mark)
  if (standing.kind === 'unsure' && isUsual) return true
  const lacks = standing.kind === 'behind' ? Number(standing.lacks) : null
  log.info(isUsual ? 'role.lost_on_the_way' : 'role.refused', { lacks, of: mark.node })
  return isUsual
}

const LOOK_EVERY_MS = 1000
const FOLLOWS_MS = 5000

/** Resolves once this node, which lacked something when it started, has everything and follows the primary. */
export function caughtUp({ replication, store, log }: Marking, everyMs = LOOK_EVERY_MS): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = async () => {
    if ((replication.silentMs() ?? Number.POSITIVE_INFINITY) > FOLLOWS_MS) return
    const mark = await store.read()
    // While families write, the mark is always slightly ahead of what has arrived here: wait for the difference.
    if (await replication.reached(mark ? BigInt(`0x${mark.transaction}`) : 0n, FOLLOWS_MS)) resolve()
  }
  const stop = repeatEvery(everyMs, look, (error) => log.error('mark.not_read', error))
  void promise.then(stop)
  return promise
}
