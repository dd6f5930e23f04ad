import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'

/** The voice that a family chose for their last story; undefined while they have not chosen. */
export const familyVoice = (db: DbOrTx, userId: number): string | undefined =>
  db.select({ voice: users.narratorVoice }).from(users).where(eq(users.id, userId)).get()?.voice ?? undefined

/** Remembers a family's choice for their next story. */
export function rememberVoice(tx: DbOrTx, userId: number, voice: string): void {
  tx.update(users).set({ narratorVoice: voice }).where(eq(users.id, userId)).run()
}
