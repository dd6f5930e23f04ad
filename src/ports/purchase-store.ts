import type { Call } from './call.ts'
import type { FinishedPicture } from './moderator.ts'

/** Something that was bought of a vendor: its bytes, and what came with them (plain JSON). */
export interface BoughtPiece {
  bytes: Uint8Array
  facts?: unknown
}

/** Where what was bought is kept at once, so that neither a crash nor a retry buys it again. */
export interface PurchaseStore {
  /** The piece of this story that `what` names, bought if it is not there. `what` says in full what is wanted. */
  once(what: string, buy: () => Promise<BoughtPiece>): Promise<BoughtPiece>
  /** Forgets a piece of this story that turned out to be useless; possibly not before its job has ended. */
  forget(what: string): Promise<void>
  /** The same as `once` for a piece that serves every family, such as the sound of a place. */
  onceForAll(what: string, buy: () => Promise<BoughtPiece>): Promise<BoughtPiece>
}

/** For whom something is made, where purchases for it are kept, and who checks it before a family sees it. */
export interface Making extends Call {
  purchases?: PurchaseStore
  /** Looks at a vendor's picture; says whether there is writing in it. Throws Unusable when it is not for children. */
  checkPicture?: (picture: FinishedPicture) => Promise<{ hasWriting: boolean }>
}

/** Buys every time: for callers that keep nothing. */
export const NO_PURCHASE_STORE: PurchaseStore = {
  once: (_what, buy) => buy(),
  forget: async () => {},
  onceForAll: (_what, buy) => buy(),
}

/** A short name for what is asked of a vendor: the same for the same parts, texts or bytes. */
export function digestOf(...parts: (string | Uint8Array)[]): string {
  const hasher = new Bun.CryptoHasher('sha256')
  for (const part of parts) hasher.update(`${part.length} `).update(part)
  return hasher.digest('hex').slice(0, 32)
}
