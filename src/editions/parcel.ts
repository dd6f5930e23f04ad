/** An edition in transit: pieces are added as they are made, and taken as its browser downloads them. */
export interface Parcel {
  add(piece: Uint8Array): void
  /** No more pieces follow. */
  close(): void
  /** It cannot be made, or nobody wants it any more: its content is dropped. The first reason counts. */
  fail(reason: Error): void
  /** The next piece in order, as soon as there is one; undefined after the last. Rejects if it has failed. */
  next(): Promise<Uint8Array | undefined>
  /** Resolves when it is closed or has failed. */
  readonly packed: Promise<void>
}

export function openParcel(): Parcel {
  const pieces: Uint8Array[] = []
  const packed = Promise.withResolvers<void>()
  let isPacked = false
  let failure: Error | undefined
  let changed = Promise.withResolvers<void>()
  const tell = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  const pack = () => {
    isPacked = true
    packed.resolve()
    tell()
  }
  return {
    packed: packed.promise,
    add(piece) {
      if (isPacked) return
      pieces.push(piece)
      tell()
    },
    close: pack,
    fail(reason) {
      failure ??= reason
      pieces.length = 0
      pack()
    },
    async next() {
      while (pieces.length === 0 && !isPacked) await changed.promise
      if (failure) throw failure
      return pieces.shift()
    },
  }
}
