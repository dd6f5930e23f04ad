import { and, asc, eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { characters, profiles, users } from '../../../db/schema/index.ts'
import { bringChoicesOf } from './habits.ts'
import { shelveStoriesOf } from './shelves.ts'

/**
 * A family whose plan has profiles for the first time gets one for each character with stories, oldest first, as many
 * as the plan has; the other characters stay in the family's own. Done once: removed profiles do not return.
 */
export function bringIntoProfiles(tx: DbOrTx, userId: number): void {
  const { children, allowed } = profilesOf(tx, userId)
  const user = tx.select({ has: users.hasProfiles }).from(users).where(eq(users.id, userId)).get()
  if (allowed === 0 || user?.has !== false) return
  const isInAStory = sql`EXISTS (SELECT 1 FROM stories, json_each(stories.characters) AS child
    WHERE stories.user_id = ${userId} AND json_extract(child.value, '$.id') = ${characters.id})`
  const told = tx
    .select({ id: characters.id, name: characters.name })
    .from(characters)
    .where(and(eq(characters.userId, userId), isInAStory))
    .orderBy(asc(characters.id))
    .limit(Math.max(0, allowed - children.length))
    .all()
  for (const [index, { id: characterId, name }] of told.entries()) {
    const profile = tx
      .insert(profiles)
      .values({ userId, kind: 'child', name, characterId, position: children.length + index + 1 })
      .onConflictDoNothing()
      .returning({ id: profiles.id })
      .get()
    if (!profile) continue
    shelveStoriesOf(tx, userId, profile.id, characterId)
    bringChoicesOf(tx, userId, profile.id, characterId)
  }
  tx.update(users).set({ hasProfiles: true }).where(eq(users.id, userId)).run()
}
