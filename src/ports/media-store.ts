/** Where a family's pictures and sounds are kept: immutable bytes under the hash of their content. */
export interface MediaStore {
  /** Keeps the bytes and answers their SHA-256 in hex; they are on the disk when it resolves. Storing the same bytes again is harmless. */
  put(bytes: Uint8Array): Promise<string>
  /** The bytes, or undefined when nothing is kept under this hash. `range` is inclusive, in bytes. */
  get(hash: string, range?: { start: number; end: number }): Promise<Blob | undefined>
  /** Removes the bytes; removing what is not there is harmless. */
  remove(hash: string): Promise<void>
  /** Every hash kept, for the sweeper, with the time of storing in milliseconds since the epoch. */
  list(): AsyncIterable<{ hash: string; storedAt: number }>
  /** Removes what an interrupted `put` left; only while nothing is being stored. */
  sweepDrafts(): Promise<void>
}
