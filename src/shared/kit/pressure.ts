/** Why the database or the disk cannot be written: somebody else's lock, or a disk that is full, broken or read-only. */
export type Pressure = 'locked' | 'disk'

const LOCKED = /^SQLITE_(?:BUSY|LOCKED)/
const DISK = /^(?:SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN)|ENOSPC$|EROFS$|EDQUOT$|EIO$|EMFILE$|ENFILE$)/

/** The kind of pressure an error shows; undefined for other errors. */
export function pressureOf(error: unknown): Pressure | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (LOCKED.test(code)) return 'locked'
  return DISK.test(code) ? 'disk' : pressureOf(error.cause)
}
