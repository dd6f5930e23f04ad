/** Thrown where this machine may not write: the request belongs to the one that may. */
export class WriterNeeded extends Error {}

const REFUSED = /^SQLITE_(?:READONLY|IOERR)/

/** Whether a request failed because this machine may not write, or has just lost the role. */
export function needsWriter(error: unknown): boolean {
  if (error instanceof WriterNeeded) return true
  if (!(error instanceof Error)) return false
  return ('code' in error && REFUSED.test(String(error.code))) || needsWriter(error.cause)
}
