import type { DbOrTx } from '../../../db/client.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'

/** The voice that a family chose for the last story of its own; undefined while it has not chosen. */
export const familyVoice = (db: DbOrTx, userId: number): string | undefined =>
  profilesOf(db, userId).family.voice ?? undefined
