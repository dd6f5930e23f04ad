import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Holdings } from './completeness.ts'

/** LiteFS's transaction files are named by their first and last transaction. */
const LTX = /^[0-9a-f]{16}-([0-9a-f]{16})\.ltx$/
/** The last 16 bytes: the checksum of the database after it, and the file's own. */
const TRAILER_BYTES = 16

/** What is in LiteFS's own folder, read while LiteFS is not running; nothing where the folder does not exist. */
export function holdingsIn(litefsDataDir: string, database: string): Holdings {
  const folder = join(litefsDataDir, 'dbs', database, 'ltx')
  const files = new Map<bigint, string>()
  for (const name of namesIn(folder)) {
    const [, last] = LTX.exec(name) ?? []
    if (last) files.set(BigInt(`0x${last}`), join(folder, name))
  }
  const transaction = [...files.keys()].reduce((newest, one) => (one > newest ? one : newest), 0n)
  return {
    transaction,
    checksumAfter: (wanted) => {
      const file = files.get(wanted)
      return file === undefined ? undefined : checksumOf(file)
    },
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function checksumOf(path: string): string {
  const file = openSync(path, 'r')
  try {
    const trailer = Buffer.alloc(TRAILER_BYTES)
    readSync(file, trailer, 0, TRAILER_BYTES, fstatSync(file).size - TRAILER_BYTES)
    return trailer.readBigUInt64BE(0).toString(16).padStart(16, '0')
  } finally {
    closeSync(file)
  }
}
