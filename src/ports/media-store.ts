import type { LightWidth } from '../shared/media/light-copy.ts'

/** Where families' pictures and sounds are stored: immutable bytes under the hash of their content. */
export interface MediaStore {
  /**
   * Stores the bytes and returns their SHA-256 in hex; they are on the disk when it resolves. Storing the same bytes
   * again is harmless.
   */
  put(bytes: Uint8Array): Promise<string>
  /** The bytes, or undefined when there are none under this hash. `range` is inclusive, in bytes. */
  get(hash: string, range?: { start: number; end: number }): Promise<Blob | undefined>
  /** Removes the bytes and, before them, their light copies; harmless when there are none. */
  remove(hash: string): Promise<void>
  /** Stores a picture's light copy of this width; the caller sees to it that the picture itself stays meanwhile. */
  putLight(hash: string, width: LightWidth, bytes: Uint8Array): Promise<void>
  /** A picture's light copy, or undefined when it has none. */
  getLight(hash: string, width: LightWidth): Promise<Blob | undefined>
  /** Every stored hash, for the sweeper, with the time of storing in milliseconds since the epoch. */
  list(): AsyncIterable<{ hash: string; storedAt: number }>
  /** Removes what an interrupted `put` left; only while nothing is being stored. */
  sweepDrafts(): Promise<void>
}
