import type { BoughtPiece, PurchaseStore } from '../../src/ports/purchase-store.ts'

/** A shelf in memory. */
export function aPurchaseStore(): PurchaseStore & { pieces: Map<string, BoughtPiece> } {
  const pieces = new Map<string, BoughtPiece>()
  const once: PurchaseStore['once'] = async (what, buy) => {
    const piece = pieces.get(what) ?? (await buy())
    pieces.set(what, piece)
    return piece
  }
  return { pieces, once, forget: async (what) => void pieces.delete(what), onceForAll: once }
}
