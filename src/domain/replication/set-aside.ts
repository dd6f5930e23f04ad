import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Mark } from '../../ports/position-mark.ts'
import type { Holdings } from './completeness.ts'

/** Outside the folders that LiteFS reads. */
const ASIDE = 'set-aside'

/**
 * Whether this machine's copy, which LiteFS refuses to open, may be set aside: another machine is the writer right
 * now, has published its position since it took over, and is at least as far. What this one lacks then comes from
 * there.
 */
export function mayGoAside(
  { transaction }: Pick<Holdings, 'transaction'>,
  mark: Mark | undefined,
  node: string,
  isLedByPeer: boolean,
): boolean {
  return (
    isLedByPeer && mark !== undefined && mark.node !== node && transaction <= BigInt(`0x${mark.transaction}`)
  )
}

/**
 * Sets the refused copy aside, so that LiteFS starts without one; an earlier one is deleted. Where there is no room
 * for two, the copy is deleted.
 */
export function setAside(litefsDataDir: string, database: string, hasRoom: (copy: string) => boolean): void {
  const copy = join(litefsDataDir, 'dbs', database)
  const aside = asideIn(litefsDataDir, database)
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(copy) && hasRoom(copy)) {
    mkdirSync(dirname(aside), { recursive: true })
    renameSync(copy, aside)
  } else rmSync(copy, { recursive: true, force: true })
}

/** Deletes a copy that was set aside, once the machine has everything: it contains families' words. */
export const removeAside = (litefsDataDir: string): void =>
  rmSync(join(litefsDataDir, ASIDE), { recursive: true, force: true })

const asideIn = (litefsDataDir: string, database: string) => join(litefsDataDir, ASIDE, database)
