/** A place for whole files under names of their own. */
export interface ObjectStore {
  /** Stores the file that lies at `path`; another one of this name is replaced. */
  put(name: string, path: string): Promise<void>
  putBytes(name: string, bytes: Uint8Array | Blob): Promise<void>
  /** Undefined when there is no such file. */
  get(name: string): Promise<Blob | undefined>
  /** Writes a file to `path`, as it comes; throws when there is none. */
  fetch(name: string, path: string): Promise<void>
  remove(name: string): Promise<void>
  /** Every name that begins so, in their order, with the time of storing in milliseconds since the epoch. */
  list(prefix: string): AsyncIterable<{ name: string; storedAt: number }>
}
