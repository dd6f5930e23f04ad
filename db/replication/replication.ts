/** Which node is the primary, and how far this one is. */
export interface Replication {
  /** False where the database is a file of this machine alone. */
  readonly isReplicated: boolean
  /** Whether this node is the primary; its primary-only work may not have started yet. */
  isPrimary(): boolean
  /** Whether changes are accepted here. */
  isOpen(): boolean
  /** Changes are accepted here from now on, until the role or a hand-over ends it. */
  open(): void
  /** Called with the role now and at every change of it, in order. */
  onRole(listener: (isPrimary: boolean) => void): void
  /** HERE, or the primary's host name; waits at most `withinMs` for one, then undefined. */
  writer(withinMs: number): Promise<typeof HERE | string | undefined>
  /** The last transaction that this node has. */
  position(): Position
  /** Resolves to whether this node gets the transaction within `withinMs`. */
  reached(transaction: bigint, withinMs: number): Promise<boolean>
  /** Runs a change; a hand-over waits for it. */
  changing<T>(work: () => Promise<T>): Promise<T>
  /**
   * Holds new changes back, waits for running ones, calls `quiet`, then asks the other nodes to take over. Resolves to
   * whether one has. LiteFS ends its process when a node loses its role within a transaction: `quiet` ends what
   * writes.
   */
  handOver(quiet: () => Promise<void>): Promise<boolean>
  /** When this node last heard of another primary, in milliseconds by that one's clock; undefined when never. */
  heardAt(): number | undefined
  /** Milliseconds since this node last heard of another primary, independent of the clocks; undefined when never. */
  silentMs(): number | undefined
  /**
   * How long the last received transaction was in transit, by the clocks of both nodes, never below 0; undefined when
   * none came.
   */
  lagMs(): number | undefined
  close(): void
}

export interface Position {
  transaction: bigint
  /** Of the whole database after it, in hex. */
  checksum: string
}

export const HERE = Symbol('here')

/** One process with its own file. */
export const ALONE: Replication = {
  isReplicated: false,
  isPrimary: () => true,
  isOpen: () => true,
  open() {},
  onRole: (listener) => listener(true),
  writer: async () => HERE,
  position: () => ({ transaction: 0n, checksum: '' }),
  reached: async () => true,
  changing: (work) => work(),
  handOver: async () => false,
  heardAt: () => undefined,
  silentMs: () => undefined,
  lagMs: () => undefined,
  close() {},
}
