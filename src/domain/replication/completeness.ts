import type { Mark } from '../../ports/position-mark.ts'

/** What a machine has of the database, as far as it matters here. */
export interface Holdings {
  transaction: bigint
  /** The checksum after a transaction, in hex; undefined where this machine no longer has it. */
  checksumAfter: (transaction: bigint) => string | undefined
}

/**
 * `behind`: lacks acknowledged transactions; `parted`: diverged from what was acknowledged; `unsure`: has everything
 * up to the mark, but the marking machine may have gone on after it.
 */
export type Completeness =
  | { kind: 'whole' }
  | { kind: 'behind'; lacks: bigint }
  | { kind: 'parted' | 'unsure' }

/** Whether this machine has everything that was acknowledged. */
export function completenessOf(
  { transaction, checksumAfter }: Holdings,
  mark: Mark | undefined,
  node: string,
): Completeness {
  if (!mark) return { kind: 'whole' }
  const marked = BigInt(`0x${mark.transaction}`)
  if (transaction < marked) return { kind: 'behind', lacks: marked - transaction }
  const checksum = checksumAfter(marked)
  if (checksum !== undefined && checksum !== mark.checksum) return { kind: 'parted' }
  return { kind: mark.isLast || mark.node === node ? 'whole' : 'unsure' }
}

/** The primary sends a heartbeat each second; a mark may be this much older than the last one. */
const SILENCE_MS = 5000

/**
 * Whether a machine that may lack something takes over anyway: it followed the primary until that went silent, so it
 * lacks no more than what was in transit. One that was cut off while the primary went on may not.
 */
export const followedToTheEnd = (heardAt: number | undefined, mark: Mark): boolean =>
  heardAt !== undefined && mark.at - heardAt <= SILENCE_MS
