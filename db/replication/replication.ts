/** Which node writes, and how far this one has come. */
export interface Replication {
  /** False where the database is a file of this machine alone. */
  readonly isReplicated: boolean
  /** Whether this node is the one that may write; what runs there alone may not have begun yet. */
  isPrimary(): boolean
  /** Whether changes are taken here. */
  isOpen(): boolean
  /** From now on changes are taken here; until the role or a hand-over ends it. */
  open(): void
  /** Tells the role now and at every change of it, in order. */
  onRole(listener: (isPrimary: boolean) => void): void
  /** HERE, or the host name of the node that writes; waits for one at most so many milliseconds, then undefined. */
  writer(withinMs: number): Promise<typeof HERE | string | undefined>
  /** The transaction up to which this node knows everything. */
  position(): Position
  /** Resolves to whether this node has come to the transaction within so many milliseconds. */
  reached(transaction: bigint, withinMs: number): Promise<boolean>
  /** Runs a change; a hand-over waits for it. */
  changing<T>(work: () => Promise<T>): Promise<T>
  /**
   * Holds new changes back, waits for those under way, calls `quiet`, then asks the other nodes to take over. Resolves to
   * whether one has. LiteFS ends its process when a node loses its role within a transaction: `quiet` ends what writes.
   */
  handOver(quiet: () => Promise<void>): Promise<boolean>
  /** When this node last heard of another one that was the primary, in milliseconds by that one's clock; undefined when never. */
  heardAt(): number | undefined
  /** Milliseconds since this node last heard of another one that was the primary, whatever the clocks say; undefined when never. */
  silentMs(): number | undefined
  /** How long the last transaction that came was under way, by the clocks of both nodes, never below 0; undefined when none came. */
  lagMs(): number | undefined
  close(): void
}

export interface Position {
  transaction: bigint
  /** Of the whole database after it, in hex. */
  checksum: string
}

export const HERE = Symbol('here')

/** One process on a file of its own. */
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
