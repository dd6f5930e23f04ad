import type { Call } from './call.ts'
import type { FinishedPicture } from './moderator.ts'

/** Something that was bought from a vendor: its bytes, and what came with them (plain JSON). */
export interface BoughtPiece {
  bytes: Uint8Array
  facts?: unknown
}

/** Stores purchases at once, so that neither a crash nor a retry buys them again. */
export interface PurchaseStore {
  /** This story's piece with the name `what`, bought if it is not there. `what` is the complete request. */
  once(what: string, buy: () => Promise<BoughtPiece>): Promise<BoughtPiece>
  /** Deletes a piece of this story that turned out to be useless; possibly only after its job has ended. */
  forget(what: string): Promise<void>
  /** The same as `once` for a piece that serves every family, e.g. the sound of a place. */
  onceForAll(what: string, buy: () => Promise<BoughtPiece>): Promise<BoughtPiece>
}

/** For whom something is made, where its purchases are stored, and who checks it before a family sees it. */
export interface Making extends Call {
  purchases?: PurchaseStore
  /** Checks a vendor's picture; returns whether it has writing. Throws Unusable when it is not for children. */
  checkPicture?: (picture: FinishedPicture) => Promise<{ hasWriting: boolean }>
}

/** Buys every time: for callers that store nothing. */
export const NO_PURCHASE_STORE: PurchaseStore = {
  once: (_what, buy) => buy(),
  forget: async () => {},
  onceForAll: (_what, buy) => buy(),
}

/** A short name for a request to a vendor: the same for the same parts, texts or bytes. */
export function digestOf(...parts: (string | Uint8Array)[]): string {
  const hasher = new Bun.CryptoHasher('sha256')
  for (const part of parts) hasher.update(`${part.length} `).update(part)
  return hasher.digest('hex').slice(0, 32)
}
