import type { Piece, Shelf } from '../../src/ports/shelf.ts'

/** A shelf in memory. */
export function aShelf(): Shelf & { pieces: Map<string, Piece> } {
  const pieces = new Map<string, Piece>()
  const once: Shelf['once'] = async (what, buy) => {
    const piece = pieces.get(what) ?? (await buy())
    pieces.set(what, piece)
    return piece
  }
  return { pieces, once, forget: async (what) => void pieces.delete(what), onceForAll: once }
}
