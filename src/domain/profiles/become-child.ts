import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { profiles } from '../../../db/schema/index.ts'

/** The first child profile of the new character's name that has no character gets this one. */
export function becomeChild(
  tx: DbOrTx,
  userId: number,
  { id: characterId, name }: { id: number; name: string },
): void {
  const isMeant = (one: string) => one.toLowerCase() === name.toLowerCase()
  const child = profilesOf(tx, userId).children.find((one) => one.characterId === null && isMeant(one.name))
  if (child) tx.update(profiles).set({ characterId }).where(eq(profiles.id, child.id)).run()
}
