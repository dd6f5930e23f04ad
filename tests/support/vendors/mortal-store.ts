import type { MediaStore } from '../../../src/ports/media-store.ts'
import type { PurchaseLedger } from './purchase-ledger.ts'

/** A store whose process can die: then nothing is written any more. */
export function whileAlive(
  store: MediaStore,
  isDead: () => boolean,
  ledger: Pick<PurchaseLedger, 'kept' | 'discarded'>,
): MediaStore {
  const alive = () => {
    if (isDead()) throw new Error('This process has ended')
  }
  return {
    ...store,
    async put(bytes) {
      alive()
      const hash = await store.put(bytes)
      alive()
      ledger.kept(hash)
      return hash
    },
    async remove(hash) {
      alive()
      await store.remove(hash)
      ledger.discarded(hash)
    },
  }
}
