import type { DbOrTx } from '../../../db/client.ts'
import { trialsGiven } from '../../../db/schema/index.ts'
import { keyedHash } from './keyed-hash.ts'

/** Records that an e-mail had its trial; false when it had one before, also in an account that was deleted since. */
export function rememberTrial(tx: DbOrTx, email: string, secret: string): boolean {
  const emailHash = keyedHash(secret, 'trial', email.trim().toLowerCase())
  return tx.insert(trialsGiven).values({ emailHash }).onConflictDoNothing().run().changes > 0
}
