import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { profiles } from '../../../db/schema/index.ts'
import type { LastChoices, Profile } from '../../shared/profiles/profile.ts'

/** Whose evening a story is: its main child's, where that one has a profile that may be chosen, else the family's. */
export function profileFor(tx: DbOrTx, userId: number, mainCharacterId: number): Profile {
  const { family, children } = profilesOf(tx, userId)
  return children.find(({ characterId, isOpen }) => isOpen && characterId === mainCharacterId) ?? family
}

/** Remembers what a story was asked for with, and its voice where one was chosen, for that profile's next one. */
export function rememberChoices(
  tx: DbOrTx,
  profile: Profile,
  choices: LastChoices,
  voice: string | undefined,
): void {
  tx.update(profiles)
    .set({ lastChoices: JSON.stringify(choices), ...(voice ? { voice } : {}) })
    .where(eq(profiles.id, profile.id))
    .run()
}
