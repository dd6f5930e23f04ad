/** How far the one that writes had come, kept where both machines of a pair can read it. */
export interface Mark {
  /** The number of LiteFS's transaction, in hex. */
  transaction: string
  /** Of the whole database after it, in hex. */
  checksum: string
  /** The machine's name. */
  node: string
  /** Milliseconds since the epoch by that machine's clock. */
  at: number
  /** The machine has ended and acknowledged nothing after it; otherwise it may have gone on since. */
  isLast: boolean
}

export interface MarkStore {
  /** Undefined when nobody has ever written one. */
  read(): Promise<Mark | undefined>
  write(mark: Mark): Promise<void>
  /** The next one that starts may write, whatever it has. */
  clear(): Promise<void>
}
