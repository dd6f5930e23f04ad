import type { Mark } from '../../ports/position-mark.ts'

/** What a machine has of the database, as far as it matters. */
export interface Holdings {
  transaction: bigint
  /** The checksum after a transaction, in hex; undefined where this machine no longer knows it. */
  checksumAfter: (transaction: bigint) => string | undefined
}

/**
 * `behind`: lacks what was acknowledged; `parted`: went another way than what was acknowledged; `unsure`: has everything
 * up to the mark, whose machine may have gone on after it.
 */
export type Standing = { kind: 'whole' } | { kind: 'behind'; lacks: bigint } | { kind: 'parted' | 'unsure' }

/** Whether the machine of this name has everything that was acknowledged. */
export function standingOf(
  { transaction, checksumAfter }: Holdings,
  mark: Mark | undefined,
  node: string,
): Standing {
  if (!mark) return { kind: 'whole' }
  const marked = BigInt(`0x${mark.transaction}`)
  if (transaction < marked) return { kind: 'behind', lacks: marked - transaction }
  const checksum = checksumAfter(marked)
  if (checksum !== undefined && checksum !== mark.checksum) return { kind: 'parted' }
  return { kind: mark.isLast || mark.node === node ? 'whole' : 'unsure' }
}

/** The primary gives a sign of life each second; a mark may be as much older than the last one. */
const SILENCE_MS = 5000

/**
 * Whether a machine that may lack something takes over all the same: it followed the primary until that one fell silent,
 * so that it lacks no more than what was on the way. One that was cut off while the primary went on may not.
 */
export const followedToTheEnd = (heardAt: number | undefined, mark: Mark): boolean =>
  heardAt !== undefined && mark.at - heardAt <= SILENCE_MS
