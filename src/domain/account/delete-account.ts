import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { boughtPieces, embeddedAccounts, media, users } from '../../../db/schema/index.ts'
import { forgetDeletedStories } from '../../../db/search-index.ts'
import type { IdentityProvider } from '../../ports/identity.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import type { Payments } from '../../ports/payments.ts'
import { oneAtATimePerUser } from '../billing/billing.ts'
import { customerOf } from '../billing/sync-subscription.ts'
import { endAllSessions } from '../identity/sessions.ts'
import { rememberTrial } from '../identity/trial-given.ts'
import { removeUnneededFiles } from '../media/remove-unused-media.ts'

export interface AccountServices {
  db: Db
  media: MediaStore
  payments: Payments | undefined
  identity: IdentityProvider
  now: () => Date
  sessionSecret: string
}

/**
 * Deletes a family for good: the subscription and customer at the card provider first, so that nothing is charged for
 * a deleted account, then the account at the identity provider, then every row, session and sign-in, then the search
 * index's words and the files. Throws ProviderDown, with nothing deleted here, when one of the two cannot be reached.
 * Returns whether the identity provider still has the account (`remains`), so that it can be deleted in that
 * provider's console.
 */
export function deleteAccount(
  services: AccountServices,
  family: { userId: number; firebaseUid: string },
): Promise<'deleted' | 'remains'> {
  // Otherwise a checkout that was begun before could create a customer at the provider after the deletion.
  return oneAtATimePerUser(services, family.userId, () => deleteNow(services, family))
}

async function deleteNow(
  { db, media: store, payments, identity, now, sessionSecret }: AccountServices,
  { userId, firebaseUid }: { userId: number; firebaseUid: string },
): Promise<'deleted' | 'remains'> {
  const customerId = customerOf(db, userId)
  if (customerId) await payments?.deleteCustomer(customerId)
  const atProvider = await identity.deleteAccount(firebaseUid, now())
  const hashes = db.transaction(
    (tx) => {
      const files = tx.select({ hash: media.hash }).from(media).where(eq(media.userId, userId)).all()
      const bought = tx
        .select({ hash: boughtPieces.hash })
        .from(boughtPieces)
        .where(eq(boughtPieces.userId, userId))
        .all()
      const family = tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).get()
      if (family) rememberTrial(tx, family.email, sessionSecret)
      endAllSessions(tx, firebaseUid)
      tx.delete(users).where(eq(users.id, userId)).run()
      tx.delete(embeddedAccounts).where(eq(embeddedAccounts.uid, firebaseUid)).run()
      return [...files, ...bought].map(({ hash }) => hash)
    },
    { behavior: 'immediate' },
  )
  forgetDeletedStories(db)
  await removeUnneededFiles(db, store, hashes)
  return atProvider
}
