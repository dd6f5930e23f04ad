/** Between two signs of life of the primary. */
const SIGN_MS = 1000

/** When the primary was last heard of. */
export interface SignsOfLife {
  /** Notes a sign by the primary's clock; undefined is none. */
  note(at: number | undefined): void
  /** The last sign, by the primary's clock; undefined where there was none. */
  heardAt(): number | undefined
  /** How long nothing new was heard, by this node's clock; undefined where nothing ever was. */
  silentMs(): number | undefined
}

/** Nothing heard yet. */
export function createSignsOfLife(): SignsOfLife {
  let heardAt: number | undefined
  let heardHere = 0
  let signAt = 0
  return {
    note(at) {
      if (at === undefined) return
      // The same sign is read again and again, a little different each time; many transactions in a row are signs as well.
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
