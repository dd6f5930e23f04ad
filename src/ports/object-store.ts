/** A store of whole files under chosen names. */
export interface ObjectStore {
  /** Stores the file at `path`, replacing one with this name. */
  put(name: string, path: string): Promise<void>
  putBytes(name: string, bytes: Uint8Array | Blob): Promise<void>
  /** Undefined when there is no such file. */
  get(name: string): Promise<Blob | undefined>
  /** Writes a file to `path`, as a stream; throws when there is none. */
  fetch(name: string, path: string): Promise<void>
  remove(name: string): Promise<void>
  /** Every name with this prefix, sorted, with the time of storing in milliseconds since the epoch. */
  list(prefix: string): AsyncIterable<{ name: string; storedAt: number }>
}
