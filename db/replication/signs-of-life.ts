/** Between two heartbeats of the primary. */
const SIGN_MS = 1000

/** When the primary was last heard of. */
export interface SignsOfLife {
  /** Notes a heartbeat by the primary's clock; undefined is none. */
  note(at: number | undefined): void
  /** The last heartbeat, by the primary's clock; undefined where there was none. */
  heardAt(): number | undefined
  /** How long nothing new was heard, by this node's clock; undefined where nothing ever was. */
  silentMs(): number | undefined
}

/** Starts with nothing heard. */
export function createSignsOfLife(): SignsOfLife {
  let heardAt: number | undefined
  let heardHere = 0
  let signAt = 0
  return {
    note(at) {
      if (at === undefined) return
      // The same heartbeat is read repeatedly, each time slightly different; many transactions in a row count as
      // heartbeats too.
      if (Math.abs(at - signAt) > SIGN_MS / 2) {
        heardHere = performance.now()
        signAt = at
      }
      heardAt = at
    },
    heardAt: () => heardAt,
    silentMs: () => (heardAt === undefined ? undefined : performance.now() - heardHere),
  }
}
