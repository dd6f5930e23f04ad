import { eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { profiles } from '../../../db/schema/index.ts'
import type { LastChoices, Profile } from '../../shared/profiles/profile.ts'

/** The profile a story belongs to: its main child's, where that one is active, else the family's. */
export function profileFor(tx: DbOrTx, userId: number, mainCharacterId: number): Profile {
  const { family, children } = profilesOf(tx, userId)
  return children.find(({ characterId, isOpen }) => isOpen && characterId === mainCharacterId) ?? family
}

/** Stores the choices and, where one was chosen, the voice of a story for that profile's next one. */
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

/**
 * A profile without stored choices takes those of its child's last story, so that a family's evenings stay the same
 * when its plan grows.
 */
export function bringChoicesOf(tx: DbOrTx, userId: number, profileId: number, characterId: number): void {
  tx.run(sql`UPDATE profiles SET last_choices = (
      SELECT json_object('theme', theme, 'tone', tone, 'length', length, 'ageGroup', age_group,
        'authorStyle', json_extract(story_request, '$.author.name'),
        'writingStyle', json_extract(story_request, '$.writingStyle'))
      FROM stories INDEXED BY stories_avatar JOIN story_bodies ON story_bodies.story_id = stories.id
      WHERE avatar_id = ${characterId} AND user_id = ${userId} ORDER BY stories.id DESC LIMIT 1)
    WHERE id = ${profileId} AND user_id = ${userId} AND last_choices IS NULL`)
}
