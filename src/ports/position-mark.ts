/** How far the writer was, stored where both machines of a pair can read it. */
export interface Mark {
  /** LiteFS's transaction number, in hex. */
  transaction: string
  /** Of the whole database after it, in hex. */
  checksum: string
  /** The machine's name. */
  node: string
  /** Milliseconds since the epoch by that machine's clock. */
  at: number
  /** The machine has shut down and acknowledged nothing after it; otherwise it may have gone on since. */
  isLast: boolean
}

export interface MarkStore {
  /** Undefined when there has never been one. */
  read(): Promise<Mark | undefined>
  write(mark: Mark): Promise<void>
  /** Lets the next machine that starts be the writer, whatever it has. */
  clear(): Promise<void>
}
